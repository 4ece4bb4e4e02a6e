import { sql } from 'kysely';
import { DomainError } from '../../src/domain/core/errors.ts';
import { withTenant, withWorker } from '../db/tenant.ts';
import { errorFields } from '../kernel/logger.ts';
import { JobError } from '../kernel/job-error.ts';
import type { Payload, RunningJob } from '../jobs/job.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { GoogleFailure } from './errors.ts';
import type { Owner } from './integrations.ts';
import { createSealer } from './sealer.ts';
import { googleSettings } from './settings.ts';
import { syncJob } from './sync-job.ts';
import { syncCalendar } from './sync.ts';

export const SYNC_EVERY_MS = 300_000;

const BUSY_RETRY_MS = 30_000;

/** Enqueues a sync for every calendar that is due. */
export async function enqueueSyncs({ db, clock, config }: ServerParts): Promise<void> {
  if (!googleSettings({ config })) return;
  const now = new Date(clock.now()).toISOString();
  const { rows } = await withWorker(db, (tx) =>
    sql<Owner>`select tenant_id as "tenantId", user_id as "userId" from calendars_due(${now})`.execute(
      tx,
    ),
  );
  for (const owner of rows)
    await withTenant(db, owner.tenantId, (tx) => enqueueJobs(tx, owner.tenantId, [syncJob(owner)]));
}

const isDue = (parts: ServerParts, owner: Owner): Promise<boolean> =>
  withTenant(parts.db, owner.tenantId, async (tx) => {
    const row = await tx
      .selectFrom('calendar_integrations as c')
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.user_id'),
      )
      .select(['c.sync_enabled', 'c.needs_reconnect', 'c.retry_at'])
      .where('c.tenant_id', '=', owner.tenantId)
      .where('c.user_id', '=', owner.userId)
      // Nothing of the practice goes to somebody whose account was closed.
      .where('u.is_active', '=', true)
      .where('u.role', '=', 'psych')
      .executeTakeFirst();
    if (!row?.sync_enabled || row.needs_reconnect) return false;
    return row.retry_at === null || Date.parse(row.retry_at) <= parts.clock.now();
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
