import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { HistoryRow } from '../../data/queries/home/results.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import { canHaveNote } from '../../domain/notes/allowed.ts';
import { isSession } from '../../domain/reports/billable.ts';
import type { Role } from '../../domain/users/role.ts';

export type HistoryAction = 'associate' | 'note' | 'pay' | 'complete' | 'miss';

/**
 * What can be done with a session of the past, what is due first. Of one without a patient note and payment are offered as
 * well: whoever chooses them is told what is missing.
 * @param now ISO instant
 */
export function actionsOf(row: HistoryRow, role: Role, now: string): readonly HistoryAction[] {
  const status = statusAt(row, now);
  const isOurs = isSession(row);
  const hasNote = row.note !== null && row.note !== UNKNOWN;
  const isOver = status === 'completed' || status === 'no_show';
  const possible: Readonly<Record<HistoryAction, boolean>> = {
    associate: row.patientId === null && status !== 'cancelled',
    complete: isOurs && status === 'expired',
    miss: isOurs && status === 'expired',
    pay: isOurs && isOver && row.payment !== 'paid',
    note: isOurs && role === 'psych' && (hasNote || canHaveNote(row, now)),
  };
  return orderFor(row).filter((action) => possible[action]);
}

const orderFor = ({ payment, patientId }: HistoryRow): readonly HistoryAction[] =>
  payment === null && patientId !== null ? NOTHING_DUE : ORDER;

const ORDER: readonly HistoryAction[] = ['associate', 'complete', 'miss', 'pay', 'note'];
/** Who is treated for free may pay all the same. */
const NOTHING_DUE: readonly HistoryAction[] = ['associate', 'complete', 'miss', 'note', 'pay'];
