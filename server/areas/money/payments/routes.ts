import {
  paymentsCall,
  paymentsOfAppointmentCall,
  paymentStatsCall,
} from '../../../../src/domain/contract/payments.ts';
import { reportRange } from '../../../../src/domain/reports/range.ts';
import { ALL_PATIENTS, noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { paymentPage, paymentsOfAppointment, readPaymentStats } from './read.ts';

export const paymentEndpoints: readonly Endpoint[] = [
  endpoint(paymentsCall, {
    summary: 'Os pagamentos, por página, o mais recente primeiro.',
    read: async (reader, { query }) => {
      await noteRead(reader, 'payments', ALL_PATIENTS);
      return { data: await paymentPage(reader, query) };
    },
  }),
  endpoint(paymentStatsCall, {
    summary: 'Quantos pagamentos há de cada status e quanto somam.',
    read: async (reader, { query }) => {
      const zone = await zoneOf(reader);
      return readPaymentStats(reader, reportRange(query, zone), zone);
    },
  }),
  endpoint(paymentsOfAppointmentCall, {
    summary: 'Os pagamentos de uma sessão, o mais recente primeiro.',
    read: (reader, { params: { id } }) => paymentsOfAppointment(reader, id),
  }),
];
