import { beforeAll, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { openBooks } from '../../../../test/harness/practice/books.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';

let world: ClinicApi;

beforeAll(async () => {
  const db = await sharedDatabase();
  world = await openClinicApi(db);
  await openBooks(db, world.clinic);
});

const call = <T = NoteAnswer>(method: string, path: string, body?: object) =>
  world.api.call<T>(method, path, { token: world.tokens.ana, body });

const consents = (method: 'POST' | 'DELETE', body: object) =>
  call(method, `/patients/${world.clinic.davi.id}/consents`, body);

const notesOfDavi = async (): Promise<NoteAnswer[]> =>
  (await call<NoteAnswer[]>('GET', `/notes/byPatient/${world.clinic.davi.id}`)).body;

const HIDDEN = {
  estimate: null,
  sentimentScore: null,
  intensity: null,
  emotions: [],
  rationale: null,
};

describe('the stored estimates of a patient who refuses that a program reads the notes', () => {
  let scored: NoteAnswer[];

  beforeAll(async () => {
    await consents('POST', { kinds: ['ai'], day: '2026-03-01' });
    scored = (await notesOfDavi()).filter(({ sentimentScore }) => sentimentScore !== null);
    await consents('DELETE', { kinds: ['ai'] });
  });

  it('are in no list; the texts and summaries are', async () => {
    expect(scored).toHaveLength(2);
    const hidden = (await notesOfDavi()).filter(({ id }) => scored.some((one) => one.id === id));
    expect(hidden).toEqual(scored.map((note) => ({ ...note, ...HIDDEN })));
  });

  it('are in no answer of a single note', async () => {
    for (const { id, appointmentId, plaintext } of scored)
      for (const path of [`/notes/${id}`, `/notes/byAppointment/${appointmentId}`])
        expect((await call('GET', path)).body).toMatchObject({ id, plaintext, ...HIDDEN });
  });

  it('are in no answer of a change', async () => {
    const { id } = scored[0]!;
    const { status, body } = await call('PATCH', `/notes/${id}/shelf`, { shelf: 'private' });
    expect([status, body]).toMatchObject([200, { id, shelf: 'private', ...HIDDEN }]);
  });

  it('are there again once it is given again; those of other patients always were', async () => {
    const others = `/notes/byPatient/${world.clinic.carla.id}`;
    const scores = async (path: string) =>
      (await call<NoteAnswer[]>('GET', path)).body.map(({ sentimentScore }) => sentimentScore);
    expect(await scores(others)).toContain(0.5);
    await consents('POST', { kinds: ['ai'], day: '2026-03-02' });
    expect((await notesOfDavi()).filter(({ sentimentScore }) => sentimentScore !== null)).toEqual(
      expect.arrayContaining(
        scored.map(({ sentimentScore }) => expect.objectContaining({ sentimentScore })),
      ),
    );
  });
});
