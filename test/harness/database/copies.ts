import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import { keptTables } from '../../../server/program/operations/copies/catalogue.ts';

/** Every row of every table that an export takes along, as text, in an order of its own; histories' names aside. */
export async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of keptTables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'epoch')::text as row from ${sql.table(name)} t order by 1`.execute(
      db.kysely,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}
