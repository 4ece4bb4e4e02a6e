import * as v from 'valibot';
import { instant, text, uuid } from '../core/fields.ts';
import { weekday } from './fields.ts';
import { defineEntity, field, schemaOf, STAFF } from '../core/entity.ts';
import { wallTime } from './wallSpan.ts';

export const periodPatterns = ['weekly', 'daily', 'monthly'] as const;
export const SLOT_MINUTES = 50;
export const BREAK_MINUTES = 0;
export const slotDurations = [15, 30, 45, 50, 60, 75, 90, 120] as const;
export const breakDurations = [0, 5, 10, 15, 20, 30, 45, 60] as const;

/**
 * When a psychologist can be booked. A recurring one repeats the clock times of its first
 * occurrence from that day on: on `daysOfWeek`, every day, or on the same day of every month.
 * Another time zone of the practice leaves its clock times as they are.
 */
const availabilityPeriodFields = {
  id: field(uuid, 'Código', STAFF),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF),
  startAt: field(instant, 'Início', STAFF),
  endAt: field(instant, 'Fim', STAFF),
  /** By the clock, as they were said; see `wallSpan.ts`. */
  startClock: field(v.optional(v.nullable(wallTime)), 'Início no relógio', STAFF),
  endClock: field(v.optional(v.nullable(wallTime)), 'Fim no relógio', STAFF),
  isRecurring: field(v.boolean(), 'Repete', STAFF),
  recurringPattern: field(v.nullable(v.picklist(periodPatterns)), 'Repetição', STAFF),
  daysOfWeek: field(v.array(weekday), 'Dias da semana', STAFF),
  isActive: field(v.boolean(), 'Ativo', STAFF),
  notes: field(v.nullable(text), 'Observações', STAFF),
  /** Minutes. */
  slotDuration: field(v.number(), 'Duração (min)', STAFF),
  /** Minutes between two slots. */
  breakDuration: field(v.number(), 'Intervalo (min)', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF),
};

export const availabilityPeriodSchema = schemaOf(availabilityPeriodFields);

export type AvailabilityPeriod = v.InferOutput<typeof availabilityPeriodSchema>;

export const availabilityPeriods = defineEntity({
  fields: availabilityPeriodFields,
  schema: availabilityPeriodSchema,
  missing: 'Período de disponibilidade não encontrado.',
  readers: { administrators: true, owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
});
