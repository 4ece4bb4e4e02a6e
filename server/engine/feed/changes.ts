import { audiencesOf, historyOf } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type ChangesPage, PAGE_BYTES, PAGE_DOCUMENTS } from '../../../src/domain/sync/protocol.ts';
import { type Cursor, decodeCursor, encodeCursor, reachOf } from './cursor.ts';
import type {
  After,
  FeedReader,
  FeedRow,
  FeedTransaction,
  History,
  Mark,
  Part,
  Reader,
} from './feed-reader.ts';
import { extendTrail, isKnown, sharedUpTo, TRAIL_MAX } from './marks.ts';

const DAY_MS = 86_400_000;
/** The part of the agenda that a first sync brings at once. */
const HOT_DAYS_BEFORE = 30;
const HOT_DAYS_AFTER = 60;

const NIL = '00000000-0000-0000-0000-000000000000';

export interface ChangesRequest {
  readonly cursor: string | null;
  readonly clientId: string;
  readonly limit: number;
}

/** The place before everything that follows a sequence. */
const liveAfter = (v: number): Part => ({ phase: 'live', after: [v + 1, '', NIL] });

/** The first cursor of a full read. */
async function start(
  feed: FeedTransaction,
  { epoch, seq }: History,
  reader: Reader,
  now: number,
): Promise<Cursor> {
  const window = { from: now - HOT_DAYS_BEFORE * DAY_MS, to: now + HOT_DAYS_AFTER * DAY_MS };
  return {
    epoch,
    audiences: historyOf(reader.audiences),
    total: await feed.count(reader.audiences),
    marks: (await feed.pastMarks()).slice(0, TRAIL_MAX),
    part: { phase: 'hot', window, through: seq, after: null },
  };
}

/** What follows when a part has been read to its end. */
function nextPart(part: Part): Part | null {
  if (part.phase === 'hot') return { ...part, phase: 'rest', after: null };
  return part.phase === 'rest' ? liveAfter(part.through) : null;
}

const placeOf = ({ phase }: Part, row: FeedRow): After => [
  phase === 'hot' ? (row.hotAt ?? 0) : row.v,
  row.entity,
  row.id,
];

/** When the sessions of the hot set start. */
function windowOf({ part }: Cursor): Pick<NonNullable<ChangesPage['first']>, 'window'> {
  if (part.phase === 'live') return {};
  const { from, to } = part.window;
  return { window: { from: new Date(from).toISOString(), to: new Date(to).toISOString() } };
}

interface Read {
  readonly rows: readonly FeedRow[];
  readonly part: Part;
  readonly done: boolean;
  readonly hot: boolean;
}

/** Reads up to a page. The hot set ends a page, so that a device can show it before the rest has been read. */
async function readPage(
  feed: FeedTransaction,
  reader: Reader,
  cursor: Cursor,
  limit: number,
): Promise<Read> {
  let { part } = cursor;
  const rows: FeedRow[] = [];
  let bytes = 0;
  for (;;) {
    const size = { limit: limit - rows.length, maxBytes: PAGE_BYTES - bytes };
    const page = await feed.page(reader, part, size);
    rows.push(...page.rows);
    bytes += page.rows.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    const last = page.rows.at(-1);
    if (last) part = { ...part, after: placeOf(part, last) };
    const isFull = rows.length >= limit || bytes >= PAGE_BYTES;
    const next = page.more ? null : nextPart(part);
    if (page.more || !next) return { rows, part, done: !page.more, hot: part.phase !== 'hot' };
    const wasHot = part.phase === 'hot';
    part = next;
    if (isFull || (wasHot && rows.length > 0)) return { rows, part, done: false, hot: true };
  }
}

/** One row as JSON, its body as it is stored. */
const rowText = ({ entity, id, v, cs, body }: FeedRow): string =>
  `{"entity":"${entity}","id":"${id}","v":${v},"cs":${cs}${body === null ? '' : `,"doc":${body}`}}`;

function pageText(page: Omit<ChangesPage, 'changes'>, rows: readonly FeedRow[]): string {
  const head = JSON.stringify(page);
  return `${head.slice(0, -1)},"changes":[${rows.map(rowText).join()}]}`;
}

/** The relation of a cursor to the history that is asked with it. */
type Fit = { readonly kind: 'follows' | 'foreign' } | OtherHistory;

interface OtherHistory {
  readonly kind: 'other history';
  /** Up to here at least both are the same. */
  readonly shared: number;
}

/**
 * Compares a cursor with the history.
 * Its mark, and how far it reaches, tell of data that was set back.
 */
async function fitOf(
  feed: FeedTransaction,
  history: History,
  reader: Reader,
  cursor: Cursor | null,
): Promise<Fit> {
  if (cursor?.audiences !== historyOf(reader.audiences)) return { kind: 'foreign' };
  const { epoch, marks = [] } = cursor;
  const follows =
    epoch === history.epoch &&
    reachOf(cursor) <= history.seq &&
    (await isKnown(feed, history, marks));
  if (follows) return { kind: 'follows' };
  return { kind: 'other history', shared: await sharedUpTo(feed, marks, reachOf(cursor)) };
}

/** Returns the reason that a page gives when it begins a full read anew. */
const resetOf = (fit: Fit): Pick<ChangesPage, 'reset' | 'shared'> =>
  fit.kind === 'other history' ? { reset: true, shared: fit.shared } : { reset: true };

/**
 * Returns the trail with the newest mark.
 * Rows may have been written since the history was asked for: their mark is the one that counts.
 */
const trailOf = async (
  feed: FeedTransaction,
  history: History,
  { marks = [] }: Cursor,
  { rows }: Read,
): Promise<readonly Mark[]> => extendTrail(marks, rows.length > 0 ? await feed.history() : history);

/**
 * A page of what the actor may see, as the JSON of a `ChangesPage`. A cursor of another history, of another role or
 * of nobody's starts a full read, for whoever sent it and nobody else.
 * @param now the server's clock, milliseconds since 1970
 * @param onFirst told where the page is one of a full read
 */
export const readChanges = (
  source: FeedReader,
  { userId, tenantId, role }: Actor,
  request: ChangesRequest,
  now: number,
  onFirst: () => void = () => {},
): Promise<string> =>
  source.read(tenantId, async (feed) => {
    const reader = {
      audiences: audiencesOf({ id: userId, role }),
      userId,
      clientId: request.clientId,
    };
    const history = await feed.history();
    const sent = request.cursor === null ? null : decodeCursor(request.cursor);
    const fit = await fitOf(feed, history, reader, sent);
    const follows = fit.kind === 'follows';
    const cursor = sent && follows ? sent : await start(feed, history, reader, now);
    if (cursor.part.phase !== 'live') onFirst();
    const limit = Math.max(1, Math.min(request.limit, PAGE_DOCUMENTS));
    const read = await readPage(feed, reader, cursor, limit);
    const { rows, part, done, hot } = read;
    const { total } = cursor;
    const marks = await trailOf(feed, history, cursor, read);
    const next: Cursor = {
      ...cursor,
      part,
      total: part.phase === 'live' ? undefined : total,
      ...(marks.length > 0 && { marks }),
    };
    const head = {
      epoch: history.epoch,
      seq: history.seq,
      reader: historyOf(reader.audiences),
      cursor: encodeCursor(next),
      done,
      ...(total !== undefined && { first: { hot, total, ...windowOf(cursor) } }),
      ...(request.cursor !== null && !follows && resetOf(fit)),
    };
    return pageText(head, rows);
  });
