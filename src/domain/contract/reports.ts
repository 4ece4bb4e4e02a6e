import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { methodShareSchema } from '../reports/methods.ts';
import { patientFinancesSchema, PATIENTS_DEFAULT, PATIENTS_MAX } from '../reports/patients.ts';
import { monthlyRevenueSchema, MONTHS_MAX } from '../reports/revenue.ts';
import { financialSummarySchema } from '../reports/summary.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';
import { PAGE_SIZE_MAX, whole } from './kit/params.ts';
import { paymentAnswer, rangeEntries, statusEntry } from './payments.ts';

const RECENT_DEFAULT = 10;

/** Money that moved, as a payment. The sale of a package is of no session. */
const recentPayment = v.object({
  ...paymentAnswer.entries,
  appointmentId: v.nullable(uuid),
});
export type RecentPayment = v.InferOutput<typeof recentPayment>;

export const summaryCall = defineCall({
  method: 'GET',
  path: '/financial-reports/summary',
  allow: staff,
  query: v.object(rangeEntries),
  answer: financialSummarySchema,
});

export const monthlyRevenueCall = defineCall({
  method: 'GET',
  path: '/financial-reports/monthly-revenue',
  allow: staff,
  query: v.object({
    ...rangeEntries,
    ...statusEntry,
    months: v.optional(whole('Número de meses inválido', 1, MONTHS_MAX)),
  }),
  answer: v.array(monthlyRevenueSchema),
});

export const methodSharesCall = defineCall({
  method: 'GET',
  path: '/financial-reports/payment-methods',
  allow: staff,
  query: v.object({ ...rangeEntries, ...statusEntry }),
  answer: v.array(methodShareSchema),
});

export const patientFinancesCall = defineCall({
  method: 'GET',
  path: '/financial-reports/patients',
  allow: staff,
  query: v.object({
    ...rangeEntries,
    limit: v.optional(whole('Limite inválido', 1, PATIENTS_MAX), String(PATIENTS_DEFAULT)),
  }),
  answer: v.array(patientFinancesSchema),
});

export const recentPaymentsCall = defineCall({
  method: 'GET',
  path: '/financial-reports/recent-payments',
  allow: staff,
  query: v.object({
    ...rangeEntries,
    ...statusEntry,
    limit: v.optional(whole('Limite inválido', 1, PAGE_SIZE_MAX), String(RECENT_DEFAULT)),
  }),
  answer: v.array(recentPayment),
});
