import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../server/kernel/db/database.ts';
import { withTenant } from '../../server/kernel/db/tenant.ts';
import { changeDocuments } from '../../server/engine/documents/change.ts';
import { runQuery } from '../../src/data/queries/index.ts';
import { isWhole, recordOf } from '../../src/data/queries/kit/known.ts';
import { View } from '../../src/data/view/view.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import type { CorrectionRequest } from '../../src/domain/corrections/correction.ts';
import { recordFile } from '../../src/domain/documents/recordFile.ts';
import type { IssuedDocument } from '../../src/domain/documents/issued.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { ChangesPage } from '../../src/domain/sync/protocol.ts';
import { noteIdsOf, recordCopy } from '../../src/features/documents/recordCopy.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { engines } from '../harness/database/database.ts';
import { agreeToHandovers } from '../harness/server/handovers.ts';
import { importDocuments } from '../harness/database/importDocuments.ts';
import { appointment, hours, idMaker, note } from '../harness/practice/practice.ts';
import { querySource } from '../harness/practice/querySource.ts';

const newId = idMaker(161);
const NOW = hours(0);
const ASKED = { shelves: ['record'], recipient: 'Davi', reason: 'Pedido' } as const;
let db: Database;
let world: ClinicApi;
const PROCESS = 'zqprocesso';
let notes: readonly Note[];
/** A session of which nobody has said how it went. */
let open: string;

type Staff = 'ana' | 'bruno';

/**
 * Ana's patient Davi: four sessions with notes, one missed, one to come.
 * One note is her own. There are two issued documents.
 */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { people, davi, tenantId } = world.clinic;
  const ana = { psychologistId: people.ana.id, patientId: davi.id };
  const sessions = [-400, -300, -200, -100, -50, -20, 30].map((at, n) => ({
    ...appointment(newId(), ana, at),
    status: n < 4 ? ('completed' as const) : n === 4 ? ('no_show' as const) : 'scheduled',
  }));
  open = sessions[5]?.id ?? '';
  notes = sessions.slice(0, 4).map((session, n) => ({
    ...note(newId(), session as never, `Evolução ${n}`),
    shelf: n === 3 ? ('private' as const) : ('record' as const),
    createdAt: session.startAt,
    updatedAt: session.startAt,
  }));
  const issued = (shelves: IssuedDocument['shelves'], at: number): IssuedDocument => ({
    id: newId(),
    ...ana,
    kind: shelves.length > 0 ? 'record' : 'declaration',
    format: 'pdf',
    shelves,
    recipient: 'Empresa',
    relation: null,
    reason: shelves.includes('private') ? PROCESS : 'Ausência',
    place: 'Recife',
    channel: 'email',
    sha256: 'a'.repeat(64),
    outcome: null,
    settledAt: null,
    createdAt: hours(at),
  });
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, {
      appointments: sessions as never,
      notes,
      issuedDocuments: [issued([], -40), issued(['record'], -30), issued(['private'], -20)],
    }),
  );
});
afterEach(() => db.close());

const call = <T>(
  method: string,
  path: string,
  body?: unknown,
  as: Staff | 'admin' | 'portal' = 'admin',
) =>
  world.api.call<T>(method, path, { token: world.tokens[as], ...(body !== undefined && { body }) });

/** Returns what the person's device holds after a first sync, and the texts on its disk. */
async function deviceOf(as: Staff | 'admin' | 'portal') {
  const actor: Actor = world.clinic.actor(world.clinic.people[as]);
  const view = new View(actor);
  const texts = new Map<string, Note>();
  const clientId = newId();
  for (let cursor: string | null = '', done = false; !done;) {
    const query = new URLSearchParams({ clientId, limit: '500', ...(cursor && { cursor }) });
    const { body } = await call<ChangesPage>('GET', `/sync/changes?${query}`, undefined, as);
    view.applyBase(
      body.changes.map(({ entity, id, v, doc }) => ({ entity, id, g: 1, v, cs: 0, doc }) as never),
    );
    for (const { entity, doc } of body.changes)
      if (entity === 'notes' && doc) texts.set(doc.id, doc as Note);
    ({ cursor, done } = body);
  }
  return { source: querySource(view), texts };
}

/** The copy of Davi's record that the person's device makes, as data. */
async function copyBy(as: Staff, asked: Parameters<typeof noteIdsOf>[1] = ASKED) {
  const { source, texts } = await deviceOf(as);
  const patientId = world.clinic.davi.id;
  const contents = runQuery(source, 'documents.record', { patientId, now: NOW });
  const documents = runQuery(source, 'documents.ofPatient', { patientId });
  const patient = recordOf(runQuery(source, 'patients.byId', { id: patientId }))?.patient;
  if (!patient || !isWhole(contents) || !isWhole(documents)) throw new Error('No copy to be had.');
  const wanted = noteIdsOf(contents.whole, asked);
  const record = recordCopy(
    {
      issuer: {
        patient,
        institution: 'Clínica',
        professional: { name: as === 'ana' ? 'Ana' : 'Bruno', crp: null },
        issued: documents.whole.rows.map(({ document }) => document),
      },
      contents: contents.whole,
      notes: new Map([...texts].filter(([id]) => wanted.includes(id))),
      now: NOW,
      zone: 'America/Sao_Paulo',
    },
    asked,
  );
  const { sessions, notesWithoutSession, issuedDocuments, removals, lacking } = JSON.parse(
    recordFile(record),
  ) as Record<string, unknown[]>;
  return { sessions, notesWithoutSession, issuedDocuments, removals, lacking } as Record<
    'sessions' | 'notesWithoutSession' | 'issuedDocuments' | 'removals' | 'lacking',
    unknown[]
  >;
}

const handOver = async (from: Staff = 'ana', to: Staff = 'bruno') => {
  const { people, davi } = world.clinic;
  const { body } = await call<{ outcomes: unknown }>(
    'POST',
    `/clinic/members/${people[from].id}/handover`,
    { successorId: people[to].id, patients: [{ patientId: davi.id, overlaps: 'ask' }] },
  );
  expect(body.outcomes).toMatchObject([{ status: expect.stringMatching(/done|asked/) }]);
  await agreeToHandovers(world, from);
};

const seal = async (of: Staff = 'ana') => {
  const { people, davi } = world.clinic;
  const path = `/clinic/members/${people[of].id}/seal`;
  const { body } = await call<{ outcomes: unknown }>('POST', path, { patientIds: [davi.id] });
  expect(body.outcomes).toMatchObject([{ status: expect.stringMatching(/done|asked/) }]);
  await agreeToHandovers(world, of);
};

/** Without what was issued of the author's own, which stays there and is said to. */
const same = ({
  sessions,
  issuedDocuments,
  removals,
  notesWithoutSession,
}: Awaited<ReturnType<typeof copyBy>>) => ({
  sessions,
  issuedDocuments: issuedDocuments.filter((one) => (one as IssuedDocument).reason !== PROCESS),
  removals,
  notesWithoutSession,
});

describe('the copy of a record', () => {
  it('equals the one before after a hand-over, and after the way back', async () => {
    const before = await copyBy('ana');
    expect(before.sessions).toHaveLength(7);
    expect(before.sessions.filter((one) => (one as { note: unknown }).note)).toHaveLength(4);
    expect(before.issuedDocuments).toHaveLength(3);
    await handOver();
    expect(same(await copyBy('bruno'))).toEqual(same(before));
    expect((await copyBy('bruno')).lacking).toEqual([
      expect.stringContaining('O registro documental de quem atendia antes'),
    ]);
    await handOver('bruno', 'ana');
    expect(await copyBy('ana')).toEqual(before);
  });

  it('equals the one before after it was sealed and opened for a successor, twice', async () => {
    const before = await copyBy('ana');
    await seal();
    await handOver();
    expect(same(await copyBy('bruno'))).toEqual(same(before));
    await seal('bruno');
    await expect(copyBy('bruno')).rejects.toThrow('No copy to be had.');
    await handOver('bruno', 'ana');
    expect(same(await copyBy('ana'))).toEqual(same(before));
  });

  it('names the author of what was inherited, whose sessions no screen of the agenda has', async () => {
    await handOver();
    const { sessions } = await copyBy('bruno');
    expect(sessions).toMatchObject(sessions.map(() => ({ author: { name: 'Ana' } })));
    const { source } = await deviceOf('bruno');
    const history = runQuery(source, 'appointments.history', { now: NOW });
    expect(JSON.stringify(history)).not.toContain(notes[0]?.appointmentId);
    const row = runQuery(source, 'notes.byId', { id: notes[0]?.id ?? '' });
    expect(recordOf(row)?.session).toMatchObject({ startAt: hours(-400) });
  });

  it('follows when the author says later how a session went', async () => {
    await handOver();
    const { status } = await call('PATCH', `/appointments/${open}/complete`, undefined, 'ana');
    expect(status).toBe(200);
    await world.api.jobs.runDue();
    const { sessions } = await copyBy('bruno');
    expect(sessions.at(-1)).toMatchObject({ status: 'Concluído', author: { name: 'Ana' } });
  });

  it('tells the successor and the author which notes left the record, and when', async () => {
    const [first, second, third] = notes as [Note, Note, Note];
    const remove = { token: world.tokens.ana, body: { reason: 'Engano' } };
    await world.api.call('DELETE', `/notes/${first.id}`, remove);
    await call('PATCH', `/notes/${second.id}/shelf`, { shelf: 'private' }, 'ana');
    await call('DELETE', `/notes/${third.id}`, undefined, 'ana');
    await call('POST', `/notes/${third.id}/restore`, undefined, 'ana');
    const { removals } = await copyBy('ana');
    expect(removals).toMatchObject([
      { noteId: first.id, kind: 'deleted', startAt: hours(-400) },
      { noteId: second.id, kind: 'moved', startAt: hours(-300) },
    ]);
    await handOver();
    const copy = await copyBy('bruno');
    expect(copy.removals).toEqual(removals);
    expect(JSON.stringify(copy)).not.toContain('Engano');
    await call('DELETE', `/notes/${second.id}`, undefined, 'ana');
    expect((await copyBy('bruno')).removals).toMatchObject([
      { noteId: first.id, kind: 'deleted' },
      { noteId: second.id, kind: 'deleted' },
    ]);
  });
});

describe('what is shown of an inherited record', () => {
  it('reaches its keeper alone, and nobody while it is sealed', async () => {
    const holders = async () => {
      const all = ['ana', 'bruno', 'admin', 'portal'] as const;
      const held = await Promise.all(all.map(async (as) => (await deviceOf(as)).source));
      return all.filter((_, n) => [...(held[n]?.view.all('recordSheets') ?? [])].length > 0);
    };
    await handOver();
    expect(await holders()).toEqual(['bruno']);
    await seal('bruno');
    expect(await holders()).toEqual([]);
  });

  it('lists the notes on the patient’s page, and nothing of what was the author’s own', async () => {
    await handOver();
    const { source } = await deviceOf('bruno');
    const patientId = world.clinic.davi.id;
    const rows = runQuery(source, 'patients.inherited', { patientId });
    expect(isWhole(rows) && rows.whole.flatMap(({ noteId }) => noteId ?? [])).toEqual([
      world.noteId,
      notes[2]?.id,
      notes[1]?.id,
      notes[0]?.id,
    ]);
    const issued = runQuery(source, 'documents.ofPatient', { patientId });
    expect(isWhole(issued) && issued.whole.inherited).toHaveLength(2);
    const sheets = JSON.stringify([...source.view.all('recordSheets')]);
    expect(sheets).not.toContain(PROCESS);
    expect(sheets).not.toContain('Trazer exames');
  });

  it('is written for records that were handed over before there were sheets', async () => {
    await handOver();
    const before = await copyBy('bruno');
    const { davi, tenantId } = world.clinic;
    const noWork = async () => undefined;
    await changeDocuments(
      { db, onWritten: noWork },
      tenantId,
      async ({ documents, find, enqueue }) => {
        for (const { id } of await find('recordSheets', {})) documents.remove('recordSheets', id);
        await enqueue([{ kind: 'records.sheets', key: 'once', payload: { patientId: davi.id } }]);
      },
    );
    expect((await copyBy('bruno')).sessions).toEqual([]);
    await world.api.jobs.runDue();
    expect(await copyBy('bruno')).toEqual(before);
  });
});

describe('a record that a court holds, or of which the patient has asked something', () => {
  const hold = (legalHold: boolean) =>
    call('PATCH', `/patients/${world.clinic.davi.id}/legal-hold`, { legalHold }, 'ana');
  const remove = (id = notes[0]?.id) =>
    call<{ code: string; message: string }>('DELETE', `/notes/${id}`, undefined, 'ana');
  const setApart = () =>
    call<{ code: string }>('PATCH', `/notes/${notes[1]?.id}/shelf`, { shelf: 'private' }, 'ana');

  it('stays whole under the hold: nothing is deleted or moved, and the reason is said', async () => {
    const before = await copyBy('ana');
    expect((await hold(true)).status).toBe(200);
    const refused = await remove();
    expect(refused).toMatchObject({ status: 409, body: { code: 'record_frozen' } });
    expect(refused.body.message).toContain('guarda judicial');
    expect(await setApart()).toMatchObject({ status: 409, body: { code: 'record_frozen' } });
    // The court wants everything: what is the psychologist's own stays as well.
    expect(await remove(notes[3]?.id)).toMatchObject({ status: 409 });
    expect(same(await copyBy('ana'))).toEqual(same(before));
    await hold(false);
    expect((await remove()).status).toBe(200);
  });

  it('does not take a note out of the record where another device’s text would', async () => {
    await hold(true);
    const { davi } = world.clinic;
    const [first] = notes as [Note];
    const id = newId();
    const args = {
      id,
      patientId: davi.id,
      appointmentId: first.appointmentId,
      plaintext: 'Meu',
      shelf: 'private',
    };
    const command = { key: newId(), seq: 1, name: 'note.create', args, at: NOW };
    const body = { clientId: newId(), commands: [command] };
    const { body: answer } = await call<{ results: { status: string; code?: string }[] }>(
      'POST',
      '/sync/commands',
      body,
      'ana',
    );
    expect(answer.results).toMatchObject([{ status: 'refused', code: 'record_frozen' }]);
  });

  it('stays whole until the request is answered', async () => {
    const { people, davi, tenantId } = world.clinic;
    const request: CorrectionRequest = {
      id: newId(),
      patientId: davi.id,
      psychologistId: people.ana.id,
      field: 'phone',
      wanted: '11 90000-0000',
      status: 'open',
      reason: null,
      answeredBy: null,
      answeredAt: null,
      createdAt: hours(-1),
    };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { correctionRequests: [request] }),
    );
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'record_frozen' } });
    expect(await setApart()).toMatchObject({ status: 409 });
    expect((await remove(notes[3]?.id)).status).toBe(200);
    const answer = { outcome: 'accepted' };
    expect((await call('PATCH', `/correction-requests/${request.id}`, answer, 'ana')).status).toBe(
      200,
    );
    expect((await remove()).status).toBe(200);
  });

  it('is said by the device without a network', async () => {
    await hold(true);
    const { source } = await deviceOf('ana');
    const kept = runQuery(source, 'notes.kept', {
      appointmentId: notes[0]?.appointmentId ?? '',
    });
    expect(kept.why).toContain('guarda judicial');
  });
});
