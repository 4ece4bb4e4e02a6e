import { createHash, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import type { EventKind } from '../../../../src/domain/audit/kinds.ts';
import { type RandomBytes, uuidv7 } from '../../../../src/domain/core/id.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { StartError } from '../../../kernel/config.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { beginAnew } from './begin-anew.ts';
import { KEYS_TABLE, keptTables } from './catalogue.ts';
import {
  type Block,
  blockSchema,
  damagedFile,
  type End,
  endSchema,
  foreignFile,
  FORMAT_VERSION,
  type Head,
  headSchema,
  parseLine,
} from './format.ts';
import { withLines } from './lines.ts';
import { columnsOf, schemaOf } from './tables.ts';

export interface ImportOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly random: RandomBytes;
  /** Refuses a database in which any practice is. */
  readonly onlyEmpty?: boolean;
  /** What each practice keeps of it among its own events. */
  readonly kind?: EventKind;
}

export interface Imported {
  readonly head: Head;
  /** By table, as they stand in the file. */
  readonly rows: End['rows'];
}

const UNIQUE = '23505';
const DISK_FULL = '53100';

const known = new Set([KEYS_TABLE, ...keptTables.map(({ name }) => name)]);

const otherSchema = (theirs: number, ours: number): StartError =>
  new StartError(
    `O arquivo é de outra versão do Sereno (esquema ${theirs}; aqui ${ours}). Importe com a versão que o criou e atualize depois; nada foi alterado.`,
  );
const taken = (): StartError =>
  new StartError(
    'O banco de dados já tem esta clínica, o seu domínio ou o e-mail de uma de suas contas; nada foi alterado.',
  );
const noRoom = (): StartError =>
  new StartError('O disco do banco de dados está cheio; nada foi alterado.');
const notEmpty = (): StartError =>
  new StartError(
    'O banco de dados já tem clínicas; restaure em um banco de dados vazio. Nada foi alterado.',
  );

async function readHead(tx: Tx, line: string): Promise<Head> {
  const head = parseLine(headSchema, line, foreignFile);
  const ours = await schemaOf(tx);
  if (head.version !== FORMAT_VERSION || head.schema.join() !== ours.join())
    throw otherSchema(head.schema.at(-1) ?? 0, ours.at(-1) ?? 0);
  return head;
}

/**
 * Writes a block's rows, which PostgreSQL reads as it wrote them. They are answered, since where practices are spread what
 * is not comes to its machine by a way on which a refusal loses its code.
 */
async function insertBlock(tx: Tx, { table, columns, rows }: Block, json: string): Promise<void> {
  const present = new Set(await columnsOf(tx, table));
  if (columns.some((column) => !present.has(column))) throw damagedFile();
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)
    returning 1
  `.execute(tx);
  if (numAffectedRows !== BigInt(rows)) throw damagedFile();
}

const tenantIds = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('tenants').select('id').execute()).map(({ id }) => id);

const sameCounts = (a: End['rows'], b: End['rows']): boolean =>
  Object.keys({ ...a, ...b }).every((table) => (a[table] ?? 0) === (b[table] ?? 0));

interface Target {
  readonly tx: Tx;
  readonly hash: Hash;
  /** Whether the server's secrets are replaced by those of the file. */
  readonly takesKeys: boolean;
}

/** Reads the lines after the head up to the last, and writes what they hold. */
async function readBlocks(
  { tx, hash, takesKeys }: Target,
  lines: AsyncGenerator<string>,
): Promise<End['rows']> {
  const rows: Record<string, number> = {};
  for (;;) {
    const line = (await lines.next()).value as string | undefined;
    if (line === undefined) throw damagedFile();
    if (line.startsWith('{"end":')) {
      const end = parseLine(endSchema, line, damagedFile);
      const isWhole = end.sha256 === hash.digest('hex') && sameCounts(rows, end.rows);
      if (!isWhole || !(await lines.next()).done) throw damagedFile();
      return end.rows;
    }
    const block = parseLine(blockSchema, line, damagedFile);
    const json = (await lines.next()).value as string | undefined;
    if (json === undefined || !known.has(block.table)) throw damagedFile();
    hash.update(`${line}\n${json}\n`);
    if (block.table !== KEYS_TABLE || takesKeys) await insertBlock(tx, block, json);
    rows[block.table] = (rows[block.table] ?? 0) + block.rows;
  }
}

async function load(
  tx: Tx,
  lines: AsyncGenerator<string>,
  { now, random, onlyEmpty = false, kind }: ImportOptions,
): Promise<Imported> {
  const first = await lines.next();
  if (first.done) throw foreignFile();
  const head = await readHead(tx, first.value);
  const existing = await tenantIds(tx);
  if (onlyEmpty && existing.length > 0) throw notEmpty();
  const takesKeys = head.keys && existing.length === 0;
  if (takesKeys) await sql`delete from ${sql.table(KEYS_TABLE)}`.execute(tx);
  const hash = createHash('sha256').update(`${first.value}\n`);
  const rows = await readBlocks({ tx, hash, takesKeys }, lines);
  const brought = (await tenantIds(tx)).filter((id) => !existing.includes(id));
  const newId = () => uuidv7(now, random);
  await beginAnew(tx, brought, { now: new Date(now).toISOString(), newId });
  const parts = { clock: { now: () => now }, random };
  if (kind) for (const tenantId of brought) await recordEvent(tx, parts, { tenantId, kind });
  return { head, rows };
}

/** The database's refusals, in a sentence: a file that says the truth about itself can only meet what is there. */
function explain(error: unknown): unknown {
  const { code = '' } = error as { code?: unknown };
  if (code === UNIQUE) return taken();
  if (code === DISK_FULL) return noRoom();
  return typeof code === 'string' && /^(22|23)/.test(code) ? damagedFile() : error;
}

/**
 * Brings an export into a database, all or nothing, beside the practices that are there. People of the imported ones
 * sign in again, and their devices read everything anew.
 * @throws StartError where the file is foreign, damaged or of another version, or a practice of it exists here
 */
export async function importFrom(
  db: Database,
  path: string,
  options: ImportOptions,
): Promise<Imported> {
  const imported = await withLines(path, (lines) =>
    db.kysely
      .transaction()
      .execute((tx) => load(tx, lines, options))
      .catch((error: unknown) => {
        throw explain(error);
      }),
  );
  // Without statistics PostgreSQL plans for an empty database.
  await sql`analyze`.execute(db.kysely);
  return imported;
}
