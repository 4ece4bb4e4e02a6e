import { useLive } from '../../../client/useLive.ts';
import { useZone } from '../../../client/useZone.ts';
import { shownOf } from '../../../data/queries/known.ts';
import type { PsychologistTimes } from '../../../data/queries/results.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';

const NONE = { soFar: [] as const };

/** When those whose agenda is in sight work and pause on its days. */
export function useTimes(): readonly PsychologistTimes[] {
  const { days, psychologistId } = useAgendaSearch();
  const range = rangeOf(days, useZone());
  const times = useLive(
    'availability.between',
    { ...range, ...(psychologistId ? { psychologistId } : {}) },
    { keepPrevious: true },
  );
  return shownOf(times ?? NONE);
}
