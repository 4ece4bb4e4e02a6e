import type * as v from 'valibot';
import { noteSchema } from '../../../src/domain/notes/note.ts';
import { accountSchema, signedInSchema } from '../../auth/accounts.ts';
import { answerSchemas } from '../../commands/answers.ts';
import { paginationSchema } from '../params.ts';

/** Shapes that several answers share, by the names under which the document describes them once. */
export const shapes: Readonly<Record<string, v.GenericSchema>> = {
  Tenant: answerSchemas.tenants,
  User: answerSchemas.users,
  Patient: answerSchemas.patients,
  PatientInvite: answerSchemas.patientInvites,
  AvailabilityPeriod: answerSchemas.availabilityPeriods,
  AvailabilityBlock: answerSchemas.availabilityBlocks,
  RecurringBreak: answerSchemas.recurringBreaks,
  RecurringAppointment: answerSchemas.recurringAppointments,
  Appointment: answerSchemas.appointments,
  NoteText: noteSchema,
  Note: answerSchemas.notes,
  Payment: answerSchemas.payments,
  Account: accountSchema,
  SignedIn: signedInSchema,
  Pagination: paginationSchema,
};
