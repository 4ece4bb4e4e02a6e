import { useMemo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { HistoryArgs } from '../../data/queries/history.ts';
import type { Gathered } from '../../data/queries/known.ts';
import type { HistoryPage } from '../../data/queries/historyResults.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type Address } from '../../ui/address/address.ts';
import { useAhead } from '../../ui/address/ahead.ts';
import { useNow } from '../../ui/useNow.ts';
import { historyAddress } from './address.ts';
import { statusOf } from './words.ts';

type Search = Address<typeof historyAddress>['state'];

/** Who asks for days to come, or for what is booked, asks for the future. @param today the clinic's */
export const asksForFuture = ({ futuras, status, de, ate }: Search, today: string): boolean =>
  futuras === true ||
  status === 'agendado' ||
  (de !== undefined && de > today) ||
  (ate !== undefined && ate > today);

/** What the address asks for, now. */
export function useHistoryArgs(): HistoryArgs {
  const { state } = useAhead(historyAddress);
  const { role } = useActor();
  const now = useNow();
  const today = wallClock(now, useZone()).day;
  return useMemo(() => {
    const { de, ate, paciente, psicologo, pagina } = state;
    const status = statusOf(state.status);
    return {
      now,
      withFuture: asksForFuture(state, today),
      ...(de && { startDate: de }),
      ...(ate && { endDate: ate }),
      ...(status && { status }),
      ...(paciente && { patient: paciente }),
      ...(psicologo && role === 'administrator' && { psychologistId: psicologo }),
      ...(pagina && { page: pagina }),
    };
  }, [state, now, today, role]);
}

/** The device's own rows and figures; `undefined` for a moment. */
export const useHistory = (): Gathered<HistoryPage> | undefined =>
  useLive('appointments.history', useHistoryArgs(), { keepPrevious: true });
