import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import type { Board } from './drag/board.ts';
import type { ColumnLayout } from './place/layout.ts';
import { neighbour } from './place/neighbour.ts';
import { useTakeUp } from './drag/useTakeUp.ts';

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

const eventBlock = ({ target }: SyntheticEvent): HTMLElement | null =>
  (target as HTMLElement).closest<HTMLElement>('[data-record]');

const isPress = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !altKey && !metaKey;

/** One session in the tab order, arrows for the others, and keys that open one or take it up. */
export function useGridKeys(
  board: Board,
  layouts: readonly ColumnLayout[],
  onOpen: (row: AppointmentRow) => void,
) {
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
    const block = eventBlock(event);
    const id = block?.dataset['record'];
    if (!block || !id) return;
    dropped.current = null;
    if (takeUp.onKey(event, block)) return event.preventDefault();
    if (isPress(event)) {
      event.preventDefault();
      return event.repeat ? undefined : block.click();
    }
    const next = event.ctrlKey || event.altKey ? null : neighbour(layouts, id, event.key);
    if (!next) return;
    event.preventDefault();
    blockOf(board, next.id)?.focus();
  };
  const onClick = (event: SyntheticEvent) => {
    const id = eventBlock(event)?.dataset['record'];
    const row = board.scene().rows.find((one) => one.id === id);
    if (row) onOpen(row);
  };
  const onFocus = (event: SyntheticEvent) => {
    const id = eventBlock(event)?.dataset['record'];
    if (id !== undefined) setFocused(id);
  };
  return {
    onKeyDown,
    onClick,
    onFocus,
    onBlur: takeUp.letGo,
    stopIn: ({ blocks }: ColumnLayout) => (blocks.some(({ row }) => row.id === stop) ? stop : null),
  };
}
