import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import type { Appointment } from './appointment.ts';
import { statusAt } from './state.ts';
import type { AppointmentStatus } from './status.ts';

/** A change of status that people make. */
interface Transition {
  readonly from: readonly AppointmentStatus[];
  readonly to: AppointmentStatus;
  /** What is answered where the session is in another status, in Portuguese. */
  readonly refusal: string;
}

const transitions = {
  cancel: {
    from: ['scheduled'],
    to: 'cancelled',
    refusal: "Apenas agendamentos com status 'Agendado' podem ser cancelados",
  },
  complete: {
    from: ['scheduled', 'in_progress', 'expired'],
    to: 'completed',
    refusal: 'Só uma sessão agendada, em andamento ou expirada pode ser concluída.',
  },
  miss: {
    from: ['expired'],
    to: 'no_show',
    refusal: 'Apenas sessões expiradas podem ser marcadas como não compareceu',
  },
  /** A cancellation is taken back. */
  restore: {
    from: ['cancelled'],
    to: 'scheduled',
    refusal: 'Só uma sessão cancelada pode voltar à agenda.',
  },
  withdraw: {
    from: ['scheduled', 'in_progress'],
    to: 'cancelled',
    refusal: 'Só uma sessão agendada ou em andamento pode ser cancelada.',
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

export const refuseTransition = (name: TransitionName): DomainError =>
  new DomainError('invalid_transition', transitions[name].refusal);

/** Whether a session that stands like this at an instant may make the transition. @param at ISO */
export const allowsTransition = (session: Appointment, name: TransitionName, at: string): boolean =>
  (transitions[name].from as readonly AppointmentStatus[]).includes(statusAt(session, at));

/**
 * Sets the status if it may follow the one at that instant. Repeating a change that already holds is no error.
 * @throws DomainError 404, 409
 */
export function transition(
  documents: DocumentSet,
  id: string,
  name: TransitionName,
  at: string,
  more: Partial<Appointment> = {},
): void {
  const session = required(documents, 'appointments', id);
  const { to } = transitions[name];
  if (session.status === to) return;
  if (!allowsTransition(session, name, at)) throw refuseTransition(name);
  documents.put('appointments', { ...session, status: to, ...more });
}
