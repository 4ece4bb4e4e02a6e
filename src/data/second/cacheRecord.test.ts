import { describe, expect, it } from 'vitest';
import { cacheRecord } from './cacheRecord.ts';
import type { SecondEntry } from './second.ts';

/** CacheStorage of one name; `gone` has been listed and is taken away before it is read. */
function caches(entries: readonly string[], gone: string): CacheStorage {
  const cache = {
    keys: async () => [...entries, gone].map((key) => ({ url: `/waiting/${key}` })),
    match: async ({ url }: { url: string }) =>
      url.endsWith(gone) ? undefined : new Response(JSON.stringify({ key: url.slice(9) })),
  };
  return { has: async () => true, open: async () => cache } as unknown as CacheStorage;
}

describe('the second record', () => {
  it('lists what is there, though another tab takes an entry away meanwhile', async () => {
    const record = cacheRecord('helena', caches(['a', 'b'], 'c'));
    const keys = (await record.list()).map(({ key }: SecondEntry) => key);
    expect(keys).toEqual(['a', 'b']);
  });
});
