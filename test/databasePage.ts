import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../server/kernel/db/database.ts';
import { openDatabase } from '../server/kernel/db/open.ts';
import { PURPOSES } from './databaseTables.ts';

export const PAGE = 'docs/database.md';

const HEADER = `# The database as it stands

Written by \`npm run database-page\` from a database that all migrations have made. A test fails where it is not current.
The migrations in \`server/kernel/migrations\` say why a column is there, and \`test/databaseTables.ts\` what each table is for.

\`tenant_id\` is the practice. Row-level security keeps practices apart in each table that does not say otherwise.
\`v\` is the version of a document, a number of its practice's sequence. Devices receive documents through \`feed\`.
`;

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isKey: boolean;
  /** The table that a foreign key leads to. */
  readonly target: string | null;
  /** True if row-level security holds for the table. */
  readonly isWalled: boolean;
}

/** Reads the columns of all tables, in the order of the tables' names. */
export async function readColumns({ kysely }: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "name",
      format_type(a.atttypid, a.atttypmod) as "type",
      not a.attnotnull as "isNullable",
      coalesce(a.attnum = any(k.conkey), false) as "isKey",
      -- The last column of a key is the one that names the row: those before it name the practice.
      (select string_agg(f.confrelid::regclass::text, ', ' order by f.oid) from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid
          and f.conkey[cardinality(f.conkey)] = a.attnum) as "target",
      c.relrowsecurity as "isWalled"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C", a.attnum`.execute(kysely);
  return rows;
}

function sectionOf(table: string, columns: readonly Column[]): string {
  const key = columns.filter(({ isKey }) => isKey).map(({ name }) => `\`${name}\``);
  const isWalled = columns.every((column) => column.isWalled);
  const rows = columns.map(
    ({ name, type, isNullable, target }) =>
      `| \`${name}\` | ${type} | ${isNullable ? 'yes' : ''} | ${target ? `\`${target}\`` : ''} |\n`,
  );
  return `
## ${table}

${PURPOSES[table] ?? ''}
Key: ${key.join(', ') || 'none'}.${isWalled ? '' : ' Without row-level security.'}

| column | type | may be null | refers to |
| --- | --- | --- | --- |
${rows.join('')}`;
}

/** The page as Markdown. */
export function databasePage(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const sections = tables.map((table) =>
    sectionOf(
      table,
      columns.filter((column) => column.table === table),
    ),
  );
  return HEADER + sections.join('');
}

async function writePage(): Promise<void> {
  const database = await openDatabase({});
  writeFileSync(PAGE, databasePage(await readColumns(database)));
  await database.close();
}

if (import.meta.filename === process.argv[1]) await writePage();
