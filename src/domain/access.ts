import { type AnyDocument, type Documents, type EntityName, without } from './core/documents.ts';
import { staffFields } from './appointments/appointment.ts';
import { clinicalFields } from './patients/patient.ts';
import type { User } from './users/user.ts';

/**
 * A group of readers that sees one and the same version of a document: all of a tenant, its administrators, or one
 * user. Whoever belongs to none of a document's audiences must not learn that it exists.
 */
export type Audience = 'tenant' | 'administrators' | `user:${string}`;

/** What a document's audiences depend on beside the document. */
export interface Relations {
  /** Portal accounts of the patients concerned: of the patient, of the session's patient, of a psychologist's patients. */
  readonly portalUserIds: readonly string[];
}

export interface Visible<D = AnyDocument> {
  readonly audience: Audience;
  readonly document: D;
}

/** The audiences whose documents a user reads. */
export const audiencesOf = ({ id, role }: Pick<User, 'id' | 'role'>): readonly Audience[] => [
  'tenant',
  role === 'administrator' ? 'administrators' : `user:${id}`,
];

const user = (id: string): Audience => `user:${id}`;

/** For the psychologist whose it is, and for those who keep the clinic's agenda and books. */
const ofPsychologist = <D extends { readonly psychologistId: string | null }>(
  document: D,
): readonly Visible<D>[] => [
  { audience: 'administrators', document },
  ...(document.psychologistId ? [{ audience: user(document.psychologistId), document }] : []),
];

type Projections = {
  readonly [E in EntityName]: (
    document: Documents[E],
    relations: Relations,
  ) => readonly Visible<Documents[E]>[];
};

const projections: Projections = {
  tenants: (tenant) => [{ audience: 'tenant', document: tenant }],

  users: (person, { portalUserIds }) => [
    { audience: 'administrators', document: person },
    ...(person.role === 'administrator' ? [] : [{ audience: user(person.id), document: person }]),
    ...portalUserIds
      .filter((id) => id !== person.id)
      .map((id) => ({
        audience: user(id),
        document: {
          id: person.id,
          name: person.name,
          role: person.role,
          isActive: person.isActive,
        },
      })),
  ],

  patients: (patient, { portalUserIds }) => [
    { audience: 'administrators', document: without(patient, clinicalFields) },
    ...(patient.psychologistId
      ? [{ audience: user(patient.psychologistId), document: patient }]
      : []),
    ...portalUserIds.map((id) => ({
      audience: user(id),
      document: without(patient, [...clinicalFields, 'legalHold']),
    })),
  ],

  patientInvites: ofPsychologist,
  availabilityPeriods: ofPsychologist,
  availabilityBlocks: ofPsychologist,
  recurringBreaks: ofPsychologist,
  recurringAppointments: ofPsychologist,
  payments: ofPsychologist,

  appointments: (appointment, { portalUserIds }) => [
    { audience: 'administrators', document: appointment },
    { audience: user(appointment.psychologistId), document: appointment },
    ...portalUserIds.map((id) => ({
      audience: user(id),
      document: without(appointment, staffFields),
    })),
  ],

  notes: (note) => [{ audience: user(note.psychologistId), document: note }],
};

/** Who sees which version of a document: the whole of Sereno's row and field permissions. */
export const visibleVersions = <E extends EntityName>(
  entity: E,
  document: Documents[E],
  relations: Relations,
): readonly Visible<Documents[E]>[] => projections[entity](document, relations);
