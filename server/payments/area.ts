import { paymentAnswer } from '../../src/domain/contract/payments.ts';
import { presenting } from '../commands/answers.ts';
import type { Area } from '../http/area.ts';
import { moveTogether, payAllOnce, payOnce, restorePayment } from './decisions.ts';
import { presentPayments } from './read.ts';
import { paymentEndpoints } from './routes.ts';

export const payments: Area = {
  titles: { payments: 'Pagamentos' },
  endpoints: () => paymentEndpoints,
  answers: { payments: presenting(paymentAnswer, presentPayments) },
  decisions: {
    'payment.create': payOnce,
    'payment.createMany': payAllOnce,
    'payment.update': moveTogether,
    'payment.restore': restorePayment,
  },
};
