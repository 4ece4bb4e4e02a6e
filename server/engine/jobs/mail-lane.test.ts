import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/harness/database/database.ts';
import { gate, type JobWorld, jobWorld } from '../../../test/harness/server/jobs.ts';
import { NOON, seededBytes, seededRandom } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Handlers } from './job.ts';
import { createJobRunner } from './runner.ts';

const engine = engines().at(-1);

let db: Database;
let world: JobWorld;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = jobWorld(db);
});

afterEach(() => db.close());

const mailKinds = [['reset'], ['invitation'], ['reminder']];

const runner = (handlers: Handlers) =>
  createJobRunner(
    {
      db,
      clock: { now: () => world.clock.ms },
      random: seededBytes(seededRandom(1)),
      mailKinds,
    },
    handlers,
  );

const many = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, key: `${kind}-${index}` }));

describe('jobs that mail', () => {
  it('hold no other work while a mail server hangs', async () => {
    const { open, opened } = gate();
    await world.add(...many('reminder', 40), { key: 'note' });
    const jobs = runner({ ...world.remember, reminder: () => opened });
    await jobs.start();
    await expect.poll(() => world.done).toEqual(['note']);
    await world.add({ key: 'another note' });
    await expect.poll(() => world.done).toEqual(['note', 'another note']);
    open();
    await jobs.stop();
  });

  it('are sent in the order of their urgency, whichever waits the longest', async () => {
    const at = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString();
    const order: string[] = [];
    const note = (kind: string) => async () => void order.push(kind);
    await world.add(
      ...many('reminder', 9).map((job) => ({ ...job, runAt: at(30) })),
      ...many('invitation', 5).map((job) => ({ ...job, runAt: at(20) })),
      ...many('reset', 2).map((job) => ({ ...job, runAt: at(10) })),
    );
    const [reset, invitation, reminder] = ['reset', 'invitation', 'reminder'].map(note);
    await runner({ reset: reset!, invitation: invitation!, reminder: reminder! }).runDue();
    expect(order.slice(0, 2)).toEqual(['reset', 'reset']);
    expect(order.slice(2, 7)).toEqual(Array.from({ length: 5 }, () => 'invitation'));
    expect(order.slice(7)).toEqual(Array.from({ length: 9 }, () => 'reminder'));
  });
});
