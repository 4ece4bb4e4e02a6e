import { paymentAnswer } from '../../../../src/domain/contract/payments.ts';
import { presenting } from '../../../web/commands/answers.ts';
import type { Area } from '../../../web/area.ts';
import { joinDecisions } from '../../../engine/execution/decision.ts';
import { correctTogether, moveTogether, payAllOnce, payOnce, restorePayment } from './decisions.ts';
import { keptParties } from './parties.ts';
import { presentPayments } from './read.ts';
import { paymentEndpoints } from './routes.ts';

export const payments: Area = {
  titles: { payments: 'Pagamentos' },
  endpoints: () => paymentEndpoints,
  answers: { payments: presenting(paymentAnswer, presentPayments) },
  decisions: joinDecisions([
    {
      'payment.create': payOnce,
      'payment.createMany': payAllOnce,
      'payment.update': moveTogether,
      'payment.restore': restorePayment,
      'payment.correctParties': correctTogether,
    },
    keptParties,
  ]),
};
