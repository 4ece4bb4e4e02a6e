import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { isSession } from '../../domain/reports/billable.ts';
import { addDays } from '../../domain/time/days.ts';
import { rangeOf, wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';
import { type Gathered, gathered, isWhole, shownOf } from '../../data/queries/known.ts';

const AHEAD_DAYS = 14;

export interface Today {
  /** Those of today that were not cancelled; `undefined` until the device has answered. */
  readonly sessions: Gathered<readonly AppointmentRow[]> | undefined;
  /** The next one within two weeks. */
  readonly next: AppointmentRow | null;
}

const isAhead = (session: AppointmentRow, now: string): boolean =>
  session.repair === null && statusAt(session, now) === 'scheduled';

export function useToday(): Today {
  const now = useNow();
  const zone = useZone();
  const { day } = wallClock(now, zone);
  const today = rangeOf([day], zone);
  const ahead = rangeOf([day, addDays(day, AHEAD_DAYS)], zone);
  const sessions = useLive(
    'appointments.between',
    { ...ahead, withRefused: true },
    { keepPrevious: true },
  );
  const shown =
    sessions &&
    shownOf(sessions).filter((session) => isSession(session) && session.status !== 'cancelled');
  const ofToday = shown?.filter(({ startAt }) => startAt < today.to);
  // Of what has not all arrived, the first that is here need not be the next.
  const isAll = sessions !== undefined && isWhole(sessions);
  return {
    sessions: ofToday && gathered(isAll, ofToday),
    next: !isAll ? null : (shown?.find((session) => isAhead(session, now)) ?? null),
  };
}
