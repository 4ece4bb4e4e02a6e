import { useMemo } from 'react';
import { useLive } from '../../../client/useLive.ts';
import { useZone } from '../../../client/useZone.ts';
import { type Gathered, isWhole, shownOf } from '../../../data/queries/known.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { usePreference } from '../preferences.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';

interface Sessions {
  /** Those that are shown. */
  readonly rows: readonly AppointmentRow[];
  /** How many are cancelled, shown or not. */
  readonly cancelled: number;
  readonly known: Gathered<readonly AppointmentRow[]>;
}

/** The sessions of some days, the cancelled ones where they are shown; `null` before the device has answered. */
export function useSessionsOf(days: readonly string[]): Sessions | null {
  const { psychologistId } = useAgendaSearch();
  const [showCancelled] = usePreference('showCancelledAppointments');
  const range = rangeOf(days, useZone());
  const known = useLive(
    'appointments.between',
    { ...range, withRefused: true, ...(psychologistId ? { psychologistId } : {}) },
    { keepPrevious: true },
  );
  return useMemo(() => {
    if (!known) return null;
    const all: readonly AppointmentRow[] = shownOf(known);
    const kept = all.filter((row) => row.status !== 'cancelled');
    return { rows: showCancelled ? all : kept, cancelled: all.length - kept.length, known };
  }, [known, showCancelled]);
}

const NONE = { rows: [] as const, cancelled: 0, isAll: false };

/** The same of the days in sight. */
export function useSessions() {
  const sessions = useSessionsOf(useAgendaSearch().days);
  return sessions ? { ...sessions, isAll: isWhole(sessions.known) } : NONE;
}
