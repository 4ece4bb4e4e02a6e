import { useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow, WaitingSession } from '../../../data/queries/agenda/results.ts';
import { durationMinutes, overlaps } from '../../../domain/appointments/span.ts';
import { addDays } from '../../../domain/time/days.ts';
import { isSecondTime, rangeOf } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';
import { type AppointmentForm, collision, type Span } from './appointmentForm.ts';

/** What takes a time: a session, or one that a recurrence will have once the server has confirmed it. */
export type Taking = AppointmentRow | WaitingSession;

const NONE: readonly AppointmentRow[] = [];

/** The sessions of a form's day and the next, as this device knows them. `follow` is called at each drawing with the form's day. */
export function useKnownSessions(
  first: string,
  { ownId, isRepair = false }: { readonly ownId: string | null; readonly isRepair?: boolean },
) {
  const zone = useZone();
  const [day, setDay] = useState(first);
  // A session late in the evening ends on the next day.
  const range = rangeOf([day, addDays(day, 1)], zone);
  const known = useLive('appointments.between', range);
  const waiting = useLive('recurrences.waiting', { ...range, now: useNow() });
  const isFresh = useLive('sync.status', {})?.connection === 'online';
  const sessions = known && shownOf(known);
  return {
    isReady: sessions !== undefined,
    /** They are as the server has them, or it has said so of what is mended. */
    isCertain: isFresh || isRepair,
    find: (span: Span | null, psychologistId: string | null): Taking | undefined =>
      span === null
        ? undefined
        : (collision(span, psychologistId, sessions ?? NONE, ownId) ??
          (waiting && awaited(span, psychologistId, shownOf(waiting).sessions))),
    follow: (next: string): void => {
      if (next !== day) setDay(next);
    },
  };
}

const awaited = (
  span: Span,
  psychologistId: string | null,
  waiting: readonly WaitingSession[],
): WaitingSession | undefined =>
  waiting.find((one) => one.psychologistId === psychologistId && overlaps(span, one));

const NO_TIMES: readonly string[] = [];
const NEVER = '1970-01-01T00:00:00.000Z';
const NOTHING = { from: NEVER, to: NEVER, now: NEVER, near: NEVER, psychologistId: '' };

/** Where else on its day a session would find room; ISO. @param span that is taken; otherwise nothing is looked for */
export function useFreeTimes(
  { day, psychologistId }: AppointmentForm,
  span: Span | null | undefined,
  ownId: string | null,
): readonly string[] {
  const zone = useZone();
  const now = useNow();
  const isAsked = span && day !== null && psychologistId !== null;
  const asked = isAsked
    ? {
        ...rangeOf([day], zone),
        now,
        near: span.startAt,
        psychologistId,
        minutes: durationMinutes(span),
        ...(ownId && { exceptId: ownId }),
      }
    : NOTHING;
  const free = useLive('availability.free', asked);
  // The form's field cannot say which of two it means.
  return isAsked && free ? shownOf(free).filter((at) => !isSecondTime(at, zone)) : NO_TIMES;
}
