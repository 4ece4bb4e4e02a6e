import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import type { NoteAnalysis } from '../../../../src/domain/notes/analysis.ts';
import { NOT_AS_IN_NOTE } from '../../../../src/domain/notes/mood/support.ts';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import {
  analysisText,
  openOpenAiStandIn,
  type OpenAiStandIn,
} from '../../../../test/standins/openai.ts';
import { createAi } from '../../../kernel/ai/create.ts';
import { AiError } from '../../../kernel/ai/errors.ts';
import type { Ai } from '../../../kernel/ai/provider.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { MAX_ATTEMPTS } from '../../../engine/jobs/backoff.ts';
import { REST_MS, summariseNote } from './summarise.ts';

// PostgreSQL where there is one: two readings really overlap there.
const engine = engines().at(-1);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TEXT = 'Chorou durante a sessão.';
const analysis = JSON.parse(analysisText) as NoteAnalysis;

let db: Database;
let open: ClinicApi;
let standIn: OpenAiStandIn;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  standIn = await openOpenAiStandIn();
});

afterEach(async () => {
  await sql`truncate jobs, ai_usage`.execute(db.kysely);
  await standIn.close();
  await db.close();
});

const withAnalyser = async (analyse: () => Promise<NoteAnalysis>): Promise<void> => {
  const ai: Ai = {
    notes: { isMetered: true, isExternal: false, reader: EMBEDDED_READER, analyse },
    transcriber: null,
  };
  open = await openClinicApi(db, { ai });
};

const withProvider = async (): Promise<void> => {
  const config = { baseUrl: standIn.url, apiKey: standIn.key, chatModel: 'modelo', isLocal: true };
  const timing = { timeoutMs: 15_000, pauseMs: 1, attempts: 1 };
  open = await openClinicApi(db, { ai: createAi(config, { now: () => 0 }, timing) });
};

const call = (method: string, body?: unknown) =>
  open.api.call<NoteAnswer>(method, `/notes/${open.noteId}`, { token: open.tokens.ana, body });
const note = async () => (await call('GET')).body;
const write = (plaintext: string) => call('PUT', { plaintext });
const used = async () => {
  const row = await db.kysely.selectFrom('ai_usage').select('count').executeTakeFirst();
  return row?.count ?? 0;
};
const jobs = () =>
  db.kysely.selectFrom('jobs').selectAll().where('kind', '=', 'note.summarise').execute();

/** Leaves the note alone until whoever reads it has done so. */
async function rest(): Promise<void> {
  await pass(5000);
  await pass(REST_MS);
}

async function pass(ms: number): Promise<void> {
  open.api.clock.ms += ms;
  await open.api.jobs.runDue();
}

/** As another instance does that has taken the job over. */
async function readByAnother(): Promise<void> {
  const [job] = await jobs();
  await summariseNote(open.api.parts, job!.payload, {
    id: job!.id,
    tenantId: open.clinic.tenantId,
    isLast: false,
    attempt: 1,
    signal: new AbortController().signal,
  });
}

describe('a reading that comes too late', () => {
  it.each(['fails', 'succeeds'])('and %s changes nothing of one that came before', async (end) => {
    let readings = 0;
    await withAnalyser(async () => {
      readings += 1;
      if (readings === 2) return analysis;
      await readByAnother();
      if (end === 'fails') throw new AiError('rejected');
      return { ...analysis, summary: '<p>Tarde.</p>' };
    });
    await write(TEXT);
    await rest();
    expect(await note()).toMatchObject({
      summaryStatus: 'summarized',
      summary: analysis.summary,
    });
  });

  it('never lands on a text that was changed and changed back with another summary', async () => {
    let readings = 0;
    await withAnalyser(async () => {
      readings += 1;
      if (readings === 1) {
        await write('Outro.');
        await write(TEXT);
      }
      return { ...analysis, summary: `<p>${readings}</p>` };
    });
    await write(TEXT);
    await rest();
    await rest();
    expect(await note()).toMatchObject({ plaintext: TEXT, summaryStatus: 'summarized' });
    expect(await jobs()).toEqual([]);
  });
});

describe('an error that nobody foresaw', () => {
  it('leaves the note failed after the last attempt, and not waiting for ever', async () => {
    await withAnalyser(() => Promise.reject(new TypeError('unexpected')));
    await write(TEXT);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await pass(2 * HOUR);
    expect((await jobs())[0]).toMatchObject({ last_error: 'TypeError' });
    expect(await note()).toMatchObject({ plaintext: TEXT, summaryStatus: 'failed' });
  });
});

describe('a provider that is busy', () => {
  it.each(['0', '1', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'and asks for %s is not stormed: the pauses grow all the same',
    async (retryAfter) => {
      await withProvider();
      standIn.always({ status: 429, retryAfter });
      await write(TEXT);
      await rest();
      const pauses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const pause = Date.parse((await jobs())[0]!.run_at) - open.api.clock.ms;
        pauses.push(pause);
        await pass(pause);
      }
      expect(pauses[0]).toBeGreaterThan(5000);
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      expect(await note()).toMatchObject({ summaryStatus: 'processing' });
    },
  );

  it.each(['31536000000', '9'.repeat(30), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'and asks for %s is asked again within a day',
    async (retryAfter) => {
      await withProvider();
      standIn.plan({ status: 429, retryAfter });
      await write(TEXT);
      await rest();
      const [job] = await jobs();
      expect(job).toMatchObject({ leased_until: null, failed_at: null, last_error: 'ai_busy' });
      expect(Date.parse(job!.run_at) - open.api.clock.ms).toBeLessThanOrEqual(DAY);
      await pass(DAY);
      expect((await note()).summaryStatus).toBe('summarized');
    },
  );
});

describe('what a provider may write', () => {
  it.each([
    ['a zero character', 'Dorme\u0000 bem.'],
    ['half a character', 'Dorme \ud83d bem.'],
    ['a text that is cut within a character', `${'a'.repeat(499)}😀`],
    ['control characters', 'Dorme\u001b[31m bem.\u0007'],
  ])('can be stored: %s', async (_, text) => {
    await withProvider();
    standIn.plan({ content: JSON.stringify({ ...analysis, summary: text, rationale: text }) });
    await write(TEXT);
    await rest();
    const { summaryStatus, summary, rationale } = await note();
    expect(summaryStatus).toBe('summarized');
    expect(`${summary} ${rationale}`).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}/u);
    expect(standIn.calls).toHaveLength(1);
  });
});

describe('a provider that cannot be believed', () => {
  const says = (changes: object) => ({ content: JSON.stringify({ ...analysis, ...changes }) });

  it.each([
    ['another scale', says({ sentimentScore: 3 })],
    ['another language', says({ summary: '<p>The patient is sleeping better and is calm.</p>' })],
    ['a refusal', says({ summary: '<p>Desculpe, não posso ajudar com isso.</p>' })],
    ['an answer that was cut', { content: analysisText, finish: 'length' }],
  ])('is not: %s leaves the extract of the word list, and counts', async (_, behaviour) => {
    await withProvider();
    standIn.always(behaviour);
    await write(TEXT);
    await rest();
    expect(await note()).toMatchObject({
      summaryStatus: 'failed',
      summary: `<p>${TEXT}</p>`,
      reader: EMBEDDED_READER,
    });
    expect([standIn.calls.length, await used()]).toEqual([2, 2]);
  });

  it('has its sentences marked that turn the note round', async () => {
    await withProvider();
    standIn.plan(says({ summary: '<p>Sem risco de suicídio. Dorme mal.</p>' }));
    await write('Relata risco de suicídio. Dorme mal.');
    await rest();
    expect((await note()).summary).toBe(
      `<p>Sem risco de suicídio. <em>${NOT_AS_IN_NOTE}</em> Dorme mal.</p>`,
    );
  });

  it('is not asked for a note that is still being written', async () => {
    await withProvider();
    for (let save = 1; save <= 7; save += 1) {
      await write(`${'Frase. '.repeat(save)}`);
      await pass(7000);
    }
    expect(standIn.calls).toHaveLength(0);
    await rest();
    expect([standIn.calls.length, await used()]).toEqual([1, 1]);
    expect(await jobs()).toEqual([]);
  });
});
