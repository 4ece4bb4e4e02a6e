import { type Appointment, statusAt } from '../appointments/appointment.ts';
import type { Actor, CommandContext } from '../core/command.ts';
import type { DocumentSet, Ref } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import type { SessionPackage } from '../packages/package.ts';
import { DEFAULT_TIME_ZONE } from '../tenants/tenant.ts';
import { wallClock } from '../time/zone.ts';
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

const FUTURE = 'A data do pagamento não pode ser no futuro.';
/** A device's clock may be a little ahead of the server's. */
const AHEAD_MS = 15 * 60_000;

/** The practice, by whose clock it is today. */
export const readsForDays = ({ tenantId }: Actor): readonly Ref[] => [['tenants', tenantId]];

/** Requires that the money has come: by the practice's clock, wherever the device is. */
export function requireArrived(
  paidOn: string | null | undefined,
  documents: Pick<DocumentSet, 'get'>,
  { actor, at }: Pick<CommandContext, 'actor' | 'at'>,
): void {
  const zone = documents.get('tenants', actor.tenantId)?.timeZone || DEFAULT_TIME_ZONE;
  const soon = new Date(Date.parse(at) + AHEAD_MS).toISOString();
  if (paidOn && paidOn > wallClock(soon, zone).day)
    throw new DomainError('paid_in_future', FUTURE, 422, { fields: { paidOn: FUTURE } });
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
