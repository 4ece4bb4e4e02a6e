import { fold } from '../core/fold.ts';
import { addDays, daysBetween } from './days.ts';
import { monthName, weekdayName } from './format.ts';

const NAMED: Readonly<Record<string, number>> = {
  hoje: 0,
  amanha: 1,
  'depois de amanha': 2,
  ontem: -1,
  anteontem: -2,
};
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
const WORDS = /^(\d{1,2}) de ([a-z]+)(?: de (\d{4}))?$/;
const MONTHS = Array.from({ length: 12 }, (_, index) =>
  fold(monthName(`2000-${String(index + 1).padStart(2, '0')}-01`)),
);
const LONGEST = 40;

const isDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

const written = (year: number, month: number, date: number): string =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ].join('-');

/** Without a year it is the nearest such day, past or to come. */
function dated(date: number, month: number, year: string | undefined, today: string) {
  const now = Number(today.slice(0, 4));
  const years = year ? [Number(year.length === 2 ? `20${year}` : year)] : [now, now + 1, now - 1];
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  const days = years.map((each) => written(each, month, date)).filter(isDay);
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/**
 * The day that a person means: `hoje`, `amanhã`, `sexta` (the next, today included), `12/03`, `12/03/2026`, `12 de março`.
 * @param today yyyy-MM-dd @returns yyyy-MM-dd, or null where no day was typed
 */
export function typedDay(typed: string, today: string): string | null {
  if (typed.length > LONGEST) return null;
  const text = fold(typed).trim().replaceAll(/\s+/g, ' ');
  const named = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
  if (named !== undefined) return addDays(today, named);
  const numbers = NUMBERS.exec(text);
  if (numbers) return dated(Number(numbers[1]), Number(numbers[2]), numbers[3], today);
  const words = WORDS.exec(text);
  const month = words ? MONTHS.indexOf(words[2] ?? '') + 1 : 0;
  if (words && month > 0) return dated(Number(words[1]), month, words[3], today);
  const weekday = text.replace(/[ -]feira$/, '');
  const week = Array.from({ length: 7 }, (_, count) => addDays(today, count));
  return week.find((day) => fold(weekdayName(day)).split('-')[0] === weekday) ?? null;
}
