import { useMemo } from 'react';
import { useActor } from '../../../client/DeviceProvider.tsx';
import { useZone } from '../../../client/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { usePsychologists } from '../../../pieces/people/usePsychologists.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';
import { agendaDays } from './agendaDays.ts';
import { useTimes } from './useTimes.ts';
import { useWaiting } from './useWaiting.ts';

/** What the days in sight hold. */
export function useAgendaDays(rows: readonly AppointmentRow[]) {
  const { days, psychologistId } = useAgendaSearch();
  const { role } = useActor();
  const zone = useZone();
  const now = useNow();
  const times = useTimes();
  const waiting = useWaiting();
  const people = usePsychologists();
  const isMixed = role === 'administrator' && psychologistId === undefined;
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return agendaDays({ days, rows, times, waiting, zone, now, isMixed, names });
  }, [days, rows, times, waiting, zone, now, isMixed, people]);
}
