import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryOutbox,
  memoryStore,
} from '../../../test/harness/memoryOutbox.ts';
import { memoryShelf } from '../../../test/harness/memoryShelf.ts';
import { patientRow } from '../../../test/harness/rows.ts';
import { sampleId } from '../../../test/harness/samples.ts';
import type { Checkpoint } from '../../data/meta/checkpoint.ts';
import { lostByServer } from '../../data/outbox/row.ts';
import type { ChangeRow, ChangesPage } from '../../domain/sync/protocol.ts';
import type { PullRequest, Transport } from '../environment.ts';
import { pullChanges } from './pull.ts';

const kept = sampleId(3, 1);
const never: AbortSignal = new AbortController().signal;
const FULL = { limit: 1000, pauseMs: 0 };

const row = (n: number, v: number): ChangeRow =>
  ({ entity: 'patients', id: sampleId(3, n), v, cs: 0, doc: { id: sampleId(3, n) } }) as never;

const page = (cursor: string, changes: readonly ChangeRow[], more: Partial<ChangesPage> = {}) =>
  ({ epoch: 'one', cursor, changes, done: false, ...more }) satisfies ChangesPage;

/** A device's disk, and what it finds on it. */
function disk() {
  const rows = memoryBaseStore();
  const base = memoryBase(rows);
  const meta = memoryStore();
  const checkpoints = memoryCheckpoints(meta);
  const held = () => [...rows.rows.values()].filter(({ doc }) => doc).map(({ id }) => id);
  const shelf = memoryShelf();
  return {
    base,
    shelf,
    checkpoints,
    held,
    outbox: memoryOutbox('ana', meta, () => sampleId(3, 99)),
  };
}

type Disk = ReturnType<typeof disk> & { readonly neverHeld?: Transport['neverHeld'] };

/** Reads from a server that answers by the cursor. Returns what it was asked, in order. */
async function read(on: Disk, answers: Readonly<Record<string, () => Promise<ChangesPage>>>) {
  const asked: (string | null)[] = [];
  await pullChanges({
    ...on,
    transport: {
      pull: ({ cursor }: PullRequest) => {
        asked.push(cursor);
        const answer = answers[String(cursor)];
        return answer ? answer() : Promise.reject(new Error(`asked for ${cursor}`));
      },
      neverHeld: on.neverHeld ?? (async () => ({ neverHeld: [] })),
    },
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    signal: never,
    pace: () => FULL,
    onBase: () => undefined,
    onShelf: () => undefined,
    onOutbox: () => undefined,
    onCheckpoint: () => undefined,
    onMoved: () => undefined,
  });
  return asked;
}

const soon = (answer: ChangesPage) => () => Promise.resolve(answer);

/** The browser dies when the page is on the disk and its checkpoint is not. */
const dyingAfterTheFirstPage = (on: Disk): Disk => {
  let hasWritten = false;
  return {
    ...on,
    base: {
      ...on.base,
      writePage: async (...args) => {
        hasWritten = true;
        return on.base.writePage(...args);
      },
    },
    checkpoints: {
      ...on.checkpoints,
      save: (next, expected) =>
        hasWritten ? Promise.reject(new Error('died')) : on.checkpoints.save(next, expected),
    },
  };
};

describe('a full read that broke off between its first page and the checkpoint', () => {
  it('leaves nothing of what was deleted since: on a new device', async () => {
    const on = disk();
    const before = { null: soon(page('a', [row(1, 1), row(2, 2)])), a: soon(page('b', [])) };
    await expect(read(dyingAfterTheFirstPage(on), before)).rejects.toThrow('died');
    expect(on.held()).toEqual([kept, sampleId(3, 2)]);
    await read(on, { null: soon(page('z', [row(1, 1)], { done: true })) });
    expect(on.held()).toEqual([kept]);
  });

  it('leaves nothing of it after another history', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const reset = page('x', [row(1, 1), row(2, 2)], { epoch: 'two', reset: true });
    await expect(read(dyingAfterTheFirstPage(on), { a: soon(reset) })).rejects.toThrow('died');
    await read(on, { null: soon(page('z', [row(1, 1)], { epoch: 'two', done: true })) });
    expect(on.held()).toEqual([kept]);
  });
});

describe('a page whose checkpoint was never saved', () => {
  const upToDate = async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    await read(on, { a: soon(page('b', [row(1, 1)], { done: true })) });
    const more = { b: soon(page('c', [row(2, 5)], { done: true })) };
    await expect(read(dyingAfterTheFirstPage(on), more)).rejects.toThrow('died');
    expect(on.held()).toEqual([kept, sampleId(3, 2)]);
    return on;
  };

  it('is asked for once more', async () => {
    const on = await upToDate();
    const asked = await read(on, {
      c: soon(page('d', [], { done: true })),
      b: soon(page('d', [row(2, 5)], { done: true })),
    });
    expect(asked).toEqual(['c', 'b']);
    expect(on.held()).toEqual([kept, sampleId(3, 2)]);
    expect(await read(on, { d: soon(page('d', [], { done: true })) })).toEqual(['d']);
  });

  it('leaves nothing where the server’s data were set back to before it', async () => {
    const on = await upToDate();
    const anew = page('z', [row(1, 1)], { done: true, reset: true, shared: 1 });
    expect(await read(on, { c: soon(anew), b: soon(page('b', [], { done: true })) })).toEqual([
      'c',
    ]);
    expect(on.held()).toEqual([kept]);
  });
});

describe('a command that is acknowledged', () => {
  it('and lost, and acknowledged anew while a read is on its way, stays until the next', async () => {
    const on = disk();
    await on.outbox.add({ ...patientRow(1), state: 'acknowledged', seq: 1, ackV: 5 });
    const [row] = await on.outbox.rows();
    const anew = { ...lostByServer(row!), state: 'acknowledged', ackV: 5 } as const;
    const keys = async () => (await on.outbox.rows()).map(({ key }) => key);
    await read(on, {
      null: async () => {
        await on.outbox.update(() => ({ put: [anew] }));
        return page('a', [], { done: true });
      },
    });
    expect(await keys()).toEqual([row!.key]);
    await read(on, { a: soon(page('b', [], { done: true })) });
    expect(await keys()).toEqual([]);
  });
});

describe('the very first read', () => {
  const first = { hot: false, total: 3 };

  it('sweeps nothing, because nothing was there', async () => {
    const on = disk();
    await read(on, { null: soon(page('z', [row(1, 1)], { done: true })) });
    const { swept, generation } = await on.checkpoints.read();
    expect(swept).toBe(generation);
  });

  it('asks for the next page before the one that came is written', async () => {
    const on = disk();
    const order: string[] = [];
    const watched: Disk = {
      ...on,
      base: {
        ...on.base,
        writePage: async (...args) => {
          await Promise.resolve();
          order.push('written');
          return on.base.writePage(...args);
        },
      },
    };
    const answer = (name: string, answered: ChangesPage) => () => {
      order.push(`asked for ${name}`);
      return Promise.resolve(answered);
    };
    await read(watched, {
      null: answer('the first', page('a', [row(1, 1)], { first })),
      a: answer('the second', page('b', [row(2, 2)], { done: true })),
    });
    expect(order).toEqual(['asked for the first', 'asked for the second', 'written', 'written']);
  });

  it('does not take a page that was asked for from a place where the device no longer is', async () => {
    const on = disk();
    const moved: Checkpoint = {
      ...(await on.checkpoints.read()),
      cursor: 'elsewhere',
      generation: 7,
      swept: 7,
    };
    await read(on, {
      null: soon(page('a', [row(1, 1)], { first })),
      // Another tab, with whose reading this one has nothing to do, has moved on meanwhile.
      a: async () => {
        const answered = page('b', [row(2, 2)], { done: true });
        for (let turn = 0; turn < 50; turn++) await Promise.resolve();
        await on.checkpoints.save(moved, await on.checkpoints.read());
        return answered;
      },
    });
    expect(on.held()).toEqual([kept]);
    expect((await on.checkpoints.read()).cursor).toBe('elsewhere');
  });
});

describe('every later read', () => {
  it('asks for a page when the one before is written', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const held: number[] = [];
    await read(on, {
      a: soon(page('b', [row(2, 2)])),
      b: () => {
        held.push(on.held().length);
        return Promise.resolve(page('c', [], { done: true }));
      },
    });
    expect(held).toEqual([2]);
  });
});
