import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import { DomainError } from '../core/errors.ts';

type Session = Pick<Appointment, 'status' | 'startAt' | 'endAt'>;

/**
 * Why a session has no note at an instant, safe to show; `null` where it may have one: it has begun, and took place.
 * @param at ISO instant
 */
export function noteRefusal(session: Session, at: string): string | null {
  const { status } = session;
  if (status === 'cancelled') return 'Sessões canceladas não têm nota.';
  if (status === 'no_show') return 'Sessões sem comparecimento não têm nota.';
  // The server's clock saw a session begin that it calls begun, whatever this one says.
  return status === 'scheduled' && statusAt(session, at) === 'scheduled'
    ? 'A nota pode ser escrita a partir do início da sessão.'
    : null;
}

/** @param at ISO instant */
export const canHaveNote = (session: Session, at: string): boolean =>
  noteRefusal(session, at) === null;

/** @throws DomainError 409 where the session has not begun or did not take place */
export function requireNoteAllowed(session: Session, at: string): void {
  const refusal = noteRefusal(session, at);
  if (refusal !== null) throw new DomainError('session_without_note', refusal);
}
