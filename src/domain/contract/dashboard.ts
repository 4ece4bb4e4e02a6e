import * as v from 'valibot';
import { appointmentStatuses } from '../appointments/status.ts';
import { uuid } from '../core/fields.ts';
import { dashboardPeriods } from '../dashboard/period.ts';
import { dashboardStatsSchema } from '../dashboard/stats.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';

const nextSessionSchema = v.object({
  id: uuid,
  startAt: v.string(),
  endAt: v.string(),
  status: v.picklist(appointmentStatuses),
  patientId: v.nullable(uuid),
  patient: v.nullable(v.object({ name: v.string() })),
});
export type NextSession = v.InferOutput<typeof nextSessionSchema>;

const ongoingSessionSchema = v.object({
  id: uuid,
  patientId: v.nullable(uuid),
  patient: v.nullable(v.object({ name: v.string() })),
  startAt: v.string(),
  endAt: v.string(),
  /** Notes on the patient that the reader may see. */
  patientStats: v.object({ totalNotes: v.number() }),
});
export type OngoingSession = v.InferOutput<typeof ongoingSessionSchema>;

/** All `null` where no session with a patient is to come. */
const nextPatientSchema = v.object({
  appointment: v.nullable(v.object({ id: uuid, startAt: v.string() })),
  patient: v.nullable(v.object({ id: uuid, name: v.string(), email: v.string() })),
  /** The newest note that the reader may see: never an administrator's. */
  lastNote: v.nullable(
    v.object({
      id: uuid,
      summary: v.nullable(v.string()),
      /** A program wrote it, and the note's author has not accepted it yet. */
      isDraft: v.boolean(),
      /** True if the note's text has changed since. */
      isOutdated: v.boolean(),
      createdAt: v.string(),
    }),
  ),
});
export type NextPatient = v.InferOutput<typeof nextPatientSchema>;

export const nextSessionsCall = defineCall({
  method: 'GET',
  path: '/dashboard/next-sessions',
  allow: staff,
  answer: v.array(nextSessionSchema),
});

export const nextPatientCall = defineCall({
  method: 'GET',
  path: '/dashboard/nextPatientSummary',
  allow: staff,
  answer: nextPatientSchema,
});

export const ongoingSessionsCall = defineCall({
  method: 'GET',
  path: '/dashboard/ongoing-sessions',
  allow: staff,
  answer: v.array(ongoingSessionSchema),
});

export const dashboardStatsCall = defineCall({
  method: 'GET',
  path: '/dashboard/stats',
  allow: staff,
  query: v.object({
    period: v.optional(v.picklist(dashboardPeriods, 'Período inválido'), 'month'),
    patientId: v.optional(uuid),
  }),
  answer: dashboardStatsSchema,
});
