import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { SESSION_MINUTES } from '../../../src/domain/appointments/span.ts';
import { DEFAULT_TIME_ZONE } from '../../../src/domain/time/zone.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** The practice opens at the first hour and closes at the last, local time. */
export const OPENS = 7;
export const CLOSES = 21;

/** A place in the weekly rhythm: 0 is Monday, 5 Saturday; the hour is local. */
export interface Slot {
  readonly weekday: number;
  readonly hour: number;
}

const hoursOf = (weekday: number): readonly number[] =>
  weekday === 5 ? [8, 9, 10, 11, 12] : [8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19];

export const weeklySlots: readonly Slot[] = [0, 1, 2, 3, 4, 5].flatMap((weekday) =>
  hoursOf(weekday).map((hour) => ({ weekday, hour })),
);

/** The local calendar day of an instant, `yyyy-MM-dd`. */
export const dayOf = (at: number): string => formatInTimeZone(at, DEFAULT_TIME_ZONE, 'yyyy-MM-dd');

/** Days since 1970 of the Monday that begins the local week of an instant. */
export function mondayOf(at: number): number {
  const days = Date.parse(`${dayOf(at)}T00:00:00Z`) / DAY_MS;
  return days - ((days + 3) % 7);
}

export const dayNumber = (days: number): string =>
  new Date(days * DAY_MS).toISOString().slice(0, 10);

/** The instant, in milliseconds, at which a local clock shows the hour on that day. */
export const localHour = (day: string, hour: number): number =>
  fromZonedTime(`${day}T${String(hour).padStart(2, '0')}:00:00`, DEFAULT_TIME_ZONE).getTime();

export const sessionEnd = (start: number): number => start + SESSION_MINUTES * MINUTE_MS;

/** The weeks around the turn of the year in which nobody works. */
export const isHoliday = (day: string): boolean =>
  day.slice(5) >= '12-22' || day.slice(5) <= '01-05';
