import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { type Tx, withDirectory } from './db/tenant.ts';
import { tooManyRequests } from './errors.ts';
import { type LimitName, type LimitOverrides, limits, REQUESTS_MESSAGE } from './limits.ts';
import { widerNetworks } from './networks.ts';

/** What is counted: for each limit, on whom. */
export type Attempt = { readonly [N in LimitName]?: string };

export interface Admission {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly overrides?: LimitOverrides | undefined;
  /** Told when a limit is passed, once in its window. */
  readonly onPassed?: (name: LimitName) => Promise<void>;
}

/** Hashed, so that the table holds no list of the addresses people typed. */
const subjectOf = (name: LimitName, value: string): string =>
  `${name}:${createHash('sha256').update(value).digest('base64url')}`;

const iso = (ms: number): string => new Date(ms).toISOString();

interface Counted {
  readonly name: LimitName;
  /** How often the limit this one may reach. */
  readonly factor: number;
  readonly subject: string;
  readonly start: number;
  readonly end: number;
}

function countedAs(name: LimitName, value: string, factor: number, now: number): Counted {
  const { windowMs } = limits[name];
  const start = Math.floor(now / windowMs) * windowMs;
  return { name, factor, subject: subjectOf(name, value), start, end: start + windowMs };
}

/**
 * Returns the counts in a fixed order, so that two calls never wait for each other.
 * Networks of IPv6 count in wider ones too.
 */
const countedOf = (attempt: Attempt, now: number): readonly Counted[] =>
  (Object.entries(attempt) as [LimitName, string][])
    .flatMap(([name, value]) => [
      countedAs(name, value, 1, now),
      ...widerNetworks(value).map((wider) => countedAs(name, wider.name, wider.factor, now)),
    ])
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));

/**
 * Counts in the transaction of a practice, so that what is undone was not counted.
 * @param now milliseconds since 1970
 * @returns how often in this window, this time among them
 */
export async function countWithin(
  tx: Tx,
  name: LimitName,
  value: string,
  now: number,
): Promise<number> {
  const { subject, start, end } = countedAs(name, value, 1, now);
  const { rows } = await sql<{ count: number }>`
    select count_attempt(${subject}, ${iso(start)}, ${iso(end)}) as count
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

async function count(tx: Tx, { subject, start, end }: Counted): Promise<number> {
  const row = await tx
    .insertInto('attempts')
    .values({ subject, window_start: iso(start), window_end: iso(end), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Rows that another call is dropping at this moment are left to it. */
const dropEnded = (tx: Tx, now: number) =>
  sql`delete from attempts where (subject, window_start) in (
    select subject, window_start from attempts where window_end <= ${iso(now)}
    for update skip locked
  )`.execute(tx);

/**
 * Counts an attempt before it is looked at, so that many at once cannot slip past a limit.
 * @throws DomainError 429 above one
 */
export async function admit(
  { db, now, overrides, onPassed }: Admission,
  attempt: Attempt,
  message = REQUESTS_MESSAGE,
): Promise<void> {
  const exceeded = await withDirectory(db, async (tx) => {
    await dropEnded(tx, now);
    const passed: (Counted & { readonly isFirst: boolean })[] = [];
    for (const one of countedOf(attempt, now)) {
      const most = (overrides?.[one.name] ?? limits[one.name].most) * one.factor;
      const over = (await count(tx, one)) - most;
      if (over > 0) passed.push({ ...one, isFirst: over === 1 });
    }
    return passed;
  });
  if (exceeded.length === 0) return;
  for (const { name, isFirst } of exceeded) if (isFirst) await onPassed?.(name);
  const end = Math.max(...exceeded.map((one) => one.end));
  throw tooManyRequests(message, Math.ceil((end - now) / 1000));
}

const changeEach = (
  { db, now }: Admission,
  attempt: Attempt,
  change: (tx: Tx, one: Counted) => Promise<unknown>,
): Promise<void> =>
  withDirectory(db, async (tx) => {
    for (const one of countedOf(attempt, now)) await change(tx, one);
  });

/** Takes one attempt back: it was none of those that are counted. */
export const takeBack = (admission: Admission, attempt: Attempt): Promise<void> =>
  changeEach(admission, attempt, (tx, { subject, start }) =>
    tx
      .updateTable('attempts')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('subject', '=', subject)
      .where('window_start', '=', iso(start))
      .execute(),
  );

/** Counts anew from nothing. */
export const forget = (admission: Admission, attempt: Attempt): Promise<void> =>
  changeEach(admission, attempt, (tx, { subject, start }) =>
    tx
      .deleteFrom('attempts')
      .where('subject', '=', subject)
      .where('window_start', '=', iso(start))
      .execute(),
  );
