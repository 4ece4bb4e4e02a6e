import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { DashboardPeriod } from '../../domain/dashboard/period.ts';
import { nextSessions, ongoingSessions } from '../../domain/dashboard/sessions.ts';
import { dashboardStats as statsOf, type DashboardStats } from '../../domain/dashboard/stats.ts';
import { appointmentRow } from './appointments.ts';
import { gathered, type Gathered } from './known.ts';
import { defineQuery } from './query.ts';
import type { DashboardSessions } from './results.ts';
import type { QuerySource } from './source.ts';
import { zoneOf } from './zone.ts';

export const dashboardStats = defineQuery({
  name: 'dashboard.stats',
  run(
    { view, coverage }: QuerySource,
    { now, ...filter }: { period: DashboardPeriod; patientId?: string; now: string },
  ): Gathered<DashboardStats> {
    const { appointments, patients } = view.indexes;
    const documents = { appointments: appointments.items, patients: patients.items };
    const isWhole = coverage.people && coverage.sessions === 'all';
    return gathered(isWhole, statsOf(documents, filter, zoneOf(view), now));
  },
});

/** The next seven, and those that run. */
export const dashboardSessions = defineQuery({
  name: 'dashboard.sessions',
  run(source: QuerySource, { now }: { now: string }): Gathered<DashboardSessions> {
    const { items } = source.view.indexes.appointments;
    const row = (session: Appointment) => appointmentRow(source, session);
    // The next seven may lie at any time to come.
    return gathered(source.coverage.sessions === 'all', {
      next: nextSessions(items, now).map(row),
      ongoing: ongoingSessions(items, now).map(row),
    });
  },
});
