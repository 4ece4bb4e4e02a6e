import { describe, expect, it } from 'vitest';
import { idleEngine } from '../../test/harness/practice/deviceSamples.ts';
import type { EngineStatus } from '../data/queries/kit/source.ts';
import { createHearing } from './hearing.ts';
import { afterLeap, createLeapWatch } from './leap.ts';
import { createStatusBoard } from './status.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A device whose clock is set, and which sleeps. The clock that nobody sets may stand then. */
function device() {
  const time = { now: NOON, elapsed: 1_000 };
  const clock = {
    now: () => time.now,
    elapsed: () => time.elapsed,
    sleep: () => Promise.reject(new Error('nobody waits')),
  };
  const pass = (ms: number) => {
    time.now += ms;
    time.elapsed += ms;
  };
  const set = (ms: number) => void (time.now += ms);
  return { clock, pass, set };
}

describe('a clock that is set at once', () => {
  it.each([
    ['a day back', -DAY],
    ['a year back', -YEAR],
    ['a year on', YEAR],
    ['six minutes on', 6 * MINUTE],
  ])('%s is seen at the next look, once', (_, ms) => {
    const { clock, pass, set } = device();
    const leapt = createLeapWatch(clock);
    pass(10_000);
    expect(leapt()).toBe(0);
    set(ms);
    pass(10_000);
    expect(leapt()).toBe(ms);
    pass(10_000);
    expect(leapt()).toBe(0);
  });

  it('is not what a clock is moved by to keep time, nor sleep that both clocks count', () => {
    const { clock, pass, set } = device();
    const leapt = createLeapWatch(clock);
    set(-4 * MINUTE);
    expect(leapt()).toBe(0);
    set(-4 * MINUTE);
    expect(leapt()).toBe(0);
    pass(3 * DAY);
    expect(leapt()).toBe(0);
  });

  it('is not looked for where there is no second clock', () => {
    const { clock, set } = device();
    const leapt = createLeapWatch({ now: clock.now, sleep: clock.sleep });
    set(-YEAR);
    expect(leapt()).toBe(0);
  });
});

describe('what is known of a clock without the network', () => {
  const RIGHT: EngineStatus = { ...idleEngine, connection: 'offline' };
  const after = (status: Partial<EngineStatus>, leap: number, now = NOON) => {
    const { clockMinutes, isClockGuessed, clockLeap } = {
      ...RIGHT,
      ...status,
      ...afterLeap({ ...RIGHT, ...status }, leap, now),
    };
    return [clockMinutes, isClockGuessed, clockLeap];
  };

  it('follows a leap back for certain', () => {
    expect(after({}, -DAY)).toEqual([-1440, false, 0]);
    expect(after({ clockMinutes: -60 }, -DAY)).toEqual([-1500, false, 0]);
  });

  it('is that it was put right, where a leap makes up for what it was off', () => {
    expect(after({ clockMinutes: 525_600 }, -YEAR)).toEqual([0, false, 0]);
    // It may have slept as long: then nothing is certain any more.
    expect(after({ clockMinutes: -525_600 }, YEAR)).toEqual([0, true, 0]);
  });

  it('stays what it was after what may have been sleep', () => {
    expect(after({}, 8 * HOUR)).toEqual([0, false, 0]);
    expect(after({ clockMinutes: -60 }, 3 * DAY)).toEqual([-60, false, 0]);
  });

  it('is nothing but the leap itself after one that is too long for sleep', () => {
    expect(after({}, YEAR)).toEqual([0, true, 525_600]);
  });

  it('is the leap back alone, where nothing was known before; or how far behind it is at least', () => {
    const unknown = { isClockGuessed: true };
    expect(after(unknown, -DAY)).toEqual([0, true, -1440]);
    const lastSyncAt = new Date(NOON).toISOString();
    expect(after({ ...unknown, lastSyncAt }, -DAY, NOON - DAY)).toEqual([-1440, true, 0]);
    // Set on again by a day: it may be right, and says no more than that.
    const behind = { ...unknown, lastSyncAt, clockMinutes: -1440 };
    expect(after(behind, DAY, NOON)).toEqual([0, true, 0]);
    // Set back and on again.
    expect(after({ ...unknown, clockLeap: 525_600 }, -YEAR)).toEqual([0, true, 0]);
  });
});

describe('the engine’s look at the line', () => {
  it('sees a leap within a minute without a network; an answer tells it better', async () => {
    const { clock, pass, set } = device();
    const looks: (() => void)[] = [];
    const sleep = () => new Promise<void>((wake) => void looks.push(wake));
    const board = createStatusBoard(() => {}, clock.now);
    const leaps: number[] = [];
    const hearing = createHearing({
      clock: { ...clock, sleep },
      board,
      heardAt: () => null,
      onHeard: () => {},
      onLeap: (ms) => leaps.push(ms),
    });
    void hearing.run(new AbortController().signal);
    const look = async () => {
      pass(10_000);
      looks.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    set(-DAY);
    for (let second = 0; second < 60; second += 10) await look();
    expect(leaps).toEqual([-DAY]);
    set(YEAR);
    hearing.answered();
    await look();
    expect(leaps).toEqual([-DAY]);
  });
});
