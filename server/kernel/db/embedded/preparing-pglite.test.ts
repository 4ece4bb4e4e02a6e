import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';

// One of its own: other tests may have used up a shared one's places for prepared statements.
let db: Database;

beforeAll(async () => {
  db = await openDatabase({});
});
afterAll(() => db.close());

const keptStatements = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where name like 'kept_%'`.execute(
    database.kysely,
  );
  return rows[0]?.n ?? 0;
};

describe('the embedded database', () => {
  it('answers a repeated statement by its parameters, with types and nulls as the first time', async () => {
    const ask = async (number: number, text: string | null, list: readonly string[]) => {
      const { rows } = await sql`
        select ${number}::int + 1 as sum, ${text}::text as text,
          (select count(*) from json_array_elements(${JSON.stringify(list)}::json))::int as length
      `.execute(db.kysely);
      return rows[0];
    };
    const before = await keptStatements(db);
    expect(await ask(1, 'a', ['x'])).toEqual({ sum: 2, text: 'a', length: 1 });
    expect(await ask(41, null, [])).toEqual({ sum: 42, text: null, length: 0 });
    expect(await ask(-1, 'ção', ['x', 'y'])).toEqual({ sum: 0, text: 'ção', length: 2 });
    expect((await keptStatements(db)) - before).toBe(1);
  });

  it('survives a statement that fails, at its first and at a later call', async () => {
    const divide = (by: number) =>
      sql<{ n: number }>`select 10 / ${by}::int as n`.execute(db.kysely);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(5)).rows).toEqual([{ n: 2 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`select nonsense where 1 = ${1}::int`.execute(db.kysely)).rejects.toMatchObject(
      { code: '42703' },
    );
    expect((await divide(2)).rows).toEqual([{ n: 5 }]);
  });

  it('keeps a statement whose transaction was undone', async () => {
    const add = (n: number) => sql<{ n: number }>`select ${n}::int * 3 as n`;
    const undone = db.kysely.transaction().execute(async (tx) => {
      await add(1).execute(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await add(2).execute(db.kysely)).rows).toEqual([{ n: 6 }]);
  });

  it('keeps a bounded number of them, and answers the others all the same', async () => {
    for (let index = 0; index < 250; index++) {
      const { rows } = await sql`select ${index}::int as a, ${sql.lit(index)} as b`.execute(
        db.kysely,
      );
      expect(rows).toEqual([{ a: index, b: index }]);
    }
    expect(await keptStatements(db)).toBe(200);
  });
});
