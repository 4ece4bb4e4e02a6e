import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/tenant.ts';

/** Names of the tables that the database has, of those that we know or not. */
export async function tablesOf(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** The columns that a row of the table is written with, in their order. */
export async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx);
  return rows.map(({ name }) => name);
}

/** The numbers of the migrations that the database has had. */
export async function schemaOf(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('schema_migrations')
    .select('version')
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}
