import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { type Gathered, gathered, isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { isSession } from '../../domain/reports/billable.ts';
import { rangeOf, wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';

/** Today's sessions that were not cancelled, those of which the server made none among them; `undefined` until the device has answered. */
export function useToday(): Gathered<readonly AppointmentRow[]> | undefined {
  const zone = useZone();
  const today = rangeOf([wallClock(useNow(), zone).day], zone);
  const sessions = useLive(
    'appointments.between',
    { ...today, withRefused: true },
    { keepPrevious: true },
  );
  return (
    sessions &&
    gathered(
      isWhole(sessions),
      shownOf(sessions).filter((session) => isSession(session) && session.status !== 'cancelled'),
    )
  );
}
