import { addDays } from '../time/days.ts';
import { instantOf, wallClock } from '../time/zone.ts';

/**
 * The end of what patients can book: of the same weekday so many weeks ahead.
 * @param now ISO
 * @param zone IANA name
 * @returns ISO, itself no longer bookable
 */
export const bookingHorizon = (now: string, weeksAhead: number, zone: string): string =>
  instantOf({ day: addDays(wallClock(now, zone).day, weeksAhead * 7 + 1), minutes: 0 }, zone);
