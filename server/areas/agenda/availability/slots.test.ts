import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';

// It is Tuesday 2026-03-10, 09:00 in São Paulo. Ana sees Carla on Wednesday from 09:00 to 10:00.

type Body = Record<string, unknown>;

let world: ClinicApi;
beforeEach(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const call = <T = Body>(reader: ReaderName, method: string, path: string, body?: unknown) =>
  world.api.call<T>(method, path, { token: world.tokens[reader], body });
const get = <T = Body[]>(reader: ReaderName, path: string) => call<T>(reader, 'GET', path);
const wednesdays = { daysOfWeek: [3], startTime: '09:00', endTime: '12:00' };
const weekly = (body: Body = {}, reader: ReaderName = 'ana') =>
  call(reader, 'POST', '/availability-new/weekly-period', { ...wednesdays, ...body });
const ana = () => world.clinic.people.ana.id;
const bruno = () => world.clinic.people.bruno.id;
const at = (time: string, day = '2026-03-11') => `${day}T${time}:00-03:00`;

describe('slots', () => {
  const day = 'startDate=2026-03-11&endDate=2026-03-11';
  const timesFrom = (body: Body[]) => body.map(({ time }) => time);

  it('that can be had are those without sessions, breaks and blocks', async () => {
    await weekly();
    const path = `/availability-periods/available-slots?${day}`;
    const { body } = await get('ana', path);
    expect(body).toEqual([
      {
        id: `${ana()}_2026-03-11T13:40:00.000Z_50`,
        date: '2026-03-11',
        time: '10:40',
        startAt: '2026-03-11T13:40:00.000Z',
        endAt: '2026-03-11T14:30:00.000Z',
        duration: 50,
        psychologistId: ana(),
        available: true,
      },
    ]);
    expect(timesFrom((await get('ana', `${path}&slotDuration=30`)).body)).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    await call('ana', 'POST', '/recurring-breaks', {
      dayOfWeek: 3,
      startTime: '10:00',
      endTime: '10:30',
    });
    expect(timesFrom((await get('ana', path)).body)).toEqual(['10:30']);
    await call('ana', 'POST', '/availability-blocks', {
      startAt: at('11:00'),
      endAt: at('11:30'),
    });
    expect(timesFrom((await get('ana', path)).body)).toEqual([]);
  });

  it('of the last minutes of a range are taken by a session that begins behind it', async () => {
    await weekly();
    await call('ana', 'POST', '/appointments', {
      patientId: world.clinic.davi.id,
      startAt: at('11:20'),
      endAt: at('11:40'),
    });
    const range = new URLSearchParams({ startDate: at('10:30'), endDate: at('11:00') }).toString();
    for (const reader of ['ana', 'portal'] as const)
      expect((await get(reader, `/availability-new/patient-slots?${range}`)).body).toEqual([]);
    const all = await get('ana', `/availability-new/psychologist/${ana()}?${range}`);
    expect(all.body.map(({ time, available }) => [time, available])).toEqual([['10:40', false]]);
  });

  it('of a psychologist are all shown to the staff, with those that are taken', async () => {
    await weekly();
    const { body } = await get('admin', `/availability-new/psychologist/${ana()}?${day}`);
    expect(body.map(({ time, available }) => [time, available])).toEqual([
      ['09:00', false],
      ['09:50', false],
      ['10:40', true],
    ]);
    expect((await get('portal', `/availability-new/psychologist/${ana()}`)).status).toBe(403);
  });

  it('for patients reach as many weeks ahead as their psychologist says', async () => {
    await weekly();
    const range = 'startDate=2026-03-10&endDate=2026-05-20';
    const dates = async () => {
      const { body } = await get('portal', `/availability-new/patient-slots?${range}`);
      return [...new Set(body.map(({ date }) => date))];
    };
    expect(await dates()).toEqual(['2026-03-11', '2026-03-18', '2026-03-25', '2026-04-01']);
    await call('ana', 'PUT', '/users/profile', { availabilityWeeksAhead: 2 });
    expect(await dates()).toEqual(['2026-03-11', '2026-03-18']);
    const staff = await get('ana', `/availability-periods/available-slots?${range}`);
    expect(staff.body.at(-1)?.date).toBe('2026-05-20');
  });

  it('show a patient nothing but what is free, of the own psychologist', async () => {
    await weekly();
    await weekly({}, 'bruno');
    for (const path of [
      '/availability-new/patient-slots',
      '/availability-periods/available-slots',
    ]) {
      const own = await get('portal', `${path}?psychologistId=${ana()}&${day}&slotDuration=30`);
      expect(timesFrom(own.body)).toEqual(['10:40']);
      expect((await get('portal', `${path}?${day}`)).body).toEqual(own.body);
      const other = await get('portal', `${path}?psychologistId=${bruno()}&${day}`);
      const missing = await get('portal', `${path}?psychologistId=${crypto.randomUUID()}&${day}`);
      expect([other.status, other.text]).toEqual([404, missing.text]);
    }
    for (const path of ['/availability-periods', '/availability-blocks', '/recurring-breaks'])
      expect((await get('portal', path)).status).toBe(403);
  });

  it('of colleagues and other clinics are as good as missing', async () => {
    const path = (id: string) => `/availability-periods/available-slots?psychologistId=${id}`;
    const missing = await get('bruno', path(crypto.randomUUID()));
    for (const reader of ['bruno', 'stranger'] as const) {
      const { status, text } = await get(reader, path(ana()));
      expect([reader, status, text]).toEqual([reader, 404, missing.text]);
    }
    expect((await get('admin', path(ana()))).status).toBe(200);
    expect((await get('admin', path(world.clinic.people.portal.id))).text).toBe(missing.text);
    expect((await get('admin', '/availability-periods/available-slots')).status).toBe(422);
  });

  it('are asked for by days or instants, within 92 days, the end after the start', async () => {
    const status = async (query: string) => {
      const answer = await get<Body>('ana', `/availability-periods/available-slots?${query}`);
      return [answer.status, answer.body.message];
    };
    expect((await status('startDate=2026-03-01&endDate=2026-05-31'))[0]).toBe(200);
    expect(await status('startDate=2026-03-01&endDate=2026-06-30')).toEqual([
      422,
      'Escolha um intervalo de no máximo 92 dias.',
    ]);
    expect(await status('startDate=2026-03-11&endDate=2026-03-10')).toEqual([
      422,
      'A data de início não pode ser maior que a data de fim.',
    ]);
    expect(await status('startDate=11/03/2026')).toEqual([422, 'Data inválida']);
    expect(await status('slotDuration=55')).toEqual([422, 'Duração da sessão inválida']);
  });
});

describe('a patient’s booking', () => {
  const choose = async () => {
    const { body } = await get('portal', '/availability-new/patient-slots');
    const { startAt, endAt, psychologistId } = body[0]!;
    const { carla } = world.clinic;
    return { psychId: psychologistId, patientId: carla.id, startAt, endAt, notes: 'Primeira vez' };
  };

  it('takes a slot that is offered, which nobody is offered again', async () => {
    await weekly();
    const chosen = await choose();
    const { status, body } = await call('portal', 'POST', '/appointments', chosen);
    expect([status, body.status, body.psychId]).toEqual([201, 'scheduled', ana()]);
    expect(body).not.toHaveProperty('notes');
    const hers = await call('ana', 'GET', `/appointments/${String(body.id)}`);
    expect(hers.body).toMatchObject({ patientNotes: 'Primeira vez', patient: { name: 'Carla' } });
    expect((await choose()).startAt).not.toBe(chosen.startAt);
    const again = await call('portal', 'POST', '/appointments', chosen);
    expect([again.status, again.body]).toEqual([
      409,
      {
        code: 'slot_unavailable',
        message: 'Horário não disponível',
        details: {
          free: expect.not.arrayContaining([{ startAt: chosen.startAt, endAt: chosen.endAt }]),
        },
      },
    ]);
  });

  it('takes a slot that an earlier block of the same morning has moved', async () => {
    await weekly();
    await call('ana', 'POST', '/availability-blocks', { startAt: at('10:00'), endAt: at('10:20') });
    const late = `startDate=${encodeURIComponent(at('11:00'))}&endDate=2026-03-11`;
    const offered = await get('portal', `/availability-new/patient-slots?${late}`);
    expect(offered.body.map(({ time }) => time)).toEqual(['11:10']);
    const chosen = { ...(await choose()), startAt: at('11:10'), endAt: at('12:00') };
    expect((await call('portal', 'POST', '/appointments', chosen)).status).toBe(201);
  });

  it('outside of what is offered is refused, and so is one for somebody else', async () => {
    await weekly();
    const chosen = await choose();
    const refused = async (changes: Body) => {
      const answer = await call('portal', 'POST', '/appointments', { ...chosen, ...changes });
      return [answer.status, answer.body.code];
    };
    expect(await refused({ startAt: at('15:00'), endAt: at('15:50') })).toEqual([
      409,
      'slot_unavailable',
    ]);
    expect(await refused({ patientId: world.clinic.davi.id })).toEqual([404, 'not_found']);
    expect(await refused({ psychId: bruno() })).toEqual([404, 'not_found']);
  });
});

describe('checking a time', () => {
  const check = (reader: ReaderName, from: string, to: string, psychologistId = ana()) =>
    call(reader, 'POST', '/availability-periods/check-availability', {
      psychologistId,
      startAt: at(from),
      endAt: at(to),
    });

  it('tells the staff why a time is not available', async () => {
    await weekly();
    expect((await check('ana', '10:40', '11:30')).body).toEqual({ available: true, reason: null });
    expect((await check('ana', '10:05', '11:00')).body.available).toBe(true);
    const reason = async (...[from, to]: [string, string]) =>
      (await check('admin', from, to)).body.reason;
    expect(await reason('09:30', '10:20')).toBe('Já existe uma sessão neste horário.');
    expect(await reason('15:00', '16:00')).toBe('Fora dos períodos de disponibilidade.');
    expect((await check('ana', '11:00', '10:00')).status).toBe(422);
  });

  it('tells a patient no more than whether the time is offered', async () => {
    await weekly();
    expect((await check('portal', '10:40', '11:30')).body).toEqual({
      available: true,
      reason: null,
    });
    const refusal = { available: false, reason: 'Horário não disponível' };
    for (const [from, to] of [
      ['09:00', '09:50'],
      ['10:05', '10:55'],
      ['15:00', '15:50'],
    ] as const)
      expect((await check('portal', from, to)).body).toEqual(refusal);
    expect((await check('portal', '10:40', '11:30', bruno())).status).toBe(404);
  });
});
