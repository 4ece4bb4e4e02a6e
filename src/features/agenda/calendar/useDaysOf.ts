import { useMemo, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PsychologistTimes, WaitingSessions } from '../../../data/queries/agenda/results.ts';
import { askFor, useAsked } from './asked.ts';
import type { Sheet } from './sheets.ts';
import { type Sessions, useShownSessions } from './useSessions.ts';

/** Some days and all that this device knows of them, as of one moment. */
export interface InSight extends Sheet, Omit<Sessions, 'known'> {
  readonly times: readonly PsychologistTimes[];
  /** Sessions that recurrences will make, or take back, once the server has confirmed them. */
  readonly waiting: WaitingSessions;
  /** Whether nothing of it is still to come to this device. */
  readonly isAll: boolean;
}

const NOTHING = {
  rows: [],
  cancelled: 0,
  times: [],
  waiting: { sessions: [], leaving: [], unsure: [] },
  isAll: false,
} as const;

/**
 * What is shown of some days: them once all of their answers are there, and the former ones until then. So another month
 * is drawn once, and never with the sessions of this one.
 */
export function useDaysOf({ view, day, days, psychologistId }: Sheet): InSight {
  const args = askFor(days, psychologistId, useAsked());
  const sessions = useShownSessions(useLive('appointments.between', args.sessions));
  const times = useLive('availability.between', args.times);
  const waiting = useLive('recurrences.waiting', args.waiting);
  const next = useMemo((): InSight | null => {
    if (!sessions || !times || !waiting) return null;
    const { rows, cancelled, known } = sessions;
    return {
      view,
      day,
      days,
      psychologistId,
      rows,
      cancelled,
      times: shownOf(times),
      waiting: shownOf(waiting),
      isAll: isWhole(known),
    };
  }, [view, day, days, psychologistId, sessions, times, waiting]);
  const [former, setFormer] = useState(next);
  if (next && next !== former) setFormer(next);
  return next ?? former ?? { view, day, days, psychologistId, ...NOTHING };
}
