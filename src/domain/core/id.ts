/** Fills an array with random bytes; `crypto.getRandomValues` in production, seeded in tests. */
export type RandomBytes = (length: number) => Uint8Array;

/**
 * A UUID version 7 (RFC 9562): 48 bits of milliseconds, then 74 random bits. Ids made on a device sort by creation time.
 * @param now milliseconds since 1970
 */
export function uuidv7(now: number, randomBytes: RandomBytes): string {
  const bytes = new Uint8Array(16);
  bytes.set(randomBytes(10), 6);
  let time = now;
  for (let i = 5; i >= 0; i--) {
    bytes[i] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
