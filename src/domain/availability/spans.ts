import { addDays, daysBetween, eachDay, isSameOfMonth } from '../time/days.ts';
import { boundsOf, instantOf, wallClock } from '../time/zone.ts';
import type { AvailabilityBlock } from './block.ts';
import type { RecurringBreak } from './break.ts';
import { minutesOf, weekdayOf } from './fields.ts';
import { weekdayOfPattern } from './pattern.ts';
import type { AvailabilityPeriod } from './period.ts';
import { spanIn, wallSpan } from './wallSpan.ts';

/** ISO instants, half-open. */
export interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

export interface Range {
  readonly from: string;
  readonly to: string;
}

export const shares = ({ startAt, endAt }: Span, { from, to }: Range): boolean =>
  startAt < to && endAt > from;

/** The days on which something may begin that lasts into the range. */
function daysAround(
  { from, to }: Range,
  zone: string,
  first: string,
  length: number,
): readonly string[] {
  const earliest = addDays(wallClock(from, zone).day, -length);
  const start = earliest > first ? earliest : first;
  return eachDay(start, wallClock(to, zone).day);
}

function repeatsOn(
  { recurringPattern, daysOfWeek }: AvailabilityPeriod,
  first: string,
  day: string,
): boolean {
  if (recurringPattern === 'daily') return true;
  if (recurringPattern === 'monthly') return isSameOfMonth(first, day);
  return daysOfWeek.includes(weekdayOf(day));
}

/**
 * The occurrences of a period that share an instant with the range, in order. One whose times a change of clocks
 * leaves no room for is none.
 * @param zone IANA name
 */
export function periodSpans(period: AvailabilityPeriod, range: Range, zone: string): Span[] {
  if (!period.isRecurring) return [spanIn(period, zone)].filter((span) => shares(span, range));
  const { start, end } = wallSpan(period, zone);
  const length = daysBetween(start.day, end.day);
  return daysAround(range, zone, start.day, length)
    .filter((day) => repeatsOn(period, start.day, day))
    .map((day) => ({
      startAt: instantOf({ day, minutes: start.minutes }, zone),
      endAt: instantOf({ day: addDays(day, length), minutes: end.minutes }, zone),
    }))
    .filter((span) => span.startAt < span.endAt && shares(span, range));
}

/** All that these clock times may mean: both hours where a change of clocks repeats one. */
const coverOf = (
  day: string,
  startMinutes: number,
  endDay: string,
  endMinutes: number,
  zone: string,
): Span => ({
  startAt: boundsOf({ day, minutes: startMinutes }, zone).first,
  endAt: boundsOf({ day: endDay, minutes: endMinutes }, zone).last,
});

/** When an active break falls into the range. */
export function breakSpans(
  { isActive, dayOfWeek, startTime, endTime }: RecurringBreak,
  range: Range,
  zone: string,
): Span[] {
  if (!isActive) return [];
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return daysAround(range, zone, '0000-01-01', 0)
    .filter((day) => weekdayOf(day) === dayOfWeek)
    .map((day) => coverOf(day, start, day, end, zone))
    .filter((span) => shares(span, range));
}

/** When a block falls into the range: once, or weekly from its start on. One whose pattern cannot be read counts once. */
export function blockSpans(block: AvailabilityBlock, range: Range, zone: string): Span[] {
  const { isRecurring, recurringPattern } = block;
  const dayOfWeek = isRecurring && recurringPattern ? weekdayOfPattern(recurringPattern) : null;
  if (dayOfWeek === null) return [spanIn(block, zone)].filter((span) => shares(span, range));
  const { start, end } = wallSpan(block, zone);
  const length = daysBetween(start.day, end.day);
  return daysAround(range, zone, start.day, length)
    .filter((day) => weekdayOf(day) === dayOfWeek)
    .map((day) => coverOf(day, start.minutes, addDays(day, length), end.minutes, zone))
    .filter((span) => shares(span, range));
}

/** What is left of a span without the others, in order. */
export function without({ startAt, endAt }: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = startAt;
  const near = others.filter((other) => other.startAt < endAt && other.endAt > startAt);
  for (const other of near.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1))) {
    if (other.endAt <= from) continue;
    if (other.startAt > from) left.push({ startAt: from, endAt: other.startAt });
    from = other.endAt;
  }
  return from < endAt ? [...left, { startAt: from, endAt }] : left;
}

/**
 * Those of the spans that share an instant with one of the others.
 * @param spans in their order, none within another
 */
export function taken<S extends Span>(spans: readonly S[], others: readonly Span[]): S[] {
  const inOrder = others.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  let next = 0;
  let takenUntil = '';
  return spans.filter(({ startAt, endAt }) => {
    for (let other = inOrder[next]; other && other.startAt < endAt; other = inOrder[++next])
      if (other.endAt > takenUntil) takenUntil = other.endAt;
    return takenUntil > startAt;
  });
}
