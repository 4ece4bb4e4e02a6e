import { useLive } from '../../../client/useLive.ts';
import { useZone } from '../../../client/useZone.ts';
import { shownOf } from '../../../data/queries/known.ts';
import type { WaitingSessions } from '../../../data/queries/results.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useAgendaSearch } from '../useAgendaSearch.ts';

const NONE = { soFar: { sessions: [], leaving: [], unsure: [] } } as const;

/** The sessions on the days in sight that recurrences will make, or take back, once the server has confirmed them. */
export function useWaiting(): WaitingSessions {
  const { days, psychologistId } = useAgendaSearch();
  const { from, to } = rangeOf(days, useZone());
  const now = useNow();
  const waiting = useLive(
    'recurrences.waiting',
    { from, to, now, ...(psychologistId ? { psychologistId } : {}) },
    { keepPrevious: true },
  );
  return shownOf(waiting ?? NONE);
}
