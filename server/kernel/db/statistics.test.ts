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
  'client_documents.entity',
  'feed.audience',
  'feed.entity',
  'jobs.key',
  'jobs.kind',
  'notes.summary_status',
  'one_time_tokens.purpose',
  'patient_invites.status',
  'payments.payment_method',
  'payments.status',
  'record_reads.part',
  'security_events.kind',
  'tenants.kind',
  'tenants.plan_id',
  'tenants.time_zone',
  'users.role',
];

const WRITTEN = [
  ['patients', 'name'],
  ['patients', 'medical_history'],
  ['notes', 'plaintext'],
  ['appointments', 'description'],
  ['feed', 'body'],
] as const;

const migration = (name: string): string =>
  readFileSync(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8');

// Where practices are spread, samples are made on the machines of the parts, which `spread.test.ts` looks at.
describe.skipIf(process.env.CITUS_URL).each(engines())(
  'the statistics of the planner on $name',
  ({ open }) => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
      await seedDemo(db, { now: Date.parse('2026-03-10T12:00:00Z'), patients: 40 });
      for (const [table, column] of WRITTEN)
        await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = 'CANÁRIO ' || (random() * 3)::int
        where true`.execute(db.kysely);
    });
    afterAll(() => db.close());

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

    it('forget what they held of an earlier version', async () => {
      for (const [table, column] of WRITTEN)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics -1`.execute(
          db.kysely,
        );
      expect(await sampled()).toHaveLength(WRITTEN.length);
      await sql.raw(migration('0078_texts_out_of_statistics')).execute(db.kysely);
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

    it('are made of an expression only where it holds no text', async () => {
      await sql`analyze`.execute(db.kysely);
      const { rows } = await sql`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indexrelid
      join pg_type t on t.oid = a.atttypid
      join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indexprs is not null and t.typcategory = 'S'
        and coalesce(a.attstattarget, -1) <> 0 and i.indkey[a.attnum - 1] = 0
      order by 1`.execute(db.kysely);
      expect(rows).toEqual([]);
    });
  },
);
