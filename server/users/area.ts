import { createAuthService } from '../auth/service.ts';
import type { Area } from '../http/area.ts';
import { userEndpoints } from './routes.ts';

export const users: Area = {
  endpoints: (parts, execution) => userEndpoints(parts, execution, createAuthService(parts)),
};
