import type { Area } from '../http/area.ts';
import { availabilityEndpoints } from './routes.ts';

export const availability: Area = { endpoints: () => availabilityEndpoints };
