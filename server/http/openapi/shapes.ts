import type * as v from 'valibot';
import { accountSchema, signedInSchema } from '../../../src/domain/contract/auth.ts';
import { paginationSchema } from '../../../src/domain/contract/params.ts';
import { noteSchema } from '../../../src/domain/notes/note.ts';
import { answerSchemas } from '../../commands/answers.ts';

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
