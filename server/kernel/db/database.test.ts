import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines, openOwnPostgres, forgetful } from '../../../test/harness/database/database.ts';
import { StartError } from '../config.ts';
import type { Database } from './database.ts';
import { lockFile } from './lock.ts';
import { constraintOf } from './errors.ts';
import { openDatabase } from './open.ts';
import { findAccount, withDirectory, withTenant } from './tenant.ts';

const url = process.env.DATABASE_URL;

const A = '01900000-0000-7000-8000-00000000000a';
const B = '01900000-0000-7000-8000-00000000000b';

const createTenant = (database: Database, id: string, email: string): Promise<void> =>
  withTenant(database, id, async (tx) => {
    await tx
      .insertInto('tenants')
      .values({
        id,
        name: 'Clínica',
        domain: email.split('@')[0]!,
        kind: 'clinic',
        time_zone: 'America/Sao_Paulo',
      })
      .execute();
    await tx
      .insertInto('users')
      .values({ tenant_id: id, id, email, name: 'Ana', role: 'psych' })
      .execute();
    await tx.insertInto('account_emails').values({ email, tenant_id: id, user_id: id }).execute();
  });

describe.each(engines())('a database on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await createTenant(database, A, 'a@exemplo.com');
    await createTenant(database, B, 'b@exemplo.com');
  });
  afterAll(() => database.close());

  it('reads instants as ISO text with milliseconds, bigint as numbers and days as text', async () => {
    const { rows } = await sql<{ at: string; n: number; day: string }>`
      select timestamptz '2026-03-01 10:00:00-03' as at, 7::bigint as n, date '2026-03-01' as day`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ at: '2026-03-01T13:00:00.000Z', n: 7, day: '2026-03-01' }]);
  });

  it("shows a tenant's transaction that tenant only, even to a query that forgets to ask for it", async () => {
    const seen = await withTenant(forgetful(database), A, (tx) =>
      tx.selectFrom('users').select('email').execute(),
    );
    expect(seen).toEqual([{ email: 'a@exemplo.com' }]);
    const tenants = await withTenant(forgetful(database), A, (tx) =>
      tx.selectFrom('tenants').select('id').execute(),
    );
    expect(tenants).toEqual([{ id: A }]);
  });

  it("refuses to write into another tenant's rows", async () => {
    const values = {
      tenant_id: B,
      id: A,
      email: 'c@exemplo.com',
      name: 'C',
      role: 'psych' as const,
    };
    await expect(
      withTenant(database, A, (tx) => tx.insertInto('users').values(values).execute()),
    ).rejects.toMatchObject({ code: '42501' });
    const changed = await withTenant(forgetful(database), A, (tx) =>
      tx.updateTable('users').set({ name: 'X' }).where('id', '=', B).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  it('finds the account of an e-mail address before the tenant is known, and nothing else', async () => {
    expect(await findAccount(database, 'B@exemplo.com')).toEqual({ tenantId: B, userId: B });
    expect(await findAccount(database, 'ninguem@exemplo.com')).toBeUndefined();
    await expect(
      withDirectory(database, (tx) => tx.selectFrom('users').selectAll().execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('lets one e-mail address have one account among all tenants', async () => {
    const refusal = await withTenant(database, A, (tx) =>
      tx
        .updateTable('account_emails')
        .set({ email: 'b@exemplo.com' })
        .where('tenant_id', '=', A)
        .execute(),
    ).catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: '23505' });
    expect(constraintOf(refusal as Error)).toBe('account_emails_taken');
  });

  it('delivers a notification after its commit, and none of a transaction undone', async () => {
    const heard: string[] = [];
    const unlisten = await database.listen(
      'prova',
      (payload) => heard.push(payload),
      () => {},
    );
    const notify = (payload: string, fail: boolean): Promise<void> =>
      database.kysely.transaction().execute(async (tx) => {
        await sql`select pg_notify('prova', ${payload})`.execute(tx);
        if (fail) throw new Error('undone');
      });
    await expect(notify('lost', true)).rejects.toThrow('undone');
    await notify('kept', false);
    await expect.poll(() => heard).toEqual(['kept']);
    await unlisten();
  });
});

describe.runIf(url)('two instances', () => {
  it('bring an empty database up to date at once', async () => {
    const database = await openOwnPostgres(url!);
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    const both = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: database.url })));
    const { rows } = await sql<{ n: number }>`select count(*) as n from schema_migrations`.execute(
      database.kysely,
    );
    expect(rows[0]!.n).toBeGreaterThanOrEqual(2);
    await Promise.all(both.map((each) => each.close()));
    await database.close();
  });
});

describe.runIf(url)('a connection to postgres', () => {
  it('plans a statement once, and keeps a bounded number of plans', async () => {
    const database = await openOwnPostgres(url!);
    await database.kysely.connection().execute(async (connection) => {
      const ask = (text: string) =>
        sql<{ n: number }>`select ${7}::int as n, ${sql.lit(text)} as t`.execute(connection);
      for (let turn = 0; turn < 3; turn++) expect((await ask('a')).rows[0]!.n).toBe(7);
      for (let index = 0; index < 300; index++) await ask(String(index));
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from pg_prepared_statements`.execute(connection);
      expect(rows).toEqual([{ n: 200 }]);
    });
    await database.close();
  });
});

describe('the embedded folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sereno-lock-'));
  const path = join(folder, 'database.lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is refused to a second opener in this process', () => {
    const unlock = lockFile(path);
    expect(() => lockFile(path)).toThrow('já está em uso');
    unlock();
    lockFile(path)();
  });

  it('is refused while another process lives, and taken over from a dead one', async () => {
    const child = spawn('sleep', ['60']);
    writeFileSync(path, String(child.pid));
    expect(() => lockFile(path)).toThrow(`processo ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFile(path)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process whose number another one has now', () => {
    writeFileSync(path, `${process.ppid} 1`);
    expect(() => lockFile(path)()).not.toThrow();
  });

  it('is refused while a process of another container says that it lives, and taken over from a silent one', () => {
    writeFileSync(path, '1 77 pid:[1]');
    expect(() => lockFile(path)).toThrow('já está em uso pelo processo 1');
    utimesSync(path, 0, 0);
    const unlock = lockFile(path);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says that its owner lives for as long as it does', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const unlock = lockFile(path);
    utimesSync(path, 0, 0);
    vi.advanceTimersByTime(10_000);
    expect(statSync(path).mtimeMs).toBeGreaterThan(Date.now() - 30_000);
    unlock();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('keeps what was committed after closing and opening again, and says when it is damaged', async () => {
    const dataDir = join(folder, 'data');
    const first = await openDatabase({ dataDir });
    await createTenant(first, A, 'a@exemplo.com');
    await expect(openDatabase({ dataDir })).rejects.toThrow('já está em uso');
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await findAccount(second, 'a@exemplo.com')).toEqual({ tenantId: A, userId: A });
    await second.close();

    const damages = [
      () => truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 100),
      () => rmSync(join(dataDir, 'database', 'PG_VERSION')),
    ];
    for (const damage of damages) {
      damage();
      const damaged = openDatabase({ dataDir });
      await expect(damaged).rejects.toBeInstanceOf(StartError);
      await expect(damaged).rejects.toThrow('os arquivos parecem danificados');
    }
    expect(readdirSync(dataDir)).toEqual(['database']);
  }, 300_000);
});
