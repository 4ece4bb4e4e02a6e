import type { Area } from '../../../web/area.ts';
import { dashboardEndpoints } from './routes.ts';

export const dashboard: Area = {
  titles: { dashboard: 'Painel' },
  endpoints: () => dashboardEndpoints,
};
