import type {
  AppointmentRow,
  Pause,
  PsychologistTimes,
  WaitingSession,
  WaitingSessions,
} from '../../../../data/queries/agenda/results.ts';
import { overlaps } from '../../../../domain/appointments/span.ts';
import { type Span, without } from '../../../../domain/availability/spans.ts';
import { addDays, mondayOf } from '../../../../domain/time/days.ts';
import { formatSpan, formatTime } from '../../../../domain/time/format.ts';
import { holidayOf } from '../../../../domain/time/holidays.ts';
import { instantOf, wallClock } from '../../../../domain/time/zone.ts';
import { isSession } from '../../../../domain/reports/billable.ts';
import { sessionState } from '../../../../pieces/sessions/state.ts';
import { sessionName } from '../../../../pieces/sessions/words.ts';
import type { CalendarDay, CalendarEntry, CalendarPause } from '../../../../ui/calendar/entries.ts';
import { sessionLabel } from '../../sessionLabel.ts';

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
  /** ISO; of what is said of the sessions. */
  readonly now: string;
  /** The present day of the clinic. */
  readonly today: string;
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

/** A label is worded when it is read: most of a month's sessions are only counted. */
const entryOf = (row: AppointmentRow, agenda: AgendaOf): CalendarEntry => ({
  id: row.id,
  get label() {
    return sessionLabel(row, agenda.zone, agenda.now, agenda.isMixed);
  },
  time: formatTime(row.startAt, agenda.zone),
  text: isSession(row) ? sessionName(row) : `Google · ${sessionName(row)}`,
  tone: sessionState(row, agenda.now).tone,
  look: lookOf(row, agenda),
  opens: true,
});

/** Of a recurrence that the server has not confirmed: there is nothing yet that could be opened. */
function waitingEntry(one: WaitingSession, agenda: AgendaOf): CalendarEntry {
  const { zone, isMixed } = agenda;
  const text = one.patientName ?? 'Paciente';
  const who = isMixed && one.psychologistName ? `, ${one.psychologistName}` : '';
  return {
    id: one.id,
    get label() {
      return `${text}, ${formatSpan(one, zone)}, ${WAITING}${who}`;
    },
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

function byDay<T extends Timed>(all: readonly T[], zone: string): ReadonlyMap<string, T[]> {
  const days = new Map<string, T[]>();
  for (const one of all) {
    const { day } = wallClock(one.startAt, zone);
    const known = days.get(day);
    if (known) known.push(one);
    else days.set(day, [one]);
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

/** A psychologist's, with what all days are looked through for. */
interface Worked extends PsychologistTimes {
  readonly blocks: readonly Pause[];
}

const isBlock = ({ kind }: Pause): boolean => kind === 'block';

/** What one psychologist's day is but for the sessions. Before the first period was made, no day was off for that. */
function restOf({ open: all, hasPeriods, blocks }: Worked, span: Day): CalendarDay['rest'] {
  const open = all.filter((one) => overlaps(one, span));
  const isKnown = () => !span.isPast || all.some((one) => overlaps(one, span.week));
  if (hasPeriods && open.length === 0 && isKnown()) return 'off';
  if (blocks.length === 0) return null;
  const worked = open.length > 0 ? open : [span];
  return worked.every((one) => without(one, blocks).length === 0) ? 'blocked' : null;
}

/**
 * Of several psychologists the rest that all of them share, and who is away when: their blocks, by name. Their breaks are
 * each one's every week: named in each cell they would hide what is told of this one. They stand in the agenda of whoever
 * is chosen, and in the columns of a day.
 */
function pausesOf(
  times: readonly Worked[],
  span: Day,
  { zone, names }: AgendaOf,
): Pick<CalendarDay, 'pauses' | 'rest'> {
  const rests = new Set(times.map((one) => restOf(one, span)));
  const [rest = null] = rests;
  const pauses = times
    .flatMap((one) => (times.length === 1 ? one.pauses : one.blocks))
    .filter((one) => overlaps(one, span));
  return {
    rest: rests.size === 1 ? rest : null,
    pauses: pauses.map((one) =>
      pauseOf(one, span, zone, times.length > 1 ? names.get(one.psychologistId) : undefined),
    ),
  };
}

/** From the midnights that days begin with to those of others, each reckoned once. */
function spansIn(zone: string): (first: string, end: string) => Span {
  const midnights = new Map<string, string>();
  const midnight = (day: string): string => {
    let known = midnights.get(day);
    if (known === undefined) midnights.set(day, (known = instantOf({ day, minutes: 0 }, zone)));
    return known;
  };
  return (first, end) => ({ startAt: midnight(first), endAt: midnight(end) });
}

/** By start. */
const entriesOf = (
  rows: readonly AppointmentRow[],
  waiting: readonly WaitingSession[],
  agenda: AgendaOf,
): readonly CalendarEntry[] =>
  [
    ...rows.map((one) => ({ at: one.startAt, entry: entryOf(one, agenda) })),
    ...waiting.map((one) => ({ at: one.startAt, entry: waitingEntry(one, agenda) })),
  ]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ entry }) => entry);

/** What each day holds. */
export function agendaDays(agenda: AgendaOf): ReadonlyMap<string, AgendaDay> {
  const { days, zone, today } = agenda;
  const rows = byDay(agenda.rows, zone);
  const waiting = byDay(agenda.waiting.sessions, zone);
  const times = agenda.times.map((one) => ({ ...one, blocks: one.pauses.filter(isBlock) }));
  const span = spansIn(zone);
  const dayOf = (day: string): AgendaDay => {
    const ofDay = rows.get(day) ?? [];
    const monday = mondayOf(day);
    const week = span(monday, addDays(monday, 7));
    return {
      day,
      rows: ofDay,
      entries: entriesOf(ofDay, waiting.get(day) ?? [], agenda),
      holiday: holidayOf(day),
      ...pausesOf(times, { ...span(day, addDays(day, 1)), week, isPast: day < today }, agenda),
    };
  };
  return new Map(days.map((day) => [day, dayOf(day)]));
}
