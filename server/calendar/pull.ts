import { withTenant } from '../db/tenant.ts';
import { applyRemotes, NOTHING, sum, type Tally } from './apply.ts';
import { GoogleFailure, isFailure } from './errors.ts';
import { asRemote, readEvents, type ReadFrom } from './events.ts';
import { changeIntegration, type IntegrationChange } from './integrations.ts';
import { holdLease } from './lease.ts';
import { readUnseen } from './links.ts';
import type { Span } from './plan/state.ts';
import type { SyncRun } from './run.ts';

const DAY_MS = 86_400_000;
/** Everything is read anew this often, because the window moves on and Google tells of changes only. */
const FULL_DAYS = 7;
/** So that the window stays covered until then. */
const MARGIN_DAYS = 30;

export interface Pulled extends Tally {
  readonly generation: number;
}

const save = ({ db, lease, clock }: SyncRun, change: IntegrationChange): Promise<void> =>
  withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    await changeIntegration(tx, lease, change);
  });

/** Applies page after page. @returns the token of the next read */
async function readPages(
  run: SyncRun,
  from: ReadFrom,
  generation: number,
): Promise<readonly [Tally, string]> {
  let tally = NOTHING;
  let pageToken: string | undefined;
  const { account, integration, zone } = run;
  for (;;) {
    const page = await readEvents(account, integration.calendar.id, from, pageToken);
    run.signal?.throwIfAborted();
    const remotes = page.items.map((event) => asRemote(event, zone));
    tally = sum(tally, await applyRemotes(run, remotes, generation));
    pageToken = page.nextPageToken;
    if (pageToken === undefined) {
      if (page.nextSyncToken === undefined) throw new GoogleFailure('unavailable');
      return [tally, page.nextSyncToken];
    }
  }
}

const gone = (eventId: string) => ({ eventId, etag: '', span: null, ownerId: null });

async function readEverything(run: SyncRun, generation: number): Promise<Pulled> {
  const { startAt, endAt } = run.window;
  const until = new Date(Date.parse(endAt) + MARGIN_DAYS * DAY_MS).toISOString();
  const span: Span = { startAt, endAt: until };
  // Kept at once: what a read that does not come to its end has seen must not count for the next one.
  await save(run, { generation });
  const [tally, token] = await readPages(run, { span }, generation);
  const unseen = await withTenant(run.db, run.lease.tenantId, (tx) =>
    readUnseen(tx, run.lease, generation, span),
  );
  const swept = await applyRemotes(
    run,
    unseen.map(({ eventId }) => gone(eventId)),
    generation,
  );
  await save(run, { sync_token: token, full_sync_at: run.at });
  return { ...sum(tally, swept), generation };
}

/** Brings Google's side here: what changed since the last time, or everything where Google no longer knows. */
export async function pull(run: SyncRun): Promise<Pulled> {
  const { syncToken, fullSyncAt, generation } = run.integration;
  const isDue =
    fullSyncAt === null || Date.parse(run.at) - Date.parse(fullSyncAt) > FULL_DAYS * DAY_MS;
  if (syncToken === null || isDue) return readEverything(run, generation + 1);
  try {
    const [tally, token] = await readPages(run, { syncToken }, generation);
    await save(run, { sync_token: token });
    return { ...tally, generation };
  } catch (error) {
    if (!isFailure(error, 'gone')) throw error;
  }
  await save(run, { sync_token: null });
  return readEverything(run, generation + 1);
}
