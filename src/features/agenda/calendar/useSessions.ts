import { useMemo } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import type { Gathered } from '../../../data/queries/kit/known.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { agendaAddress } from '../search.ts';
import { useAddressEntry } from '../../../ui/address/address.ts';
import { usePreference } from '../preferences.ts';
import { askFor, useAsked } from './asked.ts';

export interface Sessions {
  /** Those that are shown. */
  readonly rows: readonly AppointmentRow[];
  /** How many are cancelled, shown or not. */
  readonly cancelled: number;
  readonly known: Gathered<readonly AppointmentRow[]>;
}

/** Of what the device has answered, the cancelled ones where they are shown; `null` before it has. */
export function useShownSessions(
  known: Gathered<readonly AppointmentRow[]> | undefined,
): Sessions | null {
  const [showCancelled] = usePreference('showCancelledAppointments');
  return useMemo(() => {
    if (!known) return null;
    const all = shownOf(known);
    const kept = all.filter((row) => row.status !== 'cancelled');
    return { rows: showCancelled ? all : kept, cancelled: all.length - kept.length, known };
  }, [known, showCancelled]);
}

/** The sessions of some days; `null` before the device has answered. */
export function useSessionsOf(days: readonly string[]): Sessions | null {
  const psychologistId = useAddressEntry(agendaAddress, 'psicologo');
  const { sessions } = askFor(days, psychologistId, useAsked());
  return useShownSessions(useLive('appointments.between', sessions, { keepPrevious: true }));
}
