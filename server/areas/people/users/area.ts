import { createAuthService } from '../auth/public.ts';
import type { Area } from '../../../web/area.ts';
import { userEndpoints } from './routes.ts';

export const users: Area = {
  titles: { users: 'Perfil' },
  endpoints: (parts, execution) => userEndpoints(parts, execution, createAuthService(parts)),
};
