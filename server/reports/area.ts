import type { Area } from '../http/area.ts';
import { reportEndpoints } from './routes.ts';

export const reports: Area = {
  titles: { 'financial-reports': 'Relatórios financeiros' },
  endpoints: () => reportEndpoints,
};
