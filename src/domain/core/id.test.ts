import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { uuid } from './fields.ts';
import { uuidv7 } from './id.ts';

const filled = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

describe('a UUID version 7', () => {
  it('holds the milliseconds, then the version and the variant, then chance', () => {
    // The example of RFC 9562, appendix A.6.
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidv7(0x017f22e279b0, () => random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it.each([0x00, 0xff])('is valid whatever chance gives (%i)', (byte) => {
    const made = uuidv7(1_773_000_000_000, filled(byte));
    expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(v.is(uuid, made)).toBe(true);
  });

  it('sorts by time', () => {
    const times = [0, 1, 255, 256, 65_535, 65_536, 2 ** 32, 1_773_000_000_000, 2 ** 48 - 1];
    const ids = times.map((time, i) => uuidv7(time, filled(255 - i)));
    expect(ids.toSorted()).toEqual(ids);
  });
});
