import type { AppointmentRow } from '../../../data/queries/results.ts';
import { wallClock } from '../../../domain/time/zone.ts';

/** Sessions by the day on which they start, in their order. */
export function byDay(
  rows: readonly AppointmentRow[],
  zone: string,
): ReadonlyMap<string, readonly AppointmentRow[]> {
  const days = new Map<string, AppointmentRow[]>();
  for (const row of rows) {
    const { day } = wallClock(row.startAt, zone);
    const known = days.get(day);
    if (known) known.push(row);
    else days.set(day, [row]);
  }
  return days;
}
