import { instantOf, wallClock } from '../../../../domain/time/zone.ts';

const MORNING = 9 * 60;
const LAST = 23 * 60;

/** When a session of a day is proposed: today at the next full hour, otherwise in the morning. ISO instant. */
export function bookingTime(day: string, zone: string, now: string): string {
  const clock = wallClock(now, zone);
  const next = Math.min(LAST, (Math.floor(clock.minutes / 60) + 1) * 60);
  return instantOf({ day, minutes: clock.day === day ? next : MORNING }, zone);
}
