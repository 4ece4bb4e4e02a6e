import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';

const MONDAY = { weekStartsOn: 1 } as const;
const iso = (date: Date): string => format(date, 'yyyy-MM-dd');

/** The weeks that a month touches, Monday first. @param day any of the month's, `yyyy-MM-dd` */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const month = parseISO(day);
  const last = endOfMonth(month);
  const weeks: string[][] = [];
  for (
    let monday = startOfWeek(startOfMonth(month), MONDAY);
    monday <= last;
    monday = addDays(monday, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, index) => iso(addDays(monday, index))));
  return weeks;
}

const STEPS: Readonly<Record<string, (date: Date) => Date>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => startOfWeek(date, MONDAY),
  End: (date) => addDays(startOfWeek(date, MONDAY), 6),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The day that a key leads to; `null` for a key that moves nothing. */
export function dayByKey(day: string, key: string): string | null {
  const step = STEPS[key];
  return step ? iso(step(parseISO(day))) : null;
}
