import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/harness/database/database.ts';
import { gate, type JobWorld, jobWorld } from '../../../test/harness/server/jobs.ts';
import { NOON } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';
import { MAX_ATTEMPTS } from './backoff.ts';
import type { Handlers } from './job.ts';
import { JobError } from '../../kernel/job-error.ts';

const HOUR = 3_600_000;

// PostgreSQL where there is one: claims really overlap there.
const engine = engines().at(-1);

let db: Database;
let clock: JobWorld['clock'];
let lines: JobWorld['lines'];
let done: JobWorld['done'];
let remember: JobWorld['remember'];
let runner: JobWorld['runner'];
let add: JobWorld['add'];
let rows: JobWorld['rows'];

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  ({ clock, lines, done, remember, runner, add, rows } = jobWorld(db));
});

afterEach(() => db.close());

/** Leaves a claimed job behind. What its handler's time-out does minutes later, nobody sees. */
async function claimAndCrash(): Promise<void> {
  const crashed = runner({ work: () => new Promise(() => {}) });
  crashed.runDue().catch(() => {});
  await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
}

describe('jobs', () => {
  it('run when their time has come, with what they were given, and are gone afterwards', async () => {
    await add({ key: 'a' }, { key: 'b', runAt: new Date(NOON + HOUR).toISOString() });
    const jobs = runner(remember);
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['a']);
    clock.ms += HOUR;
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['a', 'b']);
    expect(await rows()).toEqual([]);
  });

  it('are one where the same key waits already, with the newer payload and the earlier time', async () => {
    await add({ key: 'a', payload: { name: 'old' } });
    await add({
      key: 'a',
      payload: { name: 'new' },
      runAt: new Date(NOON + HOUR).toISOString(),
    });
    expect(await runner(remember).runDue()).toBe(1);
    expect(done).toEqual(['new']);
  });

  it('run once each when two runners take them at the same moment', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `job-${index}`);
    await add(...names.map((key) => ({ key })));
    const counts = await Promise.all([1, 2].map((seed) => runner(remember, [], seed).runDue()));
    expect(counts[0]! + counts[1]!).toBe(60);
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it('of a crashed instance are taken over when its lease has ended, and not before', async () => {
    await add({ key: 'a' });
    await claimAndCrash();
    const other = runner(remember);
    expect(await other.runDue()).toBe(0);
    clock.ms += 5 * 60_000;
    expect(await other.runDue()).toBe(1);
    expect(done).toEqual(['a']);
  });

  it('keep their lease for as long as they are worked on', async () => {
    await add({ key: 'a' });
    const { open, opened } = gate();
    const lease = { ms: 4 * 60_000, renewMs: 5 };
    const times = { handlerMs: HOUR, graceMs: 0, lease };
    const working = runner({ work: () => opened }, [], 1, times).runDue();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
    clock.ms += 10 * 60_000;
    const until = new Date(clock.ms + lease.ms).toISOString();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBe(until);
    expect(await runner(remember).runDue()).toBe(0);
    open();
    expect(await working).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('that were put off without a try are never given up', async () => {
    await add({ key: 'a' });
    const jobs = runner({
      work: async () => {
        throw new JobError('waiting', HOUR, false);
      },
    });
    for (let hour = 0; hour < 15; hour++) {
      expect(await jobs.runDue()).toBe(1);
      clock.ms += HOUR;
    }
    expect(await rows()).toMatchObject([{ failed_at: null, attempts: 0, last_error: 'waiting' }]);
  });

  it('of a crashed instance come before the one of the same key that was added since', async () => {
    await add({ key: 'a', payload: { name: 'first' } });
    await claimAndCrash();
    await add({ key: 'a', payload: { name: 'second' } });
    clock.ms += 5 * 60_000;
    let running = 0;
    const one: Handlers = {
      work: async ({ name }) => {
        expect(++running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 10));
        running -= 1;
        done.push(String(name));
      },
    };
    await Promise.all([1, 2].map((seed) => runner(one, [], seed).runDue()));
    await runner(one).runDue();
    expect(done).toEqual(['first', 'second']);
  });

  it('that end their instance time and again are given up', async () => {
    await add({ key: 'a' });
    await db.kysely.updateTable('jobs').set({ attempts: MAX_ATTEMPTS }).execute();
    await runner(remember).runDue();
    expect(done).toEqual([]);
    expect((await rows())[0]).toMatchObject({ last_error: 'abandoned' });
    expect((await rows())[0]?.failed_at).toBeTruthy();
  });

  it('that fail are tried again after ever longer pauses, then given up with a code and no message', async () => {
    await add({ key: 'a' });
    const jobs = runner({
      work: async () => {
        throw new TypeError('Maria Souza');
      },
    });
    const pauses: number[] = [];
    let early = 0;
    while ((await rows())[0]?.failed_at === null) {
      await jobs.runDue();
      const [row] = await rows();
      if (row?.failed_at === null) {
        pauses.push(Date.parse(row.run_at) - clock.ms);
        early += await jobs.runDue();
        clock.ms = Date.parse(row.run_at);
      }
    }
    expect(early).toBe(0);
    expect(pauses).toHaveLength(MAX_ATTEMPTS - 1);
    for (const [index, pause] of pauses.entries()) {
      const usual = Math.min(10_000 * 3 ** index, HOUR);
      expect(pause).toBeGreaterThanOrEqual(usual * 0.75);
      expect(pause).toBeLessThanOrEqual(usual * 1.25);
    }
    expect(new Set(pauses).size).toBe(pauses.length);
    expect((await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: 'TypeError' });
    expect(JSON.stringify([await rows(), lines])).not.toContain('Maria');
    expect(await jobs.runDue()).toBe(0);
  });

  it('say themselves when another attempt makes sense, and whether one is the last', async () => {
    await add({ key: 'later' }, { key: 'never' });
    const isLast: boolean[] = [];
    await runner({
      work: async ({ name }, job) => {
        isLast.push(job.isLast);
        throw new JobError('quota', name === 'never' ? 'never' : 2 * HOUR);
      },
    }).runDue();
    expect(await rows()).toMatchObject([
      { key: 'later', run_at: new Date(NOON + 2 * HOUR).toISOString(), failed_at: null },
      { key: 'never', last_error: 'quota', failed_at: new Date(NOON).toISOString() },
    ]);
    expect(isLast).toEqual([false, false]);
  });

  it('go on when one of them fails', async () => {
    await add({ key: 'a' }, { key: 'bad' }, { key: 'c' });
    await runner({
      work: async ({ name }) => {
        if (name === 'bad') throw new Error('no');
        done.push(String(name));
      },
    }).runDue();
    expect(done.toSorted()).toEqual(['a', 'c']);
  });

  it('of one key run one after the other, and what came meanwhile is done as well', async () => {
    const { open, opened } = gate();
    await add({ key: 'a', payload: { name: 'first' } });
    const jobs = runner({
      work: async ({ name }) => {
        if (name === 'first') await opened;
        done.push(String(name));
      },
    });
    const first = jobs.runDue();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
    await add({ key: 'a', payload: { name: 'second' } });
    expect(await jobs.runDue()).toBe(0);
    open();
    await first;
    await jobs.runDue();
    expect(done).toEqual(['first', 'second']);
  });

  it('that failed while a newer one of their key came leave the work to it', async () => {
    await add({ key: 'b', payload: { name: 'first' } });
    let isFirst = true;
    const jobs = runner({
      work: async ({ name }) => {
        done.push(String(name));
        if (!isFirst) return;
        isFirst = false;
        await add({ key: 'b', payload: { name: 'second' } });
        throw new Error('no');
      },
    });
    await jobs.runDue();
    expect(done).toEqual(['first', 'second']);
    expect(await rows()).toEqual([]);
  });

  it('of a kind that an older instance does not know wait for one that does', async () => {
    await add({ key: 'a', kind: 'new' });
    expect(await runner(remember).runDue()).toBe(0);
    expect(await runner({ new: async () => void done.push('new') }).runDue()).toBe(1);
    expect(done).toEqual(['new']);
  });
});
