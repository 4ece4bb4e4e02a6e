import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';

const CLINICAL = ['medicalHistory', 'currentMedications', 'allergies'];
const ADDRESSES = ['email', 'phone'];
const BOOKING = ['title', 'description', 'notes', 'cancellationReason'];

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

/** Entities that one psychologist keeps alone. */
const PRIVATE: ReadonlySet<EntityName> = new Set([
  'notes',
  'noteTemplates',
  'recordSheets',
  'issuedDocuments',
  'professionalProfiles',
  'paymentReceipts',
  'receitaFiles',
  'freeTimes',
]);

const administrator: Rule = ({ userId }, entity, doc) => {
  if (PRIVATE.has(entity)) return `an administrator holds ${entity}`;
  if (entity === 'bellDismissals' && fieldOf(doc, 'userId') !== userId)
    return 'an administrator holds what another has put aside';
  if (entity === 'patients' && has(doc, CLINICAL)) return 'an administrator holds clinical facts';
  return null;
};

/** The fields that say whose a document is. */
const OWNERS: Readonly<Partial<Record<EntityName, readonly string[]>>> = {
  users: ['id'],
  professionalProfiles: ['id'],
  bellDismissals: ['userId'],
  handovers: ['memberId', 'successorId'],
  patients: ['psychologistId', 'recordHolderId'],
};

/** Records that a successor reads in the author's place once they are handed over. */
const HANDED_OVER: ReadonlySet<EntityName> = new Set(['notes', 'recordSheets']);

const psych: Rule = ({ userId }, entity, doc) => {
  if (entity === 'tenants') return null;
  const keeper = HANDED_OVER.has(entity) ? fieldOf(doc, 'keeperId') : null;
  if (keeper) return keeper === userId ? null : `a psychologist holds ${entity} of a successor`;
  const owners = OWNERS[entity] ?? ['psychologistId'];
  return owners.some((field) => fieldOf(doc, field) === userId)
    ? null
    : `a psychologist holds foreign ${entity}`;
};

type PatientRule = (actor: Actor, doc: AnyDocument, ownPatient: string) => string | null;

const ownMoney: PatientRule = (_actor, doc, ownPatient) =>
  fieldOf(doc, 'patientId') !== ownPatient || 'notes' in doc
    ? 'a patient holds another’s money or the staff’s words about it'
    : null;

const SHOWN: ReadonlySet<string> = new Set(['id', 'offeredPix', 'receiptIssuer']);

/** Of what a patient may hold: whose it must be, and what of it no patient may see. */
const ofPatients: Readonly<Partial<Record<EntityName, PatientRule>>> = {
  tenants: () => null,
  users: ({ userId }, doc) =>
    doc.id !== userId && has(doc, ADDRESSES) ? 'a patient holds an account’s addresses' : null,
  patients: (_actor, doc, ownPatient) =>
    doc.id !== ownPatient || has(doc, CLINICAL)
      ? 'a patient holds another’s or clinical facts'
      : null,
  appointments: (_actor, doc, ownPatient) =>
    fieldOf(doc, 'patientId') !== ownPatient || has(doc, BOOKING)
      ? 'a patient holds another’s session or the booking’s notes'
      : null,
  bellDismissals: ({ userId }, doc) =>
    fieldOf(doc, 'userId') === userId ? null : 'a patient holds what another has put aside',
  correctionRequests: (_actor, doc, ownPatient) =>
    fieldOf(doc, 'patientId') !== ownPatient || 'answeredBy' in doc
      ? 'a patient holds another’s request, or who of the staff answered it'
      : null,
  freeTimes: (_actor, doc) => (has(doc, BOOKING) ? 'a patient holds what takes the times' : null),
  payments: ownMoney,
  packages: ownMoney,
  paymentReceipts: ownMoney,
  professionalProfiles: (_actor, doc) =>
    Object.keys(doc).every((field) => SHOWN.has(field))
      ? null
      : 'a patient holds a psychologist’s professional data',
};

const patient: Rule = (actor, entity, doc, ownPatient) => {
  const rule = ofPatients[entity];
  return rule ? rule(actor, doc, ownPatient) : `a patient holds ${entity}`;
};

const rules: Readonly<Record<Actor['role'], Rule>> = { administrator, psych, patient };

/**
 * What is wrong with this document on this person's device, in words of the product's rules and not of the feed.
 * @param ownPatient the portal account's own patient
 */
export const trespass: Rule = (actor, entity, doc, ownPatient) =>
  rules[actor.role](actor, entity, doc, ownPatient);
