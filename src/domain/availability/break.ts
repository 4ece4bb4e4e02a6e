import * as v from 'valibot';
import { text, uuid } from '../core/fields.ts';
import { clockTime, weekday } from './fields.ts';
import { lineOf } from './labels.ts';
import { defineEntity, field, schemaOf, STAFF } from '../core/entity.ts';

/** A pause on one weekday of every week: lunch, supervision. */
const recurringBreakFields = {
  id: field(uuid, 'Código', STAFF),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF),
  dayOfWeek: field(weekday, 'Dia da semana', STAFF),
  startTime: field(clockTime, 'Das', STAFF),
  endTime: field(clockTime, 'Até', STAFF),
  description: field(v.nullable(text), 'Descrição', STAFF),
  isActive: field(v.boolean(), 'Ativo', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF),
};

export const recurringBreakSchema = schemaOf(recurringBreakFields);

export type RecurringBreak = v.InferOutput<typeof recurringBreakSchema>;

export const recurringBreaks = defineEntity({
  fields: recurringBreakFields,
  schema: recurringBreakSchema,
  missing: 'Pausa não encontrada.',
  readers: { administrators: true, owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
  subject: ({ id, description }, look) =>
    lineOf(description) ?? lineOf(look.get('recurringBreaks', id)?.['description']),
});
