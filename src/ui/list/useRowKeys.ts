import { useRouter } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** How long a list waits after it was drawn for the row that was left to come into sight again. */
const RETURN_MS = 1000;

/** The row that was opened last, and the entry of the history that its list stood at when it had the page. */
let left: { readonly entry: string | undefined; readonly list: string; readonly row: number } = {
  entry: undefined,
  list: '',
  row: 0,
};

const rowOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-row]');

const indexOf = (row: HTMLElement): number => Number(row.dataset['row']);

/**
 * One stop of the tab key for a whole list: arrows, page keys, Home and End move it from row to row, Enter is the
 * link's or button's own. Who comes back to the list finds the focus on the row that was opened, and so does who has
 * opened one, where the list stays beside it.
 */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  list: {
    readonly label: string;
    readonly count: number;
    readonly show: (index: number) => void;
    /** It stands beside the record that was opened from it. */
    readonly isBeside: boolean;
  },
) {
  const { label, count, show, isBeside } = list;
  const router = useRouter();
  const entry = router.state.location.state.__TSR_key;
  const isBack = left.list === label && (isBeside || (entry !== undefined && left.entry === entry));
  const [active, setActive] = useState(isBack ? left.row : 0);
  const wanted = useRef<number | null>(isBack ? left.row : null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = frame.current?.querySelector(`[data-row="${wanted.current}"]`);
    const stop = row?.querySelector<HTMLElement>('a[href], button');
    if (!stop) return;
    wanted.current = null;
    stop.focus({ preventScroll: true });
  });
  const isShown = useRef(false);
  useEffect(() => {
    // The page finds its place by itself.
    if (isBack && isBeside && !isShown.current) show(left.row);
    isShown.current = true;
  }, [isBack, isBeside, show]);
  useEffect(() => {
    const timer = setTimeout(() => {
      wanted.current = null;
    }, RETURN_MS);
    return () => clearTimeout(timer);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    const move = MOVES[event.key];
    if (!row || move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(indexOf(row) + move, 0), count - 1);
    wanted.current = next;
    setActive(next);
    show(next);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (row) setActive(indexOf(row));
  };
  const onClickCapture = ({ target }: MouseEvent) => {
    const row = rowOf(target);
    if (!row) return;
    const at = isBeside ? left.entry : router.state.location.state.__TSR_key;
    left = { entry: at, list: label, row: indexOf(row) };
  };
  return { active, onKeyDown, onFocus, onClickCapture, onClick: openFromAnywhere };
}

/** A click anywhere on a row is a click on what opens it, unless it meant something else. */
function openFromAnywhere({ target }: MouseEvent): void {
  if ((target as Element).closest('a, button, input, label') || getSelection()?.toString()) return;
  rowOf(target)?.querySelector<HTMLElement>('[data-open]')?.click();
}
