import * as v from 'valibot';
import { methodShareSchema } from '../../src/domain/reports/methods.ts';
import {
  PATIENTS_DEFAULT,
  PATIENTS_MAX,
  patientFinancesSchema,
} from '../../src/domain/reports/patients.ts';
import { type Dates, type Range, reportRange } from '../../src/domain/reports/range.ts';
import { monthlyRevenueSchema, MONTHS_MAX } from '../../src/domain/reports/revenue.ts';
import { financialSummarySchema } from '../../src/domain/reports/summary.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { PAGE_SIZE_MAX, whole } from '../http/params.ts';
import { rangeEntries, statusEntry } from '../payments/query.ts';
import { paymentAnswer, readRecentPayments } from '../payments/read.ts';
import type { Reader } from '../reading/reader.ts';
import { zoneOf } from '../reading/zone.ts';
import { readMethodShares, readMonthlyRevenue, readPatientFinances, readSummary } from './read.ts';

const RECENT_DEFAULT = 10;

const rangeFor = async (reader: Reader, dates: Dates): Promise<Range | null> =>
  reportRange(dates, await zoneOf(reader));

export const reportEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/financial-reports/summary',
    summary: 'Receita recebida e situação das sessões no período.',
    query: v.object(rangeEntries),
    answer: financialSummarySchema,
    read: async (reader, { query }) => readSummary(reader, await rangeFor(reader, query)),
  }),
  endpoint({
    method: 'GET',
    path: '/financial-reports/monthly-revenue',
    summary: 'Receita recebida em cada mês, do mais antigo ao mais recente.',
    query: v.object({
      ...rangeEntries,
      ...statusEntry,
      months: v.optional(whole('Número de meses inválido', 1, MONTHS_MAX)),
    }),
    answer: v.array(monthlyRevenueSchema),
    read: async (reader, { query: { months, status, ...dates } }) => {
      const zone = await zoneOf(reader);
      return readMonthlyRevenue(reader, { range: reportRange(dates, zone), months, status }, zone);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/financial-reports/payment-methods',
    summary: 'Quanto veio por cada forma de pagamento.',
    query: v.object({ ...rangeEntries, ...statusEntry }),
    answer: v.array(methodShareSchema),
    read: async (reader, { query: { status, ...dates } }) =>
      readMethodShares(reader, { range: await rangeFor(reader, dates), status }),
  }),
  endpoint({
    method: 'GET',
    path: '/financial-reports/patients',
    summary: 'Sessões e pagamentos de cada paciente, quem mais pagou primeiro.',
    query: v.object({
      ...rangeEntries,
      limit: v.optional(whole('Limite inválido', 1, PATIENTS_MAX), String(PATIENTS_DEFAULT)),
    }),
    answer: v.array(patientFinancesSchema),
    read: async (reader, { query: { limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return readPatientFinances(reader, await rangeFor(reader, dates), limit);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/financial-reports/recent-payments',
    summary: 'Os últimos pagamentos registrados, o mais recente primeiro.',
    query: v.object({
      ...rangeEntries,
      ...statusEntry,
      limit: v.optional(whole('Limite inválido', 1, PAGE_SIZE_MAX), String(RECENT_DEFAULT)),
    }),
    answer: v.array(paymentAnswer),
    read: async (reader, { query: { status, limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return readRecentPayments(reader, { range: await rangeFor(reader, dates), status, limit });
    },
  }),
];
