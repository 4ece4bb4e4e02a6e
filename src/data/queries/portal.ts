import { patientSessionStats } from '../../domain/reports/patientStats.ts';
import { appointmentRow, rowTopics } from './appointments.ts';
import type { QueryDefinition } from './source.ts';

const RECENT = 10;

export const portalOverview: QueryDefinition<'portal.overview'> = {
  topics: rowTopics,
  run({ view }, { now }) {
    const sessions = view.indexes.appointments.items;
    const { next, ...counts } = patientSessionStats(sessions, now);
    return {
      ...counts,
      nextAppointment: next ? appointmentRow(view, next) : null,
      recent: sessions
        .filter(({ startAt }) => startAt <= now)
        .slice(-RECENT)
        .reverse()
        .map((session) => appointmentRow(view, session)),
    };
  },
};
