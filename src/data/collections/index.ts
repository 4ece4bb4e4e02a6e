import type { RxJsonSchema } from 'rxdb';
import type { EntityName } from '../../domain/core/documents.ts';
import { appointments } from './appointments.ts';
import { availabilityBlocks, availabilityPeriods, recurringBreaks } from './availability.ts';
import { notes } from './notes.ts';
import { patientInvites } from './patientInvites.ts';
import { patients } from './patients.ts';
import { payments } from './payments.ts';
import { recurringAppointments } from './recurringAppointments.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** One collection per entity; a new entity is one line here. RxDB's storage takes at most 13. */
export const schemas = {
  tenants,
  users,
  patients,
  patientInvites,
  availabilityPeriods,
  availabilityBlocks,
  recurringBreaks,
  recurringAppointments,
  appointments,
  notes,
  payments,
} as const satisfies Readonly<Record<EntityName, RxJsonSchema<never>>>;
