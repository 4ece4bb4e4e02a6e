import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  memorySegments,
  type SegmentDisk,
} from '../../../../test/harness/memory/memorySegments.ts';
import { browser, connectDevice, openPractice } from '../../../../test/harness/page/screen.tsx';
import type { NoteHits } from '../../../data/device.ts';

const COUNT = 30;
const numbers = Array.from({ length: COUNT }, (_, n) => n + 1);
const seed = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: numbers.map((n) => samplePatient(n)),
  appointments: [...numbers, COUNT + 1].map((n) =>
    sampleAppointment(n, { status: 'completed', patientId: sampleId(3, Math.min(n, COUNT)) }),
  ),
  notes: numbers.map((n) =>
    sampleNote(n, {
      plaintext: `Sessão ${n}: falou do trabalho${n % 3 === 0 ? ' e do sono' : ''}.`,
    }),
  ),
};

type Connected = ReturnType<typeof connectDevice>;
const open: Connected[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ device }) => device.close()));
});

async function connect(disk: SegmentDisk = new Map(), shared = browser()) {
  const server = await openPractice(seed as never);
  const here = connectDevice(server, psych, shared, memorySegments(disk));
  open.push(here);
  return { server, here, disk };
}

/** Searches, and follows what is found. */
async function search({ device }: Connected, text: string) {
  const told: NoteHits[] = [];
  const id = await device.searchNotes({ text }, (hits) => void told.push(hits));
  const last = () => told.at(-1);
  const untilFound = (count: number) =>
    vi.waitFor(
      () => {
        expect(last()).toMatchObject({ isDone: true });
        expect(last()?.ids).toHaveLength(count);
      },
      { timeout: 8_000 },
    );
  return { id, told, last, untilFound };
}

const kept = (disk: SegmentDisk) => [...disk.values()].flatMap(({ segment }) => segment.ids);

vi.setConfig({ testTimeout: 30_000 });

describe('the search of a device', () => {
  it('finds notes as they arrive, before their words are kept and after', async () => {
    const { here, disk } = await connect();
    const sono = await search(here, 'sono');
    await sono.untilFound(COUNT / 3);
    await vi.waitFor(() => expect(kept(disk)).toHaveLength(COUNT), { timeout: 8_000 });
    const { told, untilFound } = await search(here, 'SÔNO trab');
    await untilFound(COUNT / 3);
    expect(told.at(-1)).toMatchObject({ searched: COUNT, total: COUNT, isAll: true });
  });

  it('finds what was written, changed and deleted at once, without a network', async () => {
    const { here, disk } = await connect();
    await vi.waitFor(() => expect(kept(disk)).toHaveLength(COUNT), { timeout: 8_000 });
    here.cut();
    const { untilFound } = await search(here, 'girassol');
    await untilFound(0);
    const created = sampleId(5, 900);
    await here.device.dispatch('note.create', {
      id: created,
      patientId: sampleId(3, COUNT),
      appointmentId: sampleId(4, COUNT + 1),
      plaintext: 'Plantou um girassol.',
    });
    await untilFound(1);
    await here.device.dispatch('note.update', { id: sampleId(5, 1), plaintext: 'Girassóis.' });
    await here.device.dispatch('note.update', { id: created, plaintext: 'Outro assunto.' });
    await untilFound(0);
    await here.device.dispatch('note.update', { id: sampleId(5, 2), plaintext: 'O GIRASSOL.' });
    await untilFound(1);
    await here.device.dispatch('note.delete', { id: sampleId(5, 2) });
    await untilFound(0);
    // What is kept follows: the words of a note that is gone stay nowhere.
    await vi.waitFor(
      () => {
        const words = [...disk.values()].map(({ segment }) => segment.words).join(' ');
        expect(words).toContain('girassois');
        expect(words.replaceAll('girassois', '')).not.toContain('girassol');
        expect(kept(disk)).not.toContain(sampleId(5, 2));
      },
      { timeout: 8_000 },
    );
  });

  it('goes on with what a killed one kept, and takes away what belongs to nobody', async () => {
    const first = await connect();
    await vi.waitFor(() => expect(kept(first.disk)).toHaveLength(COUNT), { timeout: 8_000 });
    const [one] = first.disk.values();
    if (!one) throw new Error('nothing was kept');
    const old = { ...one, bucket: '1999-01', stamp: 'old' };
    const torn = { ...one, stamp: 'torn' };
    const disk: SegmentDisk = new Map([
      [old.bucket, old],
      [torn.bucket, torn],
    ]);
    const { here } = await connect(disk);
    await vi.waitFor(
      () => {
        expect([...disk.keys()]).toEqual([one.bucket]);
        expect(disk.get(one.bucket)?.stamp).not.toBe('torn');
      },
      { timeout: 8_000 },
    );
    await (await search(here, 'trabalho')).untilFound(COUNT);
  });

  it('keeps working where the disk takes nothing, and tells nobody after its end', async () => {
    const server = await openPractice(seed as never);
    const segments = {
      ...memorySegments(),
      stamps: () => Promise.reject(new Error('no disk')),
      read: () => Promise.reject(new Error('no disk')),
    };
    const faults: unknown[] = [];
    const here = connectDevice(server, psych, browser(), segments, (fault) => faults.push(fault));
    open.push(here);
    const { id, told, untilFound } = await search(here, 'trabalho');
    await untilFound(COUNT);
    await here.device.endSearch(id);
    const count = told.length;
    await here.device.dispatch('note.delete', { id: sampleId(5, 2) });
    await vi.waitFor(() => expect(faults.length).toBeGreaterThan(0), { timeout: 8_000 });
    expect(told).toHaveLength(count);
  });
});
