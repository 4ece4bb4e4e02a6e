import type { Area } from '../../../web/area.ts';
import { offerAvailable } from './decisions.ts';
import { billingEndpoints, planEndpoints } from './routes.ts';

export const plans: Area = {
  titles: { plans: 'Planos e assinatura', billing: 'Planos e assinatura' },
  endpoints: (parts, execution) => [...planEndpoints(parts), ...billingEndpoints(parts, execution)],
  decisions: { 'plan.subscribe': offerAvailable, 'plan.select': offerAvailable },
};
