import { type Checkpoint, START } from '../../data/meta/checkpoint.ts';
import type { ChangesPage } from '../../domain/sync/protocol.ts';

/** Whether a page is the first of a full read: of the very first one, or because the history is another. */
export const beginsFullRead = (stored: Checkpoint, page: ChangesPage): boolean =>
  stored.cursor === null || page.reset === true;

/**
 * The checkpoint under which a full read writes; saved before its first page, so that what a read left that broke off
 * there is of an older generation, and swept by the next: it may hold what was deleted since. Before the very first one
 * nothing was ever written.
 */
export function beginning(stored: Checkpoint, page: ChangesPage): Checkpoint {
  const generation = stored.generation + 1;
  const isVeryFirst = stored.cursor === null && stored.generation === 1 && stored.first !== null;
  return {
    ...stored,
    cursor: null,
    generation,
    swept: isVeryFirst ? generation : stored.swept,
    writing: null,
    first: stored.first && START.first,
    former: formerOf(stored, page),
  };
}

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
  writing: null,
  first: firstSync(stored, page),
  lastSyncAt: page.done ? at : stored.lastSyncAt,
});
