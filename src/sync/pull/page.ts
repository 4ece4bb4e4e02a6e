import type { Checkpoint } from '../../data/meta/checkpoint.ts';
import type { ChangesPage } from '../../domain/sync/protocol.ts';

/** Where the base stands before a page is written: a page of another history begins a new generation. */
export const generationFor = (stored: Checkpoint, page: ChangesPage): number =>
  page.reset ? stored.generation + 1 : stored.generation;

function firstSync(stored: Checkpoint, page: ChangesPage): Checkpoint['first'] {
  if (!stored.first || page.done) return null;
  const received = (page.reset ? 0 : stored.first.received) + page.changes.length;
  return page.first ? { received, ...page.first } : { ...stored.first, received };
}

/** The checkpoint that stands for this page, once it is durable. */
export const afterPage = (stored: Checkpoint, page: ChangesPage, at: string): Checkpoint => ({
  cursor: page.cursor,
  epoch: page.epoch,
  generation: generationFor(stored, page),
  swept: stored.swept,
  first: firstSync(stored, page),
  lastSyncAt: page.done ? at : stored.lastSyncAt,
});
