import type { Area } from '../http/area.ts';
import { payOnce } from './decisions.ts';
import { paymentEndpoints } from './routes.ts';

export const payments: Area = {
  endpoints: () => paymentEndpoints,
  decisions: { 'payment.create': payOnce },
};
