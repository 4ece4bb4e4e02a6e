import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '../../../../src/domain/notes/note.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../../test/harness/database/contract.ts';

const FIRST = 'Dormiu mal. Falou do trabalho.';
const SECOND = 'Chegou atrasada. Chorou.';

describe.each(backends())('a second note of one session on $name', (backend) => {
  let scene: Scene;
  let laptop: RawDevice;
  let phone: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    laptop = scene.device(scene.people.ana);
    phone = scene.device(scene.people.ana);
  });
  afterEach(() => scene.close());

  const session = () => ({ appointmentId: scene.past.id, patientId: scene.davi.id });
  const write = (device: RawDevice, plaintext: string, id = scene.newId()) =>
    device.act({ name: 'note.create', args: { id, ...session(), plaintext } });
  const notes = async (): Promise<Note[]> => {
    const all = await scene.server.projection(scene.actor(scene.people.ana));
    return all
      .filter(({ entity }) => entity === 'notes')
      .map(({ doc }) => doc as Note)
      .filter(({ appointmentId }) => appointmentId === scene.past.id);
  };

  it('that a device sends joins the first: both texts are kept for the person', async () => {
    const id = scene.newId();
    expect(await write(laptop, FIRST)).toMatchObject({ status: 'done' });
    expect(await write(phone, SECOND, id)).toMatchObject({ status: 'done' });
    expect(await notes()).toEqual([
      expect.objectContaining({
        plaintext: FIRST,
        conflicts: [{ id, plaintext: SECOND, at: expect.any(String) as string }],
      }),
    ]);
  });

  it('leaves nothing to decide where it says the same', async () => {
    await write(laptop, FIRST);
    expect(await write(phone, FIRST)).toMatchObject({ status: 'done' });
    expect(await notes()).toMatchObject([{ plaintext: FIRST, conflicts: [] }]);
  });

  it('is made once, however often it is sent', async () => {
    await write(laptop, FIRST);
    const args = { id: scene.newId(), ...session(), plaintext: SECOND };
    const command = phone.compose({ name: 'note.create', args });
    const answer = await phone.send(command);
    expect(await phone.send(command)).toEqual(answer);
    expect((await notes())[0]?.conflicts).toHaveLength(1);
  });

  it('goes on being edited by its device, beside the first', async () => {
    const id = scene.newId();
    const { appointmentId } = session();
    await write(laptop, FIRST);
    const [joined, edited] = (
      await phone.send(
        phone.compose({ name: 'note.create', args: { id, ...session(), plaintext: SECOND } }),
        phone.compose({
          name: 'note.update',
          args: { id, appointmentId, plaintext: `${SECOND} Volta na terça.` },
        }),
      )
    ).results;
    expect([joined, edited]).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(await notes()).toMatchObject([
      { plaintext: FIRST, conflicts: [{ id, plaintext: `${SECOND} Volta na terça.` }] },
    ]);
  });

  it('is deleted by its device without touching the first', async () => {
    const id = scene.newId();
    await write(laptop, FIRST);
    await write(phone, SECOND, id);
    const { appointmentId } = session();
    expect(await phone.act({ name: 'note.delete', args: { id, appointmentId } })).toMatchObject({
      status: 'done',
    });
    expect(await notes()).toMatchObject([{ plaintext: FIRST, conflicts: [] }]);
  });

  it('that was meant for another place makes the note the psychologist’s own', async () => {
    const id = scene.newId();
    const { appointmentId } = session();
    await write(laptop, FIRST);
    const args = { id, ...session(), plaintext: SECOND, shelf: 'private' as const };
    await phone.act({ name: 'note.create', args });
    const own = { shelf: 'private', leftRecordAt: expect.any(String) as string };
    expect(await notes()).toMatchObject([own]);
    const put = (shelf: 'record' | 'private') =>
      phone.act({ name: 'note.setShelf', args: { id, appointmentId, shelf } });
    // Its device has not seen the other text, which must not be given to the patient unseen.
    expect(await put('record')).toMatchObject({ status: 'refused', code: 'not_found' });
    expect(await put('private')).toMatchObject({ status: 'done' });
    expect(await notes()).toMatchObject([own]);
  });

  it('does not disturb the next edit of the note that it joined', async () => {
    await write(laptop, FIRST);
    await write(phone, SECOND);
    await phone.pull();
    const [note] = await notes();
    const [{ id, conflicts }, next] = [note as Note, `${FIRST} ${SECOND}`];
    const baseV = phone.held.get(`notes/${id}`)?.v ?? 0;
    const resolves = conflicts.map((conflict) => conflict.id);
    await phone.act({ name: 'note.update', args: { id, plaintext: next, resolves }, baseV });
    expect(await notes()).toMatchObject([{ plaintext: next, conflicts: [] }]);
  });

  it('tells a stranger nothing of the first', async () => {
    const bruno = scene.device(scene.people.bruno);
    const before = await write(bruno, SECOND);
    await write(laptop, FIRST);
    const after = await write(bruno, SECOND);
    const ids = { id: scene.newId(), appointmentId: scene.past.id };
    const edit = await bruno.act({ name: 'note.update', args: { ...ids, plaintext: SECOND } });
    expect(before).toMatchObject({ status: 'refused', code: 'not_found' });
    expect({ ...after, key: '' }).toEqual({ ...before, key: '' });
    expect(edit).toMatchObject({ status: 'refused', code: 'not_found' });
    expect(await notes()).toMatchObject([{ plaintext: FIRST, conflicts: [] }]);
  });

  it('is refused where a call could have asked first', async () => {
    await write(laptop, FIRST);
    const args = { id: scene.newId(), ...session(), plaintext: SECOND };
    const call = { name: 'note.create', args };
    expect(await scene.server.call(call, scene.actor(scene.people.ana))).toMatchObject({
      outcome: { status: 'refused', code: 'note_exists', http: 409 },
    });
  });
});
