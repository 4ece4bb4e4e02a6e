import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { paymentStatsSchema } from '../../src/domain/reports/payments.ts';
import { reportRange } from '../../src/domain/reports/range.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { pageEntries, paginationSchema } from '../http/params.ts';
import { zoneOf } from '../reading/zone.ts';
import { rangeEntries } from './query.ts';
import { paymentAnswer, paymentPage, paymentsOfAppointment, readPaymentStats } from './read.ts';

export const paymentEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/payments',
    summary: 'Os pagamentos, por página, o mais recente primeiro.',
    query: v.object(pageEntries),
    answer: v.object({
      data: v.object({ payments: v.array(paymentAnswer), pagination: paginationSchema }),
    }),
    read: async (reader, { query }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return { data: await paymentPage(reader, query) };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/payments/stats',
    summary: 'Quantos pagamentos há de cada status e quanto somam.',
    query: v.object(rangeEntries),
    answer: paymentStatsSchema,
    read: async (reader, { query }) =>
      readPaymentStats(reader, reportRange(query, await zoneOf(reader))),
  }),
  endpoint({
    method: 'GET',
    path: '/payments/appointment/:id',
    summary: 'Os pagamentos de uma sessão, o mais recente primeiro.',
    params: v.object({ id: uuid }),
    answer: v.array(paymentAnswer),
    read: (reader, { params: { id } }) => paymentsOfAppointment(reader, id),
  }),
];
