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
