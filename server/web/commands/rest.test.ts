import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandList } from '../../../src/domain/registry.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../test/harness/database/database.ts';
import { hours } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';

const HOUR_MS = 3_600_000;

interface AppointmentAnswer extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
  readonly startAt: string;
}

interface History extends Record<string, unknown> {
  readonly data: {
    readonly appointments: AppointmentAnswer[];
    readonly pagination: Record<string, unknown>;
  };
}

let db: Database;
let world: ClinicApi;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = await openClinicApi(db);
});

afterEach(() => db.close());

const as = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) =>
  world.api.call<T>(method, path, {
    token: world.tokens.ana,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const book = (startsInHours: number, key?: string, minutes = 50) => {
  const endAt = new Date(Date.parse(hours(startsInHours)) + minutes * 60_000).toISOString();
  const body = { patientId: world.clinic.davi.id, startAt: hours(startsInHours), endAt };
  return as<AppointmentAnswer>('POST', '/appointments', body, key);
};

describe('a command over REST', () => {
  it('needs a sign-in, whichever it is', async () => {
    for (const { method, path } of commandList) {
      const { status } = await world.api.call(method, path.replace(':id', crypto.randomUUID()), {
        body: {},
      });
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('creates with an id of the server, or with the caller’s', async () => {
    const id = crypto.randomUUID();
    const mine = await as('POST', '/patients', { id, name: 'Gil', email: 'gil@exemplo.com' });
    expect([mine.status, mine.body.id]).toEqual([201, id]);
    const theirs = await as('POST', '/patients', { name: 'Ivo', email: 'ivo@exemplo.com' });
    expect(theirs.body.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      await as('POST', '/patients', { id, name: 'Eva', email: 'eva@exemplo.com' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    });
  });

  it('takes effect once for each idempotency key, also when called at once', async () => {
    const calls = await Promise.all(Array.from({ length: 5 }, () => book(100, 'reserva-1')));
    expect(calls.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(calls.map(({ text }) => text)).size).toBe(1);
    expect((await book(101, 'reserva-1')).body.code).toBe('key_reused');
    expect((await book(100, 'reserva-2')).body.code).toBe('appointment_overlap');
  });

  it('books a time once, however many ask for it', async () => {
    const calls = await Promise.all(Array.from({ length: 6 }, () => book(200)));
    expect(calls.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(calls.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Horário não disponível',
      code: 'appointment_overlap',
    });
  });

  it('keeps one note per session, and gives it back by session and patient', async () => {
    const { davi, session, carla } = world.clinic;
    const note = { patientId: carla.id, appointmentId: session.id, plaintext: 'Primeira sessão.' };
    await as('PATCH', `/appointments/${session.id}/complete`);
    const created = await as('POST', '/notes', note);
    expect(created).toMatchObject({
      status: 201,
      body: { ...note, tenantId: world.clinic.tenantId, psychologist: { name: 'Ana' } },
    });
    expect(await as('POST', '/notes', note)).toMatchObject({
      status: 409,
      body: { code: 'note_exists' },
    });
    expect((await as('GET', `/notes/byAppointment/${session.id}`)).body).toEqual(created.body);
    expect((await as('GET', `/notes/byPatient/${carla.id}`)).body).toEqual([created.body]);
    expect((await as('DELETE', `/notes/${String(created.body.id)}`)).body).toEqual({
      id: created.body.id,
    });
    expect((await as('GET', `/notes/byAppointment/${session.id}`)).status).toBe(404);
    expect((await as<unknown[]>('GET', `/notes/byPatient/${davi.id}`)).body).toHaveLength(1);
  });

  it('cancels only what is scheduled, completes and marks as missed as the rules say', async () => {
    const { id } = (await book(1)).body;
    expect((await as('PATCH', `/appointments/${id}/status`, { status: 'no_show' })).status).toBe(
      409,
    );
    world.api.clock.ms += 3 * HOUR_MS;
    expect((await as('GET', `/appointments/${id}`)).body.status).toBe('expired');
    expect((await as('PATCH', `/appointments/${id}/cancel`, { status: 'cancelled' })).status).toBe(
      409,
    );
    expect(
      (await as('PATCH', `/appointments/${id}/status`, { status: 'no_show' })).body.status,
    ).toBe('no_show');
    expect((await as('PATCH', `/appointments/${id}/complete`)).status).toBe(409);
  });
});

describe('the history', () => {
  const history = (query: string) => as<History>('GET', `/appointments/history?${query}`);

  it('pages through all sessions, the newest first, each once', async () => {
    for (let i = 0; i < 5; i++) await book(50 + i);
    const seen: AppointmentAnswer[] = [];
    for (let page = 1; page <= 3; page++) {
      const { data } = (await history(`page=${page}&limit=3`)).body;
      expect(data.pagination).toEqual({
        page,
        limit: 3,
        total: 7,
        totalPages: 3,
        hasNext: page < 3,
        hasPrev: page > 1,
      });
      seen.push(...data.appointments);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen.map(({ startAt }) => startAt)).toEqual(
      seen
        .map(({ startAt }) => startAt)
        .toSorted()
        .toReversed(),
    );
    expect((await history('page=9')).body.data.appointments).toEqual([]);
  });

  it('knows the status that a session has now, and counts by it', async () => {
    const running = (await book(-0.5)).body.id;
    const ids = async (status: string) => {
      const { data } = (await history(`status=${status}`)).body;
      return data.appointments.map(({ id }) => id);
    };
    expect(await ids('in_progress')).toEqual([running]);
    expect(await ids('expired')).toEqual([world.clinic.past.id]);
    expect(await ids('scheduled')).toEqual([world.clinic.session.id]);
    const { body } = await as('GET', '/appointments/history/stats');
    expect(body.data).toEqual({
      totalSessions: 3,
      byStatus: {
        scheduled: 1,
        in_progress: 1,
        completed: 0,
        cancelled: 0,
        no_show: 0,
        expired: 1,
      },
    });
  });

  it('takes a day for the whole day of the clinic', async () => {
    const startAt = '2026-05-01T02:30:00.000Z';
    await as('POST', '/appointments', {
      patientId: null,
      startAt,
      endAt: '2026-05-01T03:20:00.000Z',
    });
    const onDay = async (day: string) =>
      (await history(`startDate=${day}&endDate=${day}`)).body.data.appointments.length;
    expect([await onDay('2026-04-30'), await onDay('2026-05-01')]).toEqual([1, 0]);
    expect((await history('startDate=2026-05-01T00:00:00Z')).body.data.appointments).toHaveLength(
      1,
    );
  });

  it('narrows to a patient', async () => {
    const { data } = (await history(`patientId=${world.clinic.carla.id}`)).body;
    expect(data.appointments).toMatchObject([
      { patient: { name: 'Carla' }, psychId: world.clinic.people.ana.id, durationMinutes: 60 },
    ]);
  });
});

describe('finding patients', () => {
  const found = async (q: string) => {
    const { body } = await as<{ name: string }[]>(
      'GET',
      `/patients/search?q=${encodeURIComponent(q)}`,
    );
    return body.map(({ name }) => name);
  };

  it('ignores case and accents, and reads numbers however they are punctuated', async () => {
    await as('POST', '/patients', {
      name: 'Álvaro Gonçalves',
      email: 'alvaro@exemplo.com',
      cpf: '123.456.789-09',
      phone: '(11) 98888-7777',
    });
    for (const q of ['alvaro', 'GONCALVES álv', 'ALVARO@', '456789', '456.789', '98888 7777'])
      expect([q, await found(q)]).toEqual([q, ['Álvaro Gonçalves']]);
    for (const q of ['alvaro silva', '%', '_', '0000000', ''])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  it('sorts names as Portuguese does', async () => {
    for (const name of ['Zeca', 'Érica', 'eduardo', 'Ágata'])
      await as('POST', '/patients', {
        name,
        email: `${name.length}-${name.charCodeAt(0)}@exemplo.com`,
      });
    const { body } = await as<{ name: string }[]>('GET', '/patients');
    expect(body.map(({ name }) => name)).toEqual([
      'Ágata',
      'Carla',
      'Davi',
      'eduardo',
      'Érica',
      'Zeca',
    ]);
  });

  it('counts a patient’s sessions as the portal does', async () => {
    const { davi, past } = world.clinic;
    await as('PATCH', `/appointments/${past.id}/complete`);
    const { startAt, id } = (await book(30)).body;
    expect((await as('GET', `/patients/${davi.id}/stats`)).body).toEqual({
      totalSessions: 2,
      completedSessions: 1,
      pendingSessions: 1,
      nextAppointment: { id, startAt, psychologistName: 'Ana' },
    });
  });
});
