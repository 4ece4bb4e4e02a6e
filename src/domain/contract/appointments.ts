import * as v from 'valibot';
import { appointmentSchema } from '../appointments/appointment.ts';
import { appointmentStatuses } from '../appointments/status.ts';
import { uuid } from '../core/fields.ts';
import { noteSchema } from '../notes/note.ts';
import { defineCall } from './kit/call.ts';
import { everyone } from './kit/rule.ts';
import { idParams, moment, pageEntries, paginationSchema } from './kit/params.ts';

const filterEntries = {
  startDate: v.optional(moment),
  endDate: v.optional(moment),
  status: v.optional(v.picklist(appointmentStatuses, 'Status inválido')),
  patientId: v.optional(uuid),
};

const historyFilters = v.object(filterEntries);

const historyQuery = v.object({ ...filterEntries, ...pageEntries });

const upcomingQuery = v.object({ psychId: v.optional(uuid) });
export type HistoryFilters = v.InferOutput<typeof historyFilters>;

export const appointmentAnswer = v.object({
  ...appointmentSchema.entries,
  psychId: uuid,
  durationMinutes: v.number(),
  patient: v.nullable(v.object({ id: uuid, name: v.string(), email: v.string() })),
  psychologist: v.nullable(v.object({ id: uuid, name: v.string() })),
  /** Empty for whoever may not read notes. */
  clinicalNotes: v.array(noteSchema),
});
export type AppointmentAnswer = v.InferOutput<typeof appointmentAnswer>;

const counts = v.object(
  Object.fromEntries(appointmentStatuses.map((status) => [status, v.number()])),
);

export const upcomingCall = defineCall({
  method: 'GET',
  path: '/appointments/upcoming',
  allow: everyone,
  query: upcomingQuery,
  answer: v.array(appointmentAnswer),
});

export const historyCall = defineCall({
  method: 'GET',
  path: '/appointments/history',
  allow: everyone,
  query: historyQuery,
  answer: v.object({
    data: v.object({ appointments: v.array(appointmentAnswer), pagination: paginationSchema }),
  }),
});

export const historyStatsCall = defineCall({
  method: 'GET',
  path: '/appointments/history/stats',
  allow: everyone,
  query: historyFilters,
  answer: v.object({ data: v.object({ totalSessions: v.number(), byStatus: counts }) }),
});

export const appointmentCall = defineCall({
  method: 'GET',
  path: '/appointments/:id',
  allow: everyone,
  params: idParams,
  answer: appointmentAnswer,
});
