import { type Appointment, occupies } from '../../domain/appointments/appointment.ts';
import type { AvailabilityBlock } from '../../domain/availability/block.ts';
import type { RecurringBreak } from '../../domain/availability/break.ts';
import { blockSpans, breakSpans, type Span } from '../../domain/availability/spans.ts';
import { coversSpan } from '../view/coverage.ts';
import { appointmentRow, between } from './appointments.ts';
import { gathered, type Gathered } from './known.ts';
import { defineQuery } from './query.ts';
import type { QuerySource } from './source.ts';
import type { MetSessions } from './timesResults.ts';
import { zoneOf } from './zone.ts';

/** When a break or a block would be. */
export type PauseTimes =
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

/** The sessions to come that a break or a block would meet: neither cancels any. */
export const sessionsMet = defineQuery({
  name: 'sessions.met',
  run(source: QuerySource, { now, psychologistId, times }: Met): Gathered<MetSessions> {
    const zone = zoneOf(source.view);
    const [from, to] = rangeOf(times, new Date(now).toISOString());
    let count = 0;
    let first: Appointment | null = null;
    if (from < to)
      for (const session of between(source.view, from, to)) {
        if (session.psychologistId !== psychologistId || session.isGoogleCalendarEvent) continue;
        if (!occupies(session) || session.endAt <= now || !fallsOn(times, session, zone)) continue;
        first ??= session;
        count += 1;
      }
    const isAll = source.coverage.sessions === 'all' || coversSpan(source.coverage, from, to);
    return gathered(isAll, { count, first: first && appointmentRow(source, first) });
  },
});
