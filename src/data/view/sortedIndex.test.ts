import { expect, it } from 'vitest';
import { eachSeed } from '../../../test/harness/random/seeded.ts';
import { Groups } from './groups.ts';
import { SortedIndex } from './sortedIndex.ts';

interface Item {
  readonly n: number;
  readonly id: number;
}
const compare = (a: Item, b: Item) => a.n - b.n || a.id - b.id;

it('a sorted index holds what was added and not removed, in order, in small steps and large', () =>
  eachSeed(200, (random) => {
    const index = new SortedIndex<Item>(compare);
    const groups = new Groups<Item>(({ n }) => (n % 7 === 0 ? null : String(n % 7)), compare);
    let present: Item[] = [];
    let id = 0;
    for (let step = 0; step < 12; step++) {
      const size = random.chance(0.5) ? random.int(8) : random.int(200);
      const added = Array.from({ length: size }, () => ({ n: random.int(50), id: id++ }));
      const removed = present.filter(() => random.chance(0.3));
      const back = removed.filter(() => random.chance(0.2));
      index.update(removed, added);
      index.update([], back);
      groups.update(removed, added);
      groups.update([], back);
      present = [...present.filter((item) => !removed.includes(item)), ...back, ...added];
      if (random.chance(0.3)) continue;
      const sorted = present.toSorted(compare);
      expect(index.items).toEqual(sorted);
      const sought = random.int(50);
      const place = sorted.findIndex(({ n }) => n >= sought);
      expect(index.firstNotBefore(({ n }) => n - sought)).toBe(place < 0 ? sorted.length : place);
      expect(groups.get('3')).toEqual(sorted.filter(({ n }) => n % 7 === 3));
    }
  }));
