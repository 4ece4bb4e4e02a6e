import { patientSessionStats } from '../../../domain/reports/patientStats.ts';
import { appointmentRow } from '../agenda/appointments.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { PortalOverview } from './results.ts';
import type { QuerySource } from '../kit/source.ts';

const RECENT = 10;

export const portalOverview = defineQuery({
  name: 'portal.overview',
  run(source: QuerySource, { now }: { now: string }): Gathered<PortalOverview> {
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
});
