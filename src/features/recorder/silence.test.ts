import { describe, expect, it } from 'vitest';
import { type Sign, SilenceWatch } from './silence.ts';

const SOUND: Sign = { isDeaf: false, hasLevel: true };
const QUIET: Sign = { isDeaf: false, hasLevel: false };
const DEAF: Sign = { isDeaf: true, hasLevel: null };
const UNTOLD: Sign = { isDeaf: false, hasLevel: null };

/** Looks every quarter of a second, through spans of one sign each. */
function watched(...spans: readonly (readonly [seconds: number, sign: Sign])[]) {
  const watch = new SilenceWatch();
  let ms = 0;
  for (const [seconds, sign] of spans)
    for (const end = ms + seconds * 1000; ms < end; ms += 250) watch.look(ms, sign);
  watch.look(ms, spans.at(-1)![1]);
  return watch;
}

describe('a microphone without sound', () => {
  it('is found after ten seconds without any level, which all count as silent', () => {
    expect(watched([5, SOUND], [9.75, QUIET]).isSilent).toBe(false);
    const watch = watched([5, SOUND], [10, QUIET]);
    expect(watch.isSilent).toBe(true);
    expect(watch.spans).toEqual([{ from: 5, to: 15 }]);
    expect(watch.silentMs).toBe(10_000);
  });

  it.each([
    ['muted', DEAF],
    ['muted, where the browser tells the level', { isDeaf: true, hasLevel: true }],
  ])('is found within a second where it is %s', (_name, sign) => {
    expect(watched([5, SOUND], [0.75, sign]).isSilent).toBe(false);
    expect(watched([5, SOUND], [1, sign]).spans).toEqual([{ from: 5, to: 6 }]);
  });

  it('is one that works again as soon as there is sound', () => {
    const watch = watched([5, SOUND], [20, QUIET], [5, SOUND], [3, DEAF], [4, SOUND]);
    expect(watch.isSilent).toBe(false);
    expect(watch.spans).toEqual([
      { from: 5, to: 25 },
      { from: 30, to: 33 },
    ]);
    expect(watch.silentMs).toBe(23_000);
  });

  it('has one span from the last sound to the next, however often it was muted between', () => {
    const watch = watched([1, SOUND], [4, QUIET], [2, DEAF], [3, QUIET], [2, DEAF], [1, SOUND]);
    expect(watch.spans).toEqual([{ from: 1, to: 12 }]);
  });

  it('works where people pause, and where the browser cannot tell the level', () => {
    for (const watch of [
      watched([1, SOUND], [9, QUIET], [1, SOUND], [9, QUIET]),
      watched([60, UNTOLD]),
    ])
      expect([watch.isSilent, watch.spans, watch.silentMs]).toEqual([false, [], 0]);
  });

  it('works again when it is no longer muted, where the browser cannot tell the level', () => {
    expect(watched([1, UNTOLD], [3, DEAF], [1, UNTOLD]).spans).toEqual([{ from: 1, to: 4 }]);
  });
});
