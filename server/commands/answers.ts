import type * as v from 'valibot';
import { availabilityBlockSchema } from '../../src/domain/availability/block.ts';
import { recurringBreakSchema } from '../../src/domain/availability/break.ts';
import { availabilityPeriodSchema } from '../../src/domain/availability/period.ts';
import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import { patientInviteSchema } from '../../src/domain/invites/invite.ts';
import { patientSchema } from '../../src/domain/patients/patient.ts';
import { tenantSchema } from '../../src/domain/tenants/tenant.ts';
import { userSchema } from '../../src/domain/users/user.ts';
import { appointmentAnswer } from '../appointments/present.ts';
import { presentAppointments } from '../appointments/read.ts';
import { noteAnswer, presentNotes } from '../notes/read.ts';
import { paymentAnswer, presentPayments } from '../payments/read.ts';
import { type Reader, readVisible } from '../reading/reader.ts';
import { presentDetails, recurrenceDetail } from '../recurrences/answers.ts';

type Present<E extends EntityName> = (
  reader: Reader,
  documents: Documents[E][],
) => Promise<unknown[]>;

const asTheyAre = async <D>(_reader: Reader, documents: D[]): Promise<D[]> => documents;

const present: { readonly [E in EntityName]: Present<E> } = {
  tenants: asTheyAre,
  users: asTheyAre,
  patients: asTheyAre,
  patientInvites: asTheyAre,
  availabilityPeriods: asTheyAre,
  availabilityBlocks: asTheyAre,
  recurringBreaks: asTheyAre,
  recurringAppointments: presentDetails,
  appointments: presentAppointments,
  notes: presentNotes,
  payments: presentPayments,
};

/** The shape of each entity's answers. */
export const answerSchemas: { readonly [E in EntityName]: v.GenericSchema } = {
  tenants: tenantSchema,
  users: userSchema,
  patients: patientSchema,
  patientInvites: patientInviteSchema,
  availabilityPeriods: availabilityPeriodSchema,
  availabilityBlocks: availabilityBlockSchema,
  recurringBreaks: recurringBreakSchema,
  recurringAppointments: recurrenceDetail,
  appointments: appointmentAnswer,
  notes: noteAnswer,
  payments: paymentAnswer,
};

/** What a call answers about the document that it changed: the same as reading it, or its id where it is gone. */
export async function answerOf<E extends EntityName>(
  reader: Reader,
  entity: E,
  id: string,
): Promise<unknown> {
  const found = await readVisible(reader, entity, [id]);
  const [answer] = await present[entity](reader, [...found.values()]);
  return answer ?? { id };
}
