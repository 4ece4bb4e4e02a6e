import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { constraintOf } from '../../kernel/db/errors.ts';
import { type Tx, withWorker } from '../../kernel/db/tenant.ts';
import type { Payload, Periodic } from './job.ts';

/** A job that this instance works on until its lease ends. */
export interface Claimed {
  readonly id: string;
  readonly tenantId: string | null;
  readonly kind: string;
  readonly key: string;
  readonly payload: Payload;
  /** Counted at the claim, so that a job which kills its instance comes to an end. */
  readonly attempt: number;
  /** ISO; with the attempt it marks whose lease it is, since a periodic job counts anew after each success. */
  readonly until: string;
}

export interface Claim {
  /** In groups: of the first one as many as there are, and so on. */
  readonly kinds: readonly (readonly string[])[];
  readonly limit: number;
  /** Whoever has so many of a group running gets no more before one of them ends. */
  readonly perTenant: number;
  /** ISO */
  readonly now: string;
  /** ISO: when another instance may take it over. */
  readonly until: string;
}

/**
 * Takes due jobs that nobody works on. One whose key has been claimed waits for that to end, also when the instance at
 * it is dead and its lease is over, so that two of a key do not overtake each other. A scalar subquery, because `not
 * exists` becomes a join for which all that waits is read and sorted.
 */
async function claimGroup(
  tx: Tx,
  group: readonly string[],
  { limit, perTenant, now, until }: Claim,
): Promise<readonly Claimed[]> {
  const kinds = [...group];
  const { rows } = await sql<Omit<Claimed, 'until'>>`
      with busy as materialized (
        select tenant_id from jobs
        where leased_until > ${now} and tenant_id is not null and kind = any(${kinds}::text[])
        group by tenant_id having count(*) >= ${perTenant}
      ), due as (
        select id from jobs j
        where failed_at is null and run_at <= ${now} and kind = any(${kinds}::text[])
          and (leased_until is null or leased_until <= ${now})
          and (tenant_id is null or tenant_id not in (select busy.tenant_id from busy))
          and coalesce((
            select false from jobs other
            where other.key = j.key and other.id <> j.id and other.leased_until is not null
            limit 1
          ), true)
        order by run_at, created_at, id
        limit ${limit}
        for update skip locked
      )
      update jobs set leased_until = ${until}, attempts = attempts + 1
      from due where jobs.id = due.id
      returning jobs.id, tenant_id as "tenantId", kind, key, payload, attempts as attempt
    `.execute(tx);
  return rows.map((row) => ({ ...row, until }));
}

export const claimJobs = (db: Database, claim: Claim): Promise<readonly Claimed[]> =>
  withWorker(db, async (tx) => {
    const claimed: Claimed[] = [];
    for (const group of claim.kinds) {
      const limit = claim.limit - claimed.length;
      if (limit > 0 && group.length > 0)
        claimed.push(...(await claimGroup(tx, group, { ...claim, limit })));
    }
    return claimed;
  });

/** Keeps the job for longer. @returns it as it is held now; `undefined` where it was taken over */
export const renewLease = (
  db: Database,
  job: Claimed,
  until: string,
): Promise<Claimed | undefined> =>
  withWorker(db, async (tx) => {
    const { rows } = await sql`
      update jobs set leased_until = ${until} where ${mine(job)} returning id
    `.execute(tx);
    return rows.length > 0 ? { ...job, until } : undefined;
  });

const mine = ({ id, attempt, until }: Claimed) =>
  sql`id = ${id} and attempts = ${attempt} and leased_until = ${until}`;

export const deleteJob = (db: Database, job: Claimed): Promise<void> =>
  withWorker(db, async (tx) => {
    await sql`delete from jobs where ${mine(job)}`.execute(tx);
  });

/** A newer job of the same key that waits already does the work of both. */
export async function retryJob(
  db: Database,
  job: Claimed,
  {
    runAt,
    error,
    attempts,
  }: { readonly runAt: string; readonly error: string; readonly attempts: number },
): Promise<void> {
  try {
    await withWorker(db, async (tx) => {
      await sql`
        update jobs set leased_until = null, run_at = ${runAt}, last_error = ${error},
          attempts = ${attempts}
        where ${mine(job)}
      `.execute(tx);
    });
  } catch (failure) {
    if (constraintOf(failure as Error) !== 'jobs_one_waiting') throw failure;
    await deleteJob(db, job);
  }
}

export const giveUpJob = (
  db: Database,
  job: Claimed,
  { at, error }: { readonly at: string; readonly error: string },
): Promise<void> =>
  withWorker(db, async (tx) => {
    await sql`
      update jobs set leased_until = null, failed_at = ${at}, last_error = ${error} where ${mine(job)}
    `.execute(tx);
  });

/** The row of a periodic job waits for its next tick, or for another attempt before that. */
export const rescheduleJob = (
  db: Database,
  job: Claimed,
  {
    runAt,
    error,
    attempts,
  }: { readonly runAt: string; readonly error: string | null; readonly attempts: number },
): Promise<void> =>
  withWorker(db, async (tx) => {
    await sql`
      update jobs set leased_until = null, run_at = ${runAt}, last_error = ${error},
        attempts = ${attempts}
      where ${mine(job)}
    `.execute(tx);
  });

const periodicKey = (kind: string): string => `periodic:${kind}`;

/**
 * Makes the one row of each periodic kind, unless an instance has made it. It stays for good.
 * A row that a clock once ahead put too far off comes round again.
 * @param now milliseconds since 1970
 */
export const makePeriodic = (
  db: Database,
  periodic: readonly Periodic[],
  now: number,
): Promise<void> =>
  withWorker(db, async (tx) => {
    const at = new Date(now).toISOString();
    for (const { kind, everyMs } of periodic) {
      const latest = new Date(now + everyMs).toISOString();
      await sql`
        insert into jobs (kind, key, payload, run_at)
        values (${kind}, ${periodicKey(kind)}, '{}'::jsonb, ${at})
        on conflict do nothing
      `.execute(tx);
      await sql`
        update jobs set run_at = ${at},
          leased_until = case when leased_until <= ${latest} then leased_until end
        where key = ${periodicKey(kind)} and run_at > ${latest}
      `.execute(tx);
    }
  });
