import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { paymentSchema, paymentStatuses } from '../payments/payment.ts';
import { paymentStatsSchema } from '../reports/payments.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';
import { idParams, moment, pageEntries, paginationSchema } from './kit/params.ts';

/** A payment as the REST contract shows it, with the session that it was made for. */
export const paymentAnswer = v.object({
  ...paymentSchema.entries,
  /** `null` where the reader may not see the session. */
  appointment: v.nullable(
    v.object({
      id: uuid,
      startAt: v.string(),
      patient: v.nullable(v.object({ id: uuid, name: v.string() })),
    }),
  ),
});
export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>;

/** A report's range: both or neither, which `reportRange` decides. */
export const rangeEntries = { startDate: v.optional(moment), endDate: v.optional(moment) };

export const statusEntry = {
  status: v.optional(v.picklist(paymentStatuses, 'Status inválido')),
};

export const paymentsCall = defineCall({
  method: 'GET',
  path: '/payments',
  allow: staff,
  query: v.object(pageEntries),
  answer: v.object({
    data: v.object({ payments: v.array(paymentAnswer), pagination: paginationSchema }),
  }),
});

export const paymentStatsCall = defineCall({
  method: 'GET',
  path: '/payments/stats',
  allow: staff,
  query: v.object(rangeEntries),
  answer: paymentStatsSchema,
});

export const paymentsOfAppointmentCall = defineCall({
  method: 'GET',
  path: '/payments/appointment/:id',
  allow: staff,
  params: idParams,
  answer: v.array(paymentAnswer),
});
