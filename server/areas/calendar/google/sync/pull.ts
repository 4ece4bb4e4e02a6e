import { withTenant } from '../../../../kernel/db/tenant.ts';
import { applyRemotes, NOTHING, sum, type Tally } from './apply.ts';
import { GoogleFailure, isFailure } from '../api/errors.ts';
import { asRemote, isLeftOut, readEvent, readEvents, type ReadFrom } from '../api/events.ts';
import { changeIntegration, type IntegrationChange } from '../access/integrations.ts';
import { settleGone } from './gone.ts';
import { holdLease } from './lease.ts';
import { readUnseen } from './links.ts';
import type { Link, Remote, Span } from './plan/state.ts';
import type { SyncRun } from './run.ts';

const DAY_MS = 86_400_000;
/** Everything is read anew this often, because the window moves on and Google tells of changes only. */
const FULL_DAYS = 7;
/** So that the window stays covered until then. */
const MARGIN_DAYS = 30;

export interface Pulled extends Tally {
  readonly generation: number;
  /** What the person may do with the calendar by now. */
  readonly accessRole: string;
}

const save = ({ db, lease, clock }: SyncRun, change: IntegrationChange): Promise<void> =>
  withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    await changeIntegration(tx, lease, change);
  });

interface Read {
  readonly tally: Tally;
  /** Of the next read. */
  readonly token: string;
  readonly accessRole: string;
  /** A series lost some of its times. */
  readonly isSeriesCut: boolean;
}

/** 100,000 events in a year and a month. */
const PAGES_MAX = 400;

/** Applies page after page. @throws GoogleFailure also where they do not end */
async function readPages(run: SyncRun, from: ReadFrom, generation: number): Promise<Read> {
  let tally = NOTHING;
  let isSeriesCut = false;
  let pageToken: string | undefined;
  const { account, integration, zone } = run;
  const { id, accessRole } = integration.calendar;
  for (let count = 0; count < PAGES_MAX; count += 1) {
    const page = await readEvents(account, id, from, pageToken);
    run.signal?.throwIfAborted();
    const remotes = page.items.map((event) => asRemote(event, zone));
    tally = sum(tally, await applyRemotes(run, remotes, generation));
    isSeriesCut ||= page.items.some(isLeftOut);
    pageToken = page.nextPageToken;
    if (pageToken === undefined) {
      if (page.nextSyncToken === undefined) throw new GoogleFailure('unavailable');
      const token = page.nextSyncToken;
      return { tally, token, isSeriesCut, accessRole: page.accessRole ?? accessRole };
    }
  }
  throw new GoogleFailure('unavailable');
}

const gone = (eventId: string): Remote => ({ eventId, etag: '', span: null, ownerId: null });

/** A session is not cancelled because a list lacks its event: that may have become a series, or be far away by now. */
async function lookUp({ account, integration, zone }: SyncRun, { eventId }: Link): Promise<Remote> {
  const event = await readEvent(account, integration.calendar.id, eventId);
  return event ? asRemote(event, zone) : gone(eventId);
}

/** Brings here what a full read should have seen and did not. */
async function sweep(run: SyncRun, span: Span, generation: number): Promise<Tally> {
  const unseen = await withTenant(run.db, run.lease.tenantId, (tx) =>
    readUnseen(tx, run.lease, generation, span),
  );
  const theirs = unseen.filter(({ origin }) => origin === 'theirs');
  const remotes = theirs.map(({ eventId }) => gone(eventId));
  let tally = await applyRemotes(run, remotes, generation);
  for (const link of unseen.filter(({ origin }) => origin === 'ours')) {
    run.signal?.throwIfAborted();
    tally = sum(tally, await applyRemotes(run, [await lookUp(run, link)], generation));
  }
  return tally;
}

async function readEverything(run: SyncRun, generation: number): Promise<Pulled> {
  const { startAt, endAt } = run.window;
  const until = new Date(Date.parse(endAt) + MARGIN_DAYS * DAY_MS).toISOString();
  const span: Span = { startAt, endAt: until };
  // Kept at once: what a read that does not come to its end has seen must not count for the next one.
  await save(run, { generation });
  const { tally, token, accessRole } = await readPages(run, { span }, generation);
  const swept = await sweep(run, span, generation);
  await save(run, { sync_token: token, full_sync_at: run.at, access_role: accessRole });
  return { ...sum(tally, swept), generation, accessRole };
}

/** Undefined where Google no longer takes the token, in whatever words. */
async function readChanges(run: SyncRun, syncToken: string): Promise<Read | undefined> {
  try {
    return await readPages(run, { syncToken }, run.integration.generation);
  } catch (error) {
    if (!isFailure(error, 'gone', 'refused')) throw error;
    return undefined;
  }
}

async function readSide(run: SyncRun): Promise<Pulled> {
  const { syncToken, fullSyncAt, generation } = run.integration;
  const isDue =
    fullSyncAt === null || Date.parse(run.at) - Date.parse(fullSyncAt) > FULL_DAYS * DAY_MS;
  if (syncToken === null || isDue) return readEverything(run, generation + 1);
  const read = await readChanges(run, syncToken);
  if (read && !read.isSeriesCut) {
    const { tally, token, accessRole } = read;
    await save(run, { sync_token: token, access_role: accessRole });
    return { ...tally, generation, accessRole };
  }
  // Of a series that ended, Google names the times of some months only; the later ones are missed by a full read.
  await save(run, { sync_token: null });
  const everything = await readEverything(run, generation + 1);
  return { ...everything, ...sum(read?.tally ?? NOTHING, everything) };
}

/** Brings what changed in Google since the last time, or everything where that does not tell. */
export async function pull(run: SyncRun): Promise<Pulled> {
  const read = await readSide(run);
  return { ...read, ...sum(read, await settleGone(run, read.generation)) };
}
