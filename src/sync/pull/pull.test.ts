import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryOutbox,
  memoryStore,
} from '../../../test/harness/memory/memoryOutbox.ts';
import { memoryShelf } from '../../../test/harness/memory/memoryShelf.ts';
import { patientRow } from '../../../test/harness/database/rows.ts';
import { sampleId } from '../../../test/harness/practice/samples.ts';
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

type Disk = ReturnType<typeof disk> & {
  readonly neverHeld?: Transport['neverHeld'];
  readonly onMoved?: (before: Checkpoint, after: Checkpoint) => void;
};

type Answers = Readonly<Record<string, () => Promise<ChangesPage>>>;

/** Reads from a server that answers by the cursor. Returns what it was asked, in order. */
async function read(on: Disk, answers: Answers) {
  const asked: (string | null)[] = [];
  await isReadToEnd(on, answers, asked);
  return asked;
}

/** Reads, and notes what the server is asked. */
function isReadToEnd(on: Disk, answers: Answers, asked: (string | null)[] = []) {
  return pullChanges({
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
    onMoved: on.onMoved ?? (() => undefined),
  });
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
    await read(on, {
      a: soon(page('b', [])),
      null: soon(page('z', [row(1, 1)], { done: true })),
    });
    expect(on.held()).toEqual([kept]);
  });

  it('leaves nothing of it after another history', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const reset = page('x', [row(1, 1), row(2, 2)], { epoch: 'two', reset: true });
    await expect(read(dyingAfterTheFirstPage(on), { a: soon(reset) })).rejects.toThrow('died');
    await read(on, {
      x: soon(page('y', [], { epoch: 'two' })),
      null: soon(page('z', [row(1, 1)], { epoch: 'two', done: true })),
    });
    expect(on.held()).toEqual([kept]);
  });

  it('keeps aside what it brought and what data that are set back since have lost', async () => {
    const on = disk();
    const before = { null: soon(page('a', [row(1, 1), row(2, 5)])), a: soon(page('b', [])) };
    await expect(read(dyingAfterTheFirstPage(on), before)).rejects.toThrow('died');
    const setBack = page('z', [row(1, 1)], { done: true, reset: true, shared: 1 });
    const all = async ({ refs }: Parameters<Transport['neverHeld']>[0]) => ({ neverHeld: refs });
    await read({ ...on, neverHeld: all }, { a: soon(setBack) });
    expect(on.held()).toEqual([kept]);
    expect(await on.shelf.list()).toMatchObject([{ kind: 'gone', id: sampleId(3, 2) }]);
  });
});

describe('a sweep that broke off', () => {
  it('ends with a checkpoint at which nobody stands, so that every tab reads what was swept', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1), row(2, 2)], { done: true })) });
    const reset = page('b', [row(1, 3)], { done: true, reset: true, shared: 0 });
    const sweep = async (generation: number) => {
      await on.base.sweep(generation);
      throw new Error('died');
    };
    const dying = { ...on, base: { ...on.base, sweep } };
    await expect(read(dying, { a: soon(reset) })).rejects.toThrow('died');
    const stoodAt = await on.checkpoints.read();
    const moves: (readonly [Checkpoint, Checkpoint])[] = [];
    const onMoved = (...move: readonly [Checkpoint, Checkpoint]) => void moves.push(move);
    await read({ ...on, onMoved }, { b: soon(page('b', [], { done: true })) });
    const [before, after] = moves.at(-1)!;
    expect(after.swept).toBe(after.generation);
    expect(before.swept).not.toBe(stoodAt.swept);
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
    // And again at the end: the data may have been set back meanwhile.
    expect(asked).toEqual(['c', 'b', 'c']);
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

describe('a page whose checkpoint was never saved, while data are set back in the middle of the next read', () => {
  it('is found to be of another history at its end', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const more = { a: soon(page('c', [row(2, 5)], { done: true })) };
    await expect(read(dyingAfterTheFirstPage(on), more)).rejects.toThrow('died');
    const anew = page('z', [row(1, 1)], { done: true, reset: true, shared: 1 });
    const answers = [page('d', [], { done: true }), anew];
    await read(on, {
      c: () => Promise.resolve(answers.shift() ?? anew),
      a: soon(page('a', [], { done: true })),
    });
    expect(on.held()).toEqual([kept]);
  });
});

describe('two readers at once, where locks fail', () => {
  /** The other one brings what is behind 'c' while this one writes the page after 'a'. */
  const overtaken = (on: Disk): Disk => ({
    ...on,
    base: {
      ...on.base,
      writePage: async (changes, generation) => {
        const stored = await on.checkpoints.read();
        const written = await on.base.writePage([...changes, row(2, 5)], generation);
        await on.checkpoints.save({ ...stored, cursor: 'c', writing: null }, stored);
        return written;
      },
    },
  });

  it('say so where all has to be read anew: the other one may have ended', async () => {
    const on = disk();
    const first = { null: soon(page('a', [row(1, 1)], { done: true })) };
    expect(await isReadToEnd(on, first)).toBe(true);
    const next = { a: soon(page('b', [row(1, 2)], { done: true })) };
    expect(await isReadToEnd(overtaken(on), next)).toBe(false);
  });

  it('need not read anew where both wrote the very same page', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const next = { a: soon(page('c', [row(1, 2)], { done: true })) };
    expect(await isReadToEnd(overtaken(on), next)).toBe(true);
    expect(await on.checkpoints.read()).toMatchObject({ cursor: 'c', generation: 2 });
  });

  it('do not forget over a page without changes that the other one died over its own', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    const beside: Disk = {
      ...on,
      base: {
        ...on.base,
        writePage: async (changes, generation) => {
          const stored = await on.checkpoints.read();
          await on.checkpoints.save({ ...stored, writing: 'c' }, stored);
          await on.base.writePage([row(2, 5)], generation);
          return on.base.writePage(changes, generation);
        },
      },
    };
    const quiet = { a: soon(page('a', [], { done: true })) };
    expect(await isReadToEnd(beside, quiet)).toBe(false);
    const setBack = page('z', [row(1, 1)], { done: true, reset: true, shared: 1 });
    await read(on, { ...quiet, c: soon(setBack) });
    expect(on.held()).toEqual([kept]);
  });

  it('keep what only this device has where data are set back before both read anew', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1)], { done: true })) });
    await read(overtaken(on), { a: soon(page('b', [row(1, 2)], { done: true })) });
    expect((await on.checkpoints.read()).cursor).toBeNull();
    const lost = { entity: 'patients' as const, id: sampleId(3, 2) };
    const setBack = page('z', [row(1, 1)], { done: true, reset: true, shared: 1 });
    await read(
      { ...on, neverHeld: async () => ({ neverHeld: [lost] }) },
      { c: soon(setBack), null: soon(page('z', [row(1, 1)], { done: true })) },
    );
    expect(on.held()).toEqual([kept]);
    expect(await on.shelf.list()).toMatchObject([{ kind: 'gone', id: lost.id }]);
  });
});

describe('what was read in another role', () => {
  it('is not kept aside where data are set back before it is swept', async () => {
    const on = disk();
    await read(on, { null: soon(page('a', [row(1, 1), row(2, 5)], { done: true })) });
    const otherRole = page('b', [row(1, 1)], { reset: true });
    const cut = () => Promise.reject(new Error('cut'));
    await expect(read(on, { a: soon(otherRole), b: cut })).rejects.toThrow('cut');
    const setBack = page('c', [row(1, 1)], { done: true, reset: true, shared: 1 });
    const all = async ({ refs }: Parameters<Transport['neverHeld']>[0]) => ({ neverHeld: refs });
    await read({ ...on, neverHeld: all }, { b: soon(setBack) });
    expect(on.held()).toEqual([kept]);
    expect(await on.shelf.list()).toEqual([]);
  });
});

describe('a full read that broke off at its first page', () => {
  const cutOff = async (reader?: string) => {
    const on = disk();
    const first = page('a', [row(1, 1), row(2, 5)], { done: true, ...(reader && { reader }) });
    await read(on, { null: soon(first) });
    const setBack = page('b', [row(1, 1)], { reset: true, shared: 1, ...(reader && { reader }) });
    const writePage = () => Promise.reject(new Error('died'));
    const dying = { ...on, base: { ...on.base, writePage } };
    await expect(read(dying, { a: soon(setBack) })).rejects.toThrow('died');
    const all = async ({ refs }: Parameters<Transport['neverHeld']>[0]) => ({ neverHeld: refs });
    return { ...on, neverHeld: all };
  };

  it('keeps nothing aside for whoever has another role since', async () => {
    const on = await cutOff('psych');
    const anew = page('c', [row(1, 1)], { done: true, reset: true, reader: 'administrator' });
    await read(on, { b: soon(anew) });
    expect(on.held()).toEqual([kept]);
    expect(await on.shelf.list()).toEqual([]);
  });

  it.each(['psych', undefined])(
    'keeps aside what is gone for whoever has the same: %s',
    async (role) => {
      const on = await cutOff(role);
      const anew = page('c', [row(1, 1)], { done: true, ...(role && { reader: role }) });
      await read(on, { b: soon(page('c', [])), null: soon(anew) });
      expect(await on.shelf.list()).toHaveLength(1);
    },
  );
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

  it('is sent anew where the server’s numbers end before it: its data were set back', async () => {
    const on = disk();
    await on.outbox.add({ ...patientRow(1), state: 'acknowledged', seq: 1, ackV: 5 });
    await read(on, { null: soon(page('a', [], { done: true, seq: 4 })) });
    expect(await on.outbox.rows()).toMatchObject([
      { state: 'sent', seq: null, ackV: null, timesLost: 1 },
    ]);
  });

  it('leaves where the server’s numbers have reached it, whatever of it this person sees', async () => {
    const on = disk();
    await on.outbox.add({ ...patientRow(1), state: 'acknowledged', seq: 1, ackV: 5 });
    await read(on, { null: soon(page('a', [], { done: true, seq: 5 })) });
    expect(await on.outbox.rows()).toEqual([]);
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
