import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryLocks } from '../../../test/harness/memory/network.ts';
import { memoryOutbox, memoryStore } from '../../../test/harness/memory/memoryOutbox.ts';
import { memoryReads } from '../../../test/harness/memory/memoryReads.ts';
import { idOf, patientRow } from '../../../test/harness/database/rows.ts';
import type { DataExport, RecordRead } from '../../domain/audit/read.ts';
import { ServerRefusal, type ToldExport, type ToldReads, Unreachable } from '../environment.ts';
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
  const files = vi.fn<(told: ToldExport) => Promise<unknown>>(async () => undefined);
  const signal = new AbortController().signal;
  const pace = fullTellPace();
  const tell = () =>
    tellReads({ reads, outbox, locks, tellReads: server, tellExport: files, signal, pace });
  return {
    files,
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

describe('telling the server which files were made', () => {
  let scene: ReturnType<typeof setUp>;
  beforeEach(() => {
    scene = setUp();
  });

  const made = (n: number, patients: number): DataExport => ({
    id: idOf(n),
    kind: 'everything',
    at: '2026-03-02T09:00:00.000Z',
    counts: { patients, sessions: 0, notes: 0, payments: 0, bytes: 9 },
    patientIds: Array.from({ length: patients }, (_, patient) => idOf(1000 + patient)),
  });

  it('goes a thousand patients at a time, all under the file’s own name, and then forgets it', async () => {
    await scene.reads.addExport(made(1, 2500));
    await scene.reads.addExport(made(2, 0));
    expect(await scene.tell()).toEqual({ status: 'told' });
    const told = scene.files.mock.calls.map(([{ id, clientId, patientIds }]) => [
      id,
      clientId,
      patientIds.length,
    ]);
    const client = idOf(901);
    expect(told).toEqual([
      [idOf(1), client, 1000],
      [idOf(1), client, 1000],
      [idOf(1), client, 500],
      [idOf(2), client, 0],
    ]);
    expect(await scene.tell()).toEqual({ status: 'empty' });
  });

  it('goes again as a whole where the line broke in the middle', async () => {
    await scene.reads.addExport(made(1, 1500));
    scene.files.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Unreachable());
    expect(await scene.tell()).toEqual({ status: 'unreachable' });
    expect(await scene.reads.nextExport()).toEqual(made(1, 1500));
    expect(await scene.tell()).toEqual({ status: 'told' });
    expect(scene.files).toHaveBeenCalledTimes(4);
    expect(await scene.reads.nextExport()).toBeNull();
  });

  it('waits for what the person changed, and keeps nothing that the server will never take', async () => {
    await scene.reads.addExport(made(1, 1));
    const { position } = await scene.outbox.add(patientRow(1));
    expect(await scene.tell()).toEqual({ status: 'later' });
    expect(scene.files).not.toHaveBeenCalled();
    await scene.outbox.update(() => ({ remove: [position] }));
    scene.files.mockRejectedValueOnce(new ServerRefusal(400, 'invalid', ''));
    expect(await scene.tell()).toEqual({ status: 'told' });
    expect(await scene.reads.nextExport()).toBeNull();
  });
});
