import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { createTestApi, type TestApi } from '../../harness/server/api.ts';
import { sharedDatabase } from '../../harness/database/database.ts';
import { openEarlierDatabase } from '../../harness/earlier/database.ts';
import { type Earlier, earlierBuilds } from '../../harness/earlier/fixtures.ts';
import { schemaShape } from '../../harness/earlier/schemaShape.ts';
import { asItStays, everything, signIn } from '../../harness/earlier/session.ts';
import { sendUnsent } from '../../harness/earlier/sendUnsent.ts';
import { afterwards, unsentOf } from '../../harness/earlier/unsent.ts';

/** Counts of the minutes before, which another table has by now. */
const GONE = ['login_attempts'];
/** Migrations add to these. */
const GROWN = ['feed', 'jobs', 'schema_migrations'];
/** An address that nobody has proved stands in the second since there is one. */
const ADDRESSES = ['account_emails', 'address_claims'];

async function countsOf({ kysely }: Database, tables: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)}`.execute(kysely);
    counts[table] = rows[0]!.n;
  }
  return counts;
}

const of = (counts: Readonly<Record<string, number>>, tables: readonly string[]) =>
  tables.map((table) => [table, counts[table] ?? 0] as const);

const sum = (counts: Readonly<Record<string, number>>, tables: readonly string[]): number =>
  of(counts, tables).reduce((total, [, count]) => total + count, 0);

type Fields = Readonly<Record<string, unknown>>;

/** The trace of a command in the document that it is about. */
const effectOf = ({ name, args }: OutboxRow, doc: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(args as Fields).filter(([key]) => key in doc)),
  ...(name === 'appointment.complete' && { status: 'completed' }),
  ...(name === 'note.update' && { conflicts: [] }),
});

describe.each(earlierBuilds)('the data of $name, opened by today’s server', (build: Earlier) => {
  const expected = build.expected();
  const special = [...GONE, ...GROWN, ...ADDRESSES];
  const tables = Object.keys(expected.counts).filter((name) => !special.includes(name));
  let db: Database;
  let api: TestApi;
  beforeAll(async () => {
    db = await openEarlierDatabase(build);
    api = createTestApi(db);
    api.clock.ms = afterwards(build);
  });
  afterAll(() => db.close());

  it('have lost no row', async () => {
    const before = expected.counts;
    const now = await countsOf(db, [...tables, ...GROWN, ...ADDRESSES]);
    expect(of(now, tables)).toEqual(of(before, tables));
    const shrunk = GROWN.filter((table) => now[table]! < before[table]!);
    expect(shrunk).toEqual([]);
    expect(sum(now, ADDRESSES)).toBe(sum(before, ADDRESSES));
  });

  it('stand in the schema that a new database has', async () => {
    const [mine, today] = [await schemaShape(db), await schemaShape(await sharedDatabase())];
    expect(mine.filter((line) => !today.includes(line))).toEqual([]);
    expect(today.filter((line) => !mine.includes(line))).toEqual([]);
    expect(mine).toHaveLength(today.length);
  });

  it('answer the person who signs in with every document', async () => {
    const rows = await everything(api, await signIn(api));
    for (const row of expected.rows)
      expect(rows.get(refKey([row.entity, row.id]))?.doc).toMatchObject(asItStays(row));
  });

  it('take what the device had not sent, and carry out all of it', async () => {
    await sendUnsent(build, api);
    const rows = await everything(api, await signIn(api));
    const { commands } = unsentOf(build);
    const docs = commands.map(
      ({ touches }) => (rows.get(touches[0]!)?.doc ?? null) as Fields | null,
    );
    expect(docs).toMatchObject(commands.map((row, at) => effectOf(row, docs[at] ?? {})));
  });
});
