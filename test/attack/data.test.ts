import { beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../harness/clinicApi.ts';
import { sharedDatabase } from '../harness/database.ts';
import { hours } from '../harness/practice.ts';

let open: ClinicApi;

type Named = { readonly id: string; readonly code: string };

const call = <T = Named>(method: string, path: string, body?: unknown) =>
  open.api.call<T>(method, path, { token: open.tokens.ana, body });

beforeEach(async () => {
  open = await openClinicApi(await sharedDatabase());
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
    const token = await open.api.tokenFor(open.clinic.actor(open.clinic.people.ana));
    open = { ...open, tokens: { ...open.tokens, ana: token } };
    expect((await write(session)).status).toBe(201);
  });

  it('a device’s clock that runs ahead opens nothing', async () => {
    const { session } = open.clinic;
    const args = {
      id: crypto.randomUUID(),
      patientId: session.patientId,
      appointmentId: session.id,
      plaintext: 'Relato.',
    };
    const command = { key: crypto.randomUUID(), seq: 1, name: 'note.create', args, at: hours(30) };
    const batch = { clientId: crypto.randomUUID(), commands: [command] };
    const { body } = await call<{ results: unknown[] }>('POST', '/sync/commands', batch);
    expect(body.results).toMatchObject([{ status: 'refused', code: 'session_without_note' }]);
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
