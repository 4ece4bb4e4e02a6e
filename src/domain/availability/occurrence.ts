import { addDays } from '../time/days.ts';
import { instantOf, wallClock } from '../time/zone.ts';
import { weekdayOf } from './fields.ts';
import type { Span } from './spans.ts';

export interface ClockSpan {
  /** At least one; 0 is Sunday. */
  readonly daysOfWeek: readonly number[];
  /** Minutes since midnight; an end at 24:00 or later is on the next day. */
  readonly start: number;
  readonly end: number;
}

const DAY_MINUTES = 24 * 60;

/**
 * The first occurrence of what recurs, from a day on; a day on which a change of clocks skips one of the times is no
 * example of them.
 * @param from `yyyy-MM-dd`
 * @param zone IANA name
 */
export function firstOccurrence(
  { daysOfWeek, start, end }: ClockSpan,
  from: string,
  zone: string,
): Span {
  const on = (day: string, at: number) => {
    const clock = { day: addDays(day, Math.floor(at / DAY_MINUTES)), minutes: at % DAY_MINUTES };
    const instant = instantOf(clock, zone);
    return { instant, isShown: wallClock(instant, zone).minutes === clock.minutes };
  };
  for (let day = from; ; day = addDays(day, 1)) {
    const [first, last] = [on(day, start), on(day, end)];
    const isFirst = daysOfWeek.includes(weekdayOf(day)) && first.isShown && last.isShown;
    if (isFirst) return { startAt: first.instant, endAt: last.instant };
  }
}
