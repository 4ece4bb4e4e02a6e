import { describe, expect, it } from 'vitest';
import { deviceSecret } from './deviceSecret.ts';

function memoryStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage & { items: Map<string, string> };
}

let next = 0;
const random = (length: number) =>
  Uint8Array.from({ length }, () => (next = (next * 29 + 251) % 256));

describe('the secret of a device', () => {
  it('is made once, and fits a request', () => {
    const storage = memoryStorage();
    const secret = deviceSecret(storage, random);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(deviceSecret(storage, random)).toBe(secret);
    expect(deviceSecret(memoryStorage(), random)).not.toBe(secret);
  });

  it('is made anew where something else stands in its place', () => {
    expect(deviceSecret(memoryStorage({ deviceSecret: 'x'.repeat(9000) }), random)).toHaveLength(
      43,
    );
  });

  it('keeps nobody from signing in where nothing can be stored', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(deviceSecret(storage, random)).toHaveLength(43);
  });
});
