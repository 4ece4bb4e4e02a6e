import type { Area } from '../http/area.ts';
import { syncEndpoints } from './routes.ts';

export const devices: Area = {
  titles: { sync: 'Sincronização dos aparelhos' },
  endpoints: syncEndpoints,
};
