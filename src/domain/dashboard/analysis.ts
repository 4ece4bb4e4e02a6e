import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import { type AppointmentStatus, appointmentStatuses } from '../appointments/status.ts';
import { isSession } from '../reports/billable.ts';
import { isWithin } from '../reports/range.ts';
import { roundTo } from '../reports/round.ts';
import { eachDay, eachMonth, monthAround, weekOf, yearAround } from '../time/days.ts';
import { wallClock } from '../time/zone.ts';
import { type DashboardPeriod, dashboardRange } from './period.ts';

export interface DashboardAnalysis {
  /** Sessions that start in the period. */
  readonly total: number;
  /** By what they are now: those that were missed or left undecided are not called scheduled. */
  readonly byStatus: Readonly<Record<AppointmentStatus, number>>;
  /** Completed sessions and missed ones: of these the attendance is a share. */
  readonly told: number;
  /** Hours of completed sessions, two decimals: by the hour (`14`) of a day, the day (`2026-11-22`), the month (`2026-11`) of a year. */
  readonly hours: readonly { readonly at: string; readonly hours: number }[];
}

const HOUR_MS = 3_600_000;

const stretchesIn: Readonly<Record<DashboardPeriod, (day: string) => readonly string[]>> = {
  today: () => [],
  week: weekOf,
  month: (day) => eachDay(...monthAround(day)),
  year: (day) => eachMonth(...yearAround(day)),
};

function placeOf(session: Appointment, period: DashboardPeriod, zone: string): string {
  const { day, minutes } = wallClock(session.startAt, zone);
  if (period === 'today') return String(Math.floor(minutes / 60)).padStart(2, '0');
  return period === 'year' ? day.slice(0, 7) : day;
}

/** Every hour between the first and the last that has any. */
function hoursBetween(worked: ReadonlyMap<string, number>): string[] {
  const hours = [...worked.keys()].map(Number);
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(2, '0'));
}

/** What a period's sessions became, and when they were held. @param now ISO instant */
export function dashboardAnalysis(
  appointments: Iterable<Appointment>,
  period: DashboardPeriod,
  zone: string,
  now: string,
): DashboardAnalysis {
  const range = dashboardRange(period, zone, now);
  const byStatus = Object.fromEntries(appointmentStatuses.map((status) => [status, 0])) as Record<
    AppointmentStatus,
    number
  >;
  const worked = new Map<string, number>();
  let total = 0;
  for (const session of appointments) {
    if (!isSession(session) || !isWithin(session.startAt, range)) continue;
    const status = statusAt(session, now);
    total += 1;
    byStatus[status] += 1;
    if (status !== 'completed') continue;
    const place = placeOf(session, period, zone);
    const ms = Date.parse(session.endAt) - Date.parse(session.startAt);
    worked.set(place, (worked.get(place) ?? 0) + ms);
  }
  const { day } = wallClock(now, zone);
  const places = period === 'today' ? hoursBetween(worked) : stretchesIn[period](day);
  const hours = places.map((at) => ({ at, hours: roundTo((worked.get(at) ?? 0) / HOUR_MS, 2) }));
  return { total, byStatus, told: byStatus.completed + byStatus.no_show, hours };
}
