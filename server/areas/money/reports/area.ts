import type { Area } from '../../../web/area.ts';
import { reportEndpoints } from './routes.ts';

export const reports: Area = {
  titles: { 'financial-reports': 'Relatórios financeiros' },
  endpoints: () => reportEndpoints,
};
