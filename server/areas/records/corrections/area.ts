import type { Area } from '../../../web/area.ts';
import { limitOpen } from './decisions.ts';

/** What patients ask to have corrected in their registration data, and the answers. */
export const corrections: Area = {
  titles: { 'correction-requests': 'Pedidos de correção de dados' },
  decisions: { 'correction.request': limitOpen },
};
