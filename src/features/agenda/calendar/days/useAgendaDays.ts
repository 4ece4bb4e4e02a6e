import { useMemo } from 'react';
import { useActor } from '../../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../../client/time/useZone.ts';
import { usePsychologists } from '../../../../pieces/people/usePsychologists.ts';
import { agendaDays } from './agendaDays.ts';
import type { InSight } from '../useDaysOf.ts';
import { useStanding } from '../../useStanding.ts';
import { useToday } from '../../../../client/time/useToday.ts';

/** What the days in sight hold. */
export function useAgendaDays({ days, rows, times, waiting, psychologistId }: InSight) {
  const { role } = useActor();
  const zone = useZone();
  const now = useStanding(rows);
  const today = useToday();
  const people = usePsychologists();
  const isMixed = role === 'administrator' && psychologistId === undefined;
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return agendaDays({ days, rows, times, waiting, zone, now, today, isMixed, names });
  }, [days, rows, times, waiting, zone, now, today, isMixed, people]);
}
