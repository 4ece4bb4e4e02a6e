import { utc } from '@date-fns/utc';
// By their own paths: through the library's index the first screens would carry what only the date picker needs.
import { addDays as plusDays } from 'date-fns/addDays';
import { addMonths as plusMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfYear } from 'date-fns/endOfYear';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISODay } from 'date-fns/getISODay';
import { setDate } from 'date-fns/setDate';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subMonths } from 'date-fns/subMonths';

// Calendar days are `yyyy-MM-dd`, months `yyyy-MM`. All is reckoned in UTC: the runtime's own zone may lack a midnight,
// or a whole day.
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Of two days, months or instants that are written alike. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
export const later = (a: string, b: string): string => (a > b ? a : b);

export const addDays = (day: string, count: number): string => dayOf(plusDays(utc(day), count));

/** The same day of another month, or the last one where that month lacks it. */
export const addMonths = (day: string, count: number): string => dayOf(plusMonths(utc(day), count));

/** How many midnights lie between the two; negative where the last comes first. */
export const daysBetween = (first: string, last: string): number =>
  differenceInCalendarDays(utc(last), utc(first));

/** Both included, in order; none where the last comes first. */
export const eachDay = (first: string, last: string): readonly string[] =>
  first > last ? [] : eachDayOfInterval({ start: utc(first), end: utc(last) }).map(dayOf);

/** 0 is Monday, 6 is Sunday. */
export const weekdayIndex = (day: string): number => getISODay(utc(day)) - 1;

/** The first day of the week around a day. */
export const mondayOf = (day: string): string => dayOf(startOfISOWeek(utc(day)));

/** The seven days of the week around a day, Monday first. */
export const weekOf = (day: string): readonly string[] =>
  eachDayOfInterval({ start: startOfISOWeek(utc(day)), end: endOfISOWeek(utc(day)) }).map(dayOf);

/** The first and the last day of the month or year around a day. */
export const monthAround = (day: string): readonly [string, string] => [
  dayOf(startOfMonth(utc(day))),
  dayOf(endOfMonth(utc(day))),
];
export const yearAround = (day: string): readonly [string, string] => [
  dayOf(startOfYear(utc(day))),
  dayOf(endOfYear(utc(day))),
];

const sameOrLast = (month: Date, wanted: string): Date =>
  setDate(month, Math.min(Number(wanted.slice(8)), getDaysInMonth(month)));

/** Whether a day is the one of its month that the wanted day names, or the last one where its month lacks that. */
export const isSameOfMonth = (wanted: string, day: string): boolean =>
  dayOf(sameOrLast(utc(day), wanted)) === day;

/** Of each month that the two touch, the wanted day, or the last one where the month lacks it; within the two. */
export const eachSameOfMonth = (wanted: string, first: string, last: string): readonly string[] =>
  first > last
    ? []
    : eachMonthOfInterval({ start: utc(first), end: utc(last) })
        .map((month) => dayOf(sameOrLast(month, wanted)))
        .filter((day) => day >= first && day <= last);

/** Both included, in order; none where the last comes first. */
export const eachMonth = (first: string, last: string): readonly string[] =>
  first > last ? [] : eachMonthOfInterval({ start: utc(first), end: utc(last) }).map(monthOf);

/** @param count back, or ahead where negative */
export const monthsBefore = (month: string, count: number): string =>
  monthOf(subMonths(utc(month), count));
