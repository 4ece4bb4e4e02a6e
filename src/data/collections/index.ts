import type { RxJsonSchema } from 'rxdb';
import type { EntityName } from '../../domain/core/documents.ts';
import { appointments } from './appointments.ts';
import { notes } from './notes.ts';
import { patients } from './patients.ts';
import { payments } from './payments.ts';
import { practice } from './practice.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** RxDB's collections. */
export const schemas = {
  tenants,
  users,
  patients,
  practice,
  appointments,
  notes,
  payments,
} as const satisfies Readonly<Record<string, RxJsonSchema<never>>>;

export type CollectionName = keyof typeof schemas;
export const collectionNames = Object.keys(schemas) as readonly CollectionName[];

/** Where an entity's documents are kept; a new entity is one line here. */
export const collectionOf: Readonly<Record<EntityName, CollectionName>> = {
  tenants: 'tenants',
  users: 'users',
  patients: 'patients',
  patientInvites: 'practice',
  availabilityPeriods: 'practice',
  availabilityBlocks: 'practice',
  recurringBreaks: 'practice',
  recurringAppointments: 'practice',
  appointments: 'appointments',
  notes: 'notes',
  payments: 'payments',
};
