import type { Area } from '../../../web/area.ts';
import { availabilityEndpoints } from './routes.ts';

export const availability: Area = {
  titles: {
    'availability-periods': 'Disponibilidade',
    'availability-new': 'Disponibilidade',
    'availability-blocks': 'Horários bloqueados',
    'recurring-breaks': 'Pausas recorrentes',
  },
  endpoints: () => availabilityEndpoints,
};
