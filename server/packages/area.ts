import type { Area } from '../http/area.ts';
import { divideAnew, takeAgain, takeSession } from './decisions.ts';

/** Sessions that were paid beforehand, and what is taken out of them. */
export const packages: Area = {
  titles: { packages: 'Pacotes de sessões' },
  decisions: {
    'payment.create': takeSession,
    'payment.restore': takeAgain,
    'package.update': divideAnew,
  },
};
