import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import type { NoteTemplate } from '../../../../src/domain/noteTemplates/template.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { idMaker } from '../../../../test/harness/practice/practice.ts';

let db: Database;
let open: ClinicApi;

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

const call = <T = NoteAnswer>(
  method: string,
  path: string,
  body?: unknown,
  who: ReaderName = 'ana',
) => open.api.call<T>(method, path, { token: open.tokens[who], body });
const path = () => `/notes/${open.noteId}`;
const note = async () => (await call('GET', path())).body;

/** Saves a text and lets it be read. */
async function readNote(plaintext: string): Promise<NoteAnswer> {
  await call('PUT', path(), { plaintext });
  open.api.clock.ms += 5000;
  await open.api.jobs.runDue();
  return note();
}

const accept = (summary: string | null, who?: ReaderName) =>
  call('POST', `${path()}/summary/accept`, { summary }, who);

describe('a summary', () => {
  it('is accepted as it was read, by its author', async () => {
    const { summary } = await readNote('Dormiu mal.');
    const answer = await accept(summary);
    expect(answer.status).toBe(200);
    expect((await note()).reviewedSummary).toMatchObject({
      kind: 'accepted',
      text: summary,
      by: open.clinic.people.ana.id,
      isCurrent: true,
    });
  });

  it('that no program wrote is not accepted', async () => {
    await readNote('Dormiu mal.');
    const answer = await accept('<p>Invento.</p>');
    expect(answer).toMatchObject({ status: 409, body: { code: 'summary_changed' } });
    expect((await note()).reviewedSummary ?? null).toBeNull();
  });

  it.each([
    ['bruno', 404],
    ['stranger', 404],
    ['admin', 403],
    ['portal', 403],
    ['anonymous', 401],
  ] as const)('is neither accepted nor edited by %s', async (who, status) => {
    const { summary } = await readNote('Dormiu mal.');
    expect((await accept(summary, who)).status).toBe(status);
    const edited = await call('PUT', `${path()}/summary`, { text: 'Outro.' }, who);
    expect(edited.status).toBe(status);
    expect((await note()).reviewedSummary ?? null).toBeNull();
  });

  it('of another text is a draft beside the one that was accepted, or edited, which stays', async () => {
    await readNote('Dormiu mal.');
    await call('PUT', `${path()}/summary`, { text: '<script>x</script> Meu resumo.' });
    const after = await readNote('Dormiu bem. Voltou a trabalhar.');
    expect(after.summary).toBe('<p>Dormiu bem. Voltou a trabalhar.</p>');
    expect(after.reviewedSummary).toMatchObject({
      kind: 'edited',
      text: '<script>x</script> Meu resumo.',
      isCurrent: false,
    });
  });

  it('that was accepted is still of this text where an edit changed nothing', async () => {
    const { summary } = await readNote('Dormiu mal.');
    await accept(summary);
    await call('PUT', path(), { plaintext: 'Dormiu mal.' });
    expect((await note()).reviewedSummary?.isCurrent).toBe(true);
  });
});

describe('note templates', () => {
  const list = async (who?: ReaderName) =>
    (await call<NoteTemplate[]>('GET', '/note-templates', undefined, who)).body;

  it('are their author’s alone', async () => {
    const made = await call<NoteTemplate>('POST', '/note-templates', {
      name: 'Evolução',
      text: '<script>alert(1)</script>',
    });
    expect(made.status).toBe(201);
    expect(await list()).toMatchObject([{ name: 'Evolução', text: '<script>alert(1)</script>' }]);
    expect(await list('bruno')).toEqual([]);
    const foreign = `/note-templates/${made.body.id}`;
    const change = { name: 'Meu', text: 'Agora' };
    expect((await call('PUT', foreign, change, 'bruno')).status).toBe(404);
    expect((await call('DELETE', foreign, undefined, 'bruno')).status).toBe(404);
    expect((await call('GET', '/note-templates', undefined, 'admin')).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it('are a hundred at most', async () => {
    const newId = idMaker(78);
    const noteTemplates = Array.from({ length: 100 }, (_, place) => ({
      id: newId(),
      psychologistId: open.clinic.people.ana.id,
      name: `Modelo ${place}`,
      text: 'Demanda:',
      createdAt: '2026-03-01T12:00:00.000Z',
    }));
    const { tenantId } = open.clinic;
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { noteTemplates }));
    const answer = await call('POST', '/note-templates', { name: 'Mais um', text: 'x' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_templates' } });
  });
});
