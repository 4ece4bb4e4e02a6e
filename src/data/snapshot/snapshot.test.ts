import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleNote,
  samplePatient,
} from '../../../test/harness/practice/samples.ts';
import { eachSeed } from '../../../test/harness/random/seeded.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { ChangeRow } from '../../domain/sync/protocol.ts';
import { START } from '../meta/checkpoint.ts';
import { userDatabase } from '../outbox/database.ts';
import { bootView, completeView } from '../view/boot.ts';
import { catchUp } from '../view/catchUp.ts';
import { View } from '../view/view.ts';
import { decodeColumns, encodeColumns } from './columns.ts';
import { type SnapshotStore, dexieSnapshots } from './store.ts';
import { writeSnapshot } from './write.ts';

describe('columns', () => {
  const roundTrip = (values: unknown[]) => {
    const objects = values.map((x, n) => (x === undefined ? { n } : { n, x }));
    const decoded = decodeColumns(structuredClone(encodeColumns(objects)));
    return decoded.map((object) => ('x' in object ? object['x'] : undefined));
  };

  it('give back any values, null and absent told apart', () =>
    eachSeed(300, (random) => {
      const texts = [
        '',
        'a',
        'ação\n',
        '\u0001',
        '\u0002',
        'x\0y',
        'null',
        '😀',
        `t${random.int(1e6)}`,
      ];
      const kinds: (() => unknown)[] = [
        () => random.pick(texts),
        () => `único ${random.int(1e9)}`,
        () => null,
        () => undefined,
        () => random.chance(0.5),
        () => random.int(1e6),
        () => [{ id: random.int(3), at: 'x' }],
      ];
      const some = kinds.filter(() => random.chance(0.5));
      const values = Array.from({ length: random.int(200) }, () => random.pick(some)?.());
      expect(roundTrip(values)).toEqual(values);
    }));

  it('notice that one of them is cut', () => {
    const columns = encodeColumns(Array.from({ length: 40 }, (_, n) => ({ x: `texto ${n}` })));
    expect(() => decodeColumns({ ...columns, length: 41 })).toThrow(RangeError);
  });
});

describe('a start from the snapshot', () => {
  const NOW = Date.parse(sampleAppointment(0).startAt);
  let users = 0;
  let snapshots: SnapshotStore;
  let database: ReturnType<typeof userDatabase>;
  const store = { current: memoryBaseStore() };
  const base = () => memoryBase(store.current);
  const row = (entity: EntityName, doc: AnyDocument, v: number): ChangeRow => ({
    entity,
    id: doc.id,
    v,
    cs: 0,
    doc,
  });
  const far = sampleAppointment(9, {
    startAt: '2020-01-01T10:00:00.000Z',
    endAt: '2020-01-01T10:50:00.000Z',
  });

  const parts = (view: View, generation = 1) => ({
    view,
    snapshots,
    outbox: { rows: async () => [] } as never,
    checkpoints: { read: async () => ({ ...START, generation }), save: async () => false },
  });
  async function write(now = NOW, id = 'a', generation = 1, otherTab = async () => {}) {
    const view = new View(psych);
    await completeView(parts(view), base(), null);
    const since = await base().checkpoint();
    await otherTab();
    const turn = async () => {};
    const cursor = 'c';
    return writeSnapshot({
      view,
      base: base(),
      snapshots,
      epoch: null,
      generation,
      cursor,
      catchUp: async () => {
        const writes = await base().checkpoint();
        await catchUp(view, base(), since);
        return writes;
      },
      now,
      id,
      turn,
    });
  }

  beforeEach(async () => {
    store.current = memoryBaseStore();
    database = userDatabase(`${psychId}-${++users}`);
    snapshots = dexieSnapshots(database);
    await base().writePage(
      [
        row('patients', samplePatient(1), 1),
        row('appointments', sampleAppointment(1), 2),
        row('appointments', far, 3),
        row('notes', sampleNote(1, { plaintext: 'SEGREDO' }), 4),
        row('notes', sampleNote(9, { appointmentId: far.id, plaintext: 'SEGREDO' }), 5),
      ],
      1,
    );
  });

  it('shows people and the sessions near now before the base is open, then all', async () => {
    await write();
    const view = new View(psych);
    const header = await bootView(parts(view));
    expect([...view.all('patients')]).toHaveLength(1);
    expect([...view.all('appointments')].map(({ id }) => id)).toEqual([sampleAppointment(1).id]);
    expect([...view.all('notes')].map(({ id }) => id)).toEqual([sampleNote(1).id]);
    await completeView(parts(view), memoryBase({ ...memoryBaseStore(), writes: 9 }), header);
    expect([...view.all('appointments')]).toHaveLength(2);
    expect([...view.all('notes')]).toHaveLength(2);
  });

  it('shows what was written after it, and what was removed', async () => {
    await write();
    await base().writePage(
      [row('patients', samplePatient(2), 6), { ...row('notes', sampleNote(1), 7), doc: undefined }],
      1,
    );
    expect(await write(NOW + 1000, 'b')).toBe(true);
    expect((await snapshots.read('header'))?.id).toBe('a');
    const view = new View(psych);
    await bootView(parts(view));
    expect([...view.all('patients')]).toHaveLength(2);
    expect([...view.all('notes')]).toHaveLength(0);
  });

  it('holds what another tab wrote of which this one had not heard', async () => {
    await write(NOW, 'a', 1, async () => {
      await base().writePage([row('patients', samplePatient(2), 6)], 1);
    });
    const view = new View(psych);
    await completeView(parts(view), base(), await bootView(parts(view)));
    expect([...view.all('patients')]).toHaveLength(2);
  });

  it('is written anew only when there is something new, and whole only now and then', async () => {
    expect(await write()).toBe(true);
    expect(await write(NOW, 'b')).toBe(false);
    expect(await write(NOW + 8 * 86_400_000, 'c')).toBe(true);
    expect((await snapshots.read('header'))?.id).toBe('c');
    const many = Array.from({ length: 3001 }, (_, n) =>
      row('patients', samplePatient(100 + n), 10 + n),
    );
    await base().writePage(many, 1);
    expect(await write(NOW + 8 * 86_400_000, 'd')).toBe(true);
    expect((await snapshots.read('header'))?.id).toBe('d');
  });

  it('passes over a snapshot of another history, another format, or cut in two', async () => {
    await write();
    expect(await bootView(parts(new View(psych), 2))).toBeNull();
    const header = await snapshots.read('header');
    const hot = await snapshots.read('hot');
    await snapshots.write({ header: { ...header!, format: 0 } });
    expect(await bootView(parts(new View(psych)))).toBeNull();
    await snapshots.write({ header: header!, hot: { ...hot!, id: 'z' } });
    expect(await bootView(parts(new View(psych)))).toBeNull();
    await snapshots.write({ header: header!, hot: { id: 'a', blocks: 'x' as never } });
    expect(await bootView(parts(new View(psych)))).toBeNull();
  });

  it('reads the base instead where the rest is unusable', async () => {
    await write();
    await snapshots.write({ rest: { id: 'z', blocks: [] } });
    await base().writePage([{ ...row('patients', samplePatient(1), 6), doc: undefined }], 1);
    const view = new View(psych);
    await completeView(parts(view), base(), await bootView(parts(view)));
    expect([...view.all('appointments')]).toHaveLength(2);
    expect([...view.all('patients')]).toHaveLength(0);
  });

  it('leaves nothing of a part that is cut', async () => {
    await write();
    const hot = await snapshots.read('hot');
    await snapshots.write({
      hot: { ...hot!, blocks: [...hot!.blocks, ['patients', 'x' as never]] },
    });
    await base().writePage([{ ...row('patients', samplePatient(1), 6), doc: undefined }], 1);
    const view = new View(psych);
    await completeView(parts(view), base(), await bootView(parts(view)));
    expect([...view.all('patients')]).toHaveLength(0);
  });

  it('holds no text of a note', async () => {
    await write();
    await base().writePage([row('notes', sampleNote(3, { plaintext: 'SEGREDO' }), 8)], 1);
    await write(NOW, 'b');
    const onDisk = JSON.stringify(await database.snapshot.toArray());
    expect(onDisk).toContain(sampleNote(3).id);
    expect(onDisk).not.toContain('SEGREDO');
  });
});
