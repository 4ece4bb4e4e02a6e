import { beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi, type ReaderName } from '../../test/harness/clinicApi.ts';
import { sharedDatabase } from '../../test/harness/database.ts';

// It is Tuesday 2026-03-10, 09:00 in São Paulo. Ana sees Carla on Wednesday from 09:00 to 10:00.

type Body = Record<string, unknown>;

let world: ClinicApi;
beforeEach(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const call = <T = Body>(reader: ReaderName, method: string, path: string, body?: unknown) =>
  world.api.call<T>(method, path, { token: world.tokens[reader], body });
const get = <T = Body[]>(reader: ReaderName, path: string) => call<T>(reader, 'GET', path);
const messageOf = async (
  reader: ReaderName,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown[]> => {
  const { status, body: answer } = await call(reader, method, path, body);
  return [status, answer.message];
};

const wednesdays = { daysOfWeek: [3], startTime: '09:00', endTime: '12:00' };
const weekly = (body: Body = {}, reader: ReaderName = 'ana') =>
  call(reader, 'POST', '/availability-new/weekly-period', { ...wednesdays, ...body });
const ana = () => world.clinic.people.ana.id;
const bruno = () => world.clinic.people.bruno.id;
const at = (time: string, day = '2026-03-11') => `${day}T${time}:00-03:00`;

describe('availability periods', () => {
  it('are made weekly from weekdays and clock times, from today on', async () => {
    const { status, body } = await weekly({ notes: 'Sala 2', psychologistId: bruno() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      psychologistId: ana(),
      startAt: '2026-03-11T12:00:00.000Z',
      endAt: '2026-03-11T15:00:00.000Z',
      isRecurring: true,
      recurringPattern: 'weekly',
      daysOfWeek: [3],
      isActive: true,
      notes: 'Sala 2',
      slotDuration: 50,
      breakDuration: 0,
    });
  });

  it('are made one by one, changed and removed', async () => {
    const form = {
      startAt: at('14:00'),
      endAt: at('18:00'),
      slotDuration: 60,
      breakDuration: 10,
    };
    const made = await call('ana', 'POST', '/availability-periods', form);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ isRecurring: false, recurringPattern: null, daysOfWeek: [] });
    const path = `/availability-periods/${String(made.body.id)}`;
    const put = await call('ana', 'PUT', path, { isRecurring: true, daysOfWeek: [5, 3, 3] });
    expect(put.body).toMatchObject({
      slotDuration: 60,
      recurringPattern: 'weekly',
      daysOfWeek: [3, 5],
    });
    expect((await call('ana', 'PUT', path, { isActive: false })).body.isActive).toBe(false);
    expect((await get('ana', '/availability-periods')).body).toHaveLength(1);
    expect((await call('ana', 'DELETE', path)).status).toBe(200);
    expect((await get('ana', '/availability-periods')).body).toEqual([]);
    expect(await messageOf('ana', 'DELETE', path)).toEqual([
      404,
      'Período de disponibilidade não encontrado.',
    ]);
  });

  it('need both times, and a weekday where they are weekly', async () => {
    const post = (body: Body) => messageOf('ana', 'POST', '/availability-periods', body);
    const required = [422, 'Horário de início e fim são obrigatórios.'];
    expect(await post({ startAt: at('09:00') })).toEqual(required);
    expect(await post({ startAt: '', endAt: at('10:00') })).toEqual(required);
    expect(await messageOf('ana', 'POST', '/availability-new/weekly-period', {})).toEqual([
      422,
      'Dia da semana inválido',
    ]);
    const days = [422, 'Selecione pelo menos um dia da semana para períodos semanais.'];
    const times = { startAt: at('09:00'), endAt: at('10:00') };
    expect(await post({ ...times, isRecurring: true, recurringPattern: 'weekly' })).toEqual(days);
    const { body } = await weekly({ daysOfWeek: [] });
    expect(body.message).toBe(days[1]);
    expect(await post({ startAt: at('10:00'), endAt: at('09:00') })).toEqual([
      422,
      'Horário de fim deve ser posterior ao horário de início',
    ]);
    expect(await post({ ...times, slotDuration: 7 })).toEqual([422, 'Duração da sessão inválida']);
  });

  it('are found by the days on which they fall', async () => {
    await weekly();
    const found = async (query: string) =>
      (await get('ana', `/availability-periods?${query}`)).body.length;
    expect(await found('')).toBe(1);
    expect(await found('startDate=2026-03-12&endDate=2026-03-17')).toBe(0);
    expect(await found('startDate=2026-03-12&endDate=2026-03-18')).toBe(1);
    expect(await found('startDate=2026-03-18T16:00:00Z&endDate=2026-03-18T17:00:00Z')).toBe(0);
    expect(await found('startDate=2026-02-01&endDate=2026-03-10')).toBe(0);
    expect(await found('endDate=2026-02-10')).toBe(0);
  });

  it('are for the psychologist whom an administrator names', async () => {
    expect(await messageOf('admin', 'POST', '/availability-new/weekly-period', wednesdays)).toEqual(
      [422, 'Informe de qual psicólogo é o horário.'],
    );
    expect((await weekly({ psychologistId: bruno() }, 'admin')).body.psychologistId).toBe(bruno());
    await weekly();
    const list = async (reader: ReaderName, query = '') =>
      (await get(reader, `/availability-periods${query}`)).body.length;
    expect([await list('ana'), await list('bruno'), await list('admin')]).toEqual([1, 1, 2]);
    expect(await list('admin', `?psychologistId=${ana()}`)).toBe(1);
    expect(await list('stranger')).toBe(0);
  });
});

describe('availability blocks', () => {
  const block = { startAt: at('10:00'), endAt: at('11:00'), reason: 'Curso' };
  const post = (body: Body, reader: ReaderName = 'ana') =>
    call(reader, 'POST', '/availability-blocks', body);

  it('are made, changed, listed and removed', async () => {
    const made = await post(block);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ reason: 'Curso', isRecurring: false, psychologistId: ana() });
    const path = `/availability-blocks/${String(made.body.id)}`;
    const patched = await call('ana', 'PATCH', path, { reason: '', endAt: at('11:30') });
    expect(patched.body).toMatchObject({ reason: null, endAt: '2026-03-11T14:30:00.000Z' });
    expect((await get('ana', `/availability-blocks?psychId=${ana()}`)).body).toEqual([
      patched.body,
    ]);
    await call('ana', 'DELETE', path);
    expect((await get('ana', '/availability-blocks')).body).toEqual([]);
  });

  it('that recur need a weekday, as JSON text', async () => {
    const recurring = { ...block, isRecurring: true };
    const made = await post({ ...recurring, recurringPattern: '{ "dayOfWeek": 5, "x": 1 }' });
    expect(made.body.recurringPattern).toBe('{"dayOfWeek":5}');
    const refused = async (recurringPattern?: string) =>
      (await post({ ...recurring, recurringPattern })).body.message;
    expect(await refused()).toBe('Selecione o dia da semana do bloqueio recorrente.');
    for (const text of ['{', '5', '{"dayOfWeek":9}', '[]', 'null'])
      expect(await refused(text)).toBe(
        'Erro ao processar padrão recorrente. Selecione o dia da semana novamente.',
      );
  });

  it('of one date are for today or later, by the clinic’s calendar', async () => {
    const refusal = 'A data do bloqueio não pode ser anterior a hoje.';
    const yesterday = { startAt: at('10:00', '2026-03-09'), endAt: at('11:00', '2026-03-09') };
    expect((await post(yesterday)).body.message).toBe(refusal);
    const today = { startAt: at('06:00', '2026-03-10'), endAt: at('07:00', '2026-03-10') };
    const { status, body } = await post(today);
    expect(status).toBe(201);
    const path = `/availability-blocks/${String(body.id)}`;
    expect((await call('ana', 'PATCH', path, yesterday)).body.message).toBe(refusal);
    world.api.clock.ms += 2 * 86_400_000;
    const tokens = await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana));
    const later = await world.api.call('PATCH', path, { token: tokens, body: { reason: 'Ok' } });
    expect(later.status).toBe(200);
  });

  it('are listed for the next 30 days unless other dates are named', async () => {
    await post(block);
    await post({ startAt: at('10:00', '2026-05-11'), endAt: at('11:00', '2026-05-11') });
    const weeklyBlock = { isRecurring: true, recurringPattern: '{"dayOfWeek":1}' };
    await post({ ...block, ...weeklyBlock });
    const found = async (query = '') =>
      (await get('ana', `/availability-blocks${query}`)).body.length;
    expect(await found()).toBe(2);
    expect(await found('?from=2026-05-01&to=2026-05-31')).toBe(2);
    expect(await found('?from=2026-03-11&to=2026-03-12')).toBe(1);
    expect(await found(`?psychId=${ana()}&to=2026-03-16`)).toBe(2);
  });
});

describe('recurring breaks', () => {
  const lunch = { dayOfWeek: 3, startTime: '12:00', endTime: '13:00', description: 'Almoço' };
  const post = (body: Body, reader: ReaderName = 'ana') =>
    call(reader, 'POST', '/recurring-breaks', body);

  it('are made, changed except for their day, listed through the week and removed', async () => {
    const made = await post(lunch);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...lunch, isActive: true, psychologistId: ana() });
    await post({ ...lunch, dayOfWeek: 1 });
    const path = `/recurring-breaks/${String(made.body.id)}`;
    const patch = (body: Body) => call('ana', 'PATCH', path, body);
    expect((await patch({ dayOfWeek: 4 })).body.message).toBe(
      'O dia da semana não pode ser alterado',
    );
    const changed = await patch({ dayOfWeek: 3, endTime: '13:30', isActive: false });
    expect(changed.body).toMatchObject({ endTime: '13:30', isActive: false });
    const { body } = await get('ana', '/recurring-breaks');
    expect(body.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 3]);
    await call('ana', 'DELETE', path);
    expect((await get('ana', '/recurring-breaks')).body).toHaveLength(1);
  });

  it('need a day and both times in their order', async () => {
    const message = async (body: Body) => (await post(body)).body.message;
    expect(await message({ ...lunch, dayOfWeek: undefined })).toBe('Dia da semana inválido');
    expect(await message({ ...lunch, startTime: undefined })).toBe(
      'Horário de início e fim são obrigatórios.',
    );
    expect(await message({ ...lunch, endTime: '24:00' })).toBe('Horário inválido');
    expect(await message({ ...lunch, endTime: '12:00' })).toBe(
      'Horário de fim deve ser posterior ao horário de início',
    );
  });
});

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
