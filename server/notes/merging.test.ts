import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BatchAnswer, ChangesPage } from '../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../../test/harness/clinicApi.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { idMaker } from '../../test/harness/practice.ts';
import type { Database } from '../db/database.ts';
import type { NoteAnswer } from './read.ts';

const TEXT = 'Dormiu mal. Falou do trabalho. Volta na terça.';
const newId = idMaker(77);

let db: Database;
let open: ClinicApi;
let noteId: string;
let textV: number;

/** A device that sends edits made on a version of its choice, and pulls. */
function device() {
  const clientId = newId();
  let seq = 0;
  return {
    async edit(baseV: number, plaintext: string, id = noteId): Promise<number> {
      const command = {
        seq: (seq += 1),
        key: newId(),
        name: 'note.update',
        args: { id, plaintext },
        baseV,
        at: new Date(open.api.clock.ms).toISOString(),
      };
      const { body } = await open.api.call<BatchAnswer>('POST', '/sync/commands', {
        token: open.tokens.ana,
        body: { clientId, commands: [command] },
      });
      const [result] = body.results;
      if (result?.status !== 'done') throw new Error(JSON.stringify(body));
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
