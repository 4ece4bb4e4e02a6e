import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumMp4, chromiumWebm, mp3, ogg, wav } from '../../../../test/fixtures/audio.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { agreeToSpeech, speakerOf } from '../../../../test/harness/server/speech.ts';
import { openOpenAiStandIn, type OpenAiStandIn } from '../../../../test/standins/openai.ts';
import { createAi } from '../../../kernel/ai/create.ts';
import { embeddedAi, type Transcriber } from '../../../kernel/ai/provider.ts';
import type { Database } from '../../../kernel/db/database.ts';

// PostgreSQL where there is one: equal uploads really overlap there.
const engine = engines().at(-1);
const HOUR = 3_600_000;
const MEGABYTE = 1024 * 1024;

let db: Database;
let open: ClinicApi;
let standIn: OpenAiStandIn;
const timing = { timeoutMs: 0, pauseMs: 1, attempts: 2 };

/** By the stand-in, with the time-out that the test has set. */
const transcribe: Transcriber['transcribe'] = (recording) => {
  const config = { baseUrl: standIn.url, apiKey: standIn.key, transcriptionModel: 'fala' };
  const { transcriber } = createAi(config, { now: () => 0 }, timing);
  return transcriber!.transcribe(recording);
};

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  standIn = await openOpenAiStandIn();
  timing.timeoutMs = 20_000;
  open = await openClinicApi(db, { ai: { ...embeddedAi, transcriber: { transcribe } } });
  await agreeToSpeech(open);
});

afterEach(async () => {
  await sql`update plans set ai_usage_limit = -1 where id = 'basic'`.execute(db.kysely);
  await sql`truncate ai_usage, jobs`.execute(db.kysely);
  await standIn.close();
  await db.close();
});

interface UploadOptions {
  readonly as?: ReaderName;
  readonly key?: string;
  readonly field?: string;
  readonly name?: string;
  /** `null`: nobody is named. */
  readonly patientId?: string | null;
}

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { as = 'ana', key, field = 'audio', name = 'gravacao.webm', patientId }: UploadOptions = {},
) {
  const form = new FormData();
  form.set(field, new File([bytes], name, { type: 'audio/webm' }));
  if (patientId !== null) form.set('patientId', patientId ?? speakerOf(open, as));
  const token = open.tokens[as];
  const response = await open.api.app.request('/api/notes/transcribe', {
    method: 'POST',
    body: form,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
  });
  const body = (await response.json()) as {
    transcription?: string;
    code?: string;
    message?: string;
  };
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
}

/** The answers of uploads, of which the provider ends those that it works on when so many have been turned away. */
async function untilTurnedAway(
  uploads: readonly ReturnType<typeof upload>[],
  count: number,
  release: () => void,
) {
  let ended = 0;
  const all = uploads.map((one) => one.finally(() => (ended += 1)));
  await expect.poll(() => ended).toBe(count);
  release();
  return Promise.all(all);
}

const used = async () => {
  const row = await db.kysely.selectFrom('ai_usage').select('count').executeTakeFirst();
  return row?.count ?? 0;
};
const rows = () => db.kysely.selectFrom('transcriptions').selectAll().execute();
const allow = (most: number) =>
  sql`update plans set ai_usage_limit = ${most} where id = 'basic'`.execute(db.kysely);

describe('a recording', () => {
  it.each([
    ['WebM', chromiumWebm, 'webm'],
    ['MP4', chromiumMp4, 'm4a'],
    ['Ogg', ogg(5), 'ogg'],
    ['WAV', wav(1), 'wav'],
    ['MP3', mp3(50), 'mp3'],
  ])('as %s becomes text', async (_, bytes, extension) => {
    standIn.plan({ text: 'Hoje falamos do sono.' });
    expect(await upload(bytes)).toMatchObject({
      status: 200,
      body: { transcription: 'Hoje falamos do sono.' },
    });
    const file = standIn.calls[0]?.form?.get('file') as File;
    expect(file.name).toBe(`gravacao.${extension}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('may come in the field `file` as well', async () => {
    expect((await upload(wav(1), { field: 'file' })).status).toBe(200);
  });

  it('of almost ten minutes is taken', async () => {
    expect((await upload(wav(599))).status).toBe(200);
  });

  it('is stored nowhere, and its text for a week', async () => {
    await upload(chromiumWebm);
    const stored = JSON.stringify(await rows());
    expect(stored).toContain('Texto ditado.');
    expect(stored.length).toBeLessThan(600);
    open.api.clock.ms += 7 * 24 * HOUR - HOUR;
    await open.api.jobs.runDue();
    expect(await rows()).toHaveLength(1);
    open.api.clock.ms += 2 * HOUR;
    await open.api.jobs.runDue();
    expect(await rows()).toEqual([]);
  });
});

describe('what is no recording of ours', () => {
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 …'));

  it.each([
    ['another format', pdf, 'INVALID_FORMAT', 'formato'],
    ['an empty file', new Uint8Array(), 'INVALID_AUDIO', 'inválido'],
    ['a head without sound', chromiumWebm.slice(0, 147), 'INVALID_AUDIO', 'inválido'],
    ['more than ten minutes', wav(606), 'FILE_TOO_LARGE', 'grande'],
    ['a little more than 25 MB', new Uint8Array(25 * MEGABYTE + 1), 'FILE_TOO_LARGE', 'grande'],
    ['much more than 25 MB', new Uint8Array(27 * MEGABYTE), 'FILE_TOO_LARGE', 'grande'],
  ])('is refused in the recorder’s words: %s', async (_, bytes, code, word) => {
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.message?.toLowerCase()).toContain(word);
    expect(standIn.calls).toEqual([]);
    expect([await used(), await rows()]).toEqual([0, []]);
  });

  it('is refused without the file, and without a form', async () => {
    expect((await upload(wav(1), { field: 'outro' })).body.code).toBe('INVALID_AUDIO');
    const { tokens, api } = open;
    for (const body of ['', '{}', '--x\r\nbroken'])
      for (const type of [
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
      ]) {
        const response = await api.app.request('/api/notes/transcribe', {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${tokens.ana}`, 'content-type': type },
        });
        expect(response.status).toBe(400);
      }
  });

  it('is refused where the provider cannot make it out', async () => {
    standIn.plan({ status: 400 });
    expect(await upload(chromiumWebm)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_AUDIO' },
    });
    expect([await used(), await rows()]).toEqual([0, []]);
  });
});

describe('the plan’s number of uses', () => {
  it('that is used up is said in the recorder’s words', async () => {
    await allow(1);
    await upload(wav(1));
    const answer = await upload(wav(2));
    expect(answer).toMatchObject({ status: 400, body: { code: 'QUOTA_EXCEEDED' } });
    expect(answer.body.message).toBe('Cota de IA esgotada para este mês.');
    expect(standIn.calls).toHaveLength(1);
    expect([await used(), (await rows()).length]).toEqual([1, 1]);
  });
});

describe('an upload that comes again', () => {
  it('is answered from the first one, and costs nothing', async () => {
    standIn.plan({ text: 'Um.' }, { text: 'Dois.' });
    for (const key of ['chave-1', 'chave-1', undefined, undefined])
      await upload(chromiumWebm, key ? { key } : {});
    expect(standIn.calls).toHaveLength(2);
    expect((await upload(chromiumWebm, { key: 'chave-1' })).body.transcription).toBe('Um.');
    expect((await upload(chromiumWebm)).body.transcription).toBe('Dois.');
    expect(await used()).toBe(2);
  });

  it('with another recording under its key is refused', async () => {
    await upload(wav(1), { key: 'chave-1' });
    expect(await upload(wav(2), { key: 'chave-1' })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
  });

  it('by somebody else is another one', async () => {
    await upload(wav(1), { key: 'chave-1' });
    await upload(wav(1), { key: 'chave-1', as: 'bruno' });
    await upload(wav(1), { key: 'chave-1', as: 'stranger' });
    expect(standIn.calls).toHaveLength(3);
  });

  it('while the first is worked on is asked to come again', async () => {
    const release = standIn.hold();
    const uploads = [1, 2].map(() => upload(wav(1), { key: 'chave-1' }));
    const answers = await untilTurnedAway(uploads, 1, release);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.code).toBe('in_progress');
    expect(Number(late?.retryAfter)).toBeGreaterThan(0);
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
    expect((await upload(wav(1), { key: 'chave-1' })).status).toBe(200);
    expect(standIn.calls).toHaveLength(1);
  });

  it('after its instance died is taken over when the lease has ended, and counted once', async () => {
    await upload(wav(1), { key: 'chave-1' });
    await db.kysely.updateTable('transcriptions').set({ text: null }).execute();
    expect((await upload(wav(1), { key: 'chave-1' })).body.code).toBe('in_progress');
    open.api.clock.ms += 10 * 60_000;
    expect((await upload(wav(1), { key: 'chave-1' })).status).toBe(200);
    expect([standIn.calls.length, await used()]).toEqual([2, 1]);
  });

  it('with a key that is none is refused', async () => {
    expect((await upload(wav(1), { key: 'x'.repeat(256) })).body.code).toBe('invalid_key');
  });
});

describe('a provider that fails', () => {
  it.each([
    { status: 401 },
    { status: 403 },
    { status: 404 },
    { status: 429, retryAfter: '60' },
    { status: 500 },
    { status: 503 },
    'hang',
    'cut',
    'garbage',
    'other_json',
    'redirect',
  ] as const)('with %j is said to be out, and the key is free again', async (behaviour) => {
    standIn.always(behaviour);
    if (behaviour === 'hang') timing.timeoutMs = 200;
    const answer = await upload(wav(1), { key: 'chave-1' });
    timing.timeoutMs = 20_000;
    expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect([await used(), await rows()]).toEqual([0, []]);
    standIn.always(undefined);
    expect((await upload(wav(1), { key: 'chave-1' })).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('leaves its code alone in the log', async () => {
    standIn.always({ status: 403 });
    await upload(wav(1));
    const failures = open.api.lines.filter((line) => line.includes('transcription_failed'));
    expect(failures).toHaveLength(1);
    expect(JSON.parse(failures[0]!)).toMatchObject({ level: 'warn', code: 'unauthorised' });
  });

  it('that is not configured leaves the recording on the device', async () => {
    open = await openClinicApi(await freshDatabase());
    const answer = await upload(chromiumWebm);
    expect(answer).toMatchObject({ status: 409, body: { code: 'NO_PROVIDER' } });
    expect(answer.body.message).toContain('guardada neste aparelho');
  });

  const freshDatabase = async (): Promise<Database> => {
    await db.close();
    db = (await engine?.open()) as Database;
    return db;
  };
});

describe('many uploads at once', () => {
  it('are bounded, and the others come again later', async () => {
    const release = standIn.hold();
    const uploads = [1, 2, 3, 4, 5, 6].map((seconds) => upload(wav(seconds)));
    const answers = await untilTurnedAway(uploads, 4, release);
    // Two of an instance's four places are the most that one practice has.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 429, 429, 429, 429,
    ]);
    const turnedAway = answers.find(({ status }) => status === 429);
    expect(Number(turnedAway?.retryAfter)).toBeGreaterThan(0);
    expect((await upload(wav(7))).status).toBe(200);
  });
});

describe('who may have recordings transcribed', () => {
  it.each([
    ['anonymous', 401],
    ['portal', 403],
    ['admin', 403],
    ['ana', 200],
    ['bruno', 200],
    ['stranger', 200],
  ] as const)('%s gets %i', async (as, status) => {
    expect((await upload(wav(1), { as })).status).toBe(status);
  });
});

describe('the patient’s consent', () => {
  const change = (method: string, body: object) =>
    open.api.call(method, `/patients/${open.clinic.carla.id}/consents`, {
      token: open.tokens.ana,
      body,
    });
  const ask = (as: ReaderName = 'ana', key = 'chave-1') =>
    upload(wav(1), { as, key, patientId: open.clinic.carla.id });

  it('is asked for before anything is heard, and again when it was revoked', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_consent' } });
    expect(answer.body.message).toContain('A gravação fica guardada');
    await change('POST', { kinds: ['recording', 'ai'], day: '2026-03-02' });
    expect((await ask()).body.code).toBe('no_consent');
    await change('POST', { kinds: ['transcription'], day: '2026-03-02' });
    expect((await ask()).status).toBe(200);
    await change('DELETE', { kinds: ['transcription'] });
    // Its text is known, and is not told any more.
    expect((await ask()).body.code).toBe('no_consent');
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
  });

  it('of somebody else’s patient is asked of nobody: there is no such patient', async () => {
    await change('POST', { kinds: ['transcription'], day: '2026-03-02' });
    for (const as of ['bruno', 'stranger'] as const)
      expect(await ask(as)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await upload(wav(1), { patientId: 'ninguém' })).status).toBe(400);
    expect(standIn.calls).toHaveLength(0);
  });

  it('cannot be passed by naming nobody, whatever the practice’s rule', async () => {
    const unnamed = () => upload(wav(1), { patientId: null });
    expect(await unnamed()).toMatchObject({ status: 409, body: { code: 'no_consent' } });
    const rule = { token: open.tokens.admin, body: { isActive: true } };
    expect((await open.api.call('PATCH', '/notes/consent-rule', rule)).status).toBe(200);
    expect((await unnamed()).body.code).toBe('no_consent');
    expect([standIn.calls.length, await used()]).toEqual([0, 0]);
    expect(JSON.stringify(open.api.lines)).not.toContain(open.clinic.carla.name);
  });
});

describe('over a real connection', () => {
  it('a large recording arrives whole, and a refused one is answered too', async () => {
    const listener = getRequestListener(open.api.app.fetch);
    const server = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as { port: number };
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('patientId', open.clinic.davi.id);
      form.set('audio', new File([bytes], 'a.wav'));
      return fetch(`http://127.0.0.1:${port}/api/notes/transcribe`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${open.tokens.ana}` },
        signal: AbortSignal.timeout(20_000),
      });
    };
    expect((await send(wav(590))).status).toBe(200);
    const refused = await send(new Uint8Array(30 * MEGABYTE));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      400,
      'FILE_TOO_LARGE',
    ]);
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
});
