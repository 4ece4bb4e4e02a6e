import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
  readers,
} from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { hours } from '../../../test/harness/practice/practice.ts';

type Statuses = Readonly<Record<ReaderName, number>>;
type Paths = (world: ClinicApi) => string;

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

/** anonymous, the psychologist whose it is, a colleague, the administrator, the patient, another clinic. */
const statuses = (...codes: [number, number, number, number, number, number]): Statuses =>
  Object.fromEntries(readers.map((reader, index) => [reader, codes[index]])) as Statuses;

const get = (reader: ReaderName, path: string) =>
  world.api.call('GET', path, { token: world.tokens[reader] });

const OWN_AND_PORTAL = statuses(401, 200, 404, 200, 200, 404);
/** Who is no author may not even ask. */
const OWN_ONLY = statuses(401, 200, 404, 403, 403, 404);

const reads: readonly [string, Paths, Statuses][] = [
  ['the own profile', () => '/users/profile', statuses(401, 200, 200, 200, 200, 200)],
  ['a patient', ({ clinic }) => `/patients/${clinic.carla.id}`, OWN_AND_PORTAL],
  ['a patient’s figures', ({ clinic }) => `/patients/${clinic.carla.id}/stats`, OWN_AND_PORTAL],
  [
    'a patient’s sessions',
    ({ clinic }) => `/patients/${clinic.carla.id}/appointments`,
    OWN_AND_PORTAL,
  ],
  [
    'a patient by account',
    ({ clinic }) => `/patients/by-user/${clinic.people.portal.id}`,
    OWN_AND_PORTAL,
  ],
  [
    'another patient',
    ({ clinic }) => `/patients/${clinic.davi.id}`,
    statuses(401, 200, 404, 200, 404, 404),
  ],
  ['a session', ({ clinic }) => `/appointments/${clinic.session.id}`, OWN_AND_PORTAL],
  ['a note', ({ noteId }) => `/notes/${noteId}`, OWN_ONLY],
  ['a session’s note', ({ clinic }) => `/notes/byAppointment/${clinic.past.id}`, OWN_ONLY],
];

describe('reading', () => {
  for (const [what, path, expected] of reads)
    it(`${what} is for ${readers.filter((reader) => expected[reader] === 200).join(', ')}`, async () => {
      for (const reader of readers) {
        const { status } = await get(reader, path(world));
        expect([reader, status]).toEqual([reader, expected[reader]]);
      }
    });

  it('tells a foreign document from a missing one by nothing', async () => {
    const foreign = await get('stranger', `/patients/${world.clinic.carla.id}`);
    const missing = await get('stranger', `/patients/${crypto.randomUUID()}`);
    expect(foreign.text).toBe(missing.text);
  });

  it('lists each reader’s own patients, by name', async () => {
    const names = async (reader: ReaderName) => {
      const { body } = await world.api.call<{ name: string }[]>('GET', '/patients', {
        token: world.tokens[reader],
      });
      return body.map(({ name }) => name);
    };
    expect(await names('ana')).toEqual(['Carla', 'Davi']);
    expect(await names('bruno')).toEqual(['Elisa']);
    expect(await names('admin')).toEqual(['Carla', 'Davi', 'Elisa']);
    expect(await names('portal')).toEqual(['Carla']);
  });

  it('shows health only to the treating psychologist', async () => {
    const path = `/patients/${world.clinic.carla.id}`;
    expect((await get('ana', path)).body.medicalHistory).toBe('Asma');
    for (const reader of ['admin', 'portal'] as const)
      expect((await get(reader, path)).body).not.toHaveProperty('medicalHistory');
  });

  it('shows a session without what the staff wrote about it in the portal', async () => {
    const { body } = await get('portal', `/appointments/${world.clinic.session.id}`);
    expect(body).toMatchObject({
      psychologist: { name: 'Ana' },
      patient: { name: 'Carla' },
      clinicalNotes: [],
    });
    for (const field of ['title', 'description', 'notes', 'cancellationReason'])
      expect(body).not.toHaveProperty(field);
  });

  it('keeps clinical text from everybody else, wherever a session is listed', async () => {
    for (const path of [
      '/appointments/history',
      `/patients/${world.clinic.davi.id}/appointments`,
      '/appointments/upcoming',
    ])
      for (const reader of readers.filter((one) => one !== 'ana'))
        expect((await get(reader, path)).text).not.toContain('reservado');
    expect((await get('ana', '/appointments/history')).text).toContain('Texto clínico reservado.');
  });

  it('counts for each reader what that reader sees', async () => {
    const total = async (reader: ReaderName) => {
      const { body } = await get(reader, '/appointments/history/stats');
      return (body.data as { totalSessions: number }).totalSessions;
    };
    expect(
      await Promise.all([
        total('ana'),
        total('bruno'),
        total('admin'),
        total('portal'),
        total('stranger'),
      ]),
    ).toEqual([2, 0, 2, 1, 2]);
  });
});

const span = { startAt: hours(48), endAt: hours(49) };

const writes: readonly [string, string, Paths, (world: ClinicApi) => object, Statuses][] = [
  [
    'editing a patient',
    'PUT',
    ({ clinic }) => `/patients/${clinic.davi.id}`,
    () => ({ phone: '11 99999-0000' }),
    statuses(401, 200, 404, 200, 403, 404),
  ],
  [
    'booking for a patient',
    'POST',
    () => '/appointments',
    ({ clinic }) => ({ patientId: clinic.davi.id, psychId: clinic.people.ana.id, ...span }),
    statuses(401, 201, 404, 409, 404, 404),
  ],
  [
    'editing a note',
    'PUT',
    ({ noteId }) => `/notes/${noteId}`,
    () => ({ plaintext: 'Outro texto reservado.' }),
    statuses(401, 200, 404, 403, 403, 404),
  ],
  [
    'a patient’s own cancellation',
    'DELETE',
    ({ clinic }) => `/appointments/${clinic.session.id}`,
    () => ({}),
    statuses(401, 200, 404, 200, 200, 404),
  ],
  [
    'deleting a patient',
    'DELETE',
    ({ clinic }) => `/patients/${clinic.elisa.id}`,
    () => ({}),
    statuses(401, 404, 200, 404, 403, 404),
  ],
];

describe('writing', () => {
  for (const [what, method, path, body, expected] of writes)
    it(`${what} is for ${readers.filter((reader) => expected[reader] < 300).join(', ')}`, async () => {
      for (const reader of readers) {
        const { status } = await world.api.call(method, path(world), {
          token: world.tokens[reader],
          body: body(world),
        });
        expect([reader, status]).toEqual([reader, expected[reader]]);
      }
    });

  it('trusts no tenant, psychologist or user that a body names', async () => {
    const { people } = world.clinic;
    const { status, body } = await world.api.call('POST', '/patients', {
      token: world.tokens.ana,
      body: {
        name: 'Fábio',
        email: 'fabio@exemplo.com',
        psychologistId: people.bruno.id,
        tenantId: crypto.randomUUID(),
        userId: people.bruno.id,
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ psychologistId: people.ana.id, userId: null });
  });

  it('lets the path decide over the body', async () => {
    const { carla, davi } = world.clinic;
    await world.api.call('PATCH', `/patients/${davi.id}/status`, {
      token: world.tokens.ana,
      body: { id: carla.id, isActive: false },
    });
    expect((await get('ana', `/patients/${carla.id}`)).body.isActive).toBe(true);
    expect((await get('ana', `/patients/${davi.id}`)).body.isActive).toBe(false);
  });
});
