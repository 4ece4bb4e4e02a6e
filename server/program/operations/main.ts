import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { EventKind } from '../../../src/domain/audit/kinds.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import { recordEvent } from '../../engine/audit-log/events.ts';
import { type Config, readConfig, StartError } from '../../kernel/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import { LONG_STATEMENT_MS, openDatabase } from '../../kernel/db/open.ts';
import { clock, logger } from '../run.ts';
import { start } from '../start.ts';
import { backUp } from './copies/backup.ts';
import { beginAnew } from './copies/begin-anew.ts';
import { forgetSigningKey } from '../../areas/records/custody/public.ts';
import { trustClock } from '../../engine/jobs/trusted-clock.ts';
import { distribute } from './distribute.ts';
import { exportTo } from './copies/export.ts';
import type { End } from './copies/format.ts';
import { importFrom } from './copies/import.ts';
import { findPractice, removePractice } from './remove.ts';

const USAGE = [
  'Use:',
  '  npm run export -- --to <arquivo> [--practice <domínio>] [--with-keys]',
  '  npm run import -- --from <arquivo>',
  '  npm run backup [-- --to <pasta>]',
  '  npm run restore -- --from <arquivo>',
  '  npm run after-restore',
  '  npm run change-custody-key',
  '  npm run confirm-clock',
  '  npm run distribute',
  '  npm run remove-practice -- --practice <domínio> [--confirm <domínio>]',
].join('\n');

const BEGUN_ANEW = [
  'Todas as pessoas entram de novo com a senha, e os links enviados por email deixam de abrir.',
  'Os aparelhos leem tudo de novo e enviam o que ainda não tinham enviado.',
  'O que mudou depois da cópia voltou a ser como era: confira contas desativadas, emails e senhas trocados e convites.',
].join('\n');

const random = (length: number) => new Uint8Array(randomBytes(length));

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        practice: { type: 'string' },
        confirm: { type: 'string' },
        'with-keys': { type: 'boolean', default: false },
      },
    });
    return { ...values, keys: values['with-keys'], command: positionals.join(' ') };
  } catch {
    throw new StartError(USAGE);
  }
}

type Options = ReturnType<typeof readOptions>;

const required = (value: string | undefined): string => {
  if (!value) throw new StartError(USAGE);
  return value;
};

const total = (rows: End['rows']): string => {
  const lines = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${rows.tenants ?? 0} clínica(s), ${lines.toLocaleString('pt-BR')} linhas`;
};

/**
 * Writes what was taken out among the events of the practices that own it.
 * An older database is left as it is.
 */
async function tell(db: Database, kind: EventKind, practice?: string): Promise<void> {
  if (db.isOlder) return;
  await db.kysely.transaction().execute(async (tx) => {
    const all = tx.selectFrom('practice_domains').select('tenant_id as tenantId');
    const own = practice === undefined ? all : all.where('domain', '=', practice);
    for (const { tenantId } of await own.execute())
      await recordEvent(tx, { clock, random }, { tenantId, kind });
  });
}

async function bringIn(db: Database, path: string, onlyEmpty: boolean): Promise<string> {
  const kind = onlyEmpty ? 'practice.restored' : 'practice.imported';
  const options = { now: clock.now(), random, onlyEmpty, kind } as const;
  const { rows, head } = await importFrom(db, path, options);
  return [`Importado: ${total(rows)}, como estavam em ${head.createdAt}.`, BEGUN_ANEW].join('\n');
}

/** After another tool has brought a copy back: PostgreSQL's own, or one that copies disks. */
async function afterRestore(db: Database): Promise<string> {
  const now = clock.now();
  return db.kysely.transaction().execute(async (tx) => {
    const ids = (await tx.selectFrom('tenants').select('id').execute()).map(({ id }) => id);
    const newId = () => uuidv7(now, random);
    await beginAnew(tx, ids, { now: new Date(now).toISOString(), newId });
    for (const tenantId of ids)
      await recordEvent(tx, { clock, random }, { tenantId, kind: 'practice.restored' });
    return [`Pronto: ${ids.length} clínica(s) recomeçam desta cópia.`, BEGUN_ANEW].join('\n');
  });
}

/** On a connection of its own: rows of years take their time. */
async function spreadOut(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { machines, tables } = await distribute(client);
    return tables.length > 0
      ? `Distribuído: ${tables.length} tabelas por clínica em ${machines} máquina(s). Inicie o servidor de novo.`
      : `Nada a fazer: tudo já está distribuído em ${machines} máquina(s).`;
  } finally {
    await client.end();
  }
}

/** Shows what would be removed until its domain is written a second time. */
async function remove(db: Database, domain: string, confirm: string | undefined): Promise<string> {
  if (confirm !== domain) {
    const { name, people, patients, notes } = await findPractice(db, domain);
    return [
      `${name} (${domain}): ${people} pessoa(s), ${patients} paciente(s), ${notes} nota(s).`,
      'Nada foi removido. Remover apaga tudo desta clínica, sem volta; as cópias feitas antes continuam com ela.',
      `Para remover: npm run remove-practice -- --practice ${domain} --confirm ${domain}`,
    ].join('\n');
  }
  const { name, tenantId, rows } = await removePractice(db, domain, clock.now());
  logger('warn', 'practice_removed', { practice: tenantId, rows });
  return `Removida: ${name} (${domain}), ${rows.toLocaleString('pt-BR')} linhas.`;
}

/** These only read, and copy also a database of before an update. */
const READING = ['export', 'backup'];

const commands: Readonly<
  Record<string, (options: Options, config: Config) => (db: Database) => Promise<string>>
> = {
  export({ to, practice, keys }) {
    const path = required(to);
    return async (db) => {
      const at = new Date(clock.now()).toISOString();
      const { rows, bytes } = await exportTo(db, path, { practice, keys, at });
      await tell(db, 'practice.exported', practice);
      return `Exportado para ${path}: ${total(rows)}, ${bytes.toLocaleString('pt-BR')} bytes.`;
    };
  },
  import({ from }) {
    const path = required(from);
    return (db) => bringIn(db, path, false);
  },
  backup({ to }, config) {
    const folder = to ?? config.backup?.folder ?? join(config.dataDir, 'backups');
    return async (db) => {
      const place = { folder, keep: Infinity };
      const { path, rows, bytes } = await backUp(db, place, clock.now());
      await tell(db, 'practice.backedUp');
      return `Cópia em ${path}: ${total(rows)}, ${bytes.toLocaleString('pt-BR')} bytes.`;
    };
  },
  restore({ from }) {
    const path = required(from);
    return (db) => bringIn(db, path, true);
  },
  'after-restore': () => afterRestore,
  'confirm-clock': () => async (db) => {
    await trustClock(db, clock.now());
    return `O relógio está certo: ${new Date(clock.now()).toISOString()}. O que se esquece por prazo volta a ser esquecido.`;
  },
  'change-custody-key': (_options, { serverKey }) => {
    if (serverKey)
      throw new StartError(
        'A chave vem de SERVER_KEY: troque-a ali, e comprovantes novos terão outra.',
      );
    return async (db) => {
      await forgetSigningKey(db);
      return 'O próximo comprovante é assinado com uma chave nova. As públicas de antes continuam conhecidas.';
    };
  },
  'remove-practice'({ practice, confirm }) {
    const domain = required(practice);
    return (db) => remove(db, domain, confirm);
  },
  distribute(_options, { databaseUrl }) {
    if (!databaseUrl) throw new StartError('Só um PostgreSQL (DATABASE_URL) tem outras máquinas.');
    return () => spreadOut(databaseUrl);
  },
};

// Moves practices between databases, and keeps copies of them.
await start(async () => {
  const options = readOptions();
  const prepare = commands[options.command];
  if (!prepare) throw new StartError(USAGE);
  const config = readConfig(process.env);
  const work = prepare(options, config);
  const { databaseUrl, dataDir } = config;
  const older = { action: READING.includes(options.command) ? 'leave' : 'refuse' } as const;
  const db = await openDatabase({ databaseUrl, dataDir, older, statementMs: LONG_STATEMENT_MS });
  try {
    process.stdout.write(`${await work(db)}\n`);
  } finally {
    await db.close();
  }
});
