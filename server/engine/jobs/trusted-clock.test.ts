import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOON } from '../../../test/harness/practice/practice.ts';
import { engines } from '../../../test/harness/database/database.ts';
import type { Database } from '../../kernel/db/database.ts';
import { forgetting, TrustedClock, trustClock } from './trusted-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let db: Database;
let wall: number;
let steady: number;
let logged: string[];

const parts = () => ({
  db,
  clock: { now: () => wall },
  logger: (_level: string, event: string) => void logged.push(event),
});
const started = () => new TrustedClock(parts(), () => steady);
const pass = (ms: number) => {
  wall += ms;
  steady += ms;
};

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  [wall, steady, logged] = [NOON, 0, []];
});
afterEach(() => db.close());

describe('a server’s clock', () => {
  it('is believed while it goes on evenly, however quiet the practices are', async () => {
    const clock = started();
    for (let hour = 0; hour < 80; hour += 20) {
      expect(await clock.isTrusted()).toBe(true);
      pass(20 * HOUR);
    }
  });

  it('that jumps forward is doubted at once, and told of, however often it is looked at', async () => {
    const clock = started();
    expect(await clock.isTrusted()).toBe(true);
    pass(HOUR);
    wall += 21 * 365 * DAY;
    expect(await clock.isTrusted()).toBe(false);
    expect(await started().isTrusted()).toBe(false);
    pass(23 * HOUR);
    expect(await clock.isTrusted()).toBe(false);
    expect(logged).toEqual(['clock_doubted', 'clock_doubted', 'clock_doubted']);
  });

  it('is believed again after 24 even hours, or when the operator says so', async () => {
    expect(await started().isTrusted()).toBe(true);
    wall += 7 * DAY;
    const clock = started();
    expect(await clock.isTrusted()).toBe(false);
    pass(24 * HOUR);
    expect(await clock.isTrusted()).toBe(true);
    wall += 9 * DAY;
    expect(await clock.isTrusted()).toBe(false);
    await trustClock(db, wall);
    expect(await clock.isTrusted()).toBe(true);
  });

  it('keeps jobs that forget from running while it is doubted', async () => {
    let ran = 0;
    const job = {
      id: '1',
      tenantId: null,
      attempt: 1,
      isLast: false,
      signal: new AbortController().signal,
    };
    const work = forgetting(parts(), async () => void (ran += 1));
    await work({}, job);
    wall += 21 * 365 * DAY;
    await work({}, job);
    expect(ran).toBe(1);
  });
});
