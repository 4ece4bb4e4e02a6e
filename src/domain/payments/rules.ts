import { type Appointment, statusAt } from '../appointments/appointment.ts';
import { DomainError } from '../core/errors.ts';
import type { SessionPackage } from '../packages/package.ts';
import { addDays } from '../time/days.ts';
import type { Payment, PaymentStatus } from './payment.ts';

/** Whose payment it is, which the session says. */
export type Whose = Pick<Payment, 'patientId' | 'psychologistId'>;

/**
 * Who pays for the session, and whom.
 * @param at when the person acted, ISO
 * @throws DomainError where there is nobody, or the session neither took place nor was missed
 */
export function payable(session: Appointment, at: string): Whose {
  const { patientId, psychologistId } = session;
  if (!patientId)
    throw new DomainError(
      'no_patient',
      'Não é possível registrar pagamento para agendamento sem paciente associado',
      422,
    );
  if (!['completed', 'no_show'].includes(statusAt(session, at)))
    throw new DomainError(
      'payment_not_allowed',
      'Só é possível registrar pagamento de sessões concluídas ou com não comparecimento.',
    );
  return { patientId, psychologistId };
}

/**
 * No money comes tomorrow. Somewhere it is tomorrow already, and the device's clock may be of there.
 * @param at when the person acted, ISO
 */
export function requireArrived(paidOn: string | null | undefined, at: string): void {
  if (paidOn && paidOn > addDays(at.slice(0, 10), 1))
    throw new DomainError('paid_in_future', 'A data do pagamento não pode ser no futuro.', 422, {
      fields: { paidOn: 'A data do pagamento não pode ser no futuro.' },
    });
}

/** How much of it is left is the server's to say. @throws DomainError where the session cannot be paid out of it */
export function requirePackage(
  { patientId, psychologistId, cancelledAt }: SessionPackage,
  whose: Whose,
  status: PaymentStatus,
): void {
  if (patientId !== whose.patientId || psychologistId !== whose.psychologistId)
    throw new DomainError('wrong_package', 'Este pacote é de outro paciente ou psicólogo.', 422);
  if (status !== 'paid')
    throw new DomainError('wrong_status', 'Uma sessão do pacote está sempre paga.', 422);
  if (cancelledAt) throw new DomainError('package_cancelled', 'Este pacote foi cancelado.');
}
