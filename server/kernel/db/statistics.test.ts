import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/harness/database/database.ts';
import { seedDemo } from '../../program/demo/seed.ts';
import type { Database } from './database.ts';

/** Columns of text whose values may stand in the planner's statistics: words of ours, ids and numbers. */
const HARMLESS = [
  'ai_usage.month',
  'appointments.status',
  'calendar_links.origin',
  'calendar_refusals.code',
  'calendar_refusals.kind',
  'client_documents.entity',
  'clock_marks.name',
  'correction_requests.field',
  'correction_requests.status',
  'feed.audience',
  'feed.entity',
  'handovers.kind',
  'handovers.status',
  'issued_documents.channel',
  'issued_documents.format',
  'issued_documents.kind',
  'issued_documents.outcome',
  'jobs.key',
  'jobs.kind',
  'member_invites.status',
  'notes.estimate',
  'notes.summary_status',
  'one_time_tokens.purpose',
  'patient_invites.status',
  'payments.payment_method',
  'payments.rest',
  'payments.status',
  'professional_profiles.pix_key_kind',
  'professional_profiles.regime',
  'receita_files.month',
  'record_reads.part',
  'security_events.kind',
  'tenants.kind',
  'tenants.plan_id',
  'tenants.time_zone',
  'users.role',
];

/** Indexes on an expression that is an id of ours. */
const IDS = [
  'security_events_of_export',
  'security_events_of_member',
  'security_events_of_successor',
];

const WRITTEN = [
  ['patients', 'name'],
  ['patients', 'medical_history'],
  ['notes', 'plaintext'],
  ['appointments', 'description'],
  ['feed', 'body'],
] as const;

interface Target {
  readonly table: string;
  readonly column: string;
  /** How much of a column is sampled; -1 where nothing else was said. */
  readonly target: number;
}

async function targetsOf({ kysely }: Database): Promise<readonly Target[]> {
  const { rows } = await sql<Target>`
    select c.relname as "table", a.attname as "column", coalesce(a.attstattarget, -1) as target
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped
    order by 1, 2`.execute(kysely);
  return rows;
}

const aim = ({ kysely }: Database, { table, column, target }: Target) =>
  sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
    set statistics ${sql.lit(target)}`.execute(kysely);

const migration = (name: string): string =>
  readFileSync(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8');

// Where practices are spread, samples are made on the machines of the parts, which `spread.test.ts` looks at.
describe.skipIf(process.env.CITUS_URL).each(engines())(
  'the statistics of the planner on $name',
  ({ open }) => {
    let db: Database;
    let before: readonly Target[];
    beforeAll(async () => {
      db = await open();
      before = await targetsOf(db);
      await seedDemo(db, { now: Date.parse('2026-03-10T12:00:00Z'), patients: 40 });
      for (const [table, column] of WRITTEN)
        await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = 'CANÁRIO ' || (random() * 3)::int
        where true`.execute(db.kysely);
    });
    // An old migration ran again. Other suites look at this database too.
    afterAll(async () => {
      const now = await targetsOf(db);
      for (const [at, one] of before.entries())
        if (one.target !== now[at]!.target) await aim(db, one);
      await db.close();
    });

    const sampled = async (): Promise<readonly string[]> => {
      await sql`analyze`.execute(db.kysely);
      const { rows } = await sql<{ name: string }>`
      select tablename || '.' || attname as name from pg_stats s
      where schemaname = 'public' and s::text ilike '%canário%' order by 1`.execute(db.kysely);
      return rows.map(({ name }) => name);
    };

    it('hold no text of a practice', async () => {
      expect(await sampled()).toEqual([]);
    });

    it('are not made of any column of text but those that are listed; a new one is told so in its migration', async () => {
      const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
      left join pg_type e on e.oid = t.typelem
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'm', 'p')
        and a.attnum > 0 and not a.attisdropped and coalesce(a.attstattarget, -1) <> 0
        and c.relname not in ('plans', 'schema_migrations')
        and (t.typcategory = 'S' or e.typcategory = 'S' or t.typname in ('json', 'jsonb', 'bytea', 'tsvector'))
      order by 1`.execute(db.kysely);
      expect(rows.map(({ name }) => name)).toEqual(HARMLESS);
    });

    it('are made of an expression only where it is an id', async () => {
      await sql`analyze`.execute(db.kysely);
      const { rows } = await sql`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indexrelid
      join pg_type t on t.oid = a.atttypid
      join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indexprs is not null and t.typcategory = 'S'
        and coalesce(a.attstattarget, -1) <> 0 and i.indkey[a.attnum - 1] = 0
      order by 1`.execute(db.kysely);
      expect(rows).toEqual(IDS.map((name) => ({ name })));
    });

    it('forget what they held of an earlier version', async () => {
      for (const [table, column] of WRITTEN)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics -1`.execute(
          db.kysely,
        );
      expect(await sampled()).toHaveLength(WRITTEN.length);
      await sql.raw(migration('0078_texts_out_of_statistics')).execute(db.kysely);
      expect(await sampled()).toEqual([]);
    });

    it('forget what they held of columns that nobody had taken out of them', async () => {
      await sql`insert into removed_practices
        select gen_random_uuid(), 'canário-' || n % 3, 1, now() from generate_series(1, 30) n`.execute(
        db.kysely,
      );
      await aim(db, { table: 'removed_practices', column: 'domain', target: -1 });
      expect(await sampled()).toEqual(['removed_practices.domain']);
      await sql.raw(migration('0213_columns_out_of_statistics')).execute(db.kysely);
      expect(await sampled()).toEqual([]);
    });

    it('forget what they held of the archive where that came later than the rule', async () => {
      await sql`
        insert into archive
        select tenant_id, 'notes', id, patient_id, appointment_id, psychologist_id, 'CANÁRIO',
          'prontuario', now(), 'CANÁRIO', now(), psychologist_id, now()
        from notes`.execute(db.kysely);
      await sql`alter table archive alter column document set statistics -1,
        alter column reason set statistics -1`.execute(db.kysely);
      expect(await sampled()).toEqual(['archive.document', 'archive.reason']);
      await sql.raw(migration('0212_archive_out_of_statistics')).execute(db.kysely);
      expect(await sampled()).toEqual([]);
    });
  },
);
