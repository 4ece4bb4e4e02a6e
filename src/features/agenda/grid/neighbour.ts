import type { Block, DayLayout } from './layout.ts';

const nearest = (blocks: readonly Block[], start: number): Block | undefined =>
  blocks.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];

/** The session that an arrow key leads to from another; `null` where there is none. */
export function neighbour(
  layouts: readonly DayLayout[],
  id: string,
  key: string,
): { id: string; day: string } | null {
  const dayIndex = layouts.findIndex(({ blocks }) => blocks.some(({ row }) => row.id === id));
  const blocks = layouts[dayIndex]?.blocks ?? [];
  const index = blocks.findIndex(({ row }) => row.id === id);
  const from = blocks[index];
  if (!from) return null;
  const at = (day: number, block: Block | undefined) =>
    block && layouts[day] ? { id: block.row.id, day: layouts[day].day } : null;
  const sideways = (step: number) => {
    for (let day = dayIndex + step; layouts[day]; day += step) {
      const found = nearest(layouts[day]?.blocks ?? [], from.start);
      if (found) return at(day, found);
    }
    return null;
  };
  switch (key) {
    case 'ArrowUp':
      return at(dayIndex, blocks[index - 1]);
    case 'ArrowDown':
      return at(dayIndex, blocks[index + 1]);
    case 'Home':
      return at(dayIndex, blocks[0]);
    case 'End':
      return at(dayIndex, blocks.at(-1));
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    default:
      return null;
  }
}
