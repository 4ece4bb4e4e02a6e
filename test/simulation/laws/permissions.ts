import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';

const CLINICAL = ['medicalHistory', 'currentMedications', 'allergies'];
const ADDRESSES = ['email', 'phone'];
const BOOKING = ['title', 'description', 'notes'];

const has = (doc: AnyDocument, fields: readonly string[]): boolean =>
  fields.some((field) => field in doc);

const fieldOf = (doc: AnyDocument, field: string): unknown =>
  (doc as unknown as Record<string, unknown>)[field];

type Rule = (
  actor: Actor,
  entity: EntityName,
  doc: AnyDocument,
  ownPatient: string,
) => string | null;

const administrator: Rule = (_actor, entity, doc) => {
  if (entity === 'notes') return 'an administrator holds a clinical note';
  if (entity === 'patients' && has(doc, CLINICAL)) return 'an administrator holds clinical facts';
  return null;
};

const psych: Rule = ({ userId }, entity, doc) => {
  if (entity === 'tenants') return null;
  if (entity === 'users')
    return doc.id === userId ? null : 'a psychologist holds a colleague’s account';
  return fieldOf(doc, 'psychologistId') === userId
    ? null
    : `a psychologist holds foreign ${entity}`;
};

/** Whose document it is, and what of it no patient may see. */
const patient: Rule = ({ userId }, entity, doc, ownPatient) => {
  switch (entity) {
    case 'tenants':
      return null;
    case 'notes':
      return 'a patient holds a clinical note';
    case 'users':
      return doc.id !== userId && has(doc, ADDRESSES)
        ? 'a patient holds an account’s addresses'
        : null;
    case 'patients':
      return doc.id !== ownPatient || has(doc, CLINICAL)
        ? 'a patient holds another’s or clinical facts'
        : null;
    case 'patientInvites':
    case 'availabilityPeriods':
    case 'availabilityBlocks':
    case 'recurringBreaks':
    case 'recurringAppointments':
    case 'payments':
      return `a patient holds ${entity}`;
    case 'appointments':
      return fieldOf(doc, 'patientId') !== ownPatient || has(doc, BOOKING)
        ? 'a patient holds another’s session or the booking’s notes'
        : null;
  }
};

const rules: Readonly<Record<Actor['role'], Rule>> = { administrator, psych, patient };

/**
 * What is wrong with this document on this person's device, in words of the product's rules and not of the feed.
 * @param ownPatient the portal account's own patient
 */
export const trespass: Rule = (actor, entity, doc, ownPatient) =>
  rules[actor.role](actor, entity, doc, ownPatient);
