import * as v from 'valibot';
import { instant, line, uuid } from '../core/fields.ts';
import { patientSchema } from '../patients/patient.ts';
import { appointmentAnswer } from './appointments.ts';
import { defineCall } from './kit/call.ts';
import { everyone } from './kit/rule.ts';
import { idParams } from './kit/params.ts';

const patientStatsSchema = v.object({
  totalSessions: v.number(),
  completedSessions: v.number(),
  pendingSessions: v.number(),
  nextAppointment: v.nullable(
    v.object({ id: uuid, startAt: instant, psychologistName: v.nullable(v.string()) }),
  ),
});
export type PatientStats = v.InferOutput<typeof patientStatsSchema>;

export const patientsCall = defineCall({
  method: 'GET',
  path: '/patients',
  allow: everyone,
  answer: v.array(patientSchema),
});

export const patientSearchCall = defineCall({
  method: 'GET',
  path: '/patients/search',
  allow: everyone,
  query: v.object({ q: v.optional(line(), '') }),
  answer: v.array(patientSchema),
});

export const patientOfUserCall = defineCall({
  method: 'GET',
  path: '/patients/by-user/:userId',
  allow: everyone,
  params: v.object({ userId: uuid }),
  answer: patientSchema,
});

export const patientCall = defineCall({
  method: 'GET',
  path: '/patients/:id',
  allow: everyone,
  params: idParams,
  answer: patientSchema,
});

export const patientStatsCall = defineCall({
  method: 'GET',
  path: '/patients/:id/stats',
  allow: everyone,
  params: idParams,
  answer: patientStatsSchema,
});

export const patientAppointmentsCall = defineCall({
  method: 'GET',
  path: '/patients/:id/appointments',
  allow: everyone,
  params: idParams,
  answer: v.object({ data: v.array(appointmentAnswer) }),
});
