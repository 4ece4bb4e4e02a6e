import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-thread-'));
const lines: string[] = [];
let db: Database;

beforeAll(async () => {
  db = await openDatabase({
    dataDir: folder,
    statementMs: 5000,
    logger: (_level, event) => lines.push(event),
  });
  await sql`create table kept (n int primary key)`.execute(db.kysely);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const endless = () =>
  sql`select count(*) from generate_series(1, 1000000000000)`.execute(db.kysely);
const keep = (n: number) => sql`insert into kept values (${n})`.execute(db.kysely);
const kept = async () =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(db.kysely)).rows.map(
    ({ n }) => n,
  );
const isBack = () => expect.poll(() => kept().catch(() => null)).not.toBeNull();

describe('the embedded database in its thread', () => {
  it('takes and gives the values that it does in the same thread', async () => {
    const bytes = new Uint8Array([0, 1, 255]);
    const { rows } = await sql`
      select ${'ção'}::text as text, ${bytes}::bytea as bytes, ${null}::int as nothing,
        ${['a', 'b']}::text[] as list, ${JSON.stringify({ a: [1] })}::jsonb as json, ${true}::bool as yes,
        ${new Date(0)}::timestamptz as at`.execute(db.kysely);
    expect(rows).toEqual([
      {
        text: 'ção',
        bytes,
        nothing: null,
        list: ['a', 'b'],
        json: { a: [1] },
        yes: true,
        at: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('says what went wrong with its code and constraint', async () => {
    await keep(1);
    await expect(keep(1)).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    const strange = { toString: () => '1' };
    await expect(sql`select ${strange}::int`.execute(db.kysely)).rejects.toThrow(
      'could not be cloned',
    );
    expect(await kept()).toEqual([1]);
  });

  it('leaves the server free while a statement runs', async () => {
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    await sql`select count(*) from generate_series(1, 500000)`.execute(db.kysely);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
  });

  it('is ended and opened anew where a statement does not end, with all that was committed', async () => {
    await keep(2);
    const heard: string[] = [];
    await db.listen(
      'prova',
      (payload) => heard.push(payload),
      () => heard.push('again'),
    );
    const waiting = endless().catch((error: { code?: string }) => error.code);
    const behind = kept().catch((error: { code?: string }) => error.code);
    expect(await waiting).toBe('57P02');
    expect(await behind).toBe('57P03');
    await isBack();
    expect(await kept()).toEqual([1, 2]);
    await sql`select pg_notify('prova', 'still')`.execute(db.kysely);
    await expect.poll(() => heard).toEqual(['again', 'still']);
    expect(lines).toEqual(['database_ended', 'database_reopened']);
  }, 60_000);

  it('does nothing more of a transaction that was cut, also when it goes on afterwards', async () => {
    const cut = db.kysely.transaction().execute(async (tx) => {
      await sql`insert into kept values (3)`.execute(tx);
      await sql`select count(*) from generate_series(1, 1000000000000)`.execute(tx).catch(() => {});
      await expect.poll(() => lines.filter((line) => line === 'database_reopened')).toHaveLength(2);
      await sql`insert into kept values (4)`.execute(tx);
    });
    await expect(cut).rejects.toMatchObject({ code: '57P02' });
    expect(await kept()).toEqual([1, 2]);
  }, 60_000);

  it('closes in seconds while a statement does not end', async () => {
    const started = Date.now();
    const waiting = endless().catch((error: { code?: string }) => error.code);
    const behind = kept().catch((error: { code?: string }) => error.code);
    await setTimeout(200);
    await db.close();
    expect([await waiting, await behind]).toEqual(['57P02', '57P01']);
    expect(Date.now() - started).toBeLessThan(20_000);
  }, 60_000);
});
