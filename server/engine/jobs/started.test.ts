import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/harness/database/database.ts';
import { gate, type JobWorld, jobWorld } from '../../../test/harness/server/jobs.ts';
import { NOON, seededBytes, seededRandom } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Handlers, JobHandler, Periodic } from './job.ts';
import { JobError } from '../../kernel/job-error.ts';
import { createJobRunner } from './runner.ts';

// PostgreSQL where there is one: claims really overlap there.
const engine = engines().at(-1);

let db: Database;
let clock: JobWorld['clock'];
let done: JobWorld['done'];
let remember: JobWorld['remember'];
let runner: JobWorld['runner'];
let add: JobWorld['add'];
let rows: JobWorld['rows'];

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  ({ clock, done, remember, runner, add, rows } = jobWorld(db));
});

afterEach(() => db.close());

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

  it('keeps its one row, however many instances start while another works', async () => {
    const tick: Handlers = { tick: async () => {} };
    for (let round = 0; round < 60; round += 1) {
      await db.kysely.deleteFrom('jobs').execute();
      await Promise.all([1, 2, 3, 4].map((seed) => runner(tick, every5, seed).runDue()));
      expect(await rows()).toHaveLength(1);
    }
  });

  it('is not freed by an instance that slept through the end of its lease', async () => {
    const [slept, working] = [gate(), gate()];
    const sleeper = runner({ tick: () => slept.opened }, every5).runDue();
    const leasedUntil = async () => (await rows())[0]?.leased_until;
    await expect.poll(leasedUntil).toBeTruthy();
    clock.ms += 5 * 60_000;
    await runner({ tick: async () => {} }, every5).runDue();
    clock.ms += 5 * 60_000;
    const worker = runner({ tick: () => working.opened }, every5).runDue();
    await expect.poll(leasedUntil).toBeTruthy();
    const lease = await leasedUntil();
    slept.open();
    await sleeper;
    expect(await leasedUntil()).toBe(lease);
    working.open();
    await worker;
  });

  it('comes round when a clock that was ahead is right again', async () => {
    const jobs = runner({ tick: async () => void done.push('tick') }, every5);
    clock.ms += 30 * 3_600_000;
    await jobs.runDue();
    clock.ms = NOON;
    await jobs.runDue();
    expect(done).toEqual(['tick', 'tick']);
    clock.ms += 5 * 60_000;
    await jobs.runDue();
    expect(done).toHaveLength(3);
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
