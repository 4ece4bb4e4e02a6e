import { END_BEFORE_START } from '../../domain/availability/fields.ts';
import { formatMinutes, parseMinutes } from '../../domain/time/format.ts';

/** A time as the contract writes it; what is none stays as it was typed, for the rules to judge. */
export function clock(typed: string): string {
  const minutes = parseMinutes(typed);
  return minutes === null ? typed.trim() : formatMinutes(minutes);
}

/** What is wrong with the end, where both times can be read. */
export function endError(start: string, end: string): string | null {
  const [from, to] = [parseMinutes(start), parseMinutes(end)];
  return from !== null && to !== null && to <= from ? END_BEFORE_START : null;
}

export const DAY_MINUTES = 24 * 60;

/**
 * When something of a single day ends, in minutes since that day's midnight: `00:00` is the midnight at its end.
 * `null` where the time cannot be read.
 */
export function endMinutes(typed: string): number | null {
  const minutes = parseMinutes(typed);
  return minutes === 0 ? DAY_MINUTES : minutes;
}

/** A blank field is cleared. */
export const written = (typed: string): string | null => (typed.trim() === '' ? null : typed);

/** What of an edit differs from what was there. */
export const changesIn = <T extends object>(before: T, after: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
    ),
  ) as Partial<T>;

/** Blocks the button of a form until all of it is right. */
export const whileInvalid = ({ valid }: { readonly valid: boolean }) => ({ isBlocked: !valid });

/** Of the weekdays as a form holds them: `1,2,3`. */
export const weekdaysOf = (held: string): readonly number[] =>
  held === '' ? [] : held.split(',').map(Number);

export const heldWeekdays = (days: readonly number[]): string =>
  days.toSorted((a, b) => a - b).join(',');
