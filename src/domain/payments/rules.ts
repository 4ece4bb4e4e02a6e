import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import type { Actor, CommandContext } from '../core/command.ts';
import type { DocumentSet, Ref } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import type { SessionPackage } from '../packages/package.ts';
import { DEFAULT_TIME_ZONE, wallClock } from '../time/zone.ts';
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

const EARLIEST = '1990-01-01';
const TOO_EARLY = 'A data do pagamento não pode ser anterior a 1990.';
const FUTURE = {
  paidOn: 'A data do pagamento não pode ser no futuro.',
  refundedOn: 'A data da devolução não pode ser no futuro.',
} as const;
/** A device's clock may be a little ahead of the server's. */
const AHEAD_MS = 15 * 60_000;

/** The practice, by whose clock it is today. */
export const readsForDays = ({ tenantId }: Actor): readonly Ref[] => [['tenants', tenantId]];

/** Returns the practice's zone, by whose clock it is today. */
export const practiceZone = (
  documents: Pick<DocumentSet, 'get'>,
  { tenantId }: Pick<Actor, 'tenantId'>,
): string => documents.get('tenants', tenantId)?.timeZone || DEFAULT_TIME_ZONE;

/** Returns the practice's day on which somebody acts, `yyyy-MM-dd`. */
export const dayOfAct = (
  documents: Pick<DocumentSet, 'get'>,
  { actor, at }: Pick<CommandContext, 'actor' | 'at'>,
): string => wallClock(at, practiceZone(documents, actor)).day;

/**
 * Requires that money has moved by the practice's clock, wherever the device is.
 * @param day `yyyy-MM-dd` @param field the argument that says it
 * @throws DomainError where it has not, or so long ago that the year is a slip
 */
export function requireArrived(
  day: string | null | undefined,
  documents: Pick<DocumentSet, 'get'>,
  { actor, at }: Pick<CommandContext, 'actor' | 'at'>,
  field: keyof typeof FUTURE = 'paidOn',
): void {
  if (day && day < EARLIEST)
    throw new DomainError('paid_too_early', TOO_EARLY, 422, { fields: { [field]: TOO_EARLY } });
  const soon = new Date(Date.parse(at) + AHEAD_MS).toISOString();
  if (day && day > wallClock(soon, practiceZone(documents, actor)).day)
    throw new DomainError('paid_in_future', FUTURE[field], 422, {
      fields: { [field]: FUTURE[field] },
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
