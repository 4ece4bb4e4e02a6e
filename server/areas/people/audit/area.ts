import type { Area } from '../../../web/area.ts';
import { auditEndpoints } from './routes.ts';

export const audit: Area = { titles: { audit: 'Registros de acesso' }, endpoints: auditEndpoints };
