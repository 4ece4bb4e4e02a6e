import {
  methodSharesCall,
  monthlyRevenueCall,
  patientFinancesCall,
  recentPaymentsCall,
  summaryCall,
} from '../../src/domain/contract/reports.ts';
import { type Dates, type Range, reportRange } from '../../src/domain/reports/range.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readRecentPayments } from '../payments/public.ts';
import type { Reader } from '../reading/reader.ts';
import { zoneOf } from '../reading/zone.ts';
import { readMethodShares, readMonthlyRevenue, readPatientFinances, readSummary } from './read.ts';

const rangeFor = async (reader: Reader, dates: Dates): Promise<Range | null> =>
  reportRange(dates, await zoneOf(reader));

export const reportEndpoints: readonly Endpoint[] = [
  endpoint(summaryCall, {
    summary: 'Receita recebida e situação das sessões no período.',
    read: async (reader, { query }) => readSummary(reader, await rangeFor(reader, query)),
  }),
  endpoint(monthlyRevenueCall, {
    summary: 'Receita recebida em cada mês, do mais antigo ao mais recente.',
    read: async (reader, { query: { months, status, ...dates } }) => {
      const zone = await zoneOf(reader);
      return readMonthlyRevenue(reader, { range: reportRange(dates, zone), months, status }, zone);
    },
  }),
  endpoint(methodSharesCall, {
    summary: 'Quanto veio por cada forma de pagamento.',
    read: async (reader, { query: { status, ...dates } }) =>
      readMethodShares(reader, { range: await rangeFor(reader, dates), status }),
  }),
  endpoint(patientFinancesCall, {
    summary: 'Sessões e pagamentos de cada paciente, quem mais pagou primeiro.',
    read: async (reader, { query: { limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return readPatientFinances(reader, await rangeFor(reader, dates), limit);
    },
  }),
  endpoint(recentPaymentsCall, {
    summary: 'Os últimos pagamentos registrados, o mais recente primeiro.',
    read: async (reader, { query: { status, limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return readRecentPayments(reader, { range: await rangeFor(reader, dates), status, limit });
    },
  }),
];
