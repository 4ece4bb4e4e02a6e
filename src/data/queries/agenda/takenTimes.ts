import type { TakenTime } from '../../../domain/availability/slots.ts';
import { between } from './appointments.ts';
import { gathered, type Gathered, isWhole, shownOf } from '../kit/known.ts';
import type { QuerySource } from '../kit/source.ts';
import { recurrencesWaiting } from './waitingSessions.ts';

interface Asked {
  /** ISO instants as documents have them, half-open. */
  readonly from: string;
  readonly to: string;
  readonly psychologistId: string;
  readonly now: string;
  /** A session that may be moved itself. */
  readonly exceptId?: string | undefined;
}

/** What takes a psychologist's time once the server has made what it was sent: a recurrence's sessions too. */
export function takenTimes(
  source: QuerySource,
  { from, to, psychologistId, now, exceptId }: Asked,
): Gathered<TakenTime[]> {
  const waiting = recurrencesWaiting.run(source, { from, to, psychologistId, now });
  const { sessions, leaving } = shownOf(waiting);
  const gone = new Set(leaving);
  const kept = [...between(source.view, from, to)].filter(
    (one) => one.psychologistId === psychologistId && !gone.has(one.id) && one.id !== exceptId,
  );
  return gathered(isWhole(waiting), [
    ...kept,
    ...sessions.map(({ startAt, endAt }) => ({
      startAt,
      endAt,
      status: 'scheduled' as const,
      isGoogleCalendarEvent: false,
    })),
  ]);
}
