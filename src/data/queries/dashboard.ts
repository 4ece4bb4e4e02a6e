import type { Appointment } from '../../domain/appointments/appointment.ts';
import { nextSessions, ongoingSessions } from '../../domain/dashboard/sessions.ts';
import { dashboardStats as statsOf } from '../../domain/dashboard/stats.ts';
import { appointmentRow, rowTopics } from './appointments.ts';
import { gathered } from './known.ts';
import type { QueryDefinition } from './source.ts';
import { zoneOf } from './zone.ts';

export const dashboardStats: QueryDefinition<'dashboard.stats'> = {
  topics: ['appointments', 'patients', 'tenants'],
  run({ view, coverage }, { now, ...filter }) {
    const { appointments, patients } = view.indexes;
    const documents = { appointments: appointments.items, patients: patients.items };
    const isWhole = coverage.people && coverage.sessions === 'all';
    return gathered(isWhole, statsOf(documents, filter, zoneOf(view), now));
  },
};

export const dashboardSessions: QueryDefinition<'dashboard.sessions'> = {
  topics: rowTopics,
  run(source, { now }) {
    const { items } = source.view.indexes.appointments;
    const row = (session: Appointment) => appointmentRow(source, session);
    // The next seven may lie at any time to come.
    return gathered(source.coverage.sessions === 'all', {
      next: nextSessions(items, now).map(row),
      ongoing: ongoingSessions(items, now).map(row),
    });
  },
};
