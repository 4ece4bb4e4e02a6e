import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { disposeRecords } from '../../server/areas/records/retention/dispose.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { hours } from '../harness/practice/practice.ts';

let db: Database;
let open: ClinicApi;

type Named = { readonly id: string; readonly code: string };

const call = <T = Named>(method: string, path: string, body?: unknown) =>
  open.api.call<T>(method, path, { token: open.tokens.ana, body });

/** The days pass, and with them what a sign-in is good for. */
const newToken = () => open.api.tokenFor(open.clinic.actor(open.clinic.people.ana));

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

describe('16. a note dated otherwise', () => {
  const OLD = '2020-03-12T12:00:00.000Z';
  const clientId = crypto.randomUUID();
  const id = crypto.randomUUID();
  let seq = 0;

  const send = (name: string, args: object, at: string) => {
    const command = { key: crypto.randomUUID(), seq: (seq += 1), name, args, at };
    return call('POST', '/sync/commands', { clientId, commands: [command] });
  };

  it('keeps the server’s time beside the person’s, whatever the device says', async () => {
    const { session } = open.clinic;
    await call('PATCH', `/appointments/${session.id}/complete`);
    const lies = { receivedAt: OLD, updateReceivedAt: OLD };
    const about = { id, patientId: session.patientId, appointmentId: session.id };
    await send('note.create', { ...about, plaintext: 'Relato.', ...lies }, OLD);
    const written = { createdAt: OLD, updatedAt: OLD, receivedAt: hours(0) };
    expect((await call('GET', `/notes/${id}`)).body).toMatchObject({
      ...written,
      updateReceivedAt: hours(0),
    });
    open.api.clock.ms += 1_800_000;
    await send('note.update', { id, plaintext: 'Outro relato.', ...lies }, OLD);
    expect((await call('GET', `/notes/byAppointment/${session.id}`)).body).toMatchObject({
      ...written,
      updateReceivedAt: hours(0.5),
    });
    const { rows } = await sql<{ at: string; received_at: string }>`
      select at, received_at from note_versions where note_id = ${id} order by v`.execute(
      db.kysely,
    );
    expect(rows.map((row) => [row.at, row.received_at])).toEqual([
      [OLD, hours(0)],
      [OLD, hours(0.5)],
    ]);
  });
});

describe('18. what is deleted is kept until the law lets it go', () => {
  const YEAR_MS = 365.25 * 86_400_000;
  const SECRET = 'Texto clínico reservado.';

  const later = async (years: number) => {
    open.api.clock.ms += years * YEAR_MS;
    open = { ...open, tokens: { ...open.tokens, ana: await newToken() } };
  };
  const remove = () => call('DELETE', `/notes/${open.noteId}`, { reason: 'Escrita por engano' });
  const archived = async () => (await call<{ id: string }[]>('GET', '/archived-notes')).body;
  const dispose = () => disposeRecords(open.api.parts);
  /** How many rows of any table hold the text. */
  const copies = async (text: string): Promise<string[]> => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`.execute(
      db.kysely,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
        db.kysely,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it('a deleted note leaves every reader, and comes back as it was', async () => {
    const before = (await call('GET', `/notes/${open.noteId}`)).body;
    expect((await remove()).body).toEqual({ id: open.noteId });
    expect((await call('GET', `/notes/${open.noteId}`)).status).toBe(404);
    expect(await archived()).toMatchObject([
      {
        id: open.noteId,
        reason: 'Escrita por engano',
        preview: SECRET,
        archivedAt: hours(0),
        keepUntil: hours(-1).replace('2026', '2046'),
      },
    ]);
    for (const who of ['bruno', 'stranger'] as const) {
      const { tokens, api } = open;
      const theirs = await api.call('GET', '/archived-notes', { token: tokens[who] });
      expect(theirs.body).toEqual([]);
      const path = `/notes/${open.noteId}/restore`;
      expect((await api.call('POST', path, { token: tokens[who] })).status).toBe(404);
    }
    for (const _ of [1, 2])
      expect(await call('POST', `/notes/${open.noteId}/restore`)).toMatchObject({
        status: 200,
        body: before,
      });
    expect(await archived()).toEqual([]);
  });

  it('a session may get another note meanwhile, and the old one waits until it is free', async () => {
    await remove();
    const { past } = open.clinic;
    const note = { patientId: past.patientId, appointmentId: past.id, plaintext: 'Nova.' };
    expect((await call('POST', '/notes', { ...note, id: open.noteId })).status).toBe(409);
    const { body } = await call('POST', '/notes', note);
    expect(await call('POST', `/notes/${open.noteId}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'note_exists' },
    });
    await call('DELETE', `/notes/${body.id}`);
    expect((await call('POST', `/notes/${open.noteId}/restore`)).status).toBe(200);
  });

  it('nothing goes before the day, and nothing of it stays afterwards but the record of its disposal', async () => {
    await call('PUT', `/notes/${open.noteId}`, { plaintext: `${SECRET} Mais.` });
    await remove();
    await later(19.9);
    expect(await dispose()).toBe(0);
    expect(await copies(SECRET)).toEqual(['archive', 'note_versions']);
    await later(0.2);
    expect(await dispose()).toBe(1);
    expect(await copies(SECRET)).toEqual([]);
    expect(await call('POST', `/notes/${open.noteId}/restore`)).toMatchObject({ status: 404 });
    const { body } = await call<unknown[]>('GET', '/disposals');
    expect(body).toMatchObject([
      {
        patientId: open.clinic.davi.id,
        recordKind: 'prontuario',
        basis: 'Lei 13.787/2018, art. 6º: 20 anos após o último registro',
        count: 1,
        items: [{ entity: 'notes', id: open.noteId, reason: 'Escrita por engano' }],
      },
    ]);
  });

  it('what is the psychologist’s own goes after five years, and never because it left the record', async () => {
    const put = (shelf: unknown, token = open.tokens.ana) =>
      open.api.call('PATCH', `/notes/${open.noteId}/shelf`, { token, body: { shelf } });
    for (const who of ['bruno', 'stranger'] as const)
      expect((await put('private', open.tokens[who])).status).toBe(404);
    const rule = await call('PATCH', '/notes/shelf-rule', { shelf: 'private' });
    expect(rule.status).toBe(403);
    const faces = await call('PATCH', '/notes/mood-faces', { isActive: false });
    expect(faces.status).toBe(403);
    for (const forged of ['prontuario', null, { record: true }])
      expect((await put(forged)).status).toBe(422);
    expect((await put('private')).status).toBe(200);
    await remove();
    await later(5.1);
    expect(await dispose()).toBe(0);
    await call('POST', `/notes/${open.noteId}/restore`);
    expect((await call('GET', `/notes/${open.noteId}`)).body).toMatchObject({ shelf: 'private' });
    await remove();
    const { session } = open.clinic;
    await call('PATCH', `/appointments/${session.id}/complete`);
    const about = { patientId: session.patientId, appointmentId: session.id };
    const own = await call('POST', '/notes', { ...about, plaintext: SECRET, shelf: 'private' });
    await call('DELETE', `/notes/${own.body.id}`);
    await later(5.1);
    expect(await dispose()).toBe(1);
    expect((await call('GET', '/disposals')).body).toMatchObject([
      { recordKind: 'registro_documental', items: [{ id: own.body.id }] },
    ]);
    expect(await archived()).toMatchObject([{ id: open.noteId }]);
  });

  it('a deleted payment goes after five years as well, and not before', async () => {
    const words = 'Pagou em mãos.';
    const { past } = open.clinic;
    await call('PATCH', `/appointments/${past.id}/complete`);
    const sent = { appointmentId: past.id, amount: 180, paymentMethod: 'pix' };
    const { body } = await call('POST', '/payments', { ...sent, notes: words });
    expect(body).toMatchObject({ notes: words });
    expect(await copies(words)).toContain('payments');
    await call('DELETE', `/payments/${body.id}`);
    await later(4.9);
    expect(await dispose()).toBe(0);
    expect(await copies(words)).toEqual(['archive']);
    await later(0.2);
    expect(await dispose()).toBe(1);
    expect(await copies(words)).toEqual([]);
    expect((await call('GET', '/disposals')).body).toMatchObject([
      { recordKind: 'registro_documental', items: [{ entity: 'payments', id: body.id }] },
    ]);
  });

  it('a further entry about the patient puts the day off, and so does a court', async () => {
    await remove();
    await later(10);
    const { davi } = open.clinic;
    const startAt = new Date(open.api.clock.ms).toISOString();
    const endAt = new Date(open.api.clock.ms + 3_000_000).toISOString();
    await call('POST', '/appointments', { patientId: davi.id, startAt, endAt });
    await later(11);
    expect(await dispose()).toBe(0);
    await later(10);
    await call('PATCH', `/patients/${davi.id}/legal-hold`, { legalHold: true });
    expect(await dispose()).toBe(0);
    await call('PATCH', `/patients/${davi.id}/legal-hold`, { legalHold: false });
    expect(await dispose()).toBe(1);
  });

  it('no date of a device’s own brings the day nearer', async () => {
    const { session } = open.clinic;
    await call('PATCH', `/appointments/${session.id}/complete`);
    const id = crypto.randomUUID();
    const about = { id, patientId: session.patientId, appointmentId: session.id };
    const command = (seq: number, name: string, args: object) => ({
      key: crypto.randomUUID(),
      seq,
      name,
      args,
      at: '1990-01-01T00:00:00.000Z',
    });
    await call('POST', '/sync/commands', {
      clientId: crypto.randomUUID(),
      commands: [
        command(1, 'note.create', { ...about, plaintext: 'Antiga.' }),
        command(2, 'note.delete', { id }),
      ],
    });
    expect(await dispose()).toBe(0);
    expect(await archived()).toMatchObject([{ id }]);
  });

  it('deleting a patient erases no record: neither sessions, nor deleted notes, nor health data', async () => {
    const patient = (body: object) =>
      call('POST', '/patients', { name: 'Gil', email: 'gil@exemplo.com', ...body });
    const { body } = await patient({ allergies: 'Dipirona' });
    expect(await call('DELETE', `/patients/${body.id}`)).toMatchObject({
      status: 409,
      body: { code: 'patient_in_use' },
    });
    await remove();
    expect((await call('DELETE', `/patients/${open.clinic.davi.id}`)).status).toBe(409);
    const { body: other } = await patient({ email: 'outro@exemplo.com' });
    expect((await call('DELETE', `/patients/${other.id}`)).status).toBe(200);
    const { rows } = await sql`
      select 1 from pg_constraint where contype = 'f' and confdeltype <> 'a' and conrelid::regclass::text
        in ('patients', 'appointments', 'notes', 'note_versions', 'payments', 'archive', 'disposals')`.execute(
      db.kysely,
    );
    expect(rows).toEqual([]);
  });
});

describe('17. what has not happened, and who nobody is', () => {
  const write = (session: { id: string; patientId: string | null }) =>
    call('POST', '/notes', {
      patientId: session.patientId,
      appointmentId: session.id,
      plaintext: 'Relato.',
    });

  it('a session that has not begun takes no note, and takes it once it has', async () => {
    const { session } = open.clinic;
    expect(await write(session)).toMatchObject({
      status: 409,
      body: { code: 'session_without_note' },
    });
    open.api.clock.ms = Date.parse(session.startAt);
    open = { ...open, tokens: { ...open.tokens, ana: await newToken() } };
    expect((await write(session)).status).toBe(201);
  });

  it('a device’s clock that runs ahead by an hour is borne, and one that lies opens nothing', async () => {
    const { session } = open.clinic;
    const args = {
      id: crypto.randomUUID(),
      patientId: session.patientId,
      appointmentId: session.id,
      plaintext: 'Relato.',
    };
    const clientId = crypto.randomUUID();
    const send = async (at: string, seq: number) => {
      const command = { key: crypto.randomUUID(), seq, name: 'note.create', args, at };
      const batch = { clientId, commands: [command] };
      return (await call<{ results: unknown[] }>('POST', '/sync/commands', batch)).body.results;
    };
    const refused = [{ status: 'refused', code: 'session_without_note' }];
    expect(await send(hours(30), 1)).toMatchObject(refused);
    open.api.clock.ms = Date.parse(session.startAt) - 3_600_000;
    open = { ...open, tokens: { ...open.tokens, ana: await newToken() } };
    expect(await send(hours(23), 2)).toMatchObject(refused);
    expect(await send(session.startAt, 3)).toMatchObject([{ status: 'done' }]);
  });

  it('a CPF that nobody can have is refused, for patients and accounts', async () => {
    const patient = { name: 'Gil', email: 'gil@exemplo.com' };
    for (const cpf of ['111.111.111-11', '529.982.247-24', '12'])
      expect(await call('POST', '/patients', { ...patient, cpf })).toMatchObject({
        status: 422,
        body: { message: 'CPF inválido. Confira os números.' },
      });
    const account = {
      name: 'Helena',
      email: 'helena@exemplo.com',
      password: 'um-segredo-longo',
      crp: '06/12345',
      tenantName: 'Consultório',
      domain: 'consultorio-h',
      cpf: '000.000.000-00',
    };
    expect((await call('POST', '/auth/registerTenantPsych', account)).status).toBe(422);
    expect((await call('POST', '/patients', { ...patient, cpf: '529.982.247-25' })).status).toBe(
      201,
    );
  });
});
