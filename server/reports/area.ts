import type { Area } from '../http/area.ts';
import { reportEndpoints } from './routes.ts';

export const reports: Area = { endpoints: () => reportEndpoints };
