import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';

/** @throws DomainError for a patient who is missing or inactive: nobody books sessions for one */
export function requireActivePatient(documents: DocumentSet, id: string): void {
  if (!required(documents, 'patients', id).isActive)
    throw new DomainError(
      'patient_inactive',
      'Este paciente está inativo. Ative-o antes de agendar.',
    );
}
