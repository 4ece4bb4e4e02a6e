import * as v from 'valibot';
import { text, uuid } from '../core/fields.ts';
import { clockTime, weekday } from './fields.ts';
import { lineOf } from './labels.ts';
import { type Entity, ofPsychologist } from '../core/entity.ts';

/** A pause on one weekday of every week: lunch, supervision. */
export const recurringBreakSchema = v.object({
  id: uuid,
  psychologistId: uuid,
  dayOfWeek: weekday,
  startTime: clockTime,
  endTime: clockTime,
  description: v.nullable(text),
  isActive: v.boolean(),
  createdAt: v.string(),
});

export type RecurringBreak = v.InferOutput<typeof recurringBreakSchema>;

export const recurringBreaks: Entity<RecurringBreak> = {
  schema: recurringBreakSchema,
  missing: 'Pausa não encontrada.',
  seenBy: ofPsychologist,
  hotAt: 'always',
  subject: ({ id, description }, look) =>
    lineOf(description) ?? lineOf(look.get('recurringBreaks', id)?.['description']),
};
