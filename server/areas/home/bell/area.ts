import type { Area } from '../../../web/area.ts';

export const bell: Area = {
  titles: { bell: 'Avisos' },
  endpoints: () => [],
};
