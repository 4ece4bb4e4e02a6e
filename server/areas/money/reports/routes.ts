import {
  methodSharesCall,
  monthlyRevenueCall,
  patientFinancesCall,
  recentPaymentsCall,
  summaryCall,
} from '../../../../src/domain/contract/reports.ts';
import { type Dates, type Range, reportRange } from '../../../../src/domain/reports/range.ts';
import { ALL_PATIENTS, noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { readRecentPayments } from '../payments/public.ts';
import type { Reader } from '../../../engine/reading/reader.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { readMethodShares, readMonthlyRevenue, readPatientFinances, readSummary } from './read.ts';

/** What the days mean that somebody filled in. */
async function asked(reader: Reader, dates: Dates): Promise<{ range: Range | null; zone: string }> {
  const zone = await zoneOf(reader);
  return { range: reportRange(dates, zone), zone };
}

export const reportEndpoints: readonly Endpoint[] = [
  endpoint(summaryCall, {
    summary: 'Receita recebida e situação das sessões no período.',
    read: async (reader, { query }) => {
      const { range, zone } = await asked(reader, query);
      return readSummary(reader, range, zone);
    },
  }),
  endpoint(monthlyRevenueCall, {
    summary: 'Receita recebida em cada mês, do mais antigo ao mais recente.',
    read: async (reader, { query: { months, status, ...dates } }) => {
      const { range, zone } = await asked(reader, dates);
      return readMonthlyRevenue(reader, { range, months, status }, zone);
    },
  }),
  endpoint(methodSharesCall, {
    summary: 'Quanto veio por cada forma de pagamento.',
    read: async (reader, { query: { status, ...dates } }) => {
      const { range, zone } = await asked(reader, dates);
      return readMethodShares(reader, { range, status }, zone);
    },
  }),
  endpoint(patientFinancesCall, {
    summary: 'Sessões e pagamentos de cada paciente, quem mais pagou primeiro.',
    read: async (reader, { query: { limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      const { range, zone } = await asked(reader, dates);
      return readPatientFinances(reader, range, zone, limit);
    },
  }),
  endpoint(recentPaymentsCall, {
    summary: 'Os últimos pagamentos recebidos ou registrados, o mais recente primeiro.',
    read: async (reader, { query: { status, limit, ...dates } }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      const { range, zone } = await asked(reader, dates);
      return readRecentPayments(reader, { range, status, limit }, zone);
    },
  }),
];
