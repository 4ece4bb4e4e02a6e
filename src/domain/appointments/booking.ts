import type { Actor, CommandContext } from '../core/command.ts';
import { type DocumentSet, missing, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { requireActivePatient } from '../patients/active.ts';
import { requireCaredFor } from '../patients/caredFor.ts';
import { requirePsychologist } from '../users/psychologist.ts';
import { noPsychologist, slotUnavailable } from './refusals.ts';

export interface Booking {
  readonly psychId?: string | undefined;
  readonly patientId: string | null;
  readonly startAt: string;
}

/** A psychologist books for himself, whomever he names. */
export const psychologistFor = (actor: Actor, chosen: string | undefined): string =>
  actor.role === 'psych' ? actor.userId : (chosen ?? actor.userId);

/** With whom staff book. @throws DomainError where the psychologist or the patient cannot be booked */
export function bookedByStaff(documents: DocumentSet, booking: Booking, actor: Actor): string {
  const psychologistId = psychologistFor(actor, booking.psychId);
  requirePsychologist(documents, psychologistId);
  if (booking.patientId) {
    requireActivePatient(documents, booking.patientId);
    requireCaredFor(documents, booking.patientId, actor);
  }
  return psychologistId;
}

/**
 * A patient books for himself, with his psychologist and in the future. Whether the time is free the server decides:
 * a patient's device knows nothing of the agenda.
 * @returns the psychologist
 * @throws DomainError
 */
export function bookedByPatient(
  documents: DocumentSet,
  { psychId, patientId, startAt }: Booking,
  { actor, at }: CommandContext,
): string {
  if (!patientId) throw new DomainError('patient_unknown', 'Erro ao identificar paciente', 422);
  const patient = required(documents, 'patients', patientId);
  if (patient.userId !== actor.userId) throw missing('patients');
  if (!patient.psychologistId) throw noPsychologist();
  if (psychId && psychId !== patient.psychologistId) throw missing('users');
  if (!patient.isActive)
    throw new DomainError(
      'patient_inactive',
      'Seu cadastro está inativo. Entre em contato com a clínica.',
    );
  if (startAt <= at) throw slotUnavailable();
  return patient.psychologistId;
}
