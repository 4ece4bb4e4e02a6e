import { describe, expect, it } from 'vitest';
import { appointmentSchema } from '../../domain/appointments/appointment.ts';
import { availabilityBlockSchema } from '../../domain/availability/block.ts';
import { recurringBreakSchema } from '../../domain/availability/break.ts';
import { availabilityPeriodSchema } from '../../domain/availability/period.ts';
import { patientInviteSchema } from '../../domain/invites/invite.ts';
import { noteSchema } from '../../domain/notes/note.ts';
import { patientSchema } from '../../domain/patients/patient.ts';
import { paymentSchema } from '../../domain/payments/payment.ts';
import { recurringAppointmentSchema } from '../../domain/recurrences/recurrence.ts';
import { entityNames } from '../../domain/entities.ts';
import { tenantSchema } from '../../domain/tenants/tenant.ts';
import { userSchema } from '../../domain/users/user.ts';
import { collectionNames, collectionOf, schemas } from './index.ts';

const documents = {
  patientInvites: patientInviteSchema,
  availabilityPeriods: availabilityPeriodSchema,
  availabilityBlocks: availabilityBlockSchema,
  recurringBreaks: recurringBreakSchema,
  recurringAppointments: recurringAppointmentSchema,
  payments: paymentSchema,
  tenants: tenantSchema,
  users: userSchema,
  patients: patientSchema,
  appointments: appointmentSchema,
  notes: noteSchema,
};

const stamp = ['g', 'v', 'cs'];

describe.each(collectionNames)('the collection named %s', (name) => {
  it('knows every field of its documents, and their stamp', () => {
    const entities = entityNames.filter((entity) => collectionOf[entity] === name);
    const fields = entities.flatMap((entity) => Object.keys(documents[entity].entries));
    const shared = entities.length > 1 ? ['e'] : [];
    const known = Object.keys(schemas[name].properties).toSorted();
    expect(known).toEqual([...new Set([...fields, ...stamp, ...shared])].toSorted());
  });
});

describe.each(collectionNames)('the collection named %s', (name) => {
  const { properties, indexes, version } = schemas[name];

  it('indexes no field, since a null in one would hide the document', () => {
    expect(indexes).toBeUndefined();
  });

  it('has a version of its own for every shape that devices may hold', () => {
    // Another shape needs a higher version and a migration, or devices in the field do not open any more.
    expect({ version, fields: Object.keys(properties).join(' ') }).toMatchSnapshot();
  });
});
