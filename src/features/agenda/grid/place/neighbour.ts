import type { Block, ColumnLayout } from './layout.ts';

const nearest = (blocks: readonly Block[], start: number): Block | undefined =>
  blocks.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];

/** The session that an arrow key leads to from another; `null` where there is none. */
export function neighbour(
  layouts: readonly ColumnLayout[],
  id: string,
  key: string,
): { id: string; column: string } | null {
  const index = layouts.findIndex(({ blocks }) => blocks.some(({ row }) => row.id === id));
  const blocks = layouts[index]?.blocks ?? [];
  const place = blocks.findIndex(({ row }) => row.id === id);
  const from = blocks[place];
  if (!from) return null;
  const at = (column: number, block: Block | undefined) =>
    block && layouts[column] ? { id: block.row.id, column: layouts[column].column.key } : null;
  const sideways = (step: number) => {
    for (let column = index + step; layouts[column]; column += step) {
      const found = nearest(layouts[column]?.blocks ?? [], from.start);
      if (found) return at(column, found);
    }
    return null;
  };
  switch (key) {
    case 'ArrowUp':
      return at(index, blocks[place - 1]);
    case 'ArrowDown':
      return at(index, blocks[place + 1]);
    case 'Home':
      return at(index, blocks[0]);
    case 'End':
      return at(index, blocks.at(-1));
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    default:
      return null;
  }
}
