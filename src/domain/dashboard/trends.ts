import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import type { AppointmentStatus } from '../appointments/status.ts';
import { isSession } from '../reports/billable.ts';
import { isWithin, type Range } from '../reports/range.ts';
import { ratio, roundTo } from '../reports/round.ts';
import { type DashboardPeriod, dashboardRange } from './period.ts';
import { sameWeekdayBefore, stretchesOf } from './stretch.ts';

/** How a figure stands to that of the stretch before; `null` where there is nothing to compare with. */
export interface DashboardTrends {
  /** Percent. All patients, against those of then. */
  readonly patients: number | null;
  /** Percent. The whole day, against the same weekday a week ago. */
  readonly today: number | null;
  /** Percentage points, one decimal. */
  readonly attendance: number | null;
  /** Percent. */
  readonly hours: number | null;
  /** ISO instant at which the stretch before ends. */
  readonly until: string;
}

export interface TrendDocuments {
  readonly appointments: Iterable<Appointment>;
  readonly patients: Iterable<{ readonly createdAt: string }>;
}

interface Told {
  completed: number;
  missed: number;
  completedMs: number;
}

const percent = (now: number, before: number): number | null =>
  before === 0 ? null : roundTo(((now - before) / before) * 100, 0);

function points(now: Told, before: Told): number | null {
  const [told, toldBefore] = [now, before].map(({ completed, missed }) => completed + missed);
  if (!told || !toldBefore) return null;
  const change = ratio(now.completed, told) - ratio(before.completed, toldBefore);
  return roundTo(change * 100, 1);
}

function tell(told: Told, session: Appointment, status: AppointmentStatus): void {
  if (status === 'no_show') told.missed += 1;
  if (status !== 'completed') return;
  told.completed += 1;
  told.completedMs += Date.parse(session.endAt) - Date.parse(session.startAt);
}

/** What sessions `dashboardTrends` looks at: the rest needs not be given. @param now ISO instant */
export function trendRange(period: DashboardPeriod, zone: string, now: string): Range {
  const starts = [stretchesOf(period, zone, now).before.from, sameWeekdayBefore(zone, now).from];
  return { from: starts.toSorted()[0] ?? now, to: dashboardRange('today', zone, now).to };
}

/** @param now ISO instant */
export function dashboardTrends(
  { appointments, patients }: TrendDocuments,
  period: DashboardPeriod,
  zone: string,
  now: string,
): DashboardTrends {
  const stretches = stretchesOf(period, zone, now);
  const days = { now: dashboardRange('today', zone, now), before: sameWeekdayBefore(zone, now) };
  const today = { now: 0, before: 0 };
  const told = {
    now: { completed: 0, missed: 0, completedMs: 0 },
    before: { completed: 0, missed: 0, completedMs: 0 },
  };
  for (const session of appointments) {
    if (!isSession(session)) continue;
    const status = statusAt(session, now);
    for (const when of ['now', 'before'] as const) {
      if (isWithin(session.startAt, days[when]) && status !== 'cancelled') today[when] += 1;
      if (isWithin(session.startAt, stretches[when])) tell(told[when], session, status);
    }
  }
  const known = { now: 0, before: 0 };
  for (const { createdAt } of patients) {
    known.now += 1;
    if (createdAt < stretches.before.to) known.before += 1;
  }
  return {
    patients: percent(known.now, known.before),
    today: percent(today.now, today.before),
    attendance: points(told.now, told.before),
    hours: percent(told.now.completedMs, told.before.completedMs),
    until: stretches.before.to,
  };
}
