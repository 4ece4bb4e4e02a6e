import { useLive } from '../../data/client/useLive.ts';
import { useZone } from '../../data/client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { addDays, rangeOf, wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';

const AHEAD_DAYS = 14;

export interface Today {
  /** Those of today that were not cancelled; `undefined` until the device has answered. */
  readonly sessions: readonly AppointmentRow[] | undefined;
  /** The next one within two weeks. */
  readonly next: AppointmentRow | null;
}

export function useToday(): Today {
  const now = useNow();
  const zone = useZone();
  const { day } = wallClock(now, zone);
  const today = rangeOf([day], zone);
  const ahead = rangeOf([day, addDays(day, AHEAD_DAYS)], zone);
  const sessions = useLive('appointments.between', ahead, { keepPrevious: true });
  const shown = sessions?.filter(({ status }) => status !== 'cancelled');
  return {
    sessions: shown?.filter(({ startAt }) => startAt < today.to),
    next: shown?.find((session) => statusAt(session, now) === 'scheduled') ?? null,
  };
}
