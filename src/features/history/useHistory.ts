import { useMemo } from 'react';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { useToday } from '../../client/time/useToday.ts';
import type { Actor } from '../../domain/core/command.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { HistoryArgs } from '../../data/queries/home/history.ts';
import type { Gathered } from '../../data/queries/kit/known.ts';
import type { HistoryPage } from '../../data/queries/home/results.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type Address } from '../../ui/address/address.ts';
import { useAhead } from '../../ui/address/ahead.ts';
import { useNow } from '../../ui/useNow.ts';
import { historyAddress } from './address.ts';
import { STATUSES, statusOf } from './words.ts';

type Search = Address<typeof historyAddress>['state'];

/** Who asks for days to come, or for what is booked, asks for the future. @param today the clinic's */
export const asksForFuture = ({ futuras, status, de, ate }: Search, today: string): boolean =>
  futuras === true ||
  status === 'agendado' ||
  (de !== undefined && de > today) ||
  (ate !== undefined && ate > today);

/** @param today the clinic's */
function argsOf(state: Search, now: string, today: string, role: Actor['role']): HistoryArgs {
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
}

/** What the address asks for, now. */
export function useHistoryArgs(): HistoryArgs {
  const { state } = useAhead(historyAddress);
  const { role } = useActor();
  const now = useNow();
  const today = wallClock(now, useZone()).day;
  return useMemo(() => argsOf(state, now, today, role), [state, now, today, role]);
}

/** The first pages of each status with the other filters as they are; the same list until one of these is another. */
export function useEachStatus(): readonly HistoryArgs[] {
  const { state } = useAhead(historyAddress);
  const { role } = useActor();
  const now = useLatest(useNow());
  const today = useToday();
  const { status: _status, pagina: _pagina, ...others } = state;
  const asked = JSON.stringify(others);
  return useMemo(() => {
    const rest = JSON.parse(asked) as typeof others;
    const words = [undefined, ...STATUSES.map(({ id }) => id)];
    // Which minute it is they are told when they come into sight.
    return words.map((status) => argsOf({ ...rest, status }, now.current, today, role));
  }, [asked, now, today, role]);
}

/** The device's own rows and figures; `undefined` for a moment. */
export const useHistory = (): Gathered<HistoryPage> | undefined =>
  useLive('appointments.history', useHistoryArgs(), { keepPrevious: true });
