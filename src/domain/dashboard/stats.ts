import * as v from 'valibot';
import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import { isSession } from '../reports/billable.ts';
import { isWithin } from '../reports/range.ts';
import { ratio, roundTo } from '../reports/round.ts';
import { type DashboardPeriod, dashboardRange } from './period.ts';

export const dashboardStatsSchema = v.object({
  /** All patients of the reader, or the one asked about. */
  patients: v.number(),
  appointments: v.object({
    /** Sessions that start in the period, whatever became of them. */
    total: v.number(),
    completed: v.number(),
    cancelled: v.number(),
    /** Sessions of today that were not cancelled, whatever the period. */
    today: v.number(),
  }),
  /** Completed sessions of the period among those completed or missed, from 0 to 100, one decimal; 0 without any. */
  attendanceRate: v.number(),
  /** Hours of the completed sessions of the period, two decimals. */
  totalHours: v.number(),
});
export type DashboardStats = v.InferOutput<typeof dashboardStatsSchema>;

/** What the figures are derived from. */
export interface DashboardCounts {
  readonly patients: number;
  readonly total: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly missed: number;
  readonly today: number;
  /** Of the completed sessions. */
  readonly completedMs: number;
}

export const dashboardOf = (counts: DashboardCounts): DashboardStats => {
  const { patients, total, completed, cancelled, missed, today, completedMs } = counts;
  return {
    patients,
    appointments: { total, completed, cancelled, today },
    attendanceRate: roundTo(ratio(completed, completed + missed) * 100, 1),
    totalHours: roundTo(completedMs / 3_600_000, 2),
  };
};

export interface DashboardFilter {
  readonly period: DashboardPeriod;
  readonly patientId?: string | undefined;
}

export interface DashboardDocuments {
  readonly appointments: Iterable<Appointment>;
  readonly patients: Iterable<{ readonly id: string }>;
}

const countPatients = (patients: DashboardDocuments['patients'], patientId?: string): number => {
  let count = 0;
  for (const { id } of patients) if (!patientId || id === patientId) count += 1;
  return count;
};

const lengthMs = ({ startAt, endAt }: Appointment): number =>
  Date.parse(endAt) - Date.parse(startAt);

/** See `dashboardStatsSchema` for each figure. Events of a connected calendar count once a patient is named. */
export function dashboardStats(
  { appointments, patients }: DashboardDocuments,
  { period, patientId }: DashboardFilter,
  zone: string,
  now: string,
): DashboardStats {
  const range = dashboardRange(period, zone, now);
  const day = dashboardRange('today', zone, now);
  const counts = { total: 0, completed: 0, cancelled: 0, missed: 0, today: 0, completedMs: 0 };
  for (const session of appointments) {
    if (!isSession(session) || (patientId && session.patientId !== patientId)) continue;
    const status = statusAt(session, now);
    if (status !== 'cancelled' && isWithin(session.startAt, day)) counts.today += 1;
    if (!isWithin(session.startAt, range)) continue;
    counts.total += 1;
    if (status === 'cancelled') counts.cancelled += 1;
    if (status === 'no_show') counts.missed += 1;
    if (status !== 'completed') continue;
    counts.completed += 1;
    counts.completedMs += lengthMs(session);
  }
  return dashboardOf({ ...counts, patients: countPatients(patients, patientId) });
}
