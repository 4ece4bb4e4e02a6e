import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../test/harness/database.ts';
import { NOON, seededBytes, seededRandom } from '../../test/harness/practice.ts';
import type { Database } from '../db/database.ts';
import type { NewJob } from '../sync/store.ts';
import { MAX_ATTEMPTS } from './backoff.ts';
import { type Handlers, JobError, type JobHandler, type Periodic } from './job.ts';
import { enqueueJobs } from './queue.ts';
import { createJobRunner, type JobRunner, type RunnerTimes } from './runner.ts';

const HOUR = 3_600_000;

// PostgreSQL where there is one: claims really overlap there.
const engine = engines().at(-1);

let db: Database;
let clock: { ms: number };
let lines: string[];
let done: string[];

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  clock = { ms: NOON };
  lines = [];
  done = [];
});

afterEach(() => db.close());

const runner = (
  handlers: Handlers,
  periodic: readonly Periodic[] = [],
  seed = 1,
  times?: RunnerTimes,
): JobRunner =>
  createJobRunner(
    {
      db,
      clock: { now: () => clock.ms },
      random: seededBytes(seededRandom(seed)),
      logger: (_level, event, fields) => lines.push(JSON.stringify({ event, ...fields })),
    },
    handlers,
    periodic,
    times,
  );

const add = (...jobs: readonly (Partial<NewJob> & { readonly key: string })[]): Promise<void> =>
  db.kysely.transaction().execute((tx) =>
    enqueueJobs(
      tx,
      null,
      jobs.map((job) => ({ kind: 'work', payload: { name: job.key }, ...job })),
    ),
  );

const rows = () => db.kysely.selectFrom('jobs').selectAll().orderBy('key').execute();

const remember: Handlers = {
  work: async ({ name }) => void done.push(String(name)),
};

const gate = () => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

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
    const crashed = runner({ work: () => new Promise(() => {}) });
    void crashed.runDue();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
    const other = runner(remember);
    expect(await other.runDue()).toBe(0);
    clock.ms += 5 * 60_000;
    expect(await other.runDue()).toBe(1);
    expect(done).toEqual(['a']);
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

describe('periodic work', () => {
  const every5: readonly Periodic[] = [{ kind: 'tick', everyMs: 5 * 60_000 }];

  it('runs once a tick, on whichever instance', async () => {
    const tick: Handlers = { tick: async () => void done.push(String(clock.ms - NOON)) };
    const instances = [1, 2, 3].map((seed) => runner(tick, every5, seed));
    for (let minute = 0; minute < 12; minute += 1) {
      await Promise.all(instances.map((instance) => instance.runDue()));
      clock.ms += 60_000;
    }
    expect(done).toEqual(['0', '300000', '600000']);
    expect(await rows()).toHaveLength(1);
  });

  it('is tried again before its next tick, and never given up', async () => {
    let isBroken = true;
    const jobs = runner(
      {
        tick: async () => {
          done.push(String(clock.ms - NOON));
          if (isBroken) throw new Error('no');
        },
      },
      every5,
    );
    for (let n = 0; n < 40; n += 1) {
      await jobs.runDue();
      clock.ms += 150_000;
    }
    isBroken = false;
    await jobs.runDue();
    expect(done.length).toBeGreaterThan(20);
    expect((await rows())[0]).toMatchObject({ attempts: 0, failed_at: null, last_error: null });
  });
});

describe('a runner that was started', () => {
  it('hears of work that is added, and works on a bounded number at once', async () => {
    let now = 0;
    let most = 0;
    const jobs = runner({
      work: async ({ name }) => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now -= 1;
        done.push(String(name));
      },
    });
    await jobs.start();
    await add(...Array.from({ length: 30 }, (_, index) => ({ key: `job-${index}` })));
    await expect.poll(() => done.length, { timeout: 4000 }).toBe(30);
    await jobs.stop();
    expect(most).toBe(8);
  });

  it('waits for what it works on before it stops, and takes nothing new', async () => {
    const { open, opened } = gate();
    const jobs = runner({
      work: async ({ name }) => {
        if (name === 'a') await opened;
        done.push(String(name));
      },
    });
    await jobs.start();
    await add({ key: 'a' });
    await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
    let isStopped = false;
    const stopped = jobs.stop().then(() => (isStopped = true));
    await add({ key: 'b' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isStopped).toBe(false);
    open();
    await stopped;
    expect(done).toEqual(['a']);
    expect((await rows()).map(({ key }) => key)).toEqual(['b']);
  });

  it('cuts what takes too long, whether or not it looks at its signal', async () => {
    const told: string[] = [];
    await add({ key: 'deaf' }, { key: 'obedient' });
    const work: JobHandler = ({ name }, { signal }) =>
      new Promise((_resolve, reject) => {
        if (name === 'deaf') return;
        signal.addEventListener('abort', () => {
          told.push(String(name));
          reject(new JobError('cut'));
        });
      });
    await runner({ work }, [], 1, { handlerMs: 20, graceMs: 20 }).runDue();
    expect(told).toEqual(['obedient']);
    expect(await rows()).toMatchObject([
      { key: 'deaf', last_error: 'timed_out', leased_until: null, failed_at: null },
      { key: 'obedient', leased_until: null, failed_at: null },
    ]);
  });

  it('waits for its jobs no longer than its time of grace, and leaves them to the next start', async () => {
    await add({ key: 'a' });
    const never: Handlers = { work: () => new Promise(() => {}) };
    const jobs = runner(never, [], 1, { handlerMs: 60_000, graceMs: 20 });
    await jobs.start();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBeTruthy();
    await jobs.stop();
    expect((await rows())[0]).toMatchObject({ leased_until: null, failed_at: null });
  });

  it('goes on after the database refused it once', async () => {
    let isDown = true;
    const jobs = createJobRunner(
      {
        db: {
          ...db,
          listen: () =>
            isDown
              ? Promise.reject(new Error('down'))
              : db.listen(
                  'x',
                  () => {},
                  () => {},
                ),
        },
        clock: { now: () => clock.ms },
        random: seededBytes(seededRandom(1)),
      },
      remember,
    );
    await add({ key: 'a' });
    await jobs.start();
    isDown = false;
    await expect.poll(() => done).toEqual(['a']);
    await jobs.stop();
  });
});
