import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig, StartError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { clock } from '../run.ts';
import { start } from '../start.ts';
import { backUp } from './backup.ts';
import { exportTo } from './export.ts';
import type { End } from './format.ts';
import { importFrom } from './import.ts';

const USAGE = [
  'Use:',
  '  npm run export -- --to <arquivo> [--practice <domínio>] [--with-keys]',
  '  npm run import -- --from <arquivo>',
  '  npm run backup [-- --to <pasta>]',
  '  npm run restore -- --from <arquivo>',
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

async function bringIn(db: Database, path: string, onlyEmpty: boolean): Promise<string> {
  const { rows, head } = await importFrom(db, path, { now: clock.now(), random, onlyEmpty });
  return [
    `Importado: ${total(rows)}, como estavam em ${head.createdAt}.`,
    'Os aparelhos leem tudo de novo e enviam o que ainda não tinham enviado.',
  ].join('\n');
}

const commands: Readonly<
  Record<string, (options: Options, config: Config) => (db: Database) => Promise<string>>
> = {
  export({ to, practice, keys }) {
    const path = required(to);
    return async (db) => {
      const at = new Date(clock.now()).toISOString();
      const { rows, bytes } = await exportTo(db, path, { practice, keys, at });
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
      return `Cópia em ${path}: ${total(rows)}, ${bytes.toLocaleString('pt-BR')} bytes.`;
    };
  },
  restore({ from }) {
    const path = required(from);
    return (db) => bringIn(db, path, true);
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
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    process.stdout.write(`${await work(db)}\n`);
  } finally {
    await db.close();
  }
});
