import type { Area } from '../http/area.ts';
import { payOnce } from './decisions.ts';
import { paymentAnswer, presentPayments } from './read.ts';
import { paymentEndpoints } from './routes.ts';

export const payments: Area = {
  titles: { payments: 'Pagamentos' },
  endpoints: () => paymentEndpoints,
  answers: { payments: { schema: paymentAnswer, present: presentPayments } },
  decisions: { 'payment.create': payOnce },
};
