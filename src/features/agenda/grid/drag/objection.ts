import type {
  AppointmentRow,
  PsychologistTimes,
  WaitingSession,
} from '../../../../data/queries/agenda/results.ts';
import { occupies } from '../../../../domain/appointments/state.ts';
import { overlaps } from '../../../../domain/appointments/span.ts';
import { type Span, without } from '../../../../domain/availability/spans.ts';
import { formatSpan } from '../../../../domain/time/format.ts';
import { sessionName } from '../../../../pieces/sessions/words.ts';

/** What speaks against a time, in words. `refused`: the server would not have it either; otherwise the person decides. */
export interface Objection {
  readonly kind: 'refused' | 'warned';
  readonly words: string;
}

export interface Surroundings {
  readonly rows: readonly AppointmentRow[];
  readonly times: readonly PsychologistTimes[];
  /** Those that recurrences will have. */
  readonly waiting: readonly WaitingSession[];
  readonly zone: string;
  /** ISO */
  readonly now: string;
}

export interface Candidate extends Span {
  /** `null` where an administrator has not said whose yet. */
  readonly psychologistId: string | null;
  /** The session itself, where it is there already. */
  readonly id: string | null;
}

/** What speaks against a time, the gravest first, or `null`. As far as this device knows. */
export function objectionTo(wanted: Candidate, around: Surroundings): Objection | null {
  const { psychologistId } = wanted;
  if (psychologistId === null) return past(wanted, around);
  const others = around.rows.filter(
    (row) =>
      row.id !== wanted.id &&
      row.psychologistId === psychologistId &&
      row.repair === null &&
      occupies(row) &&
      overlaps(row, wanted),
  );
  return (
    session(
      others.find((row) => !row.isGoogleCalendarEvent),
      around,
    ) ??
    awaited(wanted, around) ??
    pause(wanted, around) ??
    event(others[0], around) ??
    past(wanted, around) ??
    outside(wanted, around)
  );
}

const refused = (words: string): Objection => ({ kind: 'refused', words });
const warned = (words: string): Objection => ({ kind: 'warned', words });

const session = (row: AppointmentRow | undefined, { zone }: Surroundings) =>
  row ? refused(`Já há sessão: ${sessionName(row)}, ${formatSpan(row, zone)}`) : null;

/** The server will have it: the two would meet there, where the person no longer looks. */
function awaited(wanted: Candidate, { waiting, zone }: Surroundings): Objection | null {
  const met = waiting.find(
    (one) => one.psychologistId === wanted.psychologistId && overlaps(one, wanted),
  );
  const name = met?.patientName ?? 'Paciente';
  return met ? refused(`Já há sessão: ${name}, ${formatSpan(met, zone)}`) : null;
}

const event = (row: AppointmentRow | undefined, { zone }: Surroundings) =>
  row ? warned(`Google Calendar: ocupado, ${formatSpan(row, zone)}`) : null;

const timesOf = ({ psychologistId }: Candidate, { times }: Surroundings) =>
  times.find((one) => one.psychologistId === psychologistId);

function pause(wanted: Candidate, around: Surroundings): Objection | null {
  const met = timesOf(wanted, around)?.pauses.find((one) => overlaps(one, wanted));
  if (!met) return null;
  const kind = met.kind === 'break' ? 'Pausa' : 'Bloqueado';
  return warned(`${kind}: ${met.title}, ${formatSpan(met, around.zone)}`);
}

const past = ({ startAt }: Span, { now }: Surroundings) =>
  startAt < now ? warned('Este horário já passou') : null;

function outside(wanted: Candidate, around: Surroundings): Objection | null {
  const known = timesOf(wanted, around);
  const isOutside = known?.hasPeriods && without(wanted, known.open).length > 0;
  return isOutside ? warned('Fora do expediente') : null;
}
