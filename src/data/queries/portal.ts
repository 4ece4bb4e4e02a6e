import { patientSessionStats } from '../../domain/reports/patientStats.ts';
import { appointmentRow, rowTopics } from './appointments.ts';
import { gathered } from './known.ts';
import type { QueryDefinition } from './source.ts';

const RECENT = 10;

export const portalOverview: QueryDefinition<'portal.overview'> = {
  topics: rowTopics,
  run(source, { now }) {
    const sessions = source.view.indexes.appointments.items;
    const { next, ...counts } = patientSessionStats(sessions, now);
    return gathered(source.coverage.sessions === 'all', {
      ...counts,
      nextAppointment: next ? appointmentRow(source, next) : null,
      recent: sessions
        .filter(({ startAt }) => startAt <= now)
        .slice(-RECENT)
        .reverse()
        .map((session) => appointmentRow(source, session)),
    });
  },
};
