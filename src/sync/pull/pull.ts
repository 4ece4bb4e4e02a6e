import type { Base, BaseRow } from '../../data/base/base.ts';
import type { Checkpoint, CheckpointStore } from '../../data/meta/checkpoint.ts';
import type { Outbox, OutboxContents } from '../../data/outbox/outbox.ts';
import { lostByServer } from '../../data/outbox/row.ts';
import type { Shelf } from '../../data/shelf/shelf.ts';
import type { ChangesPage } from '../../domain/sync/protocol.ts';
import type { Clock, Transport } from '../environment.ts';
import { linkedAbort } from '../linked.ts';
import { acknowledgedKeys, endAcknowledged, removeCaughtUp } from './caughtUp.ts';
import { type AskPage, beginPage, foreignOnce } from './begin.ts';
import { afterPage, isOfOtherRole } from './page.ts';
import { emptyShelf, keepGone, keepReplaced, settleShelf, type ShelveParts } from './shelve.ts';

/** How to read the next page: how much, and how long to leave the device to the person afterwards. */
export interface PullPace {
  readonly limit: number;
  readonly pauseMs: number;
}

export interface PullParts {
  readonly base: Base;
  readonly outbox: Outbox;
  readonly checkpoints: CheckpointStore;
  readonly shelf: Shelf;
  readonly transport: Pick<Transport, 'pull' | 'neverHeld' | 'clockOff'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly pace: (checkpoint: Checkpoint) => PullPace;
  readonly onBase: (rows: readonly BaseRow[]) => void;
  readonly onShelf: () => void;
  readonly onOutbox: (contents: OutboxContents) => void;
  readonly onCheckpoint: (checkpoint: Checkpoint, page: ChangesPage) => void;
  /** The checkpoint on disk is another one now, and `onBase` has been told of all rows between the two. */
  readonly onMoved: (before: Checkpoint, after: Checkpoint) => void;
}

/**
 * Reads the feed to its end; the only writer of base.
 *
 *   request → write page → save checkpoint → drop caught-up commands ─┬─ more → the page asked for meanwhile
 *                              │                                      └─ done → sweep leftovers
 *                              └─ moved by another puller → read anew
 *
 * The checkpoint follows the page: a crash between them repeats a page, which changes nothing. During the very first
 * read the next page is asked for while one is written, so that neither the line nor the disk waits for the other. What
 * is on a page hangs on its cursor alone; one is taken only where the stored checkpoint is the one it was asked with.
 * @returns false where all has to be read anew, which another puller may have no reason to do
 * @throws Unreachable, ServerRefusal, the signal's reason, and whatever the stores throw
 */
export async function pullChanges(parts: PullParts): Promise<boolean> {
  const leaving = linkedAbort(parts.signal);
  try {
    return await readToEnd({ ...parts, signal: leaving.signal });
  } finally {
    leaving.unlink();
    // Nobody waits any more for a page that was asked for in advance.
    leaving.abort(new Error('left'));
  }
}

async function readToEnd(parts: PullParts): Promise<boolean> {
  const { outbox, checkpoints, clock, signal } = parts;
  let acknowledged = acknowledgedKeys(await outbox.rows());
  let checkpoint = await checkpoints.read();
  const clientId = await outbox.clientId();
  const ask: AskPage = (cursor, { limit }) =>
    parts.transport.pull({ cursor, clientId, limit }, signal);
  const foreignNow = foreignOnce(checkpoint, ask);
  /** A page that is here already, or on its way. */
  let asked: ChangesPage | Promise<ChangesPage> | undefined = await foreignNow();
  let seq: number | undefined;
  for (;;) {
    const pace = parts.pace(checkpoint);
    const page: ChangesPage = await (asked ?? ask(checkpoint.cursor, pace));
    // It may have come together with the news that another one reads now.
    signal.throwIfAborted();
    asked = checkpoint.first ? askAhead(page, () => ask(page.cursor, pace)) : undefined;
    const next = await takePage(parts, checkpoint, page);
    // Another puller moved on meanwhile and brings the rest.
    if (!next) return isLeftToAnother(await checkpoints.read());
    // What an older history had acknowledged is on its way anew, and this read need not bring it.
    if (page.reset) acknowledged = new Map();
    checkpoint = next;
    ({ seq } = page);
    parts.onCheckpoint(checkpoint, page);
    if (page.done) {
      // The data may have been set back since the question at the beginning.
      asked = await foreignNow();
      if (!asked) break;
    }
    if (pace.pauseMs > 0) await clock.sleep(pace.pauseMs, signal);
  }
  if (acknowledged.size > 0) parts.onOutbox(await endAcknowledged(outbox, acknowledged, seq));
  await sweep(parts, checkpoint);
  return true;
}

/** False where both pullers have to begin anew, or where the other may have died over its page. */
const isLeftToAnother = ({ cursor, writing }: Checkpoint): boolean => cursor !== null && !writing;

/** Asks for the page after one that is still to be written. */
function askAhead(
  { done }: ChangesPage,
  ask: () => Promise<ChangesPage>,
): Promise<ChangesPage> | undefined {
  const next = done ? undefined : ask();
  // Where the first page is not taken, nobody waits for this one.
  next?.catch(() => undefined);
  return next;
}

async function takePage(
  parts: PullParts,
  expected: Checkpoint,
  page: ChangesPage,
): Promise<Checkpoint | null> {
  const { base, outbox, checkpoints } = parts;
  if (!isSame(await checkpoints.read(), expected)) return null;
  // Before the cursor goes by which the server knows that the history is another.
  if (page.reset) parts.onOutbox(await sendAnew(outbox));
  // Before the checkpoint names the new role: who dies in between empties it again.
  if (isOfOtherRole(expected, page)) await emptyShelf(parts);
  const begun = await beginPage(parts, expected, page);
  if (!begun) return null;
  await keepReplaced(shelving(parts), begun, page.changes);
  const written = await base.writePage(page.changes, begun.generation);
  if (written.length > 0) parts.onBase(written);
  await settleShelf(parts, page.changes);
  const next = afterPage(begun, page, serverTime(parts));
  if (!(await checkpoints.save(next, begun))) {
    if (!isSamePage(await checkpoints.read(), next)) await readAnew(parts);
    return null;
  }
  parts.onMoved(begun, next);
  const contents = await removeCaughtUp(outbox, base);
  if (contents) parts.onOutbox(contents);
  return next;
}

/** By the server's clock: a device's may be put right, or wrong, before the next start. ISO. */
const serverTime = ({ clock, transport }: PullParts): string =>
  new Date(clock.now() - (transport.clockOff?.() ?? 0)).toISOString();

const isSame = (a: Checkpoint, b: Checkpoint): boolean =>
  a.cursor === b.cursor && a.generation === b.generation;

/**
 * True where the other puller wrote the very same page, and has swept nothing since. That brings
 * nothing back: within a generation no state replaces a later one.
 */
const isSamePage = (stored: Checkpoint, next: Checkpoint): boolean =>
  isSame(stored, next) && stored.swept === next.swept;

/**
 * Two pullers wrote at once, which only happens where locks fail: a stale page may have brought back what the other
 * had removed. A full read of a new generation, with its sweep, is right whatever happened.
 */
async function readAnew(parts: PullParts): Promise<void> {
  const { checkpoints, onMoved } = parts;
  const stored = await checkpoints.read();
  // Without a cursor the server cannot tell that its data were set back meanwhile.
  const writing = stored.writing ?? stored.cursor;
  const anew = { ...stored, cursor: null, generation: stored.generation + 1, writing };
  if (await checkpoints.save(anew, stored)) onMoved(stored, anew);
  else await readAnew(parts);
}

/** Another history may lack what the old one had acknowledged: sent again, it is known by its key or applied now. */
const sendAnew = (outbox: Outbox): Promise<OutboxContents> =>
  outbox.update(({ rows }) => ({
    put: rows
      .filter(({ state }) => state === 'acknowledged')
      .map((row) => ({ ...lostByServer(row), seq: null })),
  }));

const shelving = (parts: PullParts): ShelveParts => ({ ...parts, at: serverTime(parts) });

/**
 * Sweeps. After a change of history it first keeps what only this device has; an outage puts
 * the sweep off.
 */
async function sweep(parts: PullParts, checkpoint: Checkpoint): Promise<void> {
  const { base, checkpoints, onBase, onMoved } = parts;
  if (checkpoint.swept === checkpoint.generation) return;
  if (checkpoint.former) await keepGone(shelving(parts), checkpoint);
  const removed = await base.sweep(checkpoint.generation);
  if (removed.length > 0) onBase(removed);
  const swept = { ...checkpoint, swept: checkpoint.generation, former: null, ownFrom: null };
  // A process that died may have swept some without a word: who stands elsewhere reads anew.
  if (await checkpoints.save(swept, checkpoint)) onMoved(swept, swept);
}
