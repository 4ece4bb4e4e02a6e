import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { wav } from '../../../../test/fixtures/audio.ts';
import { createTestApi, type TestApi } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { agreeToSpeech } from '../../../../test/harness/server/speech.ts';
import { openOpenAiStandIn, type OpenAiStandIn } from '../../../../test/standins/openai.ts';
import { createAi } from '../../../kernel/ai/create.ts';
import type { Database } from '../../../kernel/db/database.ts';

// PostgreSQL where there is one: what two instances do really overlaps there.
const engine = engines().at(-1);

let db: Database;
let open: ClinicApi;
let instances: readonly TestApi[];
let standIn: OpenAiStandIn;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  standIn = await openOpenAiStandIn();
  standIn.delay = 100;
  const timing = { timeoutMs: 20_000, pauseMs: 1, attempts: 1 };
  const ai = createAi(standIn.config, { now: () => 0 }, timing);
  open = await openClinicApi(db, { ai });
  instances = [open.api, createTestApi(db, {}, { ai })];
  await agreeToSpeech(open);
});

afterEach(async () => {
  await sql`update plans set ai_usage_limit = -1 where id = 'basic'`.execute(db.kysely);
  await sql`truncate ai_usage, jobs`.execute(db.kysely);
  await standIn.close();
  await db.close();
});

const allow = (most: number) =>
  sql`update plans set ai_usage_limit = ${most} where id = 'basic'`.execute(db.kysely);
const used = async (): Promise<number> => {
  const row = await db.kysely.selectFrom('ai_usage').select('count').executeTakeFirst();
  return row?.count ?? 0;
};

async function upload({ app }: TestApi, seconds: number, key?: string) {
  const form = new FormData();
  form.set('audio', new File([wav(seconds)], 'a.wav'));
  form.set('patientId', open.clinic.davi.id);
  const headers = {
    authorization: `Bearer ${open.tokens.ana}`,
    ...(key && { 'idempotency-key': key }),
  };
  const response = await app.request('/api/notes/transcribe', {
    method: 'POST',
    body: form,
    headers,
  });
  const body = (await response.json()) as { code?: string; transcription?: string };
  return { status: response.status, said: body.code ?? body.transcription };
}

/** One upload to each instance at once. */
const both = (send: (instance: TestApi, place: number) => ReturnType<typeof upload>) =>
  Promise.all(instances.map(send));

describe('two instances', () => {
  it('pay once for one recording, whichever is asked again', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const key = `chave-${round}`;
      const answers = await both((instance) => upload(instance, round, key));
      const texts = answers.map(({ said }) => said);
      expect(texts).toContain('Texto ditado.');
      // The other one found it worked on, or done.
      for (const text of texts) expect(['Texto ditado.', 'in_progress']).toContain(text);
      const again = await both((instance) => upload(instance, round, key));
      expect(again).toEqual(instances.map(() => ({ status: 200, said: 'Texto ditado.' })));
      expect([standIn.calls.length, await used()]).toEqual([round, round]);
    }
  });

  it('take one of two recordings under one key, and refuse the other', async () => {
    const answers = await both((instance, place) => upload(instance, place + 1, 'chave'));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
  });

  it('do not go beyond the plan’s number together', async () => {
    await allow(1);
    const answers = await both((instance, place) => upload(instance, place + 1));
    expect(new Set(answers.map(({ said }) => said))).toEqual(
      new Set(['QUOTA_EXCEEDED', 'Texto ditado.']),
    );
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
  });

  it('read a note once, and no more notes than the plan allows', async () => {
    await allow(1);
    const call = (method: string, path: string, body?: unknown) =>
      open.api.call<NoteAnswer>(method, path, { token: open.tokens.ana, body });
    const { carla, session, past } = open.clinic;
    for (const id of new Set([carla.id, past.patientId]))
      await call('POST', `/patients/${id}/consents`, { kinds: ['ai'], day: '2026-03-02' });
    await call('PUT', `/notes/${open.noteId}`, { plaintext: 'Um.' });
    await call('PATCH', `/appointments/${session.id}/complete`);
    const body = { patientId: carla.id, appointmentId: session.id, plaintext: 'Dois.' };
    const { id } = (await call('POST', '/notes', body)).body;
    for (const { clock } of instances) clock.ms += 60_000;
    await Promise.all(instances.map(({ jobs }) => jobs.runDue()));
    const notes = await Promise.all([open.noteId, id].map((one) => call('GET', `/notes/${one}`)));
    expect(new Set(notes.map((note) => note.body.summaryStatus))).toEqual(
      new Set(['quota', 'summarized']),
    );
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
  });
});
