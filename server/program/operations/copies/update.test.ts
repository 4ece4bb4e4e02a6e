import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../test/harness/server/command.ts';
import {
  fillOlderDatabase,
  makeOlderDatabase,
  OLDER_COPY,
  OLDER_SCHEMA,
  readCopy,
} from '../../../../test/harness/database/olderDatabase.ts';
import { onDatabase } from '../../../../test/harness/database/onDatabase.ts';
import { openEmptyPostgres } from '../../../../test/harness/database/database.ts';
import type { Database, OlderSchema } from '../../../kernel/db/database.ts';
import { openDatabase } from '../../../kernel/db/open.ts';
import type { Logger } from '../../../kernel/logger.ts';
import { copyBeforeUpdate } from './before-update.ts';

const url = process.env.SUITE_DATABASE_URL ?? process.env.DATABASE_URL;
const original = readCopy(OLDER_COPY);

const folder = mkdtempSync(join(tmpdir(), 'sereno-update-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A database that the older build has left, by the settings that name it. */
interface Older {
  readonly env: Readonly<Record<string, string>>;
  readonly open: (older: OlderSchema, logger?: Logger) => Promise<Database>;
  readonly remove: () => Promise<void>;
}

async function onEmbedded(): Promise<Older> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await makeOlderDatabase(dataDir);
  return {
    env: { DATA_DIR: dataDir },
    open: (older, logger) => openDatabase({ dataDir, older, ...(logger && { logger }) }),
    remove: async () => {},
  };
}

async function onPostgres(): Promise<Older> {
  const own = await openEmptyPostgres(url!);
  await onDatabase(own.url, fillOlderDatabase);
  return {
    env: { DATABASE_URL: own.url, DATA_DIR: mkdtempSync(join(folder, 'data-')) },
    open: (older, logger) =>
      openDatabase({ databaseUrl: own.url, older, ...(logger && { logger }) }),
    remove: own.drop,
  };
}

const kinds = [
  ...(process.env.SUITE_DATABASE_URL ? [] : [{ name: 'embedded', make: onEmbedded }]),
  ...(url ? [{ name: 'postgres', make: onPostgres }] : []),
];

async function schemaOf(older: Older): Promise<number> {
  const db = await older.open({ action: 'leave' });
  const { version } = await db.kysely
    .selectFrom('schema_migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  await db.close();
  return version;
}

describe.each(kinds)('an older build’s database on $name', ({ make }) => {
  let older: Older;
  beforeAll(async () => {
    older = await make();
  }, 300_000);
  afterAll(() => older.remove());

  it('is copied as it is by backup and export, which change nothing of it', async () => {
    const copies = join(folder, `copies-${Object.keys(older.env).length}`);
    mkdirSync(copies);
    const made = await runCommand(older.env, 'backup', '--to', copies);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const file = join(copies, 'tudo.gz');
    expect(await runCommand(older.env, 'export', '--to', file)).toMatchObject({ code: 0 });
    for (const name of readdirSync(copies)) {
      const copy = readCopy(join(copies, name));
      expect(copy.schema).toEqual(original.schema);
      expect(copy.tables).toEqual(original.tables);
    }
    expect(await schemaOf(older)).toBe(OLDER_SCHEMA);
  }, 300_000);

  it('is refused in a sentence, and left as it is, by what writes into it', async () => {
    const path = join(process.cwd(), OLDER_COPY);
    for (const args of [['after-restore'], ['import', '--from', path], ['restore', '--from', path]])
      expect(await runCommand(older.env, ...args)).toEqual({
        code: 1,
        stdout: '',
        stderr: `O banco de dados é de uma versão anterior do Sereno (esquema ${OLDER_SCHEMA}). Inicie o servidor desta versão uma vez, ou use o programa daquela; nada foi alterado.\n`,
      });
    expect(await schemaOf(older)).toBe(OLDER_SCHEMA);
  }, 300_000);

  it('is not updated where no copy of it can be written', async () => {
    const taken = join(folder, 'no-folder');
    writeFileSync(taken, '');
    const copyFirst = copyBeforeUpdate(join(taken, 'copies'), { now: 0, logger: () => {} });
    await expect(older.open({ action: 'migrate', copyFirst })).rejects.toThrow(
      /Libere espaço ou, se já tem uma cópia sua, inicie com COPY_BEFORE_UPDATE=0\. Nada foi alterado\.$/,
    );
    expect(await schemaOf(older)).toBe(OLDER_SCHEMA);
  }, 300_000);

  it('is copied before it is updated, each step is logged, and the copy brings all of it back', async () => {
    const copies = mkdtempSync(join(folder, 'before-'));
    const lines: string[] = [];
    const logger: Logger = (_level, event, fields) =>
      void lines.push(`${event} ${String(fields?.['schema'] ?? fields?.['version'])}`);
    const now = Date.parse('2026-11-25T14:30:00Z');
    const copyFirst = copyBeforeUpdate(copies, { now, logger });
    const db = await older.open({ action: 'migrate', copyFirst }, logger);
    const { n } = await db.kysely
      .selectFrom('notes')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(original.tables['notes']!.length);
    await db.close();
    expect(lines[0]).toBe(`copied_before_update ${OLDER_SCHEMA}`);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^migrated \d+$/);
    expect(readdirSync(copies)).toEqual(['sereno-esquema-0126-2026-11-25T143000Z.gz']);
    // The build of that schema takes such a file into an empty database.
    const copy = readCopy(join(copies, readdirSync(copies)[0]!));
    expect(copy.schema).toEqual(original.schema);
    expect(copy.tables).toEqual(original.tables);
  }, 300_000);

  it('is copied once: what is up to date starts without a copy', async () => {
    const copies = mkdtempSync(join(folder, 'again-'));
    const copyFirst = copyBeforeUpdate(copies, { now: 0, logger: () => {} });
    await (await older.open({ action: 'migrate', copyFirst })).close();
    expect(readdirSync(copies)).toEqual([]);
  }, 300_000);
});
