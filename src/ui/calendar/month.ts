import {
  addDays,
  addMonths,
  eachDay,
  mondayOf,
  monthAround,
  weekdayIndex,
  weekOf,
} from '../../domain/time/days.ts';

/** The weeks that a month touches, Monday first. @param day any of the month's, `yyyy-MM-dd` */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const [first, last] = monthAround(day);
  return eachDay(mondayOf(first), last)
    .filter((one) => weekdayIndex(one) === 0)
    .map(weekOf);
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const YEAR_STEPS: typeof STEPS = {
  PageUp: (day) => addMonths(day, -12),
  PageDown: (day) => addMonths(day, 12),
};

/** The day that a key leads to, with the shift key by years; `null` for a key that moves nothing. */
export const dayByKey = (day: string, key: string, shift = false): string | null =>
  ((shift ? YEAR_STEPS[key] : undefined) ?? STEPS[key])?.(day) ?? null;
