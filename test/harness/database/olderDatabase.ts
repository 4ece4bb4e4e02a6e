import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { openEngine } from '../../../server/kernel/db/embedded/engine.ts';
import { migrate, readMigrations, type ScriptRunner } from '../../../server/kernel/db/migrate.ts';

/** The copy that the build of schema 126 made of its own database: one practice of a year. */
export const OLDER_COPY = 'test/fixtures/copies/schema-0126.gz';
export const OLDER_SCHEMA = 126;

interface Block {
  readonly table: string;
  readonly columns: readonly string[];
}

export const readCopy = (path: string) => parseCopy(gunzipSync(readFileSync(path)).toString());

/** A copy's schema, and its rows by table as text, sorted. */
export function parseCopy(text: string) {
  const lines = text.trimEnd().split('\n');
  const { schema } = JSON.parse(lines[0]!) as { readonly schema: readonly number[] };
  const tables: Record<string, string[]> = {};
  const blocks: (readonly [Block, string])[] = [];
  for (let at = 1; at < lines.length - 1; at += 2) {
    const block = JSON.parse(lines[at]!) as Block;
    const rows = JSON.parse(lines[at + 1]!) as readonly object[];
    tables[block.table] ??= [];
    tables[block.table]!.push(...rows.map((row) => JSON.stringify(row)));
    blocks.push([block, lines[at + 1]!]);
  }
  for (const rows of Object.values(tables)) rows.sort();
  return { schema, tables, blocks };
}

export type Copy = ReturnType<typeof parseCopy>;

type Fill = ScriptRunner & {
  insert(statement: string, json: string): Promise<unknown>;
};

/** Brings the schema to where the older build had it, with its migrations, and its rows. */
async function fill(runner: Fill, { schema, blocks }: Copy): Promise<void> {
  const older = (await readMigrations()).filter(({ version }) => schema.includes(version));
  await migrate(runner, older);
  await runner.run('set session_replication_role = replica');
  for (const [{ table, columns }, json] of blocks) {
    const names = columns.map((name) => `"${name}"`).join();
    await runner.insert(
      `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
      json,
    );
  }
  await runner.run('set session_replication_role = default');
}

/** Makes the older build's embedded database in a data folder. */
export async function makeOlderDatabase(
  dataDir: string,
  copy: Copy = readCopy(OLDER_COPY),
): Promise<void> {
  const engine = await openEngine({ folder: join(dataDir, 'database'), onNotification: () => {} });
  const runner: Fill = {
    run: (script) => engine.run(script),
    async column(query) {
      const { rows } = await engine.query(query, []);
      return rows.map((row) => Object.values(row as object)[0] as unknown);
    },
    insert: (statement, json) => engine.query(statement, [json]),
  };
  try {
    await fill(runner, copy);
  } finally {
    await engine.close();
  }
}

/** Makes the older build's database in an empty one of a PostgreSQL server. */
export async function fillOlderDatabase(
  client: pg.Client,
  copy: Copy = readCopy(OLDER_COPY),
): Promise<void> {
  const runner: Fill = {
    run: async (script) => void (await client.query(script)),
    async column(text) {
      const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
      return rows.map(([value]) => value);
    },
    insert: (statement, json) => client.query(statement, [json]),
  };
  await fill(runner, copy);
}
