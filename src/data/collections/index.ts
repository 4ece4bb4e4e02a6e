import type { RxJsonSchema } from 'rxdb';
import type { EntityName } from '../../domain/core/documents.ts';
import { appointments } from './appointments.ts';
import { notes } from './notes.ts';
import { patients } from './patients.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** One collection per entity; a new entity is one line here. */
export const schemas = {
  tenants,
  users,
  patients,
  appointments,
  notes,
} as const satisfies Readonly<Record<EntityName, RxJsonSchema<never>>>;
