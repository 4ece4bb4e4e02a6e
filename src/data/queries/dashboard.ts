import { nextSessions, ongoingSessions } from '../../domain/dashboard/sessions.ts';
import { dashboardStats as statsOf } from '../../domain/dashboard/stats.ts';
import { appointmentRow, rowTopics } from './appointments.ts';
import type { QueryDefinition } from './source.ts';
import { zoneOf } from './zone.ts';

export const dashboardStats: QueryDefinition<'dashboard.stats'> = {
  topics: ['appointments', 'patients', 'tenants'],
  run({ view }, { now, ...filter }) {
    const { appointments, patients } = view.indexes;
    const documents = { appointments: appointments.items, patients: patients.items };
    return statsOf(documents, filter, zoneOf(view), now);
  },
};

export const dashboardSessions: QueryDefinition<'dashboard.sessions'> = {
  topics: rowTopics,
  run({ view }, { now }) {
    const { items } = view.indexes.appointments;
    return {
      next: nextSessions(items, now).map((session) => appointmentRow(view, session)),
      ongoing: ongoingSessions(items, now).map((session) => appointmentRow(view, session)),
    };
  },
};
