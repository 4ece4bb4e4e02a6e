import type { Area } from '../http/area.ts';
import { auditEndpoints } from './routes.ts';

export const audit: Area = { endpoints: auditEndpoints };
