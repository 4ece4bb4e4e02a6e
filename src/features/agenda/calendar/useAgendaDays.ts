import { useMemo } from 'react';
import { useActor } from '../../../client/DeviceProvider.tsx';
import { useZone } from '../../../client/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
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
  const isMixed = role === 'administrator' && psychologistId === undefined;
  return useMemo(
    () => agendaDays({ days, rows, times, waiting, zone, now, isMixed }),
    [days, rows, times, waiting, zone, now, isMixed],
  );
}
