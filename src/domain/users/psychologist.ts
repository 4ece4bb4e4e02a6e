import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import type { User } from './user.ts';

/**
 * The member of the staff to whom patients and sessions may be given; whoever is given a patient reads clinical text.
 * @throws DomainError for a missing user, and for a patient's account
 */
export function requirePsychologist(documents: DocumentSet, id: string): User {
  const person = required(documents, 'users', id);
  if (person.role === 'patient')
    throw new DomainError('not_a_psychologist', 'Escolha um psicólogo da clínica.', 422);
  return person;
}
