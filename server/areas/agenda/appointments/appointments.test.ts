import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours, NOON } from '../../../../test/harness/practice/practice.ts';

// Ana sees Carla, who has an account, from +24 h to +25 h; her session with Davi ended 47 hours ago.

type Body = Record<string, unknown>;

const HOUR_MS = 3_600_000;
const MISSING = 'Agendamento não encontrado. Pode ter sido removido ou cancelado.';

let world: ClinicApi;
beforeEach(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const call = (reader: ReaderName, method: string, path: string, body?: unknown) =>
  world.api.call<Body>(method, `/appointments${path}`, { token: world.tokens[reader], body });
/** What a call came to: the session's status, or the refusal. */
const outcome = async (reader: ReaderName, method: string, path: string, body?: unknown) => {
  const { status, body: answer } = await call(reader, method, path, body);
  return status < 300 ? [status, answer.status] : [status, answer.message];
};
const wait = (hoursLater: number) => {
  world.api.clock.ms = NOON + hoursLater * HOUR_MS;
};

/** Tokens end within the hour. */
const renew = async () => {
  const { actor, people } = world.clinic;
  const { ana, portal, admin } = people;
  const token = (person: typeof ana) => world.api.tokenFor(actor(person));
  const tokens = { ana: await token(ana), portal: await token(portal), admin: await token(admin) };
  world = { ...world, tokens: { ...world.tokens, ...tokens } };
};
const goTo = async (hoursLater: number) => {
  wait(hoursLater);
  await renew();
};
const session = (rest = '') => `/${world.clinic.session.id}${rest}`;
const ENDED = 'Só uma sessão agendada, em andamento ou expirada pode ser concluída.';

describe('cancelling a session', () => {
  it('is possible while it is scheduled, also less than a day before', async () => {
    await goTo(23.9);
    const reason = 'Viagem';
    const { status, body } = await call('ana', 'PATCH', session('/cancel'), {
      status: 'cancelled',
      reason,
    });
    expect([status, body.status, body.cancellationReason]).toEqual([200, 'cancelled', reason]);
    expect(await outcome('ana', 'PATCH', session('/cancel'))).toEqual([200, 'cancelled']);
    expect(await outcome('ana', 'PATCH', session('/complete'))).toEqual([409, ENDED]);
  });

  it.each([
    ['runs', 24.5],
    ['has expired', 26],
  ])('is refused when it %s', async (_when, at) => {
    await goTo(at);
    for (const reader of ['ana', 'admin'] as const)
      expect(await outcome(reader, 'PATCH', session('/cancel'), { status: 'cancelled' })).toEqual([
        409,
        "Apenas agendamentos com status 'Agendado' podem ser cancelados",
      ]);
  });

  it('is taken back while the time is free, by the staff alone', async () => {
    await call('ana', 'PATCH', session('/cancel'), { reason: 'Engano' });
    expect((await call('portal', 'PATCH', session('/restore'))).status).toBe(403);
    expect((await call('bruno', 'PATCH', session('/restore'))).status).toBe(404);
    const { status, body } = await call('ana', 'PATCH', session('/restore'));
    expect([status, body.status, body.cancellationReason]).toEqual([200, 'scheduled', null]);

    await call('ana', 'PATCH', session('/cancel'));
    const { startAt, endAt } = world.clinic.session;
    const other = { patientId: world.clinic.davi.id, startAt, endAt };
    expect((await call('ana', 'POST', '', other)).status).toBe(201);
    expect(await outcome('ana', 'PATCH', session('/restore'))).toEqual([
      409,
      'Horário não disponível',
    ]);
  });

  it('takes no other status, and is not the patient’s call', async () => {
    const { status } = await call('ana', 'PATCH', session('/cancel'), { status: 'completed' });
    expect(status).toBe(422);
    expect(await outcome('portal', 'PATCH', session('/cancel'))).toEqual([
      403,
      'Acesso negado. Você não tem permissão para esta ação.',
    ]);
  });
});

describe('completing a session and marking it as missed', () => {
  it.each([
    ['scheduled', 12],
    ['in progress', 24.5],
    ['expired', 30],
  ])('completes one that is %s', async (_status, at) => {
    await goTo(at);
    expect(await outcome('ana', 'PATCH', session('/complete'))).toEqual([200, 'completed']);
  });

  it('marks as missed only one that has expired', async () => {
    const missed = () => outcome('ana', 'PATCH', session('/status'), { status: 'no_show' });
    const refusal = [409, 'Apenas sessões expiradas podem ser marcadas como não compareceu'];
    for (const at of [12, 24.5]) {
      await goTo(at);
      expect(await missed()).toEqual(refusal);
    }
    await goTo(26);
    expect(await outcome('ana', 'PATCH', session('/status'), { status: 'completed' })).toEqual(
      refusal,
    );
    expect(await missed()).toEqual([200, 'no_show']);
    expect(await outcome('ana', 'PATCH', session('/complete'))).toEqual([409, ENDED]);
    expect((await call('ana', 'PATCH', session('/status'), { status: 'x' })).status).toBe(422);
  });
});

describe('a patient’s own cancellation', () => {
  it.each([
    ['scheduled', 23.9],
    ['in progress', 24.5],
  ])('keeps a session that is %s as cancelled', async (_status, at) => {
    await goTo(at);
    expect(await outcome('portal', 'DELETE', session())).toEqual([200, 'cancelled']);
    expect((await call('ana', 'GET', session())).body.status).toBe('cancelled');
    expect(await outcome('portal', 'DELETE', session())).toEqual([200, 'cancelled']);
  });

  it('is refused for a session that is over', async () => {
    await goTo(26);
    expect(await outcome('portal', 'DELETE', session())).toEqual([
      409,
      'Só uma sessão agendada ou em andamento pode ser cancelada.',
    ]);
  });

  it('finds nobody else’s session', async () => {
    const { past } = world.clinic;
    expect(await outcome('portal', 'DELETE', `/${past.id}`)).toEqual([404, MISSING]);
    expect((await call('ana', 'GET', `/${past.id}`)).body.status).toBe('expired');
  });

  it('makes the time free again', async () => {
    const again = { patientId: null, startAt: hours(24), endAt: hours(25) };
    expect((await call('ana', 'POST', '', again)).status).toBe(409);
    await call('portal', 'DELETE', session());
    expect((await call('ana', 'POST', '', again)).status).toBe(201);
  });
});

describe('changing a session', () => {
  it('associates a patient with one that has none, once', async () => {
    const { carla, davi } = world.clinic;
    const span = { startAt: hours(40), endAt: hours(41) };
    const { body } = await call('ana', 'POST', '', { patientId: null, ...span });
    const path = `/${String(body.id)}`;
    const set = await call('ana', 'PATCH', path, { patientId: carla.id });
    expect(set.body).toMatchObject({ patientId: carla.id, patient: { name: 'Carla' } });
    expect(await outcome('ana', 'PATCH', path, { patientId: davi.id })).toEqual([
      409,
      'Este agendamento já tem um paciente associado.',
    ]);
    expect((await call('portal', 'GET', path)).status).toBe(200);
    expect(await outcome('portal', 'PATCH', path, { title: 'x' })).toEqual([
      403,
      'Acesso negado. Você não tem permissão para esta ação.',
    ]);
  });

  it('never moves it over another one', async () => {
    const span = { startAt: hours(40), endAt: hours(41) };
    const { body } = await call('ana', 'POST', '', { patientId: null, ...span });
    const onto = { startAt: hours(24.5), endAt: hours(25.5) };
    expect(await outcome('ana', 'PATCH', `/${String(body.id)}`, onto)).toEqual([
      409,
      'Horário não disponível',
    ]);
  });

  it('moves an expired one into the future, where it is scheduled again', async () => {
    await goTo(26);
    const later = { startAt: hours(72), endAt: hours(73) };
    expect(await outcome('ana', 'PATCH', session(), later)).toEqual([200, 'scheduled']);
    await goTo(72.5);
    expect((await call('ana', 'GET', session())).body.status).toBe('in_progress');
  });
});

describe('reading sessions', () => {
  it('answers in the same words for one that is missing and one that is foreign', async () => {
    const missing = await call('ana', 'GET', `/${crypto.randomUUID()}`);
    expect([missing.status, missing.body]).toEqual([404, { code: 'not_found', message: MISSING }]);
    for (const reader of ['bruno', 'stranger'] as const)
      expect((await call(reader, 'GET', session())).text).toBe(missing.text);
    for (const [method, path] of [
      ['PATCH', ''],
      ['PATCH', '/cancel'],
      ['PATCH', '/complete'],
      ['DELETE', ''],
    ] as const)
      expect(await outcome('bruno', method, session(path))).toEqual([404, MISSING]);
  });

  it('shows a quick session as in progress from its start on', async () => {
    const quick = { patientId: world.clinic.davi.id, startAt: hours(0), endAt: hours(50 / 60) };
    const { status, body } = await call('ana', 'POST', '', quick);
    expect([status, body.status, body.durationMinutes]).toEqual([201, 'in_progress', 50]);
  });

  it('lists what is to come of one psychologist or of all that the reader sees', async () => {
    const ids = async (reader: ReaderName, query = '') => {
      const { body } = await world.api.call<Body[]>('GET', `/appointments/upcoming${query}`, {
        token: world.tokens[reader],
      });
      return body.map(({ id }) => id);
    };
    const { session: next, people } = world.clinic;
    for (const reader of ['ana', 'admin', 'portal'] as const)
      expect(await ids(reader)).toEqual([next.id]);
    expect(await ids('admin', `?psychId=${people.bruno.id}`)).toEqual([]);
    expect(await ids('bruno', `?psychId=${people.ana.id}`)).toEqual([]);
  });
});
