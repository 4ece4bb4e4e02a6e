import { useMemo } from 'react';
import { useLive } from '../../../client/useLive.ts';
import { useZone } from '../../../client/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/known.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { usePreference } from '../preferences.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';

const NONE = { soFar: [] as const };

/** The sessions of the days in sight, and of those whether the cancelled ones are shown. */
export function useSessions() {
  const { days, psychologistId } = useAgendaSearch();
  const [showCancelled] = usePreference('showCancelledAppointments');
  const range = rangeOf(days, useZone());
  const sessions =
    useLive(
      'appointments.between',
      { ...range, withRefused: true, ...(psychologistId ? { psychologistId } : {}) },
      { keepPrevious: true },
    ) ?? NONE;
  const all: readonly AppointmentRow[] = shownOf(sessions);
  const isAll = isWhole(sessions);
  return useMemo(() => {
    const kept = all.filter((row) => row.status !== 'cancelled');
    return { rows: showCancelled ? all : kept, cancelled: all.length - kept.length, isAll };
  }, [all, isAll, showCancelled]);
}
