import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMemoryServer,
  type MemoryServer,
} from '../../../../test/harness/memory/memoryServer.ts';
import { hours, idMaker, NOON, smallClinic } from '../../../../test/harness/practice/practice.ts';
import { connectDevice } from '../../../../test/harness/page/screen.tsx';
import type { Copy } from '../../../../test/harness/memory/setBack.ts';
import type { Note } from '../../../domain/notes/note.ts';
import type { ShelfItem } from '../../../data/queries/sync/shelf.ts';

const newId = idMaker(771);

describe('a device that holds what the server lost when its data were set back', () => {
  let server: MemoryServer;
  let clinic: ReturnType<typeof smallClinic>;
  let ana: ReturnType<typeof connectDevice>;
  let copy: Copy;

  beforeEach(async () => {
    server = createMemoryServer({ now: () => NOON, newId: idMaker(772) });
    clinic = smallClinic(newId);
    await server.createTenant(clinic.seed);
    ana = connectDevice(server, clinic.actor(clinic.people.ana));
    await synced();
    copy = await server.copy(clinic.tenantId);
  });
  afterEach(() => ana.device.close());

  const synced = () =>
    vi.waitUntil(async () => {
      const { lastSyncAt, waiting, firstSync } = await ana.device.query('sync.status', {});
      const isConfirmed = ana.store.rows.every(({ state }) => state === 'refused');
      return lastSyncAt !== null && firstSync === null && waiting === 0 && isConfirmed;
    });
  const shelf = (): Promise<readonly ShelfItem[]> => ana.device.query('shelf.list', {});
  const untilKept = (count: number) =>
    vi.waitUntil(async () => (await shelf()).length === count, { timeout: 5_000 });

  const act = async (name: string, args: object) => {
    const key = await ana.device.dispatch(name as never, args as never);
    expect(await ana.device.settled(key)).toEqual({ status: 'done' });
    await synced();
  };

  /** By a restore, which says so; or by a machine's snapshot, of which nobody says a word. */
  async function setBack({ isSaid = true } = {}): Promise<void> {
    await copy.setBack();
    if (isSaid) server.startEpoch(clinic.tenantId);
    ana.ring();
  }

  const patient = { id: newId(), name: 'Rita Prado', email: 'rita@exemplo.com' };
  const session = { id: newId(), patientId: patient.id, startAt: hours(-3), endAt: hours(-2) };
  const note = {
    id: newId(),
    patientId: patient.id,
    appointmentId: session.id,
    plaintext: 'O que só este aparelho ainda tem.',
  };

  async function work(): Promise<void> {
    await act('patient.create', patient);
    await act('appointment.create', session);
    await act('appointment.complete', { id: session.id });
    await act('note.create', note);
  }

  it.each([true, false])(
    'keeps and counts it, and shows what it is (restore said: %s)',
    async (isSaid) => {
      await work();
      await setBack({ isSaid });
      await untilKept(3);
      const names = (await shelf()).map(({ entity, subject, kind }) => [entity, subject, kind]);
      expect(names).toEqual(
        expect.arrayContaining([
          ['patients', 'Rita Prado', 'gone'],
          ['appointments', 'Rita Prado', 'gone'],
          ['notes', 'Rita Prado', 'gone'],
        ]),
      );
      expect(await ana.device.query('sync.status', {})).toMatchObject({ shelved: 3 });
      expect(await ana.device.readNote(note.id)).toBeNull();
      expect(JSON.stringify(await ana.device.readShelf())).toContain(note.plaintext);
    },
  );

  it('brings all of it back, as new commands that the practice’s log tells of', async () => {
    await work();
    await setBack();
    await untilKept(3);
    const keys = (await shelf()).map(({ key }) => key);
    expect(await ana.device.bringBack(keys)).toEqual({ count: 3, refusal: null });
    await synced();
    expect(await shelf()).toEqual([]);
    expect((await ana.device.readNote(note.id))?.note.plaintext).toBe(note.plaintext);
    const documents = await server.projection(clinic.actor(clinic.people.ana));
    const ids = [patient.id, session.id, note.id];
    const back = documents.filter(({ id }) => ids.includes(id));
    expect(back).toHaveLength(3);
    expect(back.find(({ id }) => id === session.id)?.doc).toMatchObject({ status: 'completed' });
    const events = [...server.store.tenant(clinic.tenantId).events.values()];
    const told = events.filter(({ kind }) => kind === 'record.broughtBack');
    expect(new Set(told.map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
    expect(told[0]?.clientId).toBeTruthy();
  });

  it('brings back one alone, and leaves the others where they are', async () => {
    await work();
    await setBack();
    await untilKept(3);
    const one = (await shelf()).find(({ entity }) => entity === 'patients');
    await ana.device.bringBack([one!.key]);
    await synced();
    expect((await shelf()).map(({ entity }) => entity).toSorted()).toEqual([
      'appointments',
      'notes',
    ]);
  });

  it('says why one cannot come back by itself, and keeps it', async () => {
    await work();
    await setBack();
    await untilKept(3);
    const one = (await shelf()).find(({ entity }) => entity === 'notes');
    const answer = await ana.device.bringBack([one!.key]);
    expect(answer).toMatchObject({ count: 0, refusal: expect.any(String) });
    expect(await shelf()).toHaveLength(3);
  });

  it('keeps a state that the server has only an earlier one of', async () => {
    await act('patient.update', { id: clinic.davi.id, phone: '11 98888-7777' });
    await setBack();
    await untilKept(1);
    const [item] = await shelf();
    expect(item).toMatchObject({ entity: 'patients', kind: 'changed', canComeBack: true });
    await ana.device.bringBack([item!.key]);
    await synced();
    const documents = await server.projection(clinic.actor(clinic.people.ana));
    expect(documents.find(({ id }) => id === clinic.davi.id)?.doc).toMatchObject({
      phone: '11 98888-7777',
    });
  });

  it('never puts a kept text over another one of the server: both stay until the person decides', async () => {
    await work();
    copy = await server.copy(clinic.tenantId);
    const { id, appointmentId, plaintext } = note;
    await act('note.update', { id, appointmentId, plaintext: `Do aparelho. ${plaintext}` });
    await setBack();
    await untilKept(1);
    await server.call(
      { name: 'note.update', args: { id, plaintext: 'Do servidor, depois da cópia.' } },
      clinic.actor(clinic.people.ana),
    );
    ana.ring();
    await vi.waitUntil(async () =>
      (await ana.device.readNote(id))?.note.plaintext.startsWith('Do s'),
    );
    await ana.device.bringBack((await shelf()).map(({ key }) => key));
    await synced();
    const merged = (await server.projection(clinic.actor(clinic.people.ana))).find(
      (one) => one.id === id,
    )!.doc as Note;
    const texts = JSON.stringify([merged.plaintext, merged.conflicts]);
    expect(texts).toContain('Do servidor, depois da cópia.');
    expect(texts).toContain('Do aparelho.');
  });

  it('keeps it also where the same record was changed again before the device looked', async () => {
    await act('patient.update', { id: clinic.davi.id, phone: '11 98888-7777' });
    ana.cut();
    await copy.setBack();
    for (const digit of ['1', '2', '3'])
      await server.call(
        {
          name: 'patient.update',
          args: { id: clinic.davi.id, phone: `11 97777-000${digit}` },
        },
        clinic.actor(clinic.people.admin),
      );
    ana.heal();
    await untilKept(1);
    expect(JSON.stringify(await ana.device.readShelf())).toContain('98888-7777');
  });

  it('keeps nothing that was deleted or withdrawn', async () => {
    await setBack();
    await synced();
    const id = newId();
    const actor = clinic.actor(clinic.people.ana);
    await server.call(
      { name: 'patient.create', args: { ...patient, id, email: 'outra@exemplo.com' } },
      actor,
    );
    ana.ring();
    await vi.waitUntil(async () => (await ana.device.listDocuments('patients')).includes(id));
    ana.cut();
    await server.call({ name: 'patient.delete', args: { id } }, actor);
    server.startEpoch(clinic.tenantId);
    ana.heal();
    await synced();
    expect(await shelf()).toEqual([]);
  });

  it('lets go of what the person lets go of', async () => {
    await work();
    await setBack();
    await untilKept(3);
    await ana.device.letGo((await shelf()).map(({ key }) => key));
    await untilKept(0);
    expect(await ana.device.readShelf()).toEqual([]);
  });
});
