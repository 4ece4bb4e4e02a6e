import * as v from 'valibot';
import { instant, text, uuid } from '../core/fields.ts';
import { lineOf } from './labels.ts';
import { defineEntity, field, schemaOf, STAFF } from '../core/entity.ts';
import { wallTime } from './wallSpan.ts';

/**
 * A time in which nobody is seen: one span, or the same clock times on one weekday of every week from its start on.
 * `recurringPattern` is JSON text that holds `dayOfWeek` (0 Sunday … 6), as the contract has it.
 */
const availabilityBlockFields = {
  id: field(uuid, 'Código', STAFF),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF),
  startAt: field(instant, 'Início', STAFF),
  endAt: field(instant, 'Fim', STAFF),
  /** By the clock, as they were said; see `wallSpan.ts`. */
  startClock: field(v.optional(v.nullable(wallTime)), 'Início no relógio', STAFF),
  endClock: field(v.optional(v.nullable(wallTime)), 'Fim no relógio', STAFF),
  reason: field(v.nullable(text), 'Motivo', STAFF),
  isRecurring: field(v.boolean(), 'Repete', STAFF),
  recurringPattern: field(v.nullable(v.string()), 'Repetição', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF),
};

export const availabilityBlockSchema = schemaOf(availabilityBlockFields);

export type AvailabilityBlock = v.InferOutput<typeof availabilityBlockSchema>;

export const availabilityBlocks = defineEntity({
  fields: availabilityBlockFields,
  schema: availabilityBlockSchema,
  missing: 'Bloqueio não encontrado.',
  readers: { administrators: true, owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
  subject: ({ id, reason }, look) =>
    lineOf(reason) ?? lineOf(look.get('availabilityBlocks', id)?.['reason']),
});
