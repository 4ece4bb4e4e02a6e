import { describe, expect, it } from 'vitest';
import { lengthClass, roomyLengths } from './lines.ts';

describe('the lines of a block', () => {
  it.each([
    [20, ''],
    [30, 'm30'],
    [49, 'm45'],
    [50, 'm50'],
    [90, 'm60'],
  ])('of %i minutes are those of the longest length that it has', (minutes, name) => {
    expect(lengthClass(minutes)).toBe(name);
  });

  it('are two where both have room, and never one and a half', () => {
    // Of letters of 16 pixels: an hour of 40, 48 and 72 pixels.
    expect(roomyLengths(40 / 16)).toBe('m60');
    expect(roomyLengths(48 / 16)).toBe('m50 m60');
    expect(roomyLengths(72 / 16)).toBe('m45 m50 m60');
    // Letters of twice the size.
    expect(roomyLengths(72 / 32)).toBe('');
  });
});
