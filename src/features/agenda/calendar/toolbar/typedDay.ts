import { addDays } from '../../../../domain/time/days.ts';

const twoDigits = (part: string): string => part.padStart(2, '0');

/**
 * The day of a date as people type it: `25`, `25/12`, `25/12/26`, `25/12/2026`, `25122026`; `null` when it is none.
 * @param near a day of the month and year that are meant where none is typed
 */
export function typedDay(typed: string, near: string): string | null {
  const digits = typed.trim().replace(/^(\d{2})(\d{2})(\d{4}|\d{2})?$/, '$1/$2/$3');
  const match = /^(\d{1,2})(?:[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2})?)?)?$/.exec(digits);
  if (!match) return null;
  const [, day = '', month = near.slice(5, 7), year = near.slice(0, 4)] = match;
  const wanted = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  const isDate = !Number.isNaN(Date.parse(wanted)) && addDays(wanted, 0) === wanted;
  return isDate ? wanted : null;
}
