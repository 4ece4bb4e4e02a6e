import * as v from 'valibot';
import { instant, text, uuid } from '../core/fields.ts';
import { lineOf } from './labels.ts';
import { type Entity, ofPsychologist } from '../core/entity.ts';

/**
 * A time in which nobody is seen: one span, or the same clock times on one weekday of every week from its start on.
 * `recurringPattern` is JSON text that holds `dayOfWeek` (0 Sunday … 6), as the contract has it.
 */
export const availabilityBlockSchema = v.object({
  id: uuid,
  psychologistId: uuid,
  startAt: instant,
  endAt: instant,
  reason: v.nullable(text),
  isRecurring: v.boolean(),
  recurringPattern: v.nullable(v.string()),
  createdAt: v.string(),
});

export type AvailabilityBlock = v.InferOutput<typeof availabilityBlockSchema>;

export const availabilityBlocks: Entity<AvailabilityBlock> = {
  schema: availabilityBlockSchema,
  missing: 'Bloqueio não encontrado.',
  seenBy: ofPsychologist,
  hotAt: 'always',
  subject: ({ id, reason }, look) =>
    lineOf(reason) ?? lineOf(look.get('availabilityBlocks', id)?.['reason']),
};
