import type { Area } from '../http/area.ts';
import { offerAvailable } from './decisions.ts';
import { billingEndpoints, planEndpoints } from './routes.ts';

export const plans: Area = {
  endpoints: (parts, execution) => [...planEndpoints(parts), ...billingEndpoints(parts, execution)],
  decisions: { 'plan.subscribe': offerAvailable, 'plan.select': offerAvailable },
};
