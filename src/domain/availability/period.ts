import * as v from 'valibot';
import { instant, text, uuid } from '../core/fields.ts';
import { weekday } from './fields.ts';
import { type Entity, ofPsychologist } from '../core/entity.ts';

export const periodPatterns = ['weekly', 'daily', 'monthly'] as const;
export const SLOT_MINUTES = 50;
export const BREAK_MINUTES = 0;
export const slotDurations = [15, 30, 45, 50, 60, 75, 90, 120] as const;
export const breakDurations = [0, 5, 10, 15, 20, 30, 45, 60] as const;

/**
 * When a psychologist can be booked. A recurring one repeats the clock times of its first occurrence, in the
 * practice's time zone, from that day on: on `daysOfWeek`, every day, or on the same day of every month.
 */
export const availabilityPeriodSchema = v.object({
  id: uuid,
  psychologistId: uuid,
  startAt: instant,
  endAt: instant,
  isRecurring: v.boolean(),
  recurringPattern: v.nullable(v.picklist(periodPatterns)),
  daysOfWeek: v.array(weekday),
  isActive: v.boolean(),
  notes: v.nullable(text),
  /** Minutes. */
  slotDuration: v.number(),
  /** Minutes between two slots. */
  breakDuration: v.number(),
  createdAt: v.string(),
});

export type AvailabilityPeriod = v.InferOutput<typeof availabilityPeriodSchema>;

export const availabilityPeriods: Entity<AvailabilityPeriod> = {
  schema: availabilityPeriodSchema,
  missing: 'Período de disponibilidade não encontrado.',
  seenBy: ofPsychologist,
  hotAt: 'always',
};
