import { beforeEach, describe, expect, it } from 'vitest';
import type { Drafts } from '../../../src/data/drafts/drafts.ts';
import { type Checkpoint, type CheckpointStore, START } from '../../../src/data/meta/checkpoint.ts';
import type { Outbox } from '../../../src/data/outbox/outbox.ts';
import type { NewOutboxRow } from '../../../src/data/outbox/row.ts';
import { psychId, sampleId } from '../practice/samples.ts';

/** One tab's parts over the user's disk. */
export interface DiskParts {
  readonly outbox: Outbox;
  readonly checkpoints: CheckpointStore;
  readonly drafts: Drafts;
}

const newRow = (n: number, changes: Partial<NewOutboxRow> = {}): NewOutboxRow => ({
  key: sampleId(6, n),
  userId: psychId,
  name: 'patient.setStatus',
  args: { id: sampleId(3, n), isActive: false },
  at: '2026-03-02T09:00:00.000Z',
  baseV: 0,
  touches: [`patients/${sampleId(3, n)}`],
  state: 'waiting',
  seq: null,
  tries: 0,
  ackV: null,
  refusal: null,
  ...changes,
});

/**
 * What every outbox, checkpoint store and draft store does.
 * @param open parts over the same disk each time within one test, as another tab would
 */
export function outboxContract(
  name: string,
  open: (makeId: () => string) => DiskParts,
  reset: () => Promise<void>,
) {
  let made = 0;
  const makeId = () => sampleId(6, 0xf000 + made++);
  let disk: DiskParts;
  const keys = async () => (await disk.outbox.rows()).map(({ key }) => key);

  beforeEach(async () => {
    await reset();
    made = 0;
    disk = open(makeId);
  });

  describe(`${name} as an outbox`, () => {
    it('keeps commands in the order in which the person acted', async () => {
      const added = [];
      for (let n = 0; n < 5; n++) added.push(await disk.outbox.add(newRow(n)));
      expect(await open(makeId).outbox.rows()).toEqual(added);
      expect(await keys()).toEqual([0, 1, 2, 3, 4].map((n) => sampleId(6, n)));
    });

    it('shows one of them by its position, until it is gone', async () => {
      const [a, b] = [await disk.outbox.add(newRow(1)), await disk.outbox.add(newRow(2))];
      expect(await disk.outbox.row(b.position)).toEqual(b);
      await disk.outbox.update(() => ({ remove: [a.position] }));
      expect(await disk.outbox.row(a.position)).toBeUndefined();
    });

    it('never gives a position twice', async () => {
      const { position } = await disk.outbox.add(newRow(1));
      await disk.outbox.update(() => ({ remove: [position] }));
      expect((await disk.outbox.add(newRow(2))).position).toBeGreaterThan(position);
    });

    it('clears the draft that a command makes obsolete, and no other', async () => {
      const draft = { value: 'texto', baseV: 1, updatedAt: '2026-03-02T09:00:00.000Z' };
      await disk.drafts.write({ key: 'a', ...draft });
      await disk.drafts.write({ key: 'b', ...draft });
      await disk.outbox.add(newRow(1), 'a');
      expect(await disk.drafts.read('a')).toBeNull();
      expect(await disk.drafts.read('b')).toEqual({ key: 'b', ...draft });
    });

    it('writes all that a step decides: put, remove, add at the end, the last number', async () => {
      const [a, b] = [await disk.outbox.add(newRow(1)), await disk.outbox.add(newRow(2))];
      const after = await disk.outbox.update(({ rows, lastSeq }) => {
        expect(rows).toEqual([a, b]);
        expect(lastSeq).toBe(0);
        return {
          put: [{ ...b, state: 'sent', seq: 4 }],
          remove: [a.position],
          add: [newRow(3), newRow(4)],
          lastSeq: 3,
        };
      });
      expect(after.rows.map(({ key, seq }) => [key, seq])).toEqual([
        [b.key, 4],
        [sampleId(6, 3), null],
        [sampleId(6, 4), null],
      ]);
      expect(after.lastSeq).toBe(3);
      const again = open(makeId).outbox;
      expect(await again.update(() => null)).toEqual(after);
      expect(await again.rows()).toEqual(after.rows);
    });

    it('tells for a while how one left that a person took back or mended', async () => {
      await disk.outbox.update(() => ({ withdrawn: [{ key: 'a', by: 'b' }] }));
      await disk.outbox.update(() => ({ withdrawn: [{ key: 'b', by: null }] }));
      const { outbox } = open(makeId);
      expect(await outbox.withdrawal('a')).toEqual({ key: 'a', by: 'b' });
      expect(await outbox.withdrawal('b')).toEqual({ key: 'b', by: null });
      expect(await outbox.withdrawal('c')).toBeUndefined();
      const many = Array.from({ length: 200 }, (_, n) => ({ key: `later-${n}`, by: null }));
      await outbox.update(() => ({ withdrawn: many }));
      expect(await outbox.withdrawal('a')).toBeUndefined();
      expect(await outbox.withdrawal('later-0')).toEqual(many[0]);
    });

    it('writes nothing of a step that throws', async () => {
      await disk.outbox.add(newRow(1));
      const step = disk.outbox.update(() => {
        throw new RangeError('no');
      });
      await expect(step).rejects.toThrow('no');
      expect(await keys()).toEqual([sampleId(6, 1)]);
    });

    it('does not put back a row that is gone', async () => {
      const row = await disk.outbox.add(newRow(1));
      await disk.outbox.update(() => ({ remove: [row.position] }));
      await disk.outbox.update(() => ({ put: [{ ...row, state: 'sent', seq: 1 }] }));
      expect(await keys()).toEqual([]);
    });

    it('makes one client id, however many tabs ask at once', async () => {
      const tabs = Array.from({ length: 6 }, () => open(makeId).outbox);
      const ids = await Promise.all(tabs.map((tab) => tab.clientId()));
      expect(new Set(ids).size).toBe(1);
      expect(await open(makeId).outbox.clientId()).toBe(ids[0]);
    });

    it('loses no command when tabs add and take steps at once', async () => {
      const tabs = Array.from({ length: 4 }, () => open(makeId).outbox);
      const sendNext = (outbox: Outbox) =>
        outbox.update(({ rows, lastSeq }) => {
          const next = rows.find(({ state }) => state === 'waiting');
          return next
            ? { put: [{ ...next, state: 'sent', seq: lastSeq + 1 }], lastSeq: lastSeq + 1 }
            : null;
        });
      await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          await tabs[n % 4]!.add(newRow(n));
          await sendNext(tabs[(n + 1) % 4]!);
        }),
      );
      const { rows, lastSeq } = await disk.outbox.update(() => null);
      expect(rows).toHaveLength(40);
      expect(lastSeq).toBe(40);
      expect(rows.map(({ seq }) => seq).sort((a, b) => a! - b!)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      );
    });
  });

  describe(`${name} as a checkpoint store`, () => {
    const next: Checkpoint = { ...START, cursor: 'c1', epoch: 'e1', lastSyncAt: '2026-03-02' };

    it('starts at the beginning and keeps what was saved', async () => {
      expect(await disk.checkpoints.read()).toEqual(START);
      expect(await disk.checkpoints.save(next, START)).toBe(true);
      expect(await open(makeId).checkpoints.read()).toEqual(next);
    });

    it('refuses a puller that another one has overtaken', async () => {
      await disk.checkpoints.save(next, START);
      expect(await disk.checkpoints.save({ ...next, cursor: 'c0' }, START)).toBe(false);
      const other = { ...next, generation: 2 };
      expect(await disk.checkpoints.save({ ...other, cursor: 'c2' }, other)).toBe(false);
      expect(await disk.checkpoints.read()).toEqual(next);
    });

    it('refuses a puller that does not know which page another one is writing', async () => {
      const writing = { ...START, writing: 'c1' };
      expect(await disk.checkpoints.save(writing, START)).toBe(true);
      expect(await disk.checkpoints.save({ ...START, lastSyncAt: '2026-03-02' }, START)).toBe(
        false,
      );
      expect(await disk.checkpoints.save(next, writing)).toBe(true);
    });
  });

  describe(`${name} as a store of drafts`, () => {
    it('keeps the newest text of a key until it is discarded', async () => {
      const draft = { key: 'nota', baseV: 3, updatedAt: '2026-03-02T09:00:00.000Z' };
      expect(await disk.drafts.read('nota')).toBeNull();
      await disk.drafts.write({ ...draft, value: { plaintext: 'um' } });
      await disk.drafts.write({ ...draft, value: { plaintext: 'dois' } });
      expect(await open(makeId).drafts.read('nota')).toEqual({
        ...draft,
        value: { plaintext: 'dois' },
      });
      await disk.drafts.discard('nota');
      expect(await disk.drafts.read('nota')).toBeNull();
    });
  });
}
