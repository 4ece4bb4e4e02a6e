import type { Shelf, ShelvedRow } from '../../../src/data/shelf/shelf.ts';

export const memoryShelf = (rows = new Map<string, ShelvedRow>()): Shelf => ({
  list: async () => [...rows.values()],
  put: async (some) => some.forEach((row) => rows.set(row.key, row)),
  remove: async (keys) => keys.forEach((key) => rows.delete(key)),
});
