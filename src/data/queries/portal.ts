import { statusAt } from '../../domain/appointments/appointment.ts';
import { appointmentRow, rowTopics } from './appointments.ts';
import type { QueryDefinition } from './source.ts';

const RECENT = 10;

export const portalOverview: QueryDefinition<'portal.overview'> = {
  topics: rowTopics,
  run({ view }, { now }) {
    const sessions = view.indexes.appointments.items;
    const at = new Date(now).toISOString();
    const isPending = (status: string) => status === 'scheduled' || status === 'in_progress';
    const next = sessions.find(({ startAt, status }) => startAt >= at && status === 'scheduled');
    return {
      totalSessions: sessions.length,
      completedSessions: sessions.filter(({ status }) => status === 'completed').length,
      pendingSessions: sessions.filter((session) => isPending(statusAt(session, at))).length,
      nextAppointment: next ? appointmentRow(view, next) : null,
      recent: sessions
        .slice(-RECENT)
        .reverse()
        .map((session) => appointmentRow(view, session)),
    };
  },
};
