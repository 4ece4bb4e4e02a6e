import type { Area } from '../http/area.ts';

export const bell: Area = {
  titles: { bell: 'Avisos' },
  endpoints: () => [],
};
