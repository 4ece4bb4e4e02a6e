import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Tx, withDirectory } from '../db/tenant.ts';
import { tooManyRequests } from '../http/errors.ts';
import {
  LOGIN_MESSAGE,
  type LimitName,
  type LimitOverrides,
  limits,
  REQUESTS_MESSAGE,
} from './limits.ts';

/** What is counted: for each limit, on whom. */
export type Attempt = { readonly [N in LimitName]?: string };

export interface Admission {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly overrides?: LimitOverrides | undefined;
}

/** Hashed, so that the table holds no list of the addresses people typed. */
const subjectOf = (name: LimitName, value: string): string =>
  `${name}:${createHash('sha256').update(value).digest('base64url')}`;

const iso = (ms: number): string => new Date(ms).toISOString();

interface Counted {
  readonly name: LimitName;
  readonly subject: string;
  readonly start: number;
  readonly end: number;
}

/** Always in the same order, so that two calls never wait for each other. */
const countedOf = (attempt: Attempt, now: number): readonly Counted[] =>
  (Object.entries(attempt) as [LimitName, string][])
    .map(([name, value]) => {
      const { windowMs } = limits[name];
      const start = Math.floor(now / windowMs) * windowMs;
      return { name, subject: subjectOf(name, value), start, end: start + windowMs };
    })
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));

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
  { db, now, overrides }: Admission,
  attempt: Attempt,
  message = REQUESTS_MESSAGE,
): Promise<void> {
  const exceeded = await withDirectory(db, async (tx) => {
    await dropEnded(tx, now);
    const ends: number[] = [];
    for (const one of countedOf(attempt, now)) {
      const most = overrides?.[one.name] ?? limits[one.name].most;
      if ((await count(tx, one)) > most) ends.push(one.end);
    }
    return ends;
  });
  if (exceeded.length > 0)
    throw tooManyRequests(message, Math.ceil((Math.max(...exceeded) - now) / 1000));
}

export interface SignIn {
  readonly email: string;
  /** Of the network. */
  readonly address: string;
}

const signIn = ({ email, address }: SignIn): Attempt => ({
  loginAccount: email,
  loginAddress: address,
});

/** @throws DomainError 429 */
export const admitSignIn = (admission: Admission, attempt: SignIn): Promise<void> =>
  admit(admission, signIn(attempt), LOGIN_MESSAGE);

/** Who proved by mail whose account it is may try again at once. */
export const forgiveAccount = ({ db, now }: Admission, email: string): Promise<void> =>
  withDirectory(db, async (tx) => {
    for (const { subject, start } of countedOf({ loginAccount: email }, now))
      await tx
        .deleteFrom('attempts')
        .where('subject', '=', subject)
        .where('window_start', '=', iso(start))
        .execute();
  });

/** A sign-in that succeeded was no failed attempt. */
export const forgive = ({ db, now }: Admission, attempt: SignIn): Promise<void> =>
  withDirectory(db, async (tx) => {
    for (const { name, subject, start } of countedOf(signIn(attempt), now))
      await tx
        .updateTable('attempts')
        .set({ count: name === 'loginAccount' ? 0 : sql`greatest(count - 1, 0)` })
        .where('subject', '=', subject)
        .where('window_start', '=', iso(start))
        .execute();
  });
