import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';

/** Statements whose answers are lines that name one thing of the schema each. */
const LINES = [
  `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
     || coalesce(column_default, '')
   from information_schema.columns where table_schema = 'public'`,
  `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
   from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select indexdef from pg_indexes where schemaname = 'public'`,
  `select tablename || ' ' || policyname || ' ' || permissive || ' ' || roles::text || ' ' || cmd
     || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '')
   from pg_policies where schemaname = 'public'`,
  `select pg_get_functiondef(p.oid) || coalesce(acl, '') from pg_proc p
   left join lateral (
     select string_agg(one::text, ',' order by one::text) as acl
     from unnest(p.proacl) one where one::text !~ '^postgres='
   ) acls on true
   where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
     select from pg_depend where objid = p.oid and deptype = 'e'
   )`,
  `select grantee || ' ' || table_name || ' ' || privilege_type
   from information_schema.table_privileges
   where table_schema = 'public' and grantee like 'app%'`,
  `select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  `select attrelid::regclass || '.' || attname || ' ' || coalesce(attstattarget, -1)
   from pg_attribute join pg_class on pg_class.oid = attrelid
   where relkind = 'r' and relnamespace = 'public'::regnamespace
     and attnum > 0 and not attisdropped`,
];

/** All that a database's schema is made of, as lines in their order. */
export async function schemaShape({ kysely }: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const statement of LINES) {
    const { rows } = await sql.raw<Record<string, string>>(statement).execute(kysely);
    lines.push(...rows.map((row) => Object.values(row)[0]!));
  }
  return lines.toSorted();
}
