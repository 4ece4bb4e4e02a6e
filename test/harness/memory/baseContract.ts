import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Base, BaseRow } from '../../../src/data/base/base.ts';
import type { ChangeRow } from '../../../src/domain/sync/protocol.ts';
import { sampleAppointment, sampleNote, samplePatient } from '../practice/samples.ts';

const change = (n: number, v: number, changes: { name?: string; cs?: number } = {}): ChangeRow => {
  const doc = samplePatient(n, { name: changes.name ?? `Paciente ${n}` });
  return { entity: 'patients', id: doc.id, v, cs: changes.cs ?? 0, doc };
};
const tombstone = (n: number, v: number): ChangeRow => ({
  entity: 'patients',
  id: samplePatient(n).id,
  v,
  cs: 0,
});

async function collect<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

/**
 * What every base does.
 * @param open a base on the same disk each time within one test
 */
export function baseContract(name: string, open: () => Promise<Base>, reset: () => Promise<void>) {
  describe(`${name} as a base`, () => {
    let base: Base;
    const nameOf = async (n: number) => (await base.get('patients', samplePatient(n).id))?.doc.name;

    beforeEach(async () => {
      await reset();
      base = await open();
    });
    afterEach(() => base.close());

    it('gives back a document as it came, with v and cs', async () => {
      const note = sampleNote(1, {
        conflicts: [{ id: samplePatient(9).id, plaintext: 'outra versão', at: '2026-03-02' }],
      });
      await base.writePage([{ entity: 'notes', id: note.id, v: 7, cs: 3, doc: note }], 1);
      expect(await base.get('notes', note.id)).toEqual({
        entity: 'notes',
        id: note.id,
        v: 7,
        cs: 3,
        doc: note,
      });
      expect(await base.get('notes', samplePatient(1).id)).toBeUndefined();
    });

    it('keeps fields that are null and leaves out those that are absent', async () => {
      const { title: _, ...doc } = sampleAppointment(1, { patientId: null });
      await base.writePage([{ entity: 'appointments', id: doc.id, v: 1, cs: 0, doc }], 1);
      expect((await base.get('appointments', doc.id))?.doc).toEqual(doc);
    });

    it('keeps what it has when it is opened anew', async () => {
      await base.writePage([change(1, 1)], 1);
      await base.close();
      base = await open();
      expect(await nameOf(1)).toBe('Paciente 1');
    });

    it('writes a page of a thousand and scans all of it', async () => {
      const rows = Array.from({ length: 1000 }, (_, n) => change(n, n + 1));
      expect(await base.writePage(rows, 1)).toHaveLength(1000);
      const scanned = await collect(base.scan('patients'));
      expect(new Set(scanned.map(({ id }) => id)).size).toBe(1000);
      expect(await base.getMany('patients', [rows[3]!.id, sampleNote(1).id])).toHaveLength(1);
    });

    it('passes over a row that is older than the stored one, and says so', async () => {
      await base.writePage([change(1, 5, { name: 'Nova' })], 1);
      expect(await base.writePage([change(1, 4, { name: 'Velha' })], 1)).toEqual([]);
      expect(await nameOf(1)).toBe('Nova');
    });

    it('names a row that comes again as holding', async () => {
      const rows: BaseRow[] = [{ ...change(1, 5), g: 1 }];
      expect(await base.writePage([change(1, 5)], 1)).toEqual(rows);
      expect(await base.writePage([change(1, 5)], 1)).toEqual(rows);
    });

    it('takes a higher cs at the same v', async () => {
      await base.writePage([change(1, 5, { cs: 1 })], 1);
      await base.writePage([change(1, 5, { cs: 2 })], 1);
      await base.writePage([change(1, 5, { cs: 1 })], 1);
      expect((await base.get('patients', samplePatient(1).id))?.cs).toBe(2);
    });

    it('takes the newest of several rows of one document in a page', async () => {
      await base.writePage([change(1, 5, { name: 'Nova' }), change(1, 4, { name: 'Velha' })], 1);
      expect(await nameOf(1)).toBe('Nova');
    });

    it('removes by a tombstone, and lets no older row bring the document back', async () => {
      await base.writePage([change(1, 5)], 1);
      await base.writePage([tombstone(1, 6), tombstone(2, 6)], 1);
      await base.writePage([change(1, 5), change(2, 5)], 1);
      expect(await nameOf(1)).toBeUndefined();
      expect(await nameOf(2)).toBeUndefined();
      expect(await collect(base.scan('patients'))).toEqual([]);
    });

    it('brings a document back that was removed and is there again', async () => {
      await base.writePage([change(1, 5)], 1);
      await base.writePage([tombstone(1, 6)], 1);
      await base.writePage([change(1, 7, { name: 'De volta' })], 1);
      expect(await nameOf(1)).toBe('De volta');
    });

    it('remembers of a tombstone its stamp and nothing else', async () => {
      await base.writePage([change(1, 5)], 1);
      await base.writePage([tombstone(1, 6)], 1);
      const refs = [['patients', samplePatient(1).id] as const];
      const rows = await base.rowsOf([...refs, ['patients', samplePatient(2).id]]);
      expect(rows.map((row) => ({ ...row, doc: row.doc ?? null }))).toEqual([
        { entity: 'patients', id: samplePatient(1).id, g: 1, v: 6, cs: 0, doc: null },
      ]);
    });

    it('lets a newer full read replace whatever its v, and an older one nothing', async () => {
      await base.writePage([change(1, 50, { name: 'História antiga' })], 1);
      await base.writePage([change(1, 2, { name: 'História nova' })], 2);
      expect(await nameOf(1)).toBe('História nova');
      await base.writePage([change(1, 60, { name: 'Atrasada' })], 1);
      expect(await nameOf(1)).toBe('História nova');
    });

    it('sweeps what a full read did not bring', async () => {
      await base.writePage([change(1, 50), change(2, 51), tombstone(3, 52)], 1);
      await base.writePage([change(1, 2)], 2);
      const swept = await base.sweep(2);
      expect(swept.map(({ id, doc }) => [id, doc])).toEqual([[samplePatient(2).id, undefined]]);
      expect(await nameOf(1)).toBe('Paciente 1');
      expect(await nameOf(2)).toBeUndefined();
      await base.writePage([change(2, 3)], 2);
      expect(await nameOf(2)).toBe('Paciente 2');
    });

    it('names everything that changed after a checkpoint, removals included', async () => {
      await base.writePage([change(1, 1), change(2, 2), change(3, 3)], 1);
      const checkpoint = await base.checkpoint();
      await base.writePage([change(2, 4, { name: 'Mudou' }), tombstone(3, 5), change(4, 6)], 1);
      const changed = await collect(base.changedSince(checkpoint));
      const named = new Map(changed.map(({ id, v, doc }) => [id, doc ? v : null]));
      expect(named.get(samplePatient(2).id)).toBe(4);
      expect(named.get(samplePatient(3).id)).toBeNull();
      expect(named.get(samplePatient(4).id)).toBe(6);
    });

    it('names a row that came again as changed', async () => {
      await base.writePage([change(1, 1)], 1);
      const checkpoint = await base.checkpoint();
      await base.writePage([change(1, 1)], 1);
      expect(await collect(base.changedSince(checkpoint))).toHaveLength(1);
    });

    it('names every living document without a checkpoint', async () => {
      await base.writePage([change(1, 1), change(2, 2), tombstone(2, 3)], 1);
      const all = await collect(base.changedSince({}));
      expect(all.map(({ id }) => id)).toEqual([samplePatient(1).id]);
    });
  });
}
