import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wav } from '../../../../test/fixtures/audio.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { agreeToSpeech } from '../../../../test/harness/server/speech.ts';
import {
  analysisText,
  type Behaviour,
  openOpenAiStandIn,
  type OpenAiStandIn,
} from '../../../../test/standins/openai.ts';
import { createAi } from '../../../kernel/ai/create.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { REST_MS } from './summarise.ts';

const engine = engines().at(-1);
/** In every note, file and answer of this suite. */
const CANARY = 'Quiriquiri';
const said = `${CANARY} chorou na sessão.`;
const summarised = analysisText.replaceAll('sono', CANARY).replace('Fala', CANARY);

let db: Database;
let open: ClinicApi;
let standIn: OpenAiStandIn;
const written: string[] = [];

const keep = (chunk: unknown) => {
  written.push(String(chunk));
  return true;
};

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  standIn = await openOpenAiStandIn();
  const timing = { timeoutMs: 2000, pauseMs: 1, attempts: 2 };
  open = await openClinicApi(db, {
    ai: createAi({ ...standIn.config, isLocal: true }, { now: () => 0 }, timing),
  });
  await agreeToSpeech(open);
  written.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await sql`alter table notes drop constraint if exists no_canary`.execute(db.kysely);
  await sql`truncate jobs, ai_usage`.execute(db.kysely);
  await standIn.close();
  await db.close();
});

const call = (method: string, path: string, body?: unknown) =>
  open.api.call(method, path, { token: open.tokens.ana, body });
const write = (plaintext: unknown = said) => call('PUT', `/notes/${open.noteId}`, { plaintext });

async function read(): Promise<void> {
  for (const ms of [5000, REST_MS]) {
    open.api.clock.ms += ms;
    await open.api.jobs.runDue();
  }
}

function upload(bytes: Uint8Array<ArrayBuffer>, key: string) {
  const form = new FormData();
  form.set('patientId', open.clinic.davi.id);
  form.set('audio', new File([bytes], `${CANARY}.wav`));
  const headers = { authorization: `Bearer ${open.tokens.ana}`, 'idempotency-key': key };
  return open.api.app.request('/api/notes/transcribe', { method: 'POST', body: form, headers });
}

/** Everything that operators see, beside the clinical tables themselves. */
async function seenByOperators(): Promise<string> {
  const jobs = await db.kysely.selectFrom('jobs').selectAll().execute();
  return [...open.api.lines, ...written, JSON.stringify(jobs), JSON.stringify(open.api.mails)].join(
    '\n',
  );
}

const expectSilence = async () => expect(await seenByOperators()).not.toContain(CANARY);

/** Errors of a database quote the row that they refuse. */
const refuseInDatabase = (column: 'plaintext' | 'summary') =>
  sql`alter table notes add constraint no_canary check (${sql.ref(column)} not like ${sql.lit(`%${CANARY}%`)}) not valid`.execute(
    db.kysely,
  );

describe('clinical text reaches no log, job or mail', () => {
  it('when it is written, read, merged, listed and deleted', async () => {
    standIn.always({ content: summarised });
    await write();
    await read();
    expect((await call('GET', `/notes/${open.noteId}`)).text).toContain(CANARY);
    const { carla } = open.clinic;
    for (const path of [
      `/notes/byPatient/${carla.id}`,
      `/notes/byAppointment/${open.clinic.past.id}`,
      '/notes/sentiment-analytics/month',
      `/notes/patterns/${carla.id}`,
      '/dashboard/nextPatientSummary',
      '/appointments/history',
    ])
      await call('GET', path);
    await call('DELETE', `/notes/${open.noteId}`);
    expect(open.api.lines.length).toBeGreaterThan(0);
    await expectSilence();
  });

  it('when it is refused; nor does the answer repeat it', async () => {
    const { noteId, clinic } = open;
    const answers = [
      await write([said]),
      await write(`${said} `.repeat(20_000)),
      await call('PUT', `/notes/${noteId}`, `{"plaintext": "${said}`),
      await call('POST', '/notes', { patientId: said, appointmentId: said, plaintext: said }),
      await call('POST', '/notes', {
        patientId: clinic.carla.id,
        appointmentId: clinic.past.id,
        plaintext: said,
      }),
      await call('POST', '/sync/commands', { clientId: said, commands: [{ args: said }] }),
      await open.api.call('PUT', `/notes/${noteId}`, {
        token: open.tokens.stranger,
        body: { plaintext: said },
      }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(CANARY);
    }
    await expectSilence();
  });

  it.each<Behaviour>([
    { status: 400 },
    { status: 401 },
    { status: 429, retryAfter: CANARY },
    { status: 500 },
    { content: `${CANARY} {` },
    { content: JSON.stringify({ summary: CANARY, intensity: CANARY }) },
    'cut',
    'garbage',
    'refusal',
    'redirect',
  ])('when the provider answers %j', async (behaviour) => {
    standIn.always(behaviour);
    await write();
    await read();
    await upload(wav(1), 'chave-1');
    expect(await seenByOperators()).toMatch(/job_failed/);
    await expectSilence();
  });

  it('when the database refuses the text', async () => {
    await refuseInDatabase('plaintext');
    const { status, text } = await write();
    expect(status).toBe(500);
    expect(text).not.toContain(CANARY);
    expect(await seenByOperators()).toMatch(/"level":"error"/);
    await expectSilence();
  });

  it('when the database refuses its summary', async () => {
    await refuseInDatabase('summary');
    standIn.always({ content: summarised });
    await write('Outro texto.');
    await read();
    expect(await seenByOperators()).toMatch(/job_failed/);
    await expectSilence();
  });

  it('when it was dictated', async () => {
    standIn.plan({ text: said });
    const answer = await upload(wav(1), 'chave-1');
    expect(await answer.text()).toContain(CANARY);
    await upload(wav(2), 'chave-1');
    await upload(new Uint8Array(Buffer.from(`%PDF ${CANARY}`)), 'chave-2');
    await expectSilence();
  });
});
