import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { StartError } from '../../../kernel/config.ts';
import { gone, type KeptTable, KEYS_TABLE, keptTables, leftOut } from './catalogue.ts';
import { type Block, type End, FORMAT, FORMAT_VERSION, type Head } from './format.ts';
import { columnsOf, schemaOf, tablesOf } from './tables.ts';

/** Rows that are read, held and written at a time. */
const BLOCK = 200;

export interface ExportScope {
  /** One practice; by default all of them. */
  readonly tenantId?: string | undefined;
  /** Reads one practice after the other: where they are spread, each is of one state on its own machine. */
  readonly isSpread?: boolean;
  /** True if the database's schema is older than this program. */
  readonly isOlder?: boolean;
  /** Takes the server's own secrets along. */
  readonly keys?: boolean;
  /** ISO */
  readonly at: string;
}

type Source = Omit<KeptTable, 'owner'> & { readonly owner?: KeptTable['owner'] };

/**
 * The tables to read. An older database lacks those that came later.
 * @throws StartError where it has one that only an older program knew
 */
async function sourcesOf(
  tx: Tx,
  { keys = false, isOlder = false }: ExportScope,
): Promise<readonly Source[]> {
  const all: readonly Source[] = keys ? [{ name: KEYS_TABLE }, ...keptTables] : keptTables;
  if (!isOlder) return all;
  const present = await tablesOf(tx);
  const names = [...Object.keys({ ...leftOut, ...gone }), ...keptTables.map(({ name }) => name)];
  const known = new Set(names);
  const unknown = [...present].find((name) => !known.has(name));
  if (unknown) throw new StartError(`Faça a cópia com a versão anterior do Sereno (${unknown}).`);
  return all.filter(({ name }) => present.has(name));
}

const selection = (
  { name, owner, where = 'true', instead = {} }: Source,
  columns: readonly string[],
  tenantId: string | undefined,
) => {
  const values = columns.map((column) => {
    const other = instead[column];
    return other ? sql`${sql.raw(other)} as ${sql.ref(column)}` : sql.ref(column);
  });
  const own = tenantId && owner ? sql`${sql.ref(owner)} = ${sql.lit(tenantId)}::uuid` : sql`true`;
  return sql`select row_to_json(r)::text as row from (
    select ${sql.join(values)} from ${sql.table(name)} where ${sql.raw(where)} and ${own}) r`;
};

/** The rows of a table as PostgreSQL writes them, in blocks. */
async function* readBlocks(
  tx: Tx,
  source: Source,
  columns: readonly string[],
  tenantId: string | undefined,
): AsyncGenerator<string[]> {
  await sql`declare exported no scroll cursor for ${selection(source, columns, tenantId)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BLOCK)} from exported`.execute(tx);
    if (rows.length > 0) yield rows.map(({ row }) => row.replaceAll('\n', ' '));
    if (rows.length < BLOCK) break;
  }
  await sql`close exported`.execute(tx);
}

/** Of whom rows are read at a time; `undefined` of all at once. */
async function practicesOf(
  tx: Tx,
  { tenantId, isSpread = false }: ExportScope,
): Promise<readonly (string | undefined)[]> {
  if (tenantId !== undefined || !isSpread) return [tenantId];
  const rows = await tx
    .selectFrom('practice_domains')
    .select('tenant_id')
    .orderBy('tenant_id')
    .execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

async function* readTables(
  tx: Tx,
  scope: ExportScope,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const practices = await practicesOf(tx, scope);
  for (const source of await sourcesOf(tx, scope)) {
    const { name: table } = source;
    const columns = await columnsOf(tx, table);
    counts[table] = 0;
    for (const tenantId of source.owner ? practices : [undefined])
      for await (const rows of readBlocks(tx, source, columns, tenantId)) {
        counts[table] += rows.length;
        yield JSON.stringify({ table, columns, rows: rows.length } satisfies Block);
        yield `[${rows.join(',')}]`;
      }
  }
}

/**
 * The lines of an export, each with its end of line.
 * @param tx a transaction of the owner that sees one state of the database throughout
 * @param done told the number of rows of each table
 */
export async function* exportLines(
  tx: Tx,
  scope: ExportScope,
  done: (rows: End['rows']) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    const whole = `${line}\n`;
    hash.update(whole);
    return whole;
  };
  const head: Head = {
    format: FORMAT,
    version: FORMAT_VERSION,
    schema: await schemaOf(tx),
    createdAt: scope.at,
    scope: scope.tenantId ? 'practice' : 'database',
    keys: scope.keys ?? false,
  };
  yield hashed(JSON.stringify(head));
  const rows: Record<string, number> = {};
  for await (const line of readTables(tx, scope, rows)) yield hashed(line);
  yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') } satisfies End)}\n`;
  done(rows);
}
