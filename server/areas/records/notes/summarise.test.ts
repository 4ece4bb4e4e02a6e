import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import type { NoteAnalysis } from '../../../../src/domain/notes/analysis.ts';
import { NOT_IN_NOTE } from '../../../../src/domain/notes/mood/support.ts';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines, forgetful } from '../../../../test/harness/database/database.ts';
import {
  analysisText,
  openOpenAiStandIn,
  type OpenAiStandIn,
} from '../../../../test/standins/openai.ts';
import { createAi } from '../../../kernel/ai/create.ts';
import { AiError } from '../../../kernel/ai/errors.ts';
import type { Ai } from '../../../kernel/ai/provider.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { MAX_ATTEMPTS } from '../../../engine/jobs/backoff.ts';
import { REST_MS } from './summarise.ts';

// PostgreSQL where there is one: edits and readings really overlap there.
const engine = engines().at(-1);
const HOUR = 3_600_000;
const FIRST = 'Chorou durante a sessão e relata insônia.';

let db: Database;
let open: ClinicApi;
let standIn: OpenAiStandIn | undefined;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
});

afterEach(async () => {
  await sql`update plans set ai_usage_limit = -1 where id = 'basic'`.execute(db.kysely);
  await sql`truncate jobs, ai_usage`.execute(db.kysely);
  await standIn?.close();
  standIn = undefined;
  await db.close();
});

const start = async (ai?: Ai) => {
  open = await openClinicApi(db, ai && { ai });
};

/** A provider, and the patient's consent to it unless told otherwise. */
async function startWithProvider({ isLocal = false, consented = true } = {}) {
  const peer = await openOpenAiStandIn();
  standIn = peer;
  await start(
    createAi(
      { baseUrl: peer.url, apiKey: peer.key, chatModel: 'modelo', isLocal },
      { now: () => 0 },
      { timeoutMs: 15_000, pauseMs: 1, attempts: 2 },
    ),
  );
  if (consented) await consents('POST', { day: '2026-03-02' });
  return peer;
}

/** Reads notes with a function of the test's own, which may wait and change things meanwhile. */
const reading = (analyse: () => Promise<NoteAnalysis>): Ai => ({
  notes: { isMetered: true, isExternal: false, reader: EMBEDDED_READER, analyse },
  transcriber: null,
});

const analysis = JSON.parse(analysisText) as NoteAnalysis;
/** As it is kept of a note that does not say so. */
const MARKED_SUMMARY = analysis.summary.replace('</p>', ` <em>${NOT_IN_NOTE}</em></p>`);

/** Lets the given time pass and does what is due. */
/** Leaves the note alone until whoever reads it has done so. */
async function rest(): Promise<void> {
  await pass(5000);
  await pass(REST_MS);
}

async function pass(ms: number): Promise<void> {
  open.api.clock.ms += ms;
  await open.api.jobs.runDue();
}

const call = (method: string, path: string, body?: unknown) =>
  open.api.call<NoteAnswer>(method, path, { token: open.tokens.ana, body });
const note = async () => (await call('GET', `/notes/${open.noteId}`)).body;
const edit = (plaintext: string) => call('PUT', `/notes/${open.noteId}`, { plaintext });
const consents = (method: string, body: object) =>
  call(method, `/patients/${open.clinic.past.patientId}/consents`, { kinds: ['ai'], ...body });
const jobs = () =>
  db.kysely.selectFrom('jobs').selectAll().where('kind', '=', 'note.summarise').execute();
const used = async () => {
  const row = await db.kysely.selectFrom('ai_usage').select('count').executeTakeFirst();
  return row?.count ?? 0;
};
const allow = (most: number) =>
  sql`update plans set ai_usage_limit = ${most} where id = 'basic'`.execute(db.kysely);

describe('a new text', () => {
  it('is in processing at first, and has its summary a few seconds later', async () => {
    await start();
    await call('PATCH', `/appointments/${open.clinic.session.id}/complete`);
    const created = await call('POST', '/notes', {
      patientId: open.clinic.carla.id,
      appointmentId: open.clinic.session.id,
      plaintext: FIRST,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ summary: null, summaryStatus: 'processing' });
    await rest();
    const { body } = await call('GET', `/notes/${created.body.id}`);
    expect(body).toMatchObject({
      plaintext: FIRST,
      summary: `<p>${FIRST}</p>`,
      summaryStatus: 'summarized',
      rationale: expect.stringContaining('Estimativa'),
      estimate: 'scored',
      reader: EMBEDDED_READER,
      updatedAt: created.body.updatedAt,
    });
    expect(body.sentimentScore).toBeLessThan(0);
    expect(body.emotions?.[0]?.emotion).toBe('tristeza');
    expect(await jobs()).toEqual([]);
  });

  const MARKED = 'Não quer \u202Eremoc\u202C nada\u200B hoje.';

  it('is summarised without signs that turn its letters round or hide', async () => {
    await start();
    await edit(MARKED);
    await rest();
    expect(await note()).toMatchObject({
      plaintext: MARKED,
      summary: '<p>Não quer remoc nada hoje.</p>',
    });
  });

  it('is summarised without them also where a provider writes them as HTML', async () => {
    const peer = await startWithProvider();
    const content = { ...analysis, summary: '<p>Vai &#x202E;lam</p>', rationale: 'Por \u2066isso' };
    peer.plan({ content: JSON.stringify(content) });
    await edit(FIRST);
    await rest();
    expect(await note()).toMatchObject({
      summary: `<p>Vai lam <em>${NOT_IN_NOTE}</em></p>`,
      rationale: 'Por isso',
    });
  });

  it('names no text in its job', async () => {
    await start();
    await edit(FIRST);
    const [job] = await jobs();
    expect(Object.keys(job!.payload)).toEqual(['v', 'noteId']);
    expect(job!.key).toBe(`note.summarise:${open.noteId}`);
  });

  it('that follows others quickly is read once', async () => {
    const peer = await startWithProvider();
    await edit('Um.');
    await edit('Um. Dois.');
    await edit('Um. Dois. Três.');
    expect(await jobs()).toHaveLength(1);
    await rest();
    expect(peer.calls).toHaveLength(1);
    expect(peer.calls[0]?.body?.messages[1]?.content).toContain('Um. Dois. Três.');
    expect(await used()).toBe(1);
  });

  it('shows nothing of what the old one was read as', async () => {
    await start();
    await edit(FIRST);
    await rest();
    const { body } = await edit('Chegou sorrindo.');
    expect(body).toMatchObject({
      summary: null,
      summaryStatus: 'processing',
      sentimentScore: null,
      emotions: [],
      estimate: null,
      reader: null,
      intensity: null,
      rationale: null,
    });
    await rest();
    expect((await note()).sentimentScore).toBeGreaterThan(0);
  });

  it('that is the old one is not read again', async () => {
    const peer = await startWithProvider();
    await edit(FIRST);
    await rest();
    await edit(FIRST);
    await rest();
    expect(peer.calls).toHaveLength(1);
    expect((await note()).summary).toBe(MARKED_SUMMARY);
  });

  it('of a note that was deleted is read by nobody', async () => {
    const peer = await startWithProvider();
    await edit(FIRST);
    await call('DELETE', `/notes/${open.noteId}`);
    await rest();
    expect(peer.calls).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a text that changes while it is read', () => {
  it('keeps nothing of the reading, and is read anew', async () => {
    let readings = 0;
    await start(
      reading(async () => {
        readings += 1;
        if (readings === 1) await edit('Outro texto.');
        return { ...analysis, summary: `<p>${readings}</p>` };
      }),
    );
    await edit(FIRST);
    await rest();
    expect(await note()).toMatchObject({ summaryStatus: 'processing', summary: null });
    await rest();
    expect(await note()).toMatchObject({ plaintext: 'Outro texto.', summary: '<p>2</p>' });
  });

  it('is not made anew when the note is deleted meanwhile', async () => {
    await start(
      reading(async () => {
        await call('DELETE', `/notes/${open.noteId}`);
        return analysis;
      }),
    );
    await edit(FIRST);
    await rest();
    expect((await call('GET', `/notes/${open.noteId}`)).status).toBe(404);
  });
});

describe('a provider that fails', () => {
  it('is tried again later, and the note stays usable', async () => {
    const peer = await startWithProvider();
    peer.always({ status: 503 });
    await edit(FIRST);
    await rest();
    expect(await note()).toMatchObject({ plaintext: FIRST, summaryStatus: 'processing' });
    expect((await jobs())[0]).toMatchObject({ last_error: 'ai_unavailable', failed_at: null });
    peer.always(undefined);
    await pass(HOUR);
    expect(await note()).toMatchObject({ summaryStatus: 'summarized', summary: MARKED_SUMMARY });
    expect(await used()).toBe(3);
  });

  it('is waited for as long as it asks', async () => {
    const peer = await startWithProvider();
    peer.plan({ status: 429, retryAfter: '600' });
    await edit(FIRST);
    await rest();
    const runAt = Date.parse((await jobs())[0]!.run_at);
    expect(runAt - open.api.clock.ms).toBe(600_000);
  });

  it('for good leaves an extract of the word list, marked as such; the next edit tries again', async () => {
    const peer = await startWithProvider();
    peer.always({ status: 500 });
    await edit(FIRST);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await pass(2 * HOUR);
    expect(await note()).toMatchObject({
      plaintext: FIRST,
      summaryStatus: 'failed',
      summary: `<p>${FIRST}</p>`,
      reader: EMBEDDED_READER,
    });
    expect(await used()).toBe(peer.calls.length);
    expect(peer.calls.length).toBeLessThanOrEqual(12);
    peer.always(undefined);
    expect((await edit(FIRST)).body.summaryStatus).toBe('processing');
    await rest();
    expect((await note()).summaryStatus).toBe('summarized');
  });

  it.each([{ status: 401 }, { status: 403 }, { status: 400 }, 'garbage', 'refusal'] as const)(
    'with %j fails at once',
    async (behaviour) => {
      const peer = await startWithProvider();
      peer.always(behaviour);
      await edit(FIRST);
      await rest();
      expect(await note()).toMatchObject({ summaryStatus: 'failed', reader: EMBEDDED_READER });
      expect((await jobs())[0]?.failed_at).not.toBeNull();
      expect(await used()).toBe(peer.calls.length);
    },
  );

  it('leaves no clinical text in log or job', async () => {
    const peer = await startWithProvider();
    peer.always('garbage');
    await edit(FIRST);
    await rest();
    const left = open.api.lines.join('\n') + JSON.stringify(await jobs());
    expect(left).toContain('ai_unreadable');
    expect(left).not.toMatch(/Chorou|insônia/);
  });

  it('by an error of its own is no failure of the note', async () => {
    await start(reading(() => Promise.reject(new TypeError('unexpected'))));
    await edit(FIRST);
    await rest();
    expect((await note()).summaryStatus).toBe('processing');
    expect((await jobs())[0]).toMatchObject({ last_error: 'TypeError', failed_at: null });
    expect(await used()).toBe(0);
  });

  it('because the server stops is tried again by the next one', async () => {
    await start(reading(() => Promise.reject(new AiError('stopped'))));
    await edit(FIRST);
    await rest();
    expect((await jobs())[0]).toMatchObject({ last_error: 'ai_stopped', failed_at: null });
  });
});

describe('the plan’s number of readings', () => {
  it('that is used up leaves the text unread until a later edit', async () => {
    const peer = await startWithProvider();
    await allow(1);
    await edit('Um.');
    await rest();
    await edit('Dois.');
    await rest();
    expect(await note()).toMatchObject({
      plaintext: 'Dois.',
      summaryStatus: 'quota',
      summary: '<p>Dois.</p>',
      reader: EMBEDDED_READER,
    });
    expect(peer.calls).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    await allow(2);
    await edit('Dois.');
    await rest();
    expect((await note()).summaryStatus).toBe('summarized');
  });

  it('begins anew with the month', async () => {
    await startWithProvider();
    await allow(1);
    await edit('Um.');
    await rest();
    open.api.clock.ms = Date.parse('2027-02-01T12:00:00Z');
    await withTenant(forgetful(db), open.clinic.tenantId, (tx) =>
      tx.updateTable('sessions').set({ expires_at: '2028-01-01T00:00:00Z' }).execute(),
    );
    const token = await open.api.tokenFor(open.clinic.actor(open.clinic.people.ana));
    await open.api.call('PUT', `/notes/${open.noteId}`, { token, body: { plaintext: 'Dois.' } });
    await rest();
    const { body } = await open.api.call('GET', `/notes/${open.noteId}`, { token });
    expect(body.summaryStatus).toBe('summarized');
  });

  it('is not touched by the embedded analyser', async () => {
    await start();
    await allow(0);
    await edit(FIRST);
    await rest();
    expect((await note()).summaryStatus).toBe('summarized');
    expect(await used()).toBe(0);
  });
});

describe('the patient’s consent to AI', () => {
  const rule = (isActive: boolean) =>
    open.api.call('PATCH', '/notes/consent-rule', {
      token: open.tokens.admin,
      body: { isActive },
    });
  const statusOf = async (plaintext: string) => {
    await edit(plaintext);
    await rest();
    return (await note()).summaryStatus;
  };

  it('is not asked for until the practice does: what ran goes on', async () => {
    await start();
    expect(await statusOf('Um.')).toBe('summarized');
    await rule(true);
    expect(await statusOf('Dois.')).toBe('unconsented');
    expect((await note()).summary).toBeNull();
    await rule(false);
    expect(await statusOf('Três.')).toBe('summarized');
  });

  it('lets a note be read when it is saved again, and counts nothing before', async () => {
    const provider = await startWithProvider({ consented: false });
    expect(await statusOf('Um.')).toBe('unconsented');
    expect([provider.calls.length, await used()]).toEqual([0, 0]);
    await consents('POST', { day: '2026-03-02' });
    expect(await statusOf('Um.')).toBe('summarized');
    await consents('DELETE', {});
    expect(await statusOf('Dois.')).toBe('unconsented');
    expect([provider.calls.length, await used()]).toEqual([1, 1]);
  });

  it('revoked while the note waits to be read is a no', async () => {
    await start();
    await rule(true);
    await consents('POST', { day: '2026-03-02' });
    await edit('Um.');
    await consents('DELETE', {});
    await rest();
    expect((await note()).summaryStatus).toBe('unconsented');
  });

  it('revoked binds also where the practice asks for none, and for a program of the server’s own', async () => {
    await start();
    await consents('POST', { day: '2026-03-02' });
    expect(await statusOf('Um.')).toBe('summarized');
    await consents('DELETE', {});
    expect(await statusOf('Dois. Pensa em morrer.')).toBe('unconsented');
    expect((await note()).summary).toBeNull();
  });

  it('lacking keeps the text from a program outside', async () => {
    const outside = await startWithProvider({ consented: false });
    expect(await statusOf('Um.')).toBe('unconsented');
    expect(outside.calls).toHaveLength(0);
  });

  it('lacking does not keep it from one that the operator runs', async () => {
    const own = await startWithProvider({ consented: false, isLocal: true });
    expect(await statusOf('Dois.')).toBe('summarized');
    expect(own.calls).toHaveLength(1);
  });

  it('revoked after the note was queued keeps it from the program outside', async () => {
    const provider = await startWithProvider();
    await edit('Um.');
    await consents('DELETE', {});
    await rest();
    expect([provider.calls.length, (await note()).summaryStatus]).toEqual([0, 'unconsented']);
  });

  it('revoked while the program reads drops what it wrote', async () => {
    await start(
      reading(async () => {
        await consents('DELETE', {});
        return analysis;
      }),
    );
    await consents('POST', { day: '2026-03-02' });
    expect(await statusOf('Um.')).toBe('unconsented');
    expect((await note()).summary).toBeNull();
  });
});

describe('what names the patient', () => {
  const CPF = '565.453.102-67';
  const TEXT = `Davi dorme melhor. CPF ${CPF}. Mora na Rua das Acácias, 12; ligar (11) 93612-6693.`;
  const ANSWER = JSON.stringify({
    ...analysis,
    summary: '<p>[NOME-1] dorme melhor na [ENDERECO-3].</p>',
    rationale: '[NOME-1] fala do sono.',
  });

  /** The text that the program was asked about. */
  async function asked(isLocal: boolean) {
    const peer = await startWithProvider({ isLocal });
    const { davi } = open.clinic;
    const about = { cpf: CPF, address: 'Rua das Acácias, 12, São Paulo', phone: '(11) 93612-6693' };
    await call('PUT', `/patients/${davi.id}`, about);
    peer.plan({ content: ANSWER });
    await edit(TEXT);
    await rest();
    return peer.calls[0]?.body?.messages.at(-1)?.content ?? '';
  }

  it('does not reach a program outside, and stands in the summary all the same', async () => {
    const sent = await asked(false);
    expect(sent).toContain('[NOME-1] dorme melhor. CPF [CPF-2]. Mora na [ENDERECO-3]');
    expect(sent).not.toMatch(/Davi|565|Acácias|93612/);
    expect(await note()).toMatchObject({
      plaintext: TEXT,
      summary: '<p>Davi dorme melhor na Rua das Acácias, 12.</p>',
      rationale: 'Davi fala do sono.',
    });
  });

  it('is read as it stands by a program of the server’s own', async () => {
    expect(await asked(true)).toContain(TEXT);
  });
});
