import * as v from 'valibot';
import { availabilityBlockSchema } from '../availability/block.ts';
import { recurringBreakSchema } from '../availability/break.ts';
import { clockTime, requiredInstant } from '../availability/fields.ts';
import { availabilityPeriodSchema, slotDurations } from '../availability/period.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { everyone, staff } from './kit/rule.ts';
import { idParams, moment } from './kit/params.ts';

const psychologist = { psychologistId: v.optional(uuid) };

const dates = { startDate: v.optional(moment), endDate: v.optional(moment) };

const slotDuration = v.pipe(
  v.picklist(slotDurations.map(String), 'Duração da sessão inválida'),
  v.transform(Number),
);

const slotsAnswer = v.array(
  v.object({
    id: v.string(),
    date: day,
    time: clockTime,
    startAt: instant,
    endAt: instant,
    duration: v.number(),
    psychologistId: uuid,
    available: v.boolean(),
  }),
);

export const blocksCall = defineCall({
  method: 'GET',
  path: '/availability-blocks',
  allow: staff,
  query: v.object({
    psychId: v.optional(uuid),
    from: v.optional(moment),
    to: v.optional(moment),
  }),
  answer: v.array(availabilityBlockSchema),
});

export const breaksCall = defineCall({
  method: 'GET',
  path: '/recurring-breaks',
  allow: staff,
  query: v.object(psychologist),
  answer: v.array(recurringBreakSchema),
});

export const periodsCall = defineCall({
  method: 'GET',
  path: '/availability-periods',
  allow: staff,
  query: v.object({ ...psychologist, ...dates }),
  answer: v.array(availabilityPeriodSchema),
});

export const checkAvailabilityCall = defineCall({
  method: 'POST',
  path: '/availability-periods/check-availability',
  allow: everyone,
  body: v.object({ ...psychologist, startAt: requiredInstant, endAt: requiredInstant }),
  answer: v.object({ available: v.boolean(), reason: v.nullable(v.string()) }),
});

export const availableSlotsCall = defineCall({
  method: 'GET',
  path: '/availability-periods/available-slots',
  allow: everyone,
  query: v.object({ ...psychologist, ...dates, slotDuration: v.optional(slotDuration) }),
  answer: slotsAnswer,
});

export const psychologistSlotsCall = defineCall({
  method: 'GET',
  path: '/availability-new/psychologist/:id',
  allow: staff,
  params: idParams,
  query: v.object(dates),
  answer: slotsAnswer,
});

export const patientSlotsCall = defineCall({
  method: 'GET',
  path: '/availability-new/patient-slots',
  allow: everyone,
  query: v.object({ ...psychologist, ...dates }),
  answer: slotsAnswer,
});
