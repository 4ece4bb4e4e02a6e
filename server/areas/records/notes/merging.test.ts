import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoteVersionAnswer } from '../../../../src/domain/contract/custody.ts';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { hashText } from '../../../../src/domain/notes/merging/hash.ts';
import type { BatchAnswer, ChangesPage } from '../../../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { idMaker } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';

const TEXT = 'Dormiu mal. Falou do trabalho. Volta na terça.';
const newId = idMaker(77);

type Versions = { readonly versions: readonly NoteVersionAnswer[] };

let db: Database;
let open: ClinicApi;
let noteId: string;
let textV: number;

/** A device that sends edits made on a version of its choice, and pulls. */
function device() {
  const clientId = newId();
  let seq = 0;
  async function send(args: object, baseV: number, name: string) {
    const command = {
      seq: (seq += 1),
      key: newId(),
      name,
      args,
      baseV,
      at: new Date(open.api.clock.ms).toISOString(),
    };
    const { body } = await open.api.call<BatchAnswer>('POST', '/sync/commands', {
      token: open.tokens.ana,
      body: { clientId, commands: [command] },
    });
    return body.results[0];
  }
  return {
    attempt: (baseV: number, args: object, name = 'note.update') => send(args, baseV, name),
    async edit(baseV: number, plaintext: string, id = noteId): Promise<number> {
      const result = await send({ id, plaintext }, baseV, 'note.update');
      if (result?.status !== 'done') throw new Error(JSON.stringify(result));
      return result.v;
    },
    /** The note's `v` as a device sees it. */
    async seen(): Promise<number> {
      for (let cursor = '', last = 0; ;) {
        const query = `clientId=${clientId}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
        const { body } = await open.api.call<ChangesPage>('GET', `/sync/changes?${query}`, {
          token: open.tokens.ana,
        });
        last = body.changes.find(({ id }) => id === noteId)?.v ?? last;
        if (body.done) return last;
        ({ cursor } = body);
      }
    },
  };
}

async function summarise(): Promise<void> {
  open.api.clock.ms += 5000;
  await open.api.jobs.runDue();
}

const read = async (): Promise<NoteAnswer> =>
  (await open.api.call<NoteAnswer>('GET', `/notes/${noteId}`, { token: open.tokens.ana })).body;

const versions = () =>
  db.kysely
    .selectFrom('note_versions')
    .select(['v', 'plaintext'])
    .where('note_id', '=', noteId)
    .orderBy('v')
    .execute();

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
  const held = `/appointments/${open.clinic.session.id}/complete`;
  await open.api.call('PATCH', held, { token: open.tokens.ana });
  const created = await open.api.call<NoteAnswer>('POST', '/notes', {
    token: open.tokens.ana,
    body: {
      patientId: open.clinic.carla.id,
      appointmentId: open.clinic.session.id,
      plaintext: TEXT,
    },
  });
  noteId = created.body.id;
  textV = (await versions())[0]!.v;
});

afterEach(() => db.kysely.deleteFrom('jobs').execute());

describe('a summary', () => {
  it('raises the note’s number and adds no version of its text', async () => {
    await summarise();
    expect(await device().seen()).toBeGreaterThan(textV);
    expect(await versions()).toEqual([{ v: textV, plaintext: TEXT }]);
  });

  it('is no edit to those who wrote before they saw it', async () => {
    await summarise();
    await device().edit(textV, TEXT.replace('mal', 'bem'));
    expect(await read()).toMatchObject({
      plaintext: TEXT.replace('mal', 'bem'),
      conflicts: [],
      summaryStatus: 'processing',
    });
  });

  it('is a base for those who saw it', async () => {
    await summarise();
    const [one, two] = [device(), device()];
    const seen = await one.seen();
    await one.edit(seen, TEXT.replace('mal', 'bem'));
    await summarise();
    await two.edit(seen, TEXT.replace('terça', 'quinta'));
    expect(await read()).toMatchObject({
      plaintext: 'Dormiu bem. Falou do trabalho. Volta na quinta.',
      conflicts: [],
    });
  });

  it('between two edits of one device does not part them', async () => {
    const one = device();
    await one.edit(textV, TEXT.replace('mal', 'bem'));
    await summarise();
    // Made before the device had read anything back.
    await one.edit(textV, TEXT.replace('mal', 'muito bem'));
    expect(await read()).toMatchObject({
      plaintext: TEXT.replace('mal', 'muito bem'),
      conflicts: [],
    });
  });

  it('leaves a real conflict what it is', async () => {
    await summarise();
    await device().edit(textV, TEXT.replace('mal', 'bem'));
    await summarise();
    await device().edit(textV, TEXT.replace('mal', 'pouco'));
    const note = await read();
    expect(note.plaintext).toBe(TEXT.replace('mal', 'bem'));
    expect(note.conflicts.map(({ plaintext }) => plaintext)).toEqual([
      TEXT.replace('mal', 'pouco'),
    ]);
    expect(note.summaryStatus).toBe('summarized');
  });

  it('of a note that came without versions keeps its text as one before the first edit', async () => {
    const { noteId: imported } = open;
    await device().edit(0, 'Texto clínico reservado. Novo.', imported);
    const kept = await db.kysely
      .selectFrom('note_versions')
      .select('plaintext')
      .where('note_id', '=', imported)
      .orderBy('v')
      .execute();
    expect(kept[0]?.plaintext).toBe('Texto clínico reservado.');
    expect(kept).toHaveLength(2);
  });
});

describe('a text that was decided against', () => {
  const other = TEXT.replace('mal', 'pouco');

  it('stays readable among the versions, apart from those that the note said', async () => {
    await device().edit(textV, TEXT.replace('mal', 'bem'));
    await device().edit(textV, other);
    const { plaintext, conflicts } = await read();
    const decision = { plaintext, resolves: conflicts.map(({ id }) => id) };
    const basedOn = hashText(plaintext);
    const { status } = await open.api.call('PUT', `/notes/${noteId}`, {
      token: open.tokens.ana,
      body: { ...decision, basedOn },
    });
    expect(status).toBe(200);
    expect((await read()).conflicts).toEqual([]);
    const path = `/notes/${noteId}/versions`;
    const token = open.tokens.ana;
    const listed = await open.api.call<Versions>('GET', path, { token });
    expect(listed.body.versions.map(({ isAside }) => isAside)).toEqual([true, false, false]);
    const [aside] = listed.body.versions;
    const text = await open.api.call<{ plaintext: string }>('GET', `${path}/${aside?.v}`, {
      token,
    });
    expect(text.body.plaintext).toBe(other);
  });
});

describe('texts that wait for a decision', () => {
  const refused = {
    status: 'refused',
    code: 'note_undecided',
    message: 'Decida primeiro entre os textos guardados desta nota.',
  };
  const unlike = (i: number) => TEXT.replace('mal', `assim: ${i}`);
  const waiting = async () => (await read()).conflicts;

  /** Edits of one passage, each by a device that knew the first text alone. */
  const fill = async (count: number) => {
    for (let i = 0; i <= count; i++) await device().edit(textV, unlike(i));
  };

  it('are ten at most: the next edit stays with its device', async () => {
    await fill(10);
    const late = { id: noteId, plaintext: unlike(11) };
    expect(await device().attempt(textV, late)).toMatchObject(refused);
    const joining = {
      id: newId(),
      patientId: open.clinic.carla.id,
      appointmentId: open.clinic.session.id,
      plaintext: 'Outra nota.',
    };
    expect(await device().attempt(0, joining, 'note.create')).toMatchObject(refused);
    expect(await waiting()).toHaveLength(10);
    expect((await read()).plaintext).toBe(unlike(0));
  });

  it('keep nobody from an edit of another passage, nor from deciding', async () => {
    await fill(10);
    await device().edit(textV, TEXT.replace('terça', 'quinta'));
    const [first] = await waiting();
    const { plaintext } = await read();
    const one = device();
    const decision = { id: noteId, plaintext, resolves: [first!.id] };
    expect(await one.attempt(await one.seen(), decision)).toMatchObject({ status: 'done' });
    expect(await waiting()).toHaveLength(9);
    expect(await device().attempt(textV, { id: noteId, plaintext: unlike(12) })).toMatchObject({
      status: 'done',
    });
  });

  it('are of 300,000 characters at most', async () => {
    const long = (i: number) => `${i} `.repeat(49_000);
    for (let i = 0; i <= 3; i++) await device().edit(textV, long(i));
    expect(await device().attempt(textV, { id: noteId, plaintext: long(4) })).toMatchObject(
      refused,
    );
    expect(await waiting()).toHaveLength(3);
  });
});
