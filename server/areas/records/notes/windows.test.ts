import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../../src/domain/notes/merging/hash.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../../test/harness/database/contract.ts';

const TEXT = 'Dormiu mal. Falou do trabalho. Volta na terça.';
const [MONDAY, SUNDAY] = [`${TEXT} Chorou.`, `${TEXT} Riu.`];

describe.each(backends())('two windows of one device, on $name,', (backend) => {
  let scene: Scene;
  let device: RawDevice;
  let id: string;

  beforeEach(async () => {
    scene = await openScene(backend);
    device = scene.device(scene.people.ana);
    id = scene.newId();
  });
  afterEach(() => scene.close());

  const session = () => ({ appointmentId: scene.past.id, patientId: scene.davi.id });
  const create = (plaintext = TEXT) => ({
    name: 'note.create' as const,
    args: { id, ...session(), plaintext },
  });
  /** An edit that a window made on a text, whatever the device has sent meanwhile. */
  const edit = (base: string, plaintext: string, more = {}) => ({
    name: 'note.update' as const,
    args: { id, plaintext, basedOn: hashText(base), ...more },
    baseV: 0,
  });
  const note = async (): Promise<Note> => {
    const all = await scene.server.projection(scene.actor(scene.people.ana));
    const found = all.find(({ entity, id: other }) => entity === 'notes' && other === id);
    return found?.doc as Note;
  };
  const waiting = ({ conflicts }: Note) => conflicts.map(({ plaintext }) => plaintext);

  it('keep both texts where both wrote at one place', async () => {
    await device.act(create());
    await device.act(edit(TEXT, MONDAY));
    await device.act(edit(TEXT, SUNDAY));
    const { plaintext, conflicts } = await note();
    expect([plaintext, ...conflicts.map((one) => one.plaintext)]).toEqual([MONDAY, SUNDAY]);
  });

  it('keep both texts where the second began before there was a note', async () => {
    await device.act(create(MONDAY));
    await device.act(edit('', SUNDAY));
    expect(await note()).toMatchObject({ plaintext: MONDAY, conflicts: [{ plaintext: SUNDAY }] });
  });

  it('in a long note, whose versions are kept as differences, are joined and told apart as well', async () => {
    const long = Array.from({ length: 60 }, (_, n) => `Frase ${n} da semana.`).join(' ');
    const said = (n: number, word: string, text = long) =>
      text.replace(`Frase ${n} `, `${word} ${n} `);
    const places = [3, 9, 20, 33, 47, 58];
    await device.act(create(long));
    for (const n of places) await device.act(edit(long, said(n, 'Trecho')));
    const joined = places.reduce((text, n) => said(n, 'Trecho', text), long);
    expect(await note()).toMatchObject({ plaintext: joined, conflicts: [] });
    // What a window sent, and no version says, is a text to go on from too.
    const sent = said(33, 'Trecho');
    await device.act(edit(sent, said(12, 'Parte', sent)));
    expect(await note()).toMatchObject({ plaintext: said(12, 'Parte', joined), conflicts: [] });
    await device.act(edit(long, said(9, 'Outra')));
    expect(waiting(await note())).toHaveLength(1);
  });

  it('are joined without a question where they changed different sentences', async () => {
    await device.act(create());
    await device.act(edit(TEXT, TEXT.replace('mal', 'bem')));
    await device.act(edit(TEXT, TEXT.replace('terça', 'quinta')));
    expect(await note()).toMatchObject({
      plaintext: 'Dormiu bem. Falou do trabalho. Volta na quinta.',
      conflicts: [],
    });
  });

  it('keep both texts where all of it arrives in one transaction', async () => {
    const all = [
      device.compose(create()),
      ...[MONDAY, SUNDAY].map((text) => device.compose(edit(TEXT, text))),
    ];
    const { results } = await device.send(...all);
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(await note()).toMatchObject({ plaintext: MONDAY, conflicts: [{ plaintext: SUNDAY }] });
  });

  it('have the question back where a decision is undone', async () => {
    await device.act(create());
    await device.act(edit(TEXT, MONDAY));
    await device.act(edit(TEXT, SUNDAY));
    const [conflict] = (await note()).conflicts;
    await device.act(edit(MONDAY, SUNDAY, { resolves: [conflict!.id] }));
    expect(await note()).toMatchObject({ plaintext: SUNDAY, conflicts: [] });
    await device.act(edit(SUNDAY, MONDAY));
    await device.act(edit('', SUNDAY));
    expect(await note()).toMatchObject({ plaintext: MONDAY, conflicts: [{ plaintext: SUNDAY }] });
  });

  it('each go on from their own text, though the server has merged it', async () => {
    await device.act(create());
    const [one, other] = [TEXT.replace('mal', 'bem'), TEXT.replace('terça', 'quinta')];
    await device.act(edit(TEXT, one));
    await device.act(edit(TEXT, other));
    await device.act(edit(one, one.replace('bem', 'muito bem')));
    await device.act(edit(other, other.replace('quinta', 'sexta')));
    expect(await note()).toMatchObject({
      plaintext: 'Dormiu muito bem. Falou do trabalho. Volta na sexta.',
      conflicts: [],
    });
  });

  it('each keep their text where the server does not know what the other’s was made from', async () => {
    await device.act(create());
    await device.act(edit('Um texto que nunca chegou.', SUNDAY));
    expect(await note()).toMatchObject({ plaintext: TEXT, conflicts: [{ plaintext: SUNDAY }] });
  });

  it('leave one waiting text for a window that goes on from it', async () => {
    const [aside, later] = [scene.newId(), scene.newId()];
    await device.act(create());
    await device.act(edit(TEXT, MONDAY));
    await device.act(edit(TEXT, SUNDAY, { aside }));
    await device.act(edit(SUNDAY, `${SUNDAY} Saiu.`, { aside: later, resolves: [aside] }));
    const now = await note();
    expect([now.plaintext, ...waiting(now)]).toEqual([MONDAY, `${SUNDAY} Saiu.`]);
    expect(now.conflicts[0]).toMatchObject({ id: later, firstId: aside });
    // Who decided before that was there has not decided on it.
    await device.act(edit(MONDAY, MONDAY, { resolves: [aside] }));
    expect(waiting(await note())).toEqual([`${SUNDAY} Saiu.`]);
  });

  it('settle a question by a text into which what came meanwhile is merged', async () => {
    await device.act(create());
    await device.act(edit(TEXT, MONDAY));
    await device.act(edit(TEXT, SUNDAY));
    const [conflict] = (await note()).conflicts;
    // Another device, while the person writes the final text.
    await device.act(edit(MONDAY, `Chegou cedo. ${MONDAY}`));
    const final = `${MONDAY} Riu.`;
    await device.act(edit(MONDAY, final, { resolves: [conflict!.id] }));
    expect(await note()).toMatchObject({ plaintext: `Chegou cedo. ${final}`, conflicts: [] });
  });

  it('of which one comes from an older build and names no text are merged as before', async () => {
    await device.act(create());
    const { baseV: _, ...first } = edit(TEXT, TEXT.replace('mal', 'bem'));
    await device.act({ ...first, baseV: 0 });
    await device.pull();
    const baseV = device.held.get(`notes/${id}`)?.v ?? 0;
    const args = { id, plaintext: TEXT.replace('mal', 'muito bem') };
    expect(await device.act({ name: 'note.update', args, baseV })).toMatchObject({
      status: 'done',
    });
    expect(await note()).toMatchObject({ plaintext: args.plaintext, conflicts: [] });
  });

  it('refuse a name that is none', async () => {
    await device.act(create());
    const bad = { ...edit(TEXT, MONDAY).args, basedOn: 'abc' };
    expect(await device.act({ name: 'note.update', args: bad })).toMatchObject({
      status: 'refused',
      message: 'Texto de origem inválido',
    });
  });

  it('keep both where a joined note is edited in both', async () => {
    const other = scene.device(scene.people.ana);
    await device.act(create('Primeira nota.'));
    const joined = scene.newId();
    const second = { id: joined, ...session(), plaintext: 'Segunda nota.' };
    await other.act({ name: 'note.create', args: second });
    const { appointmentId } = session();
    for (const word of ['Um', 'Dois']) {
      const plaintext = `Segunda nota. ${word}.`;
      const basedOn = hashText('Segunda nota.');
      const args = { id: joined, appointmentId, plaintext, basedOn };
      await other.act({ name: 'note.update', args, baseV: 0 });
    }
    const all = [(await note()).plaintext, ...waiting(await note())].join(' ');
    for (const kept of ['Primeira nota.', 'Um.', 'Dois.']) expect(all).toContain(kept);
    expect(
      await other.act({ name: 'note.delete', args: { id: joined, appointmentId } }),
    ).toMatchObject({ status: 'done' });
    expect((await note()).plaintext).toContain('Primeira nota.');
  });
});
