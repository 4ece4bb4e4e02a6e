import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openOwnPostgres } from '../../../test/harness/database/database.ts';
import { StartError } from '../config.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { openDatabase } from './open.ts';
import { withTenant } from './tenant.ts';

const url = process.env.DATABASE_URL;

const versionsOf = async (db: Database): Promise<readonly number[]> =>
  (
    await db.kysely.selectFrom('schema_migrations').select('version').orderBy('version').execute()
  ).map(({ version }) => version);

/** Runs scripts as the server does at its start, beside those that the database has had. */
const bring = (db: Database, migrations: readonly Migration[]) =>
  db.kysely.transaction().execute((tx) =>
    migrate(
      {
        run: async (script) => {
          for (const statement of script.split(';').filter((text) => text.trim()))
            await sql.raw(statement).execute(tx);
        },
        async column(query) {
          const { rows } = await sql.raw<object>(query).execute(tx);
          return rows.map((row) => Object.values(row)[0] as unknown);
        },
      },
      migrations,
    ),
  );

describe.each(engines())('migrations on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  it('that fail leave nothing of themselves nor of those before them', async () => {
    const before = await versionsOf(db);
    const past = before.map((version) => ({ version, name: 'past', script: '' }));
    const good = { version: 9001, name: 'good', script: 'create table half_done (id integer)' };
    const bad = { version: 9002, name: 'bad', script: 'alter table half_done add column id text' };
    await expect(bring(db, [...past, good, bad])).rejects.toMatchObject({ code: '42701' });
    expect(await versionsOf(db)).toEqual(before);
    const { rows } = await sql`select to_regclass('half_done') as found`.execute(db.kysely);
    expect(rows).toEqual([{ found: null }]);
  });

  it('add tables, columns and keys of practices, behind the wall and out of the planner’s samples, wherever these stand', async () => {
    const script = `
      create table test_rooms (
        tenant_id uuid not null, id uuid not null, patient_id uuid, name text, primary key (tenant_id, id));
      select keep_by_practice('test_rooms');
      alter table test_rooms add constraint test_rooms_patient
        foreign key (tenant_id, patient_id) references patients (tenant_id, id);
      create unique index test_rooms_name on test_rooms (tenant_id, name);
      alter table patients add column test_words text;
      select keep_out_of_statistics('patients', 'test_words');
      select keep_out_of_statistics('test_rooms', 'name')`;
    const past = (await versionsOf(db)).map((version) => ({ version, name: 'past', script: '' }));
    await bring(db, [...past, { version: 9003, name: 'rooms', script }]);
    const [mine, other] = [randomUUID(), randomUUID()];
    const rooms = (tenantId: string) =>
      withTenant(db, tenantId, async (tx) => {
        const { rows } = await sql<{ name: string }>`
          select name from test_rooms where tenant_id = ${mine}`.execute(tx);
        return rows;
      });
    const add = sql`insert into test_rooms (tenant_id, id, name) values (${mine}, ${mine}, 'Sala 1')`;
    await withTenant(db, mine, (tx) => add.execute(tx));
    expect(await rooms(mine)).toEqual([{ name: 'Sala 1' }]);
    expect(await rooms(other)).toEqual([]);
    await expect(withTenant(db, other, (tx) => add.execute(tx))).rejects.toMatchObject({
      code: '42501',
    });
    const { rows } = await sql<{ kept: number }>`
      select attstattarget as kept from pg_attribute
      where (attrelid = 'patients'::regclass and attname = 'test_words')
        or (attrelid = 'test_rooms'::regclass and attname = 'name')`.execute(db.kysely);
    expect(rows).toEqual([{ kept: 0 }, { kept: 0 }]);
    const undo = `drop table test_rooms; alter table patients drop column test_words; delete from schema_migrations where version = 9003`;
    for (const statement of undo.split(';')) await sql.raw(statement).execute(db.kysely);
  });

  it('of a newer server are not run over by an older one', async () => {
    const [newest, ...past] = (await versionsOf(db))
      .toSorted((a, b) => b - a)
      .map((version) => ({ version, name: 'past', script: '' }));
    await expect(bring(db, past)).rejects.toThrow(
      new StartError(
        `O banco de dados é de uma versão mais nova do Sereno (esquema ${newest!.version}); use essa versão ou restaure uma cópia feita por esta.`,
      ),
    );
  });
});

describe.runIf(url)('an instance that starts', () => {
  it('waits for the migrations of another for longer than any request may wait', async () => {
    const own = await openOwnPostgres(url!);
    const other = new pg.Client({ connectionString: own.url });
    await other.connect();
    await other.query('begin; select pg_advisory_xact_lock(7310472)');
    let isOpen = false;
    const opening = openDatabase({ databaseUrl: own.url }).finally(() => (isOpen = true));
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(isOpen).toBe(false);
    await other.query('commit');
    await (await opening).close();
    await other.end();
    await own.close();
  });
});

describe('a PostgreSQL that is not there', () => {
  it('is a sentence without its address', async () => {
    const nowhere = 'postgres://sereno:segredo@127.0.0.1:9/sereno';
    await expect(openDatabase({ databaseUrl: nowhere })).rejects.toThrow(
      new StartError('Não foi possível abrir o banco de dados de DATABASE_URL (ECONNREFUSED).'),
    );
  });
});
