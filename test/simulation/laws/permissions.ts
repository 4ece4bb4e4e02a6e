import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';

const CLINICAL = ['medicalHistory', 'currentMedications', 'allergies'];
const BOOKING = ['title', 'description', 'notes'];

const has = (doc: AnyDocument, fields: readonly string[]): boolean =>
  fields.some((field) => field in doc);

const fieldOf = (doc: AnyDocument, field: string): unknown =>
  (doc as unknown as Record<string, unknown>)[field];

/**
 * What is wrong with this document on this person's device, in words of the product's rules and not of the feed.
 * @param portal the portal account's own patient
 */
export function trespass(
  actor: Actor,
  entity: EntityName,
  doc: AnyDocument,
  patientOfPortal: string,
): string | null {
  const { role, userId } = actor;
  if (role === 'administrator') {
    if (entity === 'notes') return 'an administrator holds a clinical note';
    if (entity === 'patients' && has(doc, CLINICAL)) return 'an administrator holds clinical facts';
    return null;
  }
  if (role === 'psych') {
    if (entity === 'users' && doc.id !== userId)
      return 'a psychologist holds a colleague’s account';
    if (entity === 'users' || entity === 'tenants') return null;
    return fieldOf(doc, 'psychologistId') === userId
      ? null
      : `a psychologist holds foreign ${entity}`;
  }
  if (entity === 'notes') return 'a patient holds a clinical note';
  if (entity === 'patients' && doc.id !== patientOfPortal) return 'a patient holds another patient';
  if (entity === 'patients' && has(doc, CLINICAL)) return 'a patient holds clinical facts';
  if (entity === 'appointments' && fieldOf(doc, 'patientId') !== patientOfPortal)
    return 'a patient holds another’s session';
  if (entity === 'appointments' && has(doc, BOOKING)) return 'a patient holds the booking’s notes';
  if (entity === 'users' && doc.id !== userId && has(doc, ['email', 'phone']))
    return 'a patient holds an account’s addresses';
  return null;
}
