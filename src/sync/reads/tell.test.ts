import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryLocks } from '../../../test/harness/network.ts';
import { memoryOutbox, memoryStore } from '../../../test/harness/memoryOutbox.ts';
import { memoryReads } from '../../../test/harness/memoryReads.ts';
import { idOf, patientRow } from '../../../test/harness/rows.ts';
import type { RecordRead } from '../../domain/audit/read.ts';
import { ServerRefusal, type ToldReads, Unreachable } from '../environment.ts';
import { fullTellPace, tellReads } from './tell.ts';

const read = (n: number): RecordRead => ({
  patientId: idOf(n),
  part: 'record',
  at: new Date(Date.UTC(2026, 2, 2, 0, n)).toISOString(),
});

function setUp() {
  const reads = memoryReads();
  const outbox = memoryOutbox(idOf(900), memoryStore(), () => idOf(901));
  const locks = memoryLocks();
  const server = vi.fn<(told: ToldReads) => Promise<unknown>>(async () => undefined);
  const signal = new AbortController().signal;
  const pace = fullTellPace();
  const tell = () => tellReads({ reads, outbox, locks, tellReads: server, signal, pace });
  return {
    reads,
    outbox,
    server,
    tell,
    open: async (count: number) => {
      for (let n = 1; n <= count; n++) await reads.add(read(n));
    },
    sizes: () => server.mock.calls.map(([told]) => told.reads.length),
    left: async () => (await reads.oldest(10_000)).length,
  };
}

describe('telling the server which records were opened', () => {
  let scene: ReturnType<typeof setUp>;
  beforeEach(() => {
    scene = setUp();
  });

  it('goes by the hundred, the oldest first, and forgets what was told', async () => {
    await scene.open(250);
    expect(await scene.tell()).toEqual({ status: 'told' });
    expect(scene.sizes()).toEqual([100, 100, 50]);
    expect(scene.server.mock.calls[0]?.[0]).toMatchObject({
      clientId: idOf(901),
      reads: expect.arrayContaining([read(1)]) as unknown,
    });
    expect(await scene.left()).toBe(0);
    expect(await scene.tell()).toEqual({ status: 'empty' });
    expect(scene.server).toHaveBeenCalledTimes(3);
  });

  it('waits until nothing of the person waits to be sent', async () => {
    await scene.open(1);
    const { position } = await scene.outbox.add(patientRow(1));
    expect(await scene.tell()).toEqual({ status: 'later' });
    expect(scene.server).not.toHaveBeenCalled();
    await scene.outbox.update(() => ({ remove: [position] }));
    expect(await scene.tell()).toEqual({ status: 'told' });
  });

  it.each([
    ['nobody answers', new Unreachable(), { status: 'unreachable' }],
    ['the session ended', new ServerRefusal(401, '', ''), { status: 'unauthorized' }],
    ['it is not allowed', new ServerRefusal(403, '', ''), { status: 'failed', retryAfterMs: null }],
    ['it is too often', new ServerRefusal(429, '', '', 9), { status: 'failed', retryAfterMs: 9 }],
    ['the server fails', new ServerRefusal(500, '', ''), { status: 'failed', retryAfterMs: null }],
  ])('keeps all where %s', async (_why, error, outcome) => {
    await scene.open(3);
    scene.server.mockRejectedValueOnce(error);
    expect(await scene.tell()).toEqual(outcome);
    expect(await scene.left()).toBe(3);
    expect(await scene.tell()).toEqual({ status: 'told' });
  });

  it('passes over the one that the server will never take, and no other', async () => {
    await scene.open(20);
    const heard = new Set<string>();
    scene.server.mockImplementation(async ({ reads }) => {
      if (reads.some(({ patientId }) => patientId === idOf(7)))
        throw new ServerRefusal(422, 'invalid_arguments', '');
      reads.forEach(({ patientId }) => heard.add(patientId));
    });
    expect(await scene.tell()).toEqual({ status: 'told' });
    expect(heard.size).toBe(19);
    expect(await scene.left()).toBe(0);
  });

  it('is done by one tab at a time', async () => {
    await scene.open(150);
    await Promise.all([scene.tell(), scene.tell()]);
    expect(scene.sizes()).toEqual([100, 50]);
  });
});
