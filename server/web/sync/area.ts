import type { Area } from '../area.ts';
import { syncEndpoints } from './routes.ts';

export const sync: Area = {
  titles: { sync: 'Sincronização dos aparelhos' },
  endpoints: syncEndpoints,
};
