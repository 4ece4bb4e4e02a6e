import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { type ClinicApi, openClinicApi } from '../harness/clinicApi.ts';
import { sharedDatabase } from '../harness/database.ts';
import { hours } from '../harness/practice.ts';

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
