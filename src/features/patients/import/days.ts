import { fold } from '../../../domain/core/fold.ts';
import { monthName } from '../../../domain/time/format.ts';

/** Which of two numbers of a date is the month. */
export const dayOrders = ['day', 'month'] as const;
/** `day`: the day comes first. */
export type DayOrder = (typeof dayOrders)[number];

/** A day of birth as a file has it. */
export type DayReading =
  | { readonly kind: 'day'; readonly day: string }
  /** Nothing, or what programs write for it. */
  | { readonly kind: 'none' }
  | { readonly kind: 'yearless' }
  | { readonly kind: 'unread' };

/** The order of day and month in a column, as its cells show it. */
export interface DateColumn {
  /** `mixed`: some cells need one order and some the other. `null`: either is possible. */
  readonly order: DayOrder | 'mixed' | null;
  /** A cell that can be read in both orders, or else one that decides. */
  readonly example: string;
  /** All cells that say a day have the first one of 1900, which programs write for none. */
  readonly isAllNewYear1900: boolean;
}

const NONE: DayReading = { kind: 'none' };
const YEARLESS: DayReading = { kind: 'yearless' };
const UNREAD: DayReading = { kind: 'unread' };

/** Zeros and signs alone, words for nothing, and the day before spreadsheets begin to count. */
const NOTHING =
  /^(?:[0\s/.-]*|null|nulo|n ?\/ ?a|nao informad[oa]|sem data|nenhum[a]?|(?:0?0|30|31)[/.-](?:0?1|12)[/.-](?:1900|1899)|1899-12-3[01])(?: 0?0:00(?::00)?)?$/;
/** Apple's year for none. */
const NO_YEAR = '1604';
const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const LENGTH_MAX = 60;

/** Returns the year of two digits, seen from a year of this century. */
const centuryOf = (year: number, thisYear: number): number =>
  year > thisYear % 100 ? 1900 + year : 2000 + year;

const monthOf = (name: string): number =>
  Math.max(MONTHS.indexOf(name.slice(0, 3)), ENGLISH.indexOf(name.slice(0, 3))) + 1;

interface Numbers {
  readonly year: string;
  readonly month: number;
  readonly day: number;
}

const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[\s,T].*)?$/i;

/** The two numbers of a date whose order may be either. */
function pairOf(text: string): readonly [number, number, string] | null {
  const match = NUMERIC.exec(text);
  return match ? [Number(match[1]), Number(match[2]), match[3] ?? ''] : null;
}

function fromPair(text: string, order: DayOrder): Numbers | null {
  const pair = pairOf(text);
  if (!pair) return null;
  const [first, second, year] = pair;
  // A number above 12 is no month, whatever the others of the column say.
  const isDayFirst = first > 12 || (second <= 12 && order === 'day');
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}

function fromProgram(text: string): Numbers | null {
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t\s].*)?$/.exec(text) ??
    /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?:t.*)?$/.exec(text);
  if (!match) return null;
  return { year: match[1] ?? '', month: Number(match[2]), day: Number(match[3]) };
}

function fromWords(text: string): Numbers | null {
  const local = /^(\d{1,2})[ºo°]?[\s/.-]+(?:de )?([a-z]{3,9})\.?[\s/.,-]+(?:de )?(\d{4}|\d{2})$/;
  const match = local.exec(text);
  if (match) return { year: match[3] ?? '', month: monthOf(match[2] ?? ''), day: Number(match[1]) };
  const english = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  if (!english) return null;
  return { year: english[3] ?? '', month: monthOf(english[1] ?? ''), day: Number(english[2]) };
}

const YEARLESS_TEXT =
  /^--(?:\d{2}-?\d{2}|-?\d{2})$|^-{1,2}\d{2}-\d{2}$|^\d{1,2}[/.]\d{1,2}$|^\d{1,2} de [a-z]{4,9}$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function dayFrom({ year, month, day }: Numbers, thisYear: number): DayReading {
  if (month === 0) return UNREAD;
  const full = year.length === 2 ? centuryOf(Number(year), thisYear) : Number(year);
  return { kind: 'day', day: [full, twoDigits(month), twoDigits(day)].join('-') };
}

const tidied = (typed: string): string =>
  fold(typed.slice(0, LENGTH_MAX)).replaceAll(/\s+/g, ' ').trim();

/** Reads a day as people, programs and spreadsheets write it; an hour behind it is left out. */
export function readDay(typed: string, thisYear: number, order: DayOrder): DayReading {
  const text = tidied(typed);
  if (NOTHING.test(text)) return NONE;
  if (YEARLESS_TEXT.test(text)) return YEARLESS;
  const numbers = fromProgram(text) ?? fromPair(text, order) ?? fromWords(text);
  if (!numbers) return UNREAD;
  return numbers.year === NO_YEAR ? YEARLESS : dayFrom(numbers, thisYear);
}

/** The order in which alone a text is a day; `null` where both are possible, or none. */
function onlyOrderOf(typed: string): DayOrder | null {
  const [first = 0, second = 0] = pairOf(tidied(typed)) ?? [];
  if (first > 12 === second > 12) return null;
  return first > 12 ? 'day' : 'month';
}

/** True if the text is another day when the order is another. */
export function isAmbiguous(typed: string): boolean {
  const pair = pairOf(tidied(typed));
  return pair !== null && pair[0] <= 12 && pair[1] <= 12 && pair[0] !== pair[1];
}

/** Returns the order of a column; `null` where its cells contradict each other and nobody chose. */
export function orderOf(
  column: DateColumn | null | undefined,
  chosen: DayOrder | null,
): DayOrder | null {
  if (chosen) return chosen;
  return column?.order === 'mixed' ? null : (column?.order ?? 'day');
}

const isNewYear1900 = (cell: string): boolean => {
  const reading = readDay(cell, 2000, 'day');
  return reading.kind === 'day' && reading.day === '1900-01-01';
};

/** Finds out the order of a column: one number above 12 settles it for all. */
export function dateColumn(cells: readonly string[]): DateColumn | null {
  const filled = cells.filter((cell) => !NOTHING.test(tidied(cell)));
  const pairs = filled.filter((cell) => pairOf(tidied(cell)) !== null);
  const isAllNewYear1900 = filled.length > 0 && filled.every(isNewYear1900);
  if (pairs.length === 0 && !isAllNewYear1900) return null;
  const dayFirst = pairs.find((cell) => onlyOrderOf(cell) === 'day');
  const monthFirst = pairs.find((cell) => onlyOrderOf(cell) === 'month');
  const order = dayFirst && monthFirst ? 'mixed' : dayFirst ? 'day' : monthFirst ? 'month' : null;
  const example = pairs.find(isAmbiguous) ?? dayFirst ?? monthFirst ?? pairs[0] ?? '';
  return { order, example, isAllNewYear1900 };
}

/** `3 de maio de 1990`. The text itself where it is no day. */
export function dayInWords(day: string): string {
  const month = monthName(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || month === '') return day;
  return `${Number(day.slice(8))} de ${month} de ${day.slice(0, 4)}`;
}
