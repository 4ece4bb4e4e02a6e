import * as v from 'valibot';
import { clockTime, weekday } from '../availability/fields.ts';
import { day, text, uuid } from '../core/fields.ts';
import { defineEntity, field, schemaOf, STAFF } from '../core/entity.ts';

export const recurringTypes = ['daily', 'weekly', 'monthly'] as const;
export type RecurringType = (typeof recurringTypes)[number];

/** Sessions that repeat at the same clock time, in the practice's time zone. The server makes the sessions. */
const recurringAppointmentFields = {
  id: field(uuid, 'Código', STAFF),
  patientId: field(uuid, 'Paciente (código)', STAFF),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF),
  recurringType: field(v.picklist(recurringTypes), 'Frequência', STAFF),
  /** Of a weekly one; empty otherwise. */
  daysOfWeek: field(v.array(weekday), 'Dias da semana', STAFF),
  startTime: field(clockTime, 'Das', STAFF),
  /** Not after the start: on the next day. */
  endTime: field(clockTime, 'Até', STAFF),
  startDate: field(day, 'Primeiro dia', STAFF),
  endDate: field(v.nullable(day), 'Último dia', STAFF),
  isActive: field(v.boolean(), 'Ativo', STAFF),
  notes: field(v.nullable(text), 'Observações', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF),
};

export const recurringAppointmentSchema = schemaOf(recurringAppointmentFields);

export type RecurringAppointment = v.InferOutput<typeof recurringAppointmentSchema>;

export const recurringAppointments = defineEntity({
  fields: recurringAppointmentFields,
  schema: recurringAppointmentSchema,
  missing: 'Recorrência original não encontrada.',
  readers: { administrators: true, owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('recurringAppointments', id)?.['patientId']),
});
