import type { Actor } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clinicalFields, type Patient } from './patient.ts';

type Concerned = Pick<Patient, 'psychologistId' | 'recordHolderId'>;

/** True if the psychologist keeps a record of a patient whose agenda is another one's. */
const keepsRecordOnly = ({ psychologistId, recordHolderId }: Concerned, userId: string): boolean =>
  recordHolderId === userId && psychologistId !== userId;

/**
 * Returns the patient for whom the person books and whose data the person changes.
 * @throws DomainError 404, 409 for who only holds the record still
 */
export function requireCaredFor(documents: DocumentSet, id: string, actor: Actor): Patient {
  const patient = required(documents, 'patients', id);
  if (actor.role === 'psych' && keepsRecordOnly(patient, actor.userId))
    throw new DomainError(
      'patient_passed',
      'A agenda e o cadastro deste paciente já estão com outra pessoa da equipe.',
    );
  return patient;
}

/**
 * Requires that facts of health are not written over those that another one holds.
 * @throws DomainError 409 where they would be
 */
export function requireHealthHeld(
  patient: Concerned,
  sent: Partial<Pick<Patient, (typeof clinicalFields)[number]>>,
  actor: Actor,
): void {
  const { recordHolderId } = patient;
  if (actor.role !== 'psych' || !recordHolderId || recordHolderId === actor.userId) return;
  if (clinicalFields.some((name) => (sent[name] ?? '').trim() !== ''))
    throw new DomainError(
      'record_waiting',
      'Os dados de saúde ainda estão com quem atendia antes. Até que cheguem, anote o que souber em uma nota.',
    );
}
