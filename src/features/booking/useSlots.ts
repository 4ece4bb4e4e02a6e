import { useMemo } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import { bookingHorizon } from '../../domain/availability/horizon.ts';
import { addDays } from '../../domain/time/days.ts';
import { rangeOf } from '../../domain/time/zone.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../domain/users/user.ts';
import { usePsychologists } from '../../pieces/people/usePsychologists.ts';
import { useNow } from '../../ui/useNow.ts';
import { type DaySlots, type Reach, slotsByDay } from './slotDays.ts';
import { useToday } from '../../client/time/useToday.ts';

export interface Slots {
  readonly reach: Reach;
  readonly days: DaySlots;
  readonly hasPeriods: boolean;
  /** Whether all sessions of these days are here: a time that seems free may be taken otherwise. */
  readonly isAll: boolean;
}

/** From today on as many weeks as the psychologist opens ahead. */
function useReach(psychologistId: string): Reach & { readonly weeks: number } {
  const today = useToday();
  const person = usePsychologists().find(({ id }) => id === psychologistId);
  const weeks = person?.availabilityWeeksAhead ?? WEEKS_AHEAD_DEFAULT;
  return useMemo(() => ({ weeks, first: today, last: addDays(today, weeks * 7) }), [today, weeks]);
}

/** A psychologist's times to be booked, kept current; `undefined` until they are read. */
export function useSlots(psychologistId: string | null): Slots | undefined {
  const zone = useZone();
  const now = useNow();
  const reach = useReach(psychologistId ?? '');
  const { from } = rangeOf([reach.first], zone);
  const to = bookingHorizon(now, reach.weeks, zone);
  const asked = { from, to, psychologistId: psychologistId ?? '', now };
  const answer = useLive('slots.between', asked, { keepPrevious: true });
  return useMemo(() => {
    if (answer === undefined) return undefined;
    const { slots, hasPeriods, ...list } = shownOf(answer);
    if (list.psychologistId !== psychologistId) return undefined;
    return { reach, days: slotsByDay(slots, now), hasPeriods, isAll: isWhole(answer) };
  }, [answer, psychologistId, reach, now]);
}
