import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { dayByKey } from './month.ts';
import type { MonthGridProps } from './monthProps.ts';

const near = (event: { readonly target: EventTarget }, selector: string): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>(selector);

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** The entry, or the count of the rest, that an arrow leads to from another one of its cell. */
function within(cell: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...cell.querySelectorAll<HTMLElement>('button')];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return step === 0 ? undefined : stops[stops.indexOf(from) + step];
}

/** What a click and a key do anywhere in a month: heard once, at its table. */
export function useMonthKeys(props: MonthGridProps) {
  const { day } = props;
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const former = useRef(day);
  useEffect(() => {
    const isOther = former.current.slice(0, 7) !== day.slice(0, 7);
    former.current = day;
    // What had the focus stands for another day now.
    const isLeft = isOther && table.current?.contains(document.activeElement);
    if (!moved.current && !isLeft) return;
    moved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onClick = (event: MouseEvent) => {
    const cell = near(event, '[data-day]')?.dataset['day'];
    if (cell === undefined) return;
    const entry = near(event, '[data-record]')?.dataset['record'];
    if (entry !== undefined) props.onEntry?.(entry);
    else if (near(event, '[data-more]')) props.onMore?.(cell);
    else props.onChoose(cell);
  };
  /** @returns whether the key meant something */
  const inCell = (cell: HTMLElement, event: KeyboardEvent): boolean => {
    const next = dayByKey(props.from?.() ?? day, event.key, event.shiftKey);
    if (next !== null) {
      moved.current = true;
      props.onDay(next);
      return true;
    }
    if (!isPress(event)) return false;
    props.onChoose(day);
    if (props.onEntry) cell.querySelector<HTMLElement>('button')?.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [cell, button] = [near(event, '[data-day]'), near(event, 'button')];
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const stop = button && (event.key === 'Escape' ? cell : within(cell, button, event.key));
    stop?.focus();
    if (stop || (!button && inCell(cell, event))) event.preventDefault();
  };
  return { table, onClick, onKeyDown };
}
