import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { canHaveNote } from '../../../domain/notes/allowed.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import type { Role } from '../../../domain/users/role.ts';

export type SessionAction = 'enter' | 'note' | 'move' | 'remind' | 'complete' | 'miss' | 'cancel';

/**
 * What can be done with a session at an instant, what a person wants most often first. Notes are the psychologist's
 * alone, of sessions that run or ran, with a patient; a reminder goes to who is still to come.
 * @param now ISO instant
 */
export function actionsOf(row: AppointmentRow, role: Role, now: string): readonly SessionAction[] {
  if (!isSession(row) || row.repair !== null) return [];
  const status = statusAt(row, now);
  const isAuthor = role === 'psych';
  const isOpen = status === 'scheduled' || status === 'in_progress' || status === 'expired';
  const possible: Readonly<Record<SessionAction, boolean>> = {
    enter: isAuthor && status === 'in_progress',
    note: isAuthor && row.patientId !== null && (canHaveNote(row, now) || row.note !== null),
    move: status === 'scheduled' || status === 'expired',
    remind: status === 'scheduled' && row.patientId !== null,
    complete: isOpen,
    miss: status === 'expired',
    cancel: status === 'scheduled',
  };
  return ORDER[status === 'expired' ? 'past' : 'coming'].filter((action) => possible[action]);
}

/** Of what is over one says first how it went. */
const ORDER: Readonly<Record<'past' | 'coming', readonly SessionAction[]>> = {
  coming: ['enter', 'note', 'move', 'remind', 'complete', 'miss', 'cancel'],
  past: ['note', 'complete', 'miss', 'move', 'remind', 'enter', 'cancel'],
};
