import { withTenant } from '../../../kernel/db/tenant.ts';
import { JobError } from '../../../kernel/job-error.ts';
import type { Payload, RunningJob } from '../../../engine/jobs/job.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { createAccount, type GoogleAccount } from './api/api.ts';
import {
  departJob,
  type Departure,
  endDeparture,
  holdDeparture,
  isGrantUsed,
  readDeparture,
} from './departures.ts';
import { GoogleFailure, isFailure } from './api/errors.ts';
import { deleteEvent } from './api/event-writes.ts';
import { openCredentials } from './access/integrations.ts';
import { type Credentials, revoke } from './access/oauth.ts';
import { createSealer } from './access/sealer.ts';
import { type GoogleSettings, googleSettings } from './access/settings.ts';

/** Calls in one run; the rest follows in the next. */
const REMOVALS_MAX = 100;

/**
 * What became of a run: everything is out (or will never be), some is left for another run, or the calendar is connected
 * again.
 */
type Outcome = 'over' | 'more' | 'back';

/** An event that may not be deleted any more stays. */
async function remove(account: GoogleAccount, calendarId: string, eventId: string): Promise<void> {
  try {
    await deleteEvent(account, calendarId, { eventId, etag: '' });
  } catch (error) {
    if (!isFailure(error, 'forbidden', 'refused')) throw error;
  }
}

async function removeEvents(
  parts: ServerParts,
  departure: Departure,
  account: GoogleAccount,
  signal: AbortSignal,
): Promise<Outcome> {
  const { calendarId, eventIds } = departure;
  let removed: string | null = null;
  for (const eventId of eventIds.slice(0, REMOVALS_MAX)) {
    signal.throwIfAborted();
    if (!(await holdDeparture(parts, departure, removed))) return 'back';
    await remove(account, calendarId, eventId);
    removed = eventId;
  }
  if (!(await holdDeparture(parts, departure, removed))) return 'back';
  return eventIds.length > REMOVALS_MAX ? 'more' : 'over';
}

/** Whether Google may do later what it did not do now. */
const isPassing = (error: unknown): boolean =>
  isFailure(error, 'unavailable', 'limited', 'unauthorized');

async function empty(
  parts: ServerParts,
  settings: GoogleSettings,
  departure: Departure,
  credentials: Credentials,
  { signal, isLast }: Pick<RunningJob, 'signal' | 'isLast'>,
): Promise<Outcome> {
  // A renewed access token need not be kept: the refresh token stays the same.
  const account = createAccount(
    { settings, now: () => parts.clock.now(), keep: async () => {}, signal },
    credentials,
  );
  try {
    return await removeEvents(parts, departure, account, signal);
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    if (isPassing(error) && !isLast) throw new JobError(error.code, error.retryAfterMs);
    return 'over';
  }
}

/**
 * Takes our events out of a calendar that was left and gives the grant back. Interrupted anywhere, it may be done again.
 * Where Google does not answer for hours, or has ended the grant, the events stay, and the tokens are forgotten all the
 * same.
 */
export async function runDeparture(
  parts: ServerParts,
  { departureId }: Payload,
  job: Pick<RunningJob, 'tenantId' | 'signal' | 'isLast'>,
): Promise<void> {
  const { tenantId } = job;
  if (tenantId === null || typeof departureId !== 'string') return;
  const departure = await withTenant(parts.db, tenantId, (tx) =>
    readDeparture(tx, tenantId, departureId),
  );
  if (!departure) return;
  const settings = googleSettings(parts);
  const credentials = settings && (await openCredentials(createSealer(parts), departure));
  if (credentials) {
    const outcome = await empty(parts, settings, departure, credentials, job);
    if (outcome === 'more')
      return withTenant(parts.db, tenantId, (tx) =>
        enqueueJobs(tx, tenantId, [departJob(departureId)]),
      );
    if (outcome === 'over' && !(await isGrantUsed(parts, departure)))
      await revoke(settings, credentials);
  }
  await endDeparture(parts, departure);
}
