import * as v from 'valibot';
import type { Command } from '../core/command.ts';
import { day, uuid } from '../core/fields.ts';
import { createRecurrence, resolveConflicts } from '../recurrences/commands.ts';
import { conflictSchema } from '../recurrences/conflicts.ts';
import { strategies } from '../recurrences/fields.ts';
import { recurringAppointmentSchema, recurringTypes } from '../recurrences/recurrence.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';
import { commandCall } from './kit/command.ts';
import { idParams } from './kit/params.ts';

const recurrenceFilters = v.object({
  psychologistId: v.optional(uuid),
  patientId: v.optional(uuid),
  isActive: v.optional(v.picklist(['true', 'false'], 'Status inválido')),
  recurringType: v.optional(v.picklist(recurringTypes, 'Tipo de recorrência inválido')),
});
export type RecurrenceFilters = v.InferOutput<typeof recurrenceFilters>;

const recurrenceAnswer = v.object({
  ...recurringAppointmentSchema.entries,
  patient: v.nullable(
    v.object({ id: uuid, name: v.string(), email: v.string(), phone: v.nullable(v.string()) }),
  ),
  psychologist: v.nullable(v.object({ id: uuid, name: v.string() })),
});
export type RecurrenceAnswer = v.InferOutput<typeof recurrenceAnswer>;

/** With what became of the year ahead. */
export const recurrenceDetail = v.object({
  ...recurrenceAnswer.entries,
  /** Its sessions that are still to come. */
  generatedAppointments: v.number(),
  skippedAppointments: v.number(),
  /** Days without a session, because something else takes their time. */
  skippedDates: v.array(day),
});
export type RecurrenceDetail = v.InferOutput<typeof recurrenceDetail>;

const creationAnswer = v.object({
  /** Then nothing was stored. */
  hasConflicts: v.boolean(),
  conflicts: v.array(conflictSchema),
  /** What was sent, for the form to be filled in again. */
  originalDto: v.record(v.string(), v.unknown()),
  recurringAppointment: v.nullable(recurrenceDetail),
});

const resolutionAnswer = v.object({
  strategy: v.picklist(strategies),
  /** `null` where the person decided to create nothing. */
  recurringAppointment: v.nullable(recurrenceDetail),
});

export const recurrencesCall = defineCall({
  method: 'GET',
  path: '/recurring-appointments',
  allow: staff,
  query: recurrenceFilters,
  answer: v.array(recurrenceAnswer),
});

export const recurrenceCall = defineCall({
  method: 'GET',
  path: '/recurring-appointments/:id',
  allow: staff,
  params: idParams,
  answer: recurrenceDetail,
});

export const createRecurrenceCall = commandCall(createRecurrence as Command, creationAnswer, {
  alsoStatus: 200,
});

export const resolveConflictsCall = commandCall(resolveConflicts as Command, resolutionAnswer, {
  status: 200,
});
