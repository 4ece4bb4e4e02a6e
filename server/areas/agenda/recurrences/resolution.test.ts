import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  type Body,
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';

let api: RecurrenceApi;
let world: RecurrenceApi['world'];

beforeEach(async () => {
  api = await openRecurrenceApi(await sharedDatabase());
  ({ world } = api);
});

describe('resolving conflicts', () => {
  const resolve = (strategy: string | undefined, changes: object = {}, data: object = {}) =>
    api.as('ana', 'POST', '/recurring-appointments/resolve-conflicts', {
      recurringAppointmentId: null,
      newRecurringAppointmentData: api.thursdays({ patientId: world.clinic.carla.id, ...data }),
      strategy,
      ...changes,
    });

  it('by replacing deactivates what is in the way and cancels its sessions ahead', async () => {
    const id = await api.created();
    const { status, body } = await resolve('replace', { recurringAppointmentId: id });
    expect([status, body.strategy]).toEqual([200, 'replace']);
    expect(body.recurringAppointment).toMatchObject({
      patientId: world.clinic.carla.id,
      generatedAppointments: 52,
      skippedDates: [],
    });
    const { body: old } = await api.as('ana', 'GET', `/recurring-appointments/${id}`);
    expect(old).toMatchObject({ isActive: false, generatedAppointments: 0 });
    const [first] = await api.sessionsOf(id);
    expect(first).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Recorrência substituída',
    });
    expect(await api.startsOf(body.recurringAppointment.id)).toHaveLength(52);
  });

  it('by replacing finds what is in the way also where it is not named', async () => {
    const id = await api.created({ startTime: '10:40', endTime: '11:30' });
    const { body } = await resolve('replace');
    expect(body.recurringAppointment.generatedAppointments).toBe(52);
    expect(await api.startsOf(id)).toEqual([]);
  });

  it('by replacing leaves alone what has gone out of the way since the conflicts were shown', async () => {
    const id = await api.created();
    await api.as('ana', 'PATCH', `/recurring-appointments/${id}`, {
      startTime: '14:00',
      endTime: '14:50',
    });
    const { status, body } = await resolve('replace', { recurringAppointmentId: id });
    expect([status, body.recurringAppointment.generatedAppointments]).toEqual([200, 52]);
    const { body: moved } = await api.as('ana', 'GET', `/recurring-appointments/${id}`);
    expect(moved).toMatchObject({ isActive: true, generatedAppointments: 52 });
  });

  it('by replacing leaves out the days of pauses and blocks', async () => {
    await api.as('ana', 'POST', '/recurring-breaks', {
      dayOfWeek: 4,
      startTime: '10:00',
      endTime: '10:30',
    });
    await api.as('ana', 'POST', '/availability-blocks', {
      startAt: '2026-03-17T13:00:00.000Z',
      endAt: '2026-03-17T15:00:00.000Z',
    });
    const data = { daysOfWeek: [2, 4], endDate: '2026-03-26' };
    const { body } = await resolve('replace', {}, data);
    expect(body.recurringAppointment).toMatchObject({
      generatedAppointments: 2,
      skippedDates: ['2026-03-12', '2026-03-17', '2026-03-19', '2026-03-26'],
    });
  });

  it('by another time creates it there, unless that meets something too', async () => {
    await api.created();
    const again = { newTime: { startTime: '10:40', endTime: '11:30' } };
    expect(await resolve('modify', again)).toMatchObject({
      status: 409,
      body: {
        code: 'recurrence_conflicts',
        message: 'Este horário tem conflito com agendamentos existentes',
        details: { conflicts: [{ type: 'recurring_overlap' }] },
      },
    });
    const free = { newTime: { startTime: '11:00', endTime: '11:50' } };
    const { body } = await resolve('modify', free);
    expect(body.recurringAppointment).toMatchObject({ startTime: '11:00', endTime: '11:50' });
    expect((await api.startsOf(body.recurringAppointment.id))[0]).toBe('2026-03-12T14:00:00.000Z');
  });

  it('by giving up creates nothing', async () => {
    const id = await api.created();
    const { status, body } = await resolve('cancel', { recurringAppointmentId: id });
    expect([status, body]).toEqual([200, { strategy: 'cancel', recurringAppointment: null }]);
    expect(await api.startsOf(id)).toHaveLength(52);
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toHaveLength(1);
  });

  it.each([
    ['no strategy', undefined, {}, 'Escolha uma estratégia de resolução'],
    ['no time', 'modify', {}, 'Informe um horário válido para a recorrência.'],
    [
      'a time that is none',
      'modify',
      { newTime: { startTime: '9h', endTime: '10:00' } },
      'Informe um horário válido para a recorrência.',
    ],
    [
      'an end before the start',
      'modify',
      { newTime: { startTime: '11:00', endTime: '10:00' } },
      'Horário de fim deve ser posterior ao horário de início',
    ],
  ])('with %s is refused', async (_case, strategy, changes, message) => {
    const { status, body } = await resolve(strategy, changes);
    expect([status, body.message]).toEqual([422, message]);
  });

  it('with a recurrence that is foreign or missing is refused alike', async () => {
    const { elisa } = world.clinic;
    const foreign = (await api.create({ patientId: elisa.id }, 'bruno')).body.recurringAppointment
      .id;
    const answers = await Promise.all(
      [foreign, crypto.randomUUID()].map((recurringAppointmentId) =>
        resolve('replace', { recurringAppointmentId }),
      ),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [404, answers[0]?.text],
      [404, answers[0]?.text],
    ]);
    expect(answers[0]?.body.message).toBe('Recorrência original não encontrada.');
  });

  it('with the recurrence that is only to be created is refused', async () => {
    const id = crypto.randomUUID();
    for (const strategy of ['replace', 'modify']) {
      const { status } = await resolve(strategy, { id, recurringAppointmentId: id });
      expect(status).toBe(404);
    }
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toEqual([]);
  });

  it('happens once for an idempotency key', async () => {
    const send = () =>
      world.api.call<Body>('POST', '/recurring-appointments/resolve-conflicts', {
        token: world.tokens.ana,
        body: { newRecurringAppointmentData: api.thursdays(), strategy: 'replace' },
        headers: { 'idempotency-key': 'resolver-1' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toHaveLength(1);
  });
});
