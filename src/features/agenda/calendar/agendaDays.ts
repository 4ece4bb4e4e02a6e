import type {
  AppointmentRow,
  Pause,
  PsychologistTimes,
  WaitingSession,
  WaitingSessions,
} from '../../../data/queries/results.ts';
import { overlaps } from '../../../domain/appointments/appointment.ts';
import { type Span, without } from '../../../domain/availability/spans.ts';
import { weekOf } from '../../../domain/time/days.ts';
import { formatSpan, formatTime } from '../../../domain/time/format.ts';
import { holidayOf } from '../../../domain/time/holidays.ts';
import { rangeOf, wallClock } from '../../../domain/time/zone.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import { sessionState } from '../../../pieces/sessions/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import type { CalendarDay, CalendarEntry, CalendarPause } from '../../../ui/calendar/entries.ts';
import { sessionLabel } from '../sessionLabel.ts';

/** What is said of a session that the server will make of a recurrence. */
export const WAITING = 'Aguardando confirmação';

/** A day of the agenda: what a calendar shows of it, and the sessions behind that. */
export interface AgendaDay extends CalendarDay {
  readonly day: string;
  readonly rows: readonly AppointmentRow[];
}

export interface AgendaOf {
  /** In order. */
  readonly days: readonly string[];
  /** By start. */
  readonly rows: readonly AppointmentRow[];
  readonly times: readonly PsychologistTimes[];
  readonly waiting: WaitingSessions;
  readonly zone: string;
  /** ISO */
  readonly now: string;
  /** Whether the sessions of several psychologists stand there. */
  readonly isMixed: boolean;
  /** Their names, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

function lookOf(row: AppointmentRow, { waiting }: AgendaOf): CalendarEntry['look'] {
  if (row.repair !== null || row.mark === 'refused') return 'refused';
  if (row.status === 'cancelled' || waiting.leaving.includes(row.id)) return 'over';
  if (!isSession(row)) return 'other';
  return row.mark === 'waiting' || waiting.unsure.includes(row.id) ? 'waiting' : 'plain';
}

const entryOf = (row: AppointmentRow, agenda: AgendaOf): CalendarEntry => ({
  id: row.id,
  label: sessionLabel(row, agenda.zone, agenda.now, agenda.isMixed),
  time: formatTime(row.startAt, agenda.zone),
  text: isSession(row) ? sessionName(row) : `Google · ${sessionName(row)}`,
  tone: sessionState(row, agenda.now).tone,
  look: lookOf(row, agenda),
  opens: true,
});

/** Of a recurrence that the server has not confirmed: there is nothing yet that could be opened. */
function waitingEntry(one: WaitingSession, { zone, isMixed }: AgendaOf): CalendarEntry {
  const text = one.patientName ?? 'Paciente';
  const who = isMixed && one.psychologistName ? `, ${one.psychologistName}` : '';
  return {
    id: one.id,
    label: `${text}, ${formatSpan(one, zone)}, ${WAITING}${who}`,
    time: formatTime(one.startAt, zone),
    text,
    tone: 'info',
    look: 'waiting',
    opens: false,
  };
}

interface Timed {
  readonly startAt: string;
}

function byDay<T extends Timed>(rows: readonly T[], zone: string): ReadonlyMap<string, T[]> {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const { day } = wallClock(row.startAt, zone);
    const known = days.get(day);
    if (known) known.push(row);
    else days.set(day, [row]);
  }
  return days;
}

/** @param who whose it is, where it stands among others' */
function pauseOf(pause: Pause, span: Span, zone: string, who: string | undefined): CalendarPause {
  const isWhole = pause.startAt <= span.startAt && pause.endAt >= span.endAt;
  const time = isWhole ? 'dia todo' : formatSpan(pause, zone);
  const text = who === undefined ? pause.title : `${who} · ${pause.title}`;
  return {
    key: `${pause.id}/${pause.startAt}`,
    label: `${text}, ${time}`,
    time,
    text,
    kind: pause.kind,
  };
}

interface Day extends Span {
  readonly week: Span;
  readonly isPast: boolean;
}

/** What one psychologist's day is but for the sessions. Before the first period was made, no day was off for that. */
function restOf(times: PsychologistTimes, span: Day): CalendarDay['rest'] {
  const open = times.open.filter((one) => overlaps(one, span));
  const isKnown = !span.isPast || times.open.some((one) => overlaps(one, span.week));
  if (times.hasPeriods && open.length === 0 && isKnown) return 'off';
  const blocks = times.pauses.filter(({ kind }) => kind === 'block');
  const worked = open.length > 0 ? open : [span];
  return worked.every((one) => without(one, blocks).length === 0) ? 'blocked' : null;
}

/**
 * Of several psychologists the rest that all of them share, and who is away when: their blocks, by name. Their breaks are
 * each one's every week: named in each cell they would hide what is told of this one. They stand in the agenda of whoever
 * is chosen, and in the columns of a day.
 */
function pausesOf(
  { times, zone, names }: AgendaOf,
  span: Day,
): Pick<CalendarDay, 'pauses' | 'rest'> {
  const rests = new Set(times.map((one) => restOf(one, span)));
  const [rest = null] = rests;
  const pauses = times
    .flatMap((one) => one.pauses)
    .filter((one) => (times.length === 1 || one.kind === 'block') && overlaps(one, span));
  return {
    rest: rests.size === 1 ? rest : null,
    pauses: pauses.map((one) =>
      pauseOf(one, span, zone, times.length > 1 ? names.get(one.psychologistId) : undefined),
    ),
  };
}

const spanOf = (days: readonly string[], zone: string): Span => {
  const { from, to } = rangeOf(days, zone);
  return { startAt: from, endAt: to };
};

/** What each day holds. */
export function agendaDays(agenda: AgendaOf): ReadonlyMap<string, AgendaDay> {
  const { days, zone, now } = agenda;
  const rows = byDay(agenda.rows, zone);
  const waiting = byDay(agenda.waiting.sessions, zone);
  const today = wallClock(now, zone).day;
  const dayOf = (day: string): AgendaDay => {
    const ofDay = rows.get(day) ?? [];
    const entries = [
      ...ofDay.map((row) => ({ at: row.startAt, entry: entryOf(row, agenda) })),
      ...(waiting.get(day) ?? []).map((one) => ({
        at: one.startAt,
        entry: waitingEntry(one, agenda),
      })),
    ].sort((a, b) => (a.at < b.at ? -1 : 1));
    const week = spanOf(weekOf(day), zone);
    const span = { ...spanOf([day], zone), week, isPast: day < today };
    return {
      day,
      rows: ofDay,
      entries: entries.map(({ entry }) => entry),
      holiday: holidayOf(day),
      ...pausesOf(agenda, span),
    };
  };
  return new Map(days.map((day) => [day, dayOf(day)]));
}
