import type { SortedIndex } from '../../view/sortedIndex.ts';

interface Timed {
  readonly startAt: string;
  readonly endAt: string;
}

/**
 * What overlaps [from, to) of an index by start, in its order. Instants in any ISO form.
 * @param longestMs nothing in the index is longer, in milliseconds
 */
export function* overlapping<T extends Timed>(
  index: Pick<SortedIndex<T>, 'items' | 'firstNotBefore'>,
  longestMs: number,
  from: string,
  to: string,
): Iterable<T> {
  const [first, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const earliest = new Date(Date.parse(first) - longestMs).toISOString();
  const start = index.firstNotBefore(({ startAt }) => (startAt < earliest ? -1 : 0));
  for (let place = start; place < index.items.length; place++) {
    const item = index.items[place];
    if (!item || item.startAt >= end) return;
    if (item.endAt > first) yield item;
  }
}
