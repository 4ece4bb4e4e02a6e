import { addDays } from 'date-fns/addDays';
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';

/** The instants at which a calendar day (`yyyy-MM-dd`) begins and ends on the time zone's clock: half-open. */
export function dayRange(day: string, timeZone: string): { from: string; to: string } {
  const next = addDays(new Date(`${day}T12:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);
  return { from: startOf(day, timeZone), to: startOf(next, timeZone) };
}

/** The calendar day of an instant there. */
export const dayOf = (at: string, timeZone: string): string =>
  formatInTimeZone(at, timeZone, 'yyyy-MM-dd');

const startOf = (day: string, timeZone: string) =>
  fromZonedTime(`${day}T00:00:00`, timeZone).toISOString();
