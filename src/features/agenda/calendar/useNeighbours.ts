import { useEffect } from 'react';
import { useDevice } from '../../../client/DeviceProvider.tsx';
import { useLatest } from '../../../ui/shortcuts/useLatest.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { daysBeside } from '../useAgendaSearch.ts';
import { askFor, useAsked } from './asked.ts';
import type { InSight } from './useInSight.ts';

const nothing = () => undefined;
/** A person who turns pages may turn the next one soon. */
const SOON = { longestMs: 1_000, guessMs: 200 };

/**
 * Has the days before and after those in sight answered while the page rests, so that a person who goes there waits for
 * no answer. Not while this device still receives what stands on the days in sight: then all answers change all the time.
 */
export function useNeighbours({ view, day, days, psychologistId, isAll }: InSight): void {
  const { live } = useDevice();
  const asked = useAsked();
  const within = useLatest(day);
  useEffect(() => {
    if (!isAll) return undefined;
    const stops: (() => void)[] = [];
    const watch = () => {
      for (const step of [1, -1]) {
        const beside = askFor(daysBeside(view, within.current, step), psychologistId, asked);
        stops.push(
          live.watch('appointments.between', beside.sessions, nothing),
          live.watch('availability.between', beside.times, nothing),
          live.watch('recurrences.waiting', beside.waiting, nothing),
        );
      }
    };
    const cancel = whenIdle(watch, SOON);
    return () => {
      cancel();
      for (const stop of stops) stop();
    };
  }, [live, view, days, within, psychologistId, asked, isAll]);
}
