import { useState } from 'react';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import { useNow } from '../../ui/useNow.ts';

type Timed = Pick<Appointment, 'status' | 'startAt' | 'endAt'>;

/**
 * The present minute for what is said of sessions: an earlier one for as long as each of them stands as it did then, so
 * that they are not drawn anew every minute.
 */
export function useStanding(rows: readonly Timed[]): string {
  const now = useNow();
  const [then, setThen] = useState(now);
  if (then === now) return now;
  // The clock may have been set back.
  if (then < now && rows.every((row) => statusAt(row, then) === statusAt(row, now))) return then;
  setThen(now);
  return now;
}
