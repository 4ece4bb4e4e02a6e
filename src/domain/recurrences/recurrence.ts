import * as v from 'valibot';
import { clockTime, weekday } from '../availability/fields.ts';
import { day, text, uuid } from '../core/fields.ts';
import { type Entity, ofPsychologist } from '../core/entity.ts';

export const recurringTypes = ['daily', 'weekly', 'monthly'] as const;
export type RecurringType = (typeof recurringTypes)[number];

/** Sessions that repeat at the same clock time, in the practice's time zone. The server makes the sessions. */
export const recurringAppointmentSchema = v.object({
  id: uuid,
  patientId: uuid,
  psychologistId: uuid,
  recurringType: v.picklist(recurringTypes),
  /** Of a weekly one; empty otherwise. */
  daysOfWeek: v.array(weekday),
  startTime: clockTime,
  endTime: clockTime,
  startDate: day,
  endDate: v.nullable(day),
  isActive: v.boolean(),
  notes: v.nullable(text),
  createdAt: v.string(),
});

export type RecurringAppointment = v.InferOutput<typeof recurringAppointmentSchema>;

export const recurringAppointments: Entity<RecurringAppointment> = {
  schema: recurringAppointmentSchema,
  missing: 'Recorrência original não encontrada.',
  seenBy: ofPsychologist,
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('recurringAppointments', id)?.['patientId']),
};
