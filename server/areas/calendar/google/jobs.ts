import { sql } from 'kysely';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../kernel/db/visit.ts';
import { errorFields } from '../../../kernel/logger.ts';
import { JobError } from '../../../kernel/job-error.ts';
import type { Payload, RunningJob } from '../../../engine/jobs/job.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { GoogleFailure } from './api/errors.ts';
import type { Owner } from './access/integrations.ts';
import { createSealer } from './access/sealer.ts';
import { googleSettings } from './access/settings.ts';
import { syncJob } from './sync/sync-job.ts';
import { syncCalendar } from './sync/sync.ts';

export const SYNC_EVERY_MS = 300_000;

const BUSY_RETRY_MS = 30_000;

/**
 * Enqueues a sync for every calendar that is due.
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function enqueueSyncs({ db, clock, config }: ServerParts): Promise<void> {
  if (!googleSettings({ config })) return;
  const now = new Date(clock.now()).toISOString();
  const found = await tenantsFound(
    db,
    sql`select distinct tenant_id as id from calendars_due(${now})`,
  );
  const enqueue = (tenantId: string) =>
    withTenant(db, tenantId, async (tx) => {
      const people = await due(tx, tenantId, now).execute();
      const jobs = people.map(({ userId }) => syncJob({ tenantId, userId }));
      await enqueueJobs(tx, tenantId, jobs);
    });
  await visitTenants(found, enqueue);
}

/** Those of a practice whose calendar is due. @param now ISO */
const due = (tx: Tx, tenantId: string, now: string) =>
  tx
    .selectFrom('calendar_integrations as c')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.user_id'),
    )
    .select('c.user_id as userId')
    .where('c.tenant_id', '=', tenantId)
    .where('c.sync_enabled', '=', true)
    .where('c.needs_reconnect', '=', false)
    .where((eb) => eb.or([eb('c.retry_at', 'is', null), eb('c.retry_at', '<=', now)]))
    // Nothing of the practice goes to somebody whose account was closed.
    .where('u.is_active', '=', true)
    .where('u.role', '=', 'psych');

const isDue = (parts: ServerParts, { tenantId, userId }: Owner): Promise<boolean> =>
  withTenant(parts.db, tenantId, async (tx) => {
    const now = new Date(parts.clock.now()).toISOString();
    const row = await due(tx, tenantId, now).where('c.user_id', '=', userId).executeTakeFirst();
    return row !== undefined;
  });

/**
 * Syncs one person's calendar. Google's failures are kept with the integration, which says when it is due again; the
 * job itself has then done its work.
 */
export async function runCalendarSync(
  parts: ServerParts,
  payload: Payload,
  { tenantId, signal }: Pick<RunningJob, 'tenantId' | 'signal'>,
): Promise<void> {
  const settings = googleSettings(parts);
  const { userId } = payload;
  if (!settings || tenantId === null || typeof userId !== 'string') return;
  const owner = { tenantId, userId };
  if (!(await isDue(parts, owner))) return;
  const { db, logger } = parts;
  try {
    const sealer = createSealer(parts);
    const { hasMore } = await syncCalendar({ ...parts, settings, sealer }, owner, signal);
    if (hasMore)
      await withTenant(db, tenantId, (tx) => enqueueJobs(tx, tenantId, [syncJob(owner)]));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'google_sync_running')
      throw new JobError('calendar_busy', BUSY_RETRY_MS);
    if (!(error instanceof GoogleFailure || error instanceof DomainError)) throw error;
    logger?.('warn', 'calendar_sync', { ...errorFields(error), code: error.code });
  }
}
