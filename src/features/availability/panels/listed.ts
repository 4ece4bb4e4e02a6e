import { weekdayNames, weekdaysText } from '../../../domain/time/weekdays.ts';
import type { BlockRow, PeriodRow } from '../../../data/queries/agenda/results.ts';
import { weekdayOfPattern } from '../../../domain/availability/pattern.ts';
import { addDays } from '../../../domain/time/days.ts';
import { formatDay, formatMinutes, weekdayShort } from '../../../domain/time/format.ts';
import { type ClockedSpan, wallSpan } from '../../../domain/availability/wallSpan.ts';

/** The first and the last day; midnight is the end of the day before. */
function daysOf(span: ClockedSpan, zone: string): readonly [string, string] {
  const { start, end } = wallSpan(span, zone);
  const last = end.minutes === 0 ? addDays(end.day, -1) : end.day;
  return [start.day, last > start.day ? last : start.day];
}

const dated = (day: string): string => `${weekdayShort(day)}, ${formatDay(day)}`;

/** `seg, 23/11/2026`, from one day to another, or the weekday. */
export function periodOfBlock(row: BlockRow, zone: string): string {
  const dayOfWeek = row.isRecurring ? weekdayOfPattern(row.recurringPattern ?? '') : null;
  const [first, last] = daysOf(row, zone);
  if (dayOfWeek !== null) {
    const isToCome = row.next.startAt === row.startAt;
    return `${weekdayNames[dayOfWeek]}${isToCome ? `, desde ${formatDay(first)}` : ''}`;
  }
  return first === last ? dated(first) : `${dated(first)} a ${dated(last)}`;
}

/** `09:00 – 12:00`; `24:00` is the midnight at a day's end. */
export function hoursOf(span: ClockedSpan, zone: string): string {
  const { start, end } = wallSpan(span, zone);
  if (start.minutes === 0 && end.minutes === 0) return 'Dia inteiro';
  return `${formatMinutes(start.minutes)} – ${end.minutes === 0 ? '24:00' : formatMinutes(end.minutes)}`;
}

/** When a period comes: `Seg-Sex`, `Todos os dias`, `Todo dia 15`, or its date. */
export function daysOfPeriod(row: PeriodRow, zone: string): string {
  const { day } = wallSpan(row, zone).start;
  if (!row.isRecurring) return dated(day);
  if (row.recurringPattern === 'daily') return 'Todos os dias';
  if (row.recurringPattern === 'monthly') return `Todo dia ${Number(day.slice(8))}`;
  const [only, ...others] = row.daysOfWeek;
  if (only !== undefined && others.length === 0) return weekdayNames[only] ?? '';
  return weekdaysText(row.daysOfWeek);
}
