import { describe, expect, it } from 'vitest';
import { type FreeQuestion, freeTimes } from './freeTimes.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const span = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
const ask = (changes: Partial<FreeQuestion> = {}) =>
  freeTimes({
    open: [span('08:00', '12:00'), span('14:00', '18:00')],
    taken: [],
    lengthMs: 50 * 60_000,
    from: at('00:00'),
    near: at('09:30'),
    most: 3,
    ...changes,
  }).map((instant) => instant.slice(11, 16));

describe('free times near the one that was wanted', () => {
  it('lie around it, half an hour apart at least', () => {
    expect(ask()).toEqual(['09:00', '09:30', '10:00']);
  });

  it('leave out what sessions and pauses take, of the whole length', () => {
    expect(ask({ taken: [span('09:00', '10:20')] })).toEqual(['08:00', '10:30', '11:00']);
    expect(ask({ taken: [span('08:30', '17:30')] })).toEqual([]);
  });

  it('end with the time in which somebody works', () => {
    expect(ask({ near: at('12:30'), lengthMs: 120 * 60_000 })).toEqual(['10:00', '14:00', '14:30']);
  });

  it('do not begin before now, and the first of them is the next', () => {
    expect(ask({ from: at('11:05'), near: at('11:05'), most: 1 })).toEqual(['14:00']);
    expect(ask({ from: at('10:50'), near: at('10:50'), most: 1 })).toEqual(['11:00']);
    expect(ask({ from: at('23:30'), near: at('23:30'), most: 1 })).toEqual([]);
  });
});
