import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { occupies } from '../../../domain/appointments/state.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import type { RecurringBreak } from '../../../domain/availability/break.ts';
import { blockSpans, breakSpans, type Span } from '../../../domain/availability/spans.ts';
import { coversSpan } from '../../view/coverage.ts';
import { between } from './appointments.ts';
import { gathered, type Gathered, shownOf } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';
import type { MetSession, MetSessions } from './results.ts';
import { recurrencesWaiting } from './waitingSessions.ts';
import { zoneOf } from '../kit/zone.ts';

/** When a break or a block would be. */
type PauseTimes =
  | Pick<RecurringBreak, 'dayOfWeek' | 'startTime' | 'endTime'>
  | Pick<AvailabilityBlock, 'startAt' | 'endAt' | 'isRecurring' | 'recurringPattern'>;

interface Met {
  /** ISO; what is over meets nothing. */
  readonly now: string;
  readonly psychologistId: string;
  readonly times: PauseTimes;
}

const END_OF_TIME = '2999-12-31T23:59:59.999Z';
const UNSAID = { id: '', psychologistId: '', createdAt: '' };

const fallsOn = (times: PauseTimes, { startAt: from, endAt: to }: Span, zone: string): boolean =>
  'dayOfWeek' in times
    ? breakSpans({ ...UNSAID, ...times, description: null, isActive: true }, { from, to }, zone)
        .length > 0
    : blockSpans({ ...UNSAID, ...times, reason: null }, { from, to }, zone).length > 0;

/** The range in which a pause may meet anything. */
const rangeOf = (times: PauseTimes, now: string): readonly [string, string] =>
  'dayOfWeek' in times || times.isRecurring
    ? [now, END_OF_TIME]
    : [times.startAt > now ? times.startAt : now, times.endAt];

const YEAR_MS = 366 * 86_400_000;

/** A recurrence has sessions for a year ahead, and no later. */
function withinYear(to: string, now: string): string {
  const year = new Date(Date.parse(now) + YEAR_MS).toISOString();
  return to < year ? to : year;
}

/** What the sessions of a range will be once the server has made what it was sent, by start. */
function toCome(source: QuerySource, from: string, to: string, asked: Met): MetSession[] {
  const { psychologistId } = asked;
  const now = new Date(asked.now).toISOString();
  const range = { from, to: withinYear(to, now) };
  const changes =
    range.from < range.to
      ? shownOf(recurrencesWaiting.run(source, { ...range, psychologistId, now }))
      : { sessions: [], leaving: [] };
  const gone: ReadonlySet<string> = new Set(changes.leaving);
  const isKept = (one: Appointment) =>
    one.psychologistId === psychologistId &&
    isSession(one) &&
    occupies(one) &&
    one.endAt > now &&
    !gone.has(one.id);
  const kept = [...between(source.view, from, to)].filter(isKept).map((one) => ({
    id: one.id,
    startAt: one.startAt,
    endAt: one.endAt,
    patientName: patientName(source.view, one.patientId),
    title: one.title ?? null,
  }));
  const made = changes.sessions.map(({ id, startAt, endAt, patientName: name }) => ({
    id,
    startAt,
    endAt,
    patientName: name,
    title: null,
  }));
  return [...kept, ...made].sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
}

/** The sessions to come that a break or a block would meet: neither cancels any. */
export const sessionsMet = defineQuery({
  name: 'sessions.met',
  run(source: QuerySource, asked: Met): Gathered<MetSessions> {
    const { times } = asked;
    const zone = zoneOf(source.view);
    const [from, to] = rangeOf(times, new Date(asked.now).toISOString());
    const met =
      from < to ? toCome(source, from, to, asked).filter((one) => fallsOn(times, one, zone)) : [];
    const isAll = source.coverage.sessions === 'all' || coversSpan(source.coverage, from, to);
    return gathered(isAll, { count: met.length, first: met[0] ?? null });
  },
});
