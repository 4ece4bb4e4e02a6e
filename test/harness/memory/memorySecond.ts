import type { SecondEntry, SecondRecord } from '../../../src/data/second/second.ts';

export const memorySecond = (entries = new Map<string, SecondEntry>()): SecondRecord => ({
  list: async () => [...entries.values()],
  put: async (entry) => void entries.set(entry.key, entry),
  remove: async (keys) => keys.forEach((key) => entries.delete(key)),
});
