import type { Area } from '../../../web/area.ts';
import { keepBuyer } from '../payments/public.ts';
import { divideAnew, fillRefund, takeAgain, takeSession } from './decisions.ts';

/** Sessions that were paid beforehand, and what is taken out of them. */
export const packages: Area = {
  titles: { packages: 'Pacotes de sessões' },
  decisions: {
    'package.create': keepBuyer,
    'payment.create': takeSession,
    'payment.restore': takeAgain,
    'package.update': divideAnew,
    'package.setCancelled': fillRefund,
  },
};
