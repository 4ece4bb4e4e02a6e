import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import type { User } from './user.ts';

/**
 * The psychologist to whom patients and sessions may be given; whoever is given a patient reads clinical text.
 * @throws DomainError for a missing user, an inactive one, and one of another role
 */
export function requirePsychologist(documents: DocumentSet, id: string): User {
  const person = required(documents, 'users', id);
  if (person.role !== 'psych' || !person.isActive)
    throw new DomainError('psychologist_invalid', 'Escolha um psicólogo ativo da clínica.', 422);
  return person;
}
