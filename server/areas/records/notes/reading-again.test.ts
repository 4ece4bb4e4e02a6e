import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import type { Database } from '../../../kernel/db/database.ts';

const OLDER = { ...EMBEDDED_READER, version: '1' };
const OLD_SUMMARY = '<p>Resumo de antes.</p>';
const TEXT = 'Dormiu mal.';

let db: Database;
let open: ClinicApi;

const call = <T = NoteAnswer>(
  method: string,
  path: string,
  body?: unknown,
  who: ReaderName = 'ana',
) => open.api.call<T>(method, path, { token: open.tokens[who], body });
const path = () => `/notes/${open.noteId}`;
const note = async () => (await call('GET', path())).body;
const readAgain = (who?: ReaderName) => call('POST', `${path()}/read-again`, undefined, who);

/** Lets the given time pass and does what is due. */
async function rest() {
  open.api.clock.ms += 60_000;
  await open.api.jobs.runDue();
}

/** Gives the note a reading of another time, or program. */
const hadBeenRead = (reading: Partial<NoteAnswer>) =>
  changeDocuments({ ...open.api.parts, db }, open.clinic.tenantId, async (change) => {
    await change.load([['notes', open.noteId]]);
    const stored = change.documents.get('notes', open.noteId);
    if (stored)
      change.documents.put('notes', {
        ...stored,
        plaintext: TEXT,
        summary: OLD_SUMMARY,
        summaryStatus: 'summarized',
        estimate: 'none',
        reader: OLDER,
        ...reading,
      });
  });

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

describe('a note that an earlier version of the word list read', () => {
  it('stays as it was read until its author asks', async () => {
    await hadBeenRead({});
    await rest();
    expect(await note()).toMatchObject({ summary: OLD_SUMMARY, reader: OLDER });
  });

  it('is read again, and has the earlier reading meanwhile', async () => {
    await hadBeenRead({});
    expect((await readAgain()).status).toBe(200);
    expect(await note()).toMatchObject({ summary: OLD_SUMMARY, summaryStatus: 'processing' });
    await rest();
    expect(await note()).toMatchObject({
      plaintext: TEXT,
      summary: `<p>${TEXT}</p>`,
      summaryStatus: 'summarized',
      reader: EMBEDDED_READER,
    });
  });

  it('is read by the word list also where a provider reads notes, and without a consent to it', async () => {
    const notes = {
      isMetered: true,
      isExternal: true,
      reader: { kind: 'provider', name: 'Fornecedor', version: 'modelo' },
      analyse: () => Promise.reject(new Error('no provider is asked')),
    } as const;
    db = await sharedDatabase();
    open = await openClinicApi(db, { ai: { notes, transcriber: null } });
    await hadBeenRead({});
    await readAgain();
    await rest();
    expect(await note()).toMatchObject({ summaryStatus: 'summarized', reader: EMBEDDED_READER });
  });

  it('keeps a summary that its author accepted', async () => {
    await hadBeenRead({});
    await call('POST', `${path()}/summary/accept`, { summary: OLD_SUMMARY });
    expect(await readAgain()).toMatchObject({ status: 409, body: { code: 'summary_reviewed' } });
    await rest();
    expect(await note()).toMatchObject({
      summary: OLD_SUMMARY,
      reader: OLDER,
      reviewedSummary: { text: OLD_SUMMARY },
    });
  });

  it.each([
    ['by a provider', { kind: 'provider', name: 'Fornecedor', version: 'modelo' }],
    ['by the present version', EMBEDDED_READER],
  ] as const)('and one that was read %s is left alone', async (_, reader) => {
    await hadBeenRead({ reader });
    expect((await readAgain()).status).toBe(200);
    await rest();
    expect(await note()).toMatchObject({ summary: OLD_SUMMARY, reader });
  });

  it('is not read where its patient took the consent back, and keeps what there is', async () => {
    await hadBeenRead({});
    const consents = `/patients/${open.clinic.past.patientId}/consents`;
    await call('POST', consents, { kinds: ['ai'], day: '2026-03-02' });
    await call('DELETE', consents, { kinds: ['ai'] });
    expect(await readAgain()).toMatchObject({ status: 409, body: { code: 'no_consent' } });
    await rest();
    expect(await note()).toMatchObject({ summary: OLD_SUMMARY, reader: OLDER });
  });

  it.each([
    ['bruno', 404],
    ['admin', 403],
    ['portal', 403],
  ] as const)('is not read for %s', async (who, status) => {
    await hadBeenRead({});
    expect((await readAgain(who)).status).toBe(status);
  });
});
