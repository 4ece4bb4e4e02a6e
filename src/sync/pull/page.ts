import { type Checkpoint, START } from '../../data/meta/checkpoint.ts';
import type { ChangesPage } from '../../domain/sync/protocol.ts';

/** Whether a page is the first of a full read: of the very first one, or because the history is another. */
export const beginsFullRead = (stored: Checkpoint, page: ChangesPage): boolean =>
  stored.cursor === null || page.reset === true;

/**
 * The checkpoint under which a full read writes. It is saved before the first page: a read may
 * break off there, and its rows must be of an older generation. The next read sweeps them, since
 * they may hold what was deleted meanwhile. The checkpoint names that page: data that are set back
 * before the next read may lack what it brought. Before the very first read nothing was written.
 */
export function beginning(stored: Checkpoint, page: ChangesPage): Checkpoint {
  const generation = stored.generation + 1;
  const isVeryFirst = stored.cursor === null && stored.generation === 1 && stored.first !== null;
  return {
    ...stored,
    cursor: null,
    generation,
    swept: isVeryFirst ? generation : stored.swept,
    writing: page.cursor,
    first: stored.first && START.first,
    former: isOfOtherRole(stored, page) ? null : formerOf(stored, page),
    ownFrom: isOfOtherRole(stored, page) ? generation : (stored.ownFrom ?? null),
    reader: page.reader,
  };
}

/**
 * True for the first page that a person reads in another role. A full read that broke off at its
 * first page has no cursor by which the server would know.
 */
export const isOfOtherRole = (
  stored: Checkpoint,
  { reset, shared, reader }: ChangesPage,
): boolean =>
  (reset === true && shared === undefined) ||
  (stored.reader !== undefined && reader !== undefined && stored.reader !== reader);

/** A second change of history within one full read: both are the same as far as the shorter. */
function formerOf({ former }: Checkpoint, { reset, shared }: ChangesPage): Checkpoint['former'] {
  if (!reset) return former ?? null;
  return shared === undefined ? null : { shared: Math.min(shared, former?.shared ?? shared) };
}

function firstSync(stored: Checkpoint, page: ChangesPage): Checkpoint['first'] {
  if (!stored.first || page.done) return null;
  const received = stored.first.received + page.changes.length;
  return page.first ? { received, ...page.first } : { ...stored.first, received };
}

/** The checkpoint under which this page is written. */
export const writingPage = (stored: Checkpoint, { cursor }: ChangesPage): Checkpoint => ({
  ...stored,
  writing: cursor,
});

/** The checkpoint that stands for this page, once it is durable. */
export const afterPage = (stored: Checkpoint, page: ChangesPage, at: string): Checkpoint => ({
  cursor: page.cursor,
  epoch: page.epoch,
  generation: stored.generation,
  swept: stored.swept,
  former: stored.former ?? null,
  ownFrom: stored.ownFrom ?? null,
  reader: page.reader ?? stored.reader,
  writing: null,
  first: firstSync(stored, page),
  lastSyncAt: page.done ? at : stored.lastSyncAt,
});
