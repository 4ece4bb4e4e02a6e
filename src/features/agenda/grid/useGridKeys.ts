import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Board } from './board.ts';
import type { ColumnLayout } from './layout.ts';
import { neighbour } from './neighbour.ts';
import { useTakeUp } from './useTakeUp.ts';

const blockOf = (board: Board, id: string) =>
  board.surface()?.querySelector<HTMLElement>(`[data-record="${id}"]`);

/** A session that had the focus goes with its days: what stands at its place is another one. */
function useLeft(board: Board, days: string): void {
  const former = useRef(days);
  useLayoutEffect(() => {
    if (former.current === days) return;
    former.current = days;
    const focused = document.activeElement as HTMLElement | null;
    if (focused?.matches('[data-record]') && board.surface()?.contains(focused)) focused.blur();
  }, [board, days]);
}

/** One session in the tab order, arrows for the others, and keys that take one up. */
export function useGridKeys(board: Board, layouts: readonly ColumnLayout[]) {
  const [focused, setFocused] = useState<string | null>(null);
  // One that moves to another column is another element there.
  const dropped = useRef<string | null>(null);
  const takeUp = useTakeUp(board, (id) => {
    dropped.current = id;
  });
  useEffect(() => {
    const id = dropped.current;
    if (id === null || document.activeElement !== document.body) return;
    dropped.current = null;
    blockOf(board, id)?.focus();
  }, [board, layouts]);
  useLeft(board, layouts.map(({ column }) => column.day).join());
  const ids = layouts.flatMap(({ blocks }) => blocks.map(({ row }) => row.id));
  const stop = focused !== null && ids.includes(focused) ? focused : (ids[0] ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-record]');
    const id = block?.dataset['record'];
    if (!block || !id) return;
    dropped.current = null;
    if (takeUp.onKey(event, block)) return event.preventDefault();
    const next = event.ctrlKey || event.altKey ? null : neighbour(layouts, id, event.key);
    if (!next) return;
    event.preventDefault();
    blockOf(board, next.id)?.focus();
  };
  return {
    onKeyDown,
    onBlur: takeUp.letGo,
    onFocus: setFocused,
    stopIn: ({ blocks }: ColumnLayout) => (blocks.some(({ row }) => row.id === stop) ? stop : null),
  };
}
