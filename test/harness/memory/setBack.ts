import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import { keptTables } from '../../../server/program/operations/copies/catalogue.ts';
import { columnsOf } from '../../../server/program/operations/copies/tables.ts';

/** A practice's data as they were. */
export interface Copy {
  /** Its sequence then. */
  readonly seq: number;
  /** Sets the data back, without a word to anybody. */
  readonly setBack: () => Promise<void>;
}

/**
 * Copies the rows of a practice as a machine's snapshot does, without a word to the server. */
export async function copyRows(database: Database, tenantId: string): Promise<Copy> {
  const { kysely } = database;
  const copies = await kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const all: { name: string; own: ReturnType<typeof sql>; columns: string[]; rows: string }[] =
        [];
      for (const { name, owner } of keptTables) {
        const own = sql`${sql.ref(owner)} = ${tenantId}::uuid`;
        const { rows } = await sql<{ rows: string }>`
        select coalesce(json_agg(r), '[]')::text as rows from ${sql.table(name)} r where ${own}`.execute(
          tx,
        );
        all.push({ name, own, columns: await columnsOf(tx, name), rows: rows[0]?.rows ?? '[]' });
      }
      return all;
    });
  const tenant = JSON.parse(copies[0]?.rows ?? '[]') as readonly { readonly seq: number }[];
  const setBack = () =>
    kysely.transaction().execute(async (tx) => {
      for (const { name, own } of copies.toReversed())
        await sql`delete from ${sql.table(name)} where ${own}`.execute(tx);
      for (const { name, columns, rows } of copies) {
        const list = sql.join(columns.map((column) => sql.ref(column)));
        await sql`
          insert into ${sql.table(name)} (${list})
          select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::text::json)`.execute(
          tx,
        );
      }
    });
  return { seq: tenant[0]?.seq ?? 0, setBack };
}
