import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { comes } from '../../../domain/appointments/coming.ts';
import { placeOf, appointmentRow } from './appointments.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { AgendaFigures, FutureSession, FutureSessions } from './results.ts';
import type { Repair } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

interface Whose {
  /** ISO instant. */
  readonly now: string;
  /** All that the reader sees unless told. */
  readonly psychologistId?: string;
}

interface FutureArgs extends Whose, WithRefused {
  readonly withCancelled?: boolean;
  readonly offset?: number;
  readonly limit?: number;
}

const ROWS_MAX = 200;

/** Sessions that are not over, cancelled ones too, by start; of 20,000 only those from yesterday on are looked at. */
function comingSessions(view: QueryView, { now, psychologistId }: Whose): Appointment[] {
  const { appointments, longestMs } = view.indexes;
  const earliest = new Date(Date.parse(now) - longestMs).toISOString();
  return appointments.items
    .slice(placeOf(view, earliest))
    .filter((one) => comes(one, now) && (!psychologistId || one.psychologistId === psychologistId));
}

const isKept = ({ status }: Appointment): boolean => status !== 'cancelled';

function futureSession(source: QuerySource, one: Appointment, repair: Repair): FutureSession {
  const phone = one.patientId ? source.view.get('patients', one.patientId)?.phone : null;
  return { ...appointmentRow(source, one, repair), patientPhone: phone ?? null };
}

/** A slice of at most 200 of the sessions that run or are to come, by start, and how many there are in all. */
export const appointmentsFuture = defineQuery({
  name: 'appointments.future',
  run(source: QuerySource, args: FutureArgs): Gathered<FutureSessions> {
    const { offset = 0, limit = ROWS_MAX } = args;
    const coming = comingSessions(source.view, args);
    const kept = coming.filter(isKept);
    const refused = args.withRefused ? refusedOf(source.view, args) : NONE;
    const shown = withThe(refused, args.withCancelled ? coming : kept);
    return gathered(source.coverage.sessions === 'all', {
      rows: shown
        .slice(offset, offset + Math.min(limit, ROWS_MAX))
        .map((one) => futureSession(source, one, refused.get(one) ?? null)),
      matching: shown.length,
      cancelled: coming.length - kept.length,
    });
  },
});

type Refused = ReadonlyMap<Appointment, string>;
const NONE: Refused = new Map();

const refusedOf = (view: QueryView, { now, psychologistId }: Whose): Refused =>
  new Map(
    refusedCreations(view, 'appointments')
      .filter(({ document }) => comes(document, now))
      .filter(({ document }) => !psychologistId || document.psychologistId === psychologistId)
      .map(({ document, key }) => [document, key]),
  );

const withThe = (refused: Refused, sessions: readonly Appointment[]): readonly Appointment[] =>
  refused.size === 0
    ? sessions
    : [...sessions, ...refused.keys()].sort((a, b) => (a.startAt < b.startAt ? -1 : 1));

/** What stands over the agenda. */
export const agendaFigures = defineQuery({
  name: 'agenda.figures',
  run({ view, coverage }: QuerySource, args: Whose): AgendaFigures {
    const { psychologistId } = args;
    const breaks = [...view.all('recurringBreaks')].filter(
      (one) => one.isActive && (!psychologistId || one.psychologistId === psychologistId),
    );
    return {
      futureSessions: gathered(
        coverage.sessions === 'all',
        comingSessions(view, args).filter(isKept).length,
      ),
      activeBreaks: gathered(coverage.people, breaks.length),
    };
  },
});
