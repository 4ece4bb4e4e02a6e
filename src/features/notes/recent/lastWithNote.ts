import { UNKNOWN } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';

/** The last sessions with a note that began before one, the newest first. @param sessions the newest first */
export const lastWithNote = (
  sessions: readonly AppointmentRow[],
  before: Pick<AppointmentRow, 'id' | 'startAt'>,
  count: number,
): readonly AppointmentRow[] =>
  sessions
    .filter(
      ({ id, startAt, note }) =>
        id !== before.id && startAt <= before.startAt && note !== null && note !== UNKNOWN,
    )
    .slice(0, count);
