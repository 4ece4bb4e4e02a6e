import type { FeedTransaction, History, Mark } from './feed-reader.ts';

/** Two for each doubling of a sequence of eight million, at least. */
export const TRAIL_MAX = 48;

/**
 * Returns the trail with the history's newest mark in front.
 * Of the earlier ones the newest and the oldest stay for each doubling of their distance. So a few
 * marks reach back to the beginning.
 */
export function extendTrail(trail: readonly Mark[], { seq, mark }: History): readonly Mark[] {
  if (mark === null || trail[0]?.[1] === mark) return trail;
  const doublings = trail.map(([v]) => Math.floor(Math.log2(Math.max(seq - v, 1))));
  const kept = trail.filter(
    (_, at) => doublings[at] !== doublings[at - 1] || doublings[at] !== doublings[at + 1],
  );
  const newest: Mark = [seq, mark];
  return [newest, ...kept].slice(0, TRAIL_MAX);
}

/**
 * True if the history bears the newest mark of the trail.
 * All that was read up to there is then part of it.
 */
export async function isKnown(
  feed: FeedTransaction,
  { mark }: History,
  trail: readonly Mark[],
): Promise<boolean> {
  const newest = trail[0];
  if (!newest || newest[1] === mark) return true;
  return (await feed.knownMarks([newest[1]])).has(newest[1]);
}

/**
 * Returns how far, at least, the history is the one that left the trail.
 * @param reach how far the reader has read; also the answer where the marks of that time are
 * forgotten
 */
export async function sharedUpTo(
  feed: FeedTransaction,
  trail: readonly Mark[],
  reach: number,
): Promise<number> {
  const known = await feed.knownMarks(trail.map(([, mark]) => mark));
  const shared = trail.find(([, mark]) => known.has(mark))?.[0];
  if (shared !== undefined) return shared;
  const newest = trail[0];
  const isForgotten = !newest || newest[0] < (await feed.firstMarkedV());
  return isForgotten ? reach : 0;
}
