import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { onnxFolder, READER } from '../../../../test/fixtures/onnxModel.ts';
import { openAi } from '../../../kernel/ai/create.ts';
import type { Ai } from '../../../kernel/ai/provider.ts';

const MODEL = { kind: 'model', name: READER.name, version: READER.version };

let ai: Ai;
let open: ClinicApi;

beforeAll(async () => {
  ai = await openAi({ onnxDir: onnxFolder() }, { now: () => 0 });
});

afterAll(() => ai.close?.());

beforeEach(async () => {
  open = await openClinicApi(await sharedDatabase(), { ai });
});

const call = (method: string, path: string, body?: unknown) =>
  open.api.call<NoteAnswer>(method, path, { token: open.tokens.ana, body });

/** Writes the note, and returns it as its author sees it after it was read. */
async function readNote(plaintext: string): Promise<NoteAnswer> {
  await call('PUT', `/notes/${open.noteId}`, { plaintext });
  open.api.clock.ms += 5000;
  await open.api.jobs.runDue();
  return (await call('GET', `/notes/${open.noteId}`)).body;
}

describe('a note on a server with the operator’s own model', () => {
  it('has the model’s estimate and the word list’s summary, without a consent and at once', async () => {
    expect(await readNote('Está feliz e voltou a pintar.')).toMatchObject({
      summary: '<p>Está feliz e voltou a pintar.</p>',
      summaryStatus: 'summarized',
      estimate: 'scored',
      sentimentScore: 0.5,
      intensity: null,
      rationale: expect.stringContaining('Segundo Modelo da clínica (2026-11): “positivo”'),
      reader: MODEL,
    });
  });

  it('has no score where words of danger stand in it', async () => {
    expect(await readNote('Está feliz hoje. Diz que quer se matar.')).toMatchObject({
      summaryStatus: 'summarized',
      estimate: 'risk',
      sentimentScore: null,
      emotions: [],
      reader: EMBEDDED_READER,
    });
  });

  it('is not read once the patient took the consent back', async () => {
    const path = `/patients/${open.clinic.past.patientId}/consents`;
    await call('POST', path, { kinds: ['ai'], day: '2026-03-02' });
    await call('DELETE', path, { kinds: ['ai'] });
    const note = await readNote('Está feliz e voltou a pintar.');
    expect(note).toMatchObject({ summary: null, summaryStatus: 'unconsented' });
  });

  it('is announced as read on the server, and by which model', async () => {
    expect((await open.api.call('GET', '/ai-provider')).body).toEqual({
      notes: 'server',
      notesBy: 'model',
      model: READER.name,
      recordings: 'none',
      name: null,
      country: null,
    });
  });
});
