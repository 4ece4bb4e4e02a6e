import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Tx, withDirectory } from '../db/tenant.ts';
import { tooManyRequests } from '../http/errors.ts';

export const WINDOW_MS = 15 * 60_000;
/** Attempts in a window before a sign-in must wait: on one account, and from one network address. */
export const ACCOUNT_LIMIT = 10;
export const ADDRESS_LIMIT = 50;

const MESSAGE = 'Muitas tentativas de login. Tente novamente em alguns minutos.';

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Hashed, so that the table holds no list of the addresses people typed. */
const subjectOf = (kind: 'account' | 'address', value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const windowStart = (now: number): number => Math.floor(now / WINDOW_MS) * WINDOW_MS;
const iso = (ms: number): string => new Date(ms).toISOString();

async function count(tx: Tx, subject: string, start: number): Promise<number> {
  const { failures } = await tx
    .insertInto('login_attempts')
    .values({ subject, window_start: iso(start), failures: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet({ failures: sql<number>`login_attempts.failures + 1` }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/** Rows that another sign-in is dropping at this moment are left to it. */
const dropOld = (tx: Tx, start: number) =>
  sql`delete from login_attempts where (subject, window_start) in (
    select subject, window_start from login_attempts where window_start < ${iso(start)}
    for update skip locked
  )`.execute(tx);

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip past the limit.
 * @throws DomainError 429 above it
 */
export async function admit(db: Database, { email, address, now }: Attempt): Promise<void> {
  const start = windowStart(now);
  const refused = await withDirectory(db, async (tx) => {
    await dropOld(tx, start);
    // Always in this order, so that two sign-ins never wait for each other.
    const byAccount = await count(tx, subjectOf('account', email), start);
    const byAddress = await count(tx, subjectOf('address', address), start);
    return byAccount > ACCOUNT_LIMIT || byAddress > ADDRESS_LIMIT;
  });
  if (refused) throw tooManyRequests(MESSAGE, Math.ceil((start + WINDOW_MS - now) / 1000));
}

/** A sign-in that succeeded was no failed attempt. */
export const forgive = (db: Database, { email, address, now }: Attempt): Promise<void> =>
  withDirectory(db, async (tx) => {
    const start = iso(windowStart(now));
    await tx
      .deleteFrom('login_attempts')
      .where('subject', '=', subjectOf('account', email))
      .execute();
    await tx
      .updateTable('login_attempts')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('subject', '=', subjectOf('address', address))
      .where('window_start', '=', start)
      .execute();
  });
