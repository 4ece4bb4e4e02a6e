import { useLive } from '../../client/live/useLive.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import { isSession } from '../../domain/reports/billable.ts';
import { useNow } from '../../ui/useNow.ts';
import { shownOf } from '../../data/queries/kit/known.ts';

const MINUTE_MS = 60_000;

/** The sessions that run at this minute. */
export function useOngoing(): readonly AppointmentRow[] {
  const now = useNow();
  const to = new Date(Date.parse(now) + MINUTE_MS).toISOString();
  const sessions = useLive('appointments.between', { from: now, to }, { keepPrevious: true });
  return (sessions ? shownOf(sessions) : []).filter(
    (session) => isSession(session) && statusAt(session, now) === 'in_progress',
  );
}
