import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { NewJob } from '../execution/store.ts';

/** Tells idle instances that there is something to do. */
export const JOBS_CHANNEL = 'sereno_jobs';

/** Due on every clock. */
const AT_ONCE = '1970-01-01T00:00:00.000Z';

/**
 * Adds work that begins when the transaction has committed. Where a job of the same key waits already, the earlier of
 * the two times and the newer payload hold.
 */
export async function enqueueJobs(
  tx: Tx,
  tenantId: string | null,
  jobs: readonly NewJob[],
): Promise<void> {
  for (const { kind, key, payload, runAt = AT_ONCE } of jobs)
    await sql`
      insert into jobs (tenant_id, kind, key, payload, run_at)
      values (${tenantId}, ${kind}, ${key}, ${JSON.stringify(payload)}::text::jsonb, ${runAt})
      on conflict (key) where leased_until is null and failed_at is null
        do update set run_at = least(jobs.run_at, excluded.run_at), payload = excluded.payload
    `.execute(tx);
  if (jobs.length > 0) await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx);
}
