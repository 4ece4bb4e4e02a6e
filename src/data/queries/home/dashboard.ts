import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import {
  type DashboardAnalysis,
  dashboardAnalysis as analyse,
} from '../../../domain/dashboard/analysis.ts';
import { type DashboardPeriod, dashboardRange } from '../../../domain/dashboard/period.ts';
import { NEXT_SESSIONS_MAX, ongoingSessions } from '../../../domain/dashboard/sessions.ts';
import { dashboardStats as statsOf, type DashboardStats } from '../../../domain/dashboard/stats.ts';
import {
  type DashboardTrends,
  dashboardTrends as trendsOf,
  trendRange,
} from '../../../domain/dashboard/trends.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import type { Range } from '../../../domain/reports/range.ts';
import { coversSpan } from '../../view/coverage.ts';
import { appointmentRow, between, placeOf } from '../agenda/appointments.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery, type NoArgs } from '../kit/query.ts';
import type { DashboardSessions, NextPatient, OngoingSession } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

interface PeriodAt {
  readonly period: DashboardPeriod;
  /** ISO instant. */
  readonly now: string;
}

/** Sessions that start in a range: of 20,000 only those are looked at. */
const starting = (view: QueryView, { from, to }: Range) =>
  view.indexes.appointments.items.slice(placeOf(view, from), placeOf(view, to));

export const dashboardStats = defineQuery({
  name: 'dashboard.stats',
  run(
    { view, coverage }: QuerySource,
    { now, ...filter }: PeriodAt & { readonly patientId?: string },
  ): Gathered<DashboardStats> {
    const zone = zoneOf(view);
    const range = dashboardRange(filter.period, zone, now);
    const documents = {
      // Every period has today in it.
      appointments: starting(view, range),
      patients: view.indexes.patients.items,
    };
    const isWhole = coverage.people && coversSpan(coverage, range.from, range.to);
    return gathered(isWhole, statsOf(documents, filter, zone, now));
  },
});

/** How the figures stand to those of the stretch before. */
export const dashboardTrends = defineQuery({
  name: 'dashboard.trends',
  run({ view, coverage }: QuerySource, { period, now }: PeriodAt): Gathered<DashboardTrends> {
    const zone = zoneOf(view);
    const range = trendRange(period, zone, now);
    const appointments = starting(view, range);
    const documents = { appointments, patients: view.indexes.patients.items };
    const isWhole = coverage.people && coversSpan(coverage, range.from, range.to);
    return gathered(isWhole, trendsOf(documents, period, zone, now));
  },
});

/** What became of a period's sessions. */
export const dashboardAnalysis = defineQuery({
  name: 'dashboard.analysis',
  run({ view, coverage }: QuerySource, { period, now }: PeriodAt): Gathered<DashboardAnalysis> {
    const zone = zoneOf(view);
    const range = dashboardRange(period, zone, now);
    const isWhole = coversSpan(coverage, range.from, range.to);
    return gathered(isWhole, analyse(starting(view, range), period, zone, now));
  },
});

type Wanted = (session: Appointment) => boolean;

/** The first of the sessions to come that are wanted, until there are enough. */
function ahead(
  { indexes: { appointments } }: QueryView,
  now: string,
  count: number,
  wanted: Wanted,
) {
  const first = appointments.firstNotBefore(({ startAt }) => (startAt <= now ? -1 : 0));
  const found: Appointment[] = [];
  for (let place = first; found.length < count && place < appointments.items.length; place += 1) {
    const session = appointments.items[place];
    if (session && wanted(session) && statusAt(session, now) === 'scheduled') found.push(session);
  }
  return found;
}

/** Whether none is missing between now and the last of so many; without enough of them, at any time to come. */
function coversAhead({ coverage }: QuerySource, now: string, last: Appointment | undefined) {
  return (
    coverage.sessions === 'all' || (last !== undefined && coversSpan(coverage, now, last.startAt))
  );
}

function ongoingRow(source: QuerySource, session: Appointment): OngoingSession {
  const { view, coverage } = source;
  const { patientId } = session;
  const count = patientId === null ? 0 : view.indexes.notesOfPatient.get(patientId).length;
  const totalNotes = gathered(coverage.records === 'all', count);
  return { ...appointmentRow(source, session), totalNotes };
}

/** The next seven, and those that run. */
export const dashboardSessions = defineQuery({
  name: 'dashboard.sessions',
  run(source: QuerySource, { now }: { now: string }): Gathered<DashboardSessions> {
    const { view } = source;
    const next = ahead(view, now, NEXT_SESSIONS_MAX, isSession);
    const soon = new Date(Date.parse(now) + 1).toISOString();
    const running = ongoingSessions(between(view, now, soon), now);
    return gathered(coversAhead(source, now, next[NEXT_SESSIONS_MAX - 1]), {
      next: next.map((session) => appointmentRow(source, session)),
      ongoing: running.map((session) => ongoingRow(source, session)),
    });
  },
});

/** Whom the next session with a patient is with. */
export const dashboardNextPatient = defineQuery({
  name: 'dashboard.nextPatient',
  run(source: QuerySource, { now }: { now: string }): Gathered<NextPatient | null> {
    const { view } = source;
    const [session] = ahead(view, now, 1, ({ patientId }) => patientId !== null);
    const isWhole = source.coverage.people && coversAhead(source, now, session);
    if (!session?.patientId) return gathered(isWhole, null);
    const patient = view.get('patients', session.patientId);
    return gathered(isWhole, {
      session: appointmentRow(source, session),
      patient: patient ? { id: patient.id, name: patient.name, email: patient.email } : null,
    });
  },
});

/** What a practice begins with, each ticked when it is there. */
export interface FirstSteps {
  readonly hours: boolean;
  readonly patient: boolean;
  readonly session: boolean;
  /** Whether another calendar has brought anything yet. */
  readonly google: boolean;
}

export const dashboardSteps = defineQuery({
  name: 'dashboard.steps',
  run({ view, coverage }: QuerySource, _args: NoArgs): Gathered<FirstSteps> {
    const { appointments, patients } = view.indexes;
    const [hasHours] = view.all('availabilityPeriods');
    const isWhole = coverage.people && coverage.sessions === 'all';
    return gathered(isWhole, {
      hours: hasHours !== undefined,
      patient: patients.items.length > 0,
      session: appointments.items.some(isSession),
      google: appointments.items.some(({ isGoogleCalendarEvent: is }) => is),
    });
  },
});
