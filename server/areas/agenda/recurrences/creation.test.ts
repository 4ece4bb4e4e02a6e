import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { appointment } from '../../../../test/harness/practice/practice.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';

let db: Database;
let api: RecurrenceApi;
let world: RecurrenceApi['world'];

beforeEach(async () => {
  db = await sharedDatabase();
  api = await openRecurrenceApi(db);
  ({ world } = api);
});

describe('creating a recurrence', () => {
  it('makes a session for each occurrence of the year ahead', async () => {
    const { status, body } = await api.create();
    expect(status).toBe(201);
    const { davi, people } = world.clinic;
    expect(body).toEqual({
      hasConflicts: false,
      conflicts: [],
      originalDto: api.thursdays(),
      recurringAppointment: {
        ...api.thursdays(),
        id: body.recurringAppointment.id,
        psychologistId: people.ana.id,
        endDate: null,
        isActive: true,
        createdAt: '2026-03-10T12:00:00.000Z',
        patient: { id: davi.id, name: 'Davi', email: davi.email, phone: null },
        psychologist: { id: people.ana.id, name: 'Ana' },
        generatedAppointments: 52,
        skippedAppointments: 0,
        skippedDates: [],
      },
    });
    const sessions = await api.sessionsOf(body.recurringAppointment.id);
    expect(sessions).toHaveLength(52);
    expect(sessions[0]).toMatchObject({
      psychologistId: people.ana.id,
      patientId: davi.id,
      startAt: '2026-03-12T13:00:00.000Z',
      endAt: '2026-03-12T13:50:00.000Z',
      status: 'scheduled',
      notes: 'Sala 2',
      isGoogleCalendarEvent: false,
      occurrenceDay: '2026-03-12',
    });
    expect(sessions.at(-1)?.occurrenceDay).toBe('2027-03-04');
  });

  it('ends with its last day, and begins with what is still to come of today', async () => {
    const tuesdays = { daysOfWeek: [2], endDate: '2026-03-24' };
    const early = await api.created({ ...tuesdays, startTime: '08:00', endTime: '08:50' });
    expect(await api.startsOf(early)).toEqual([
      '2026-03-17T11:00:00.000Z',
      '2026-03-24T11:00:00.000Z',
    ]);
    const late = await api.created({ ...tuesdays, startTime: '09:30', endTime: '10:20' });
    expect((await api.startsOf(late))[0]).toBe('2026-03-10T12:30:00.000Z');
    expect(await api.startsOf(late)).toHaveLength(3);
  });

  it('takes the day of a timestamp, leaves out a blank end, and clears weekdays that are not weekly', async () => {
    const { body } = await api.create({
      recurringType: 'monthly',
      startDate: '2026-03-31T00:00:00.000Z',
      endDate: '',
      startTime: '18:00',
      endTime: '18:50',
    });
    expect(body.recurringAppointment).toMatchObject({
      startDate: '2026-03-31',
      endDate: null,
      daysOfWeek: [],
    });
    const days = (await api.sessionsOf(body.recurringAppointment.id)).map(
      (one) => one.occurrenceDay,
    );
    expect(days.slice(0, 3)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
    expect(days.at(-1)).toBe('2027-02-28');
  });

  it('leaves out what a session or an event of another calendar takes, and says which days', async () => {
    const { davi } = world.clinic;
    await api.as('ana', 'POST', '/appointments', {
      patientId: davi.id,
      startAt: '2026-03-19T13:30:00.000Z',
      endAt: '2026-03-19T14:20:00.000Z',
    });
    const { tenantId, people } = world.clinic;
    const id = crypto.randomUUID();
    const event = {
      ...appointment(id, { psychologistId: people.ana.id, patientId: null }, 0),
      startAt: '2026-03-26T12:00:00.000Z',
      endAt: '2026-03-26T20:00:00.000Z',
      isGoogleCalendarEvent: true,
    };
    await changeDocuments(world.api.parts, tenantId, async ({ documents }) => {
      documents.adopt([['appointments', id]], []);
      documents.put('appointments', event);
    });
    const { status, body } = await api.create({ endDate: '2026-04-30' });
    expect(status).toBe(201);
    expect(body.recurringAppointment).toMatchObject({
      generatedAppointments: 6,
      skippedAppointments: 2,
      skippedDates: ['2026-03-19', '2026-03-26'],
    });
  });

  it.each([
    ['no patient', { patientId: undefined }, 'Preencha o paciente e a data de início.'],
    ['a blank patient', { patientId: '' }, 'Preencha o paciente e a data de início.'],
    ['no start', { startDate: undefined }, 'Preencha o paciente e a data de início.'],
    ['a blank start', { startDate: '' }, 'Preencha o paciente e a data de início.'],
    ['a start that is none', { startDate: '2026-02-30' }, 'Data inválida'],
    ['an end that is none', { endDate: 'amanhã' }, 'Data inválida'],
    ['an instant within a day', { startDate: '2027-06-06T23:00:00.000Z' }, 'Data inválida'],
    ['an end within a day', { endDate: '2027-06-06T12:00:00-03:00' }, 'Data inválida'],
    ['a year that is a slip', { startDate: '2999-06-06' }, 'Escolha uma data até 2100.'],
    ['no weekday', { daysOfWeek: [] }, 'Selecione pelo menos um dia da semana.'],
    ['no weekdays at all', { daysOfWeek: undefined }, 'Selecione pelo menos um dia da semana.'],
    ['an eighth weekday', { daysOfWeek: [7] }, 'Dia da semana inválido'],
    [
      'an end before the start',
      { endTime: '09:00' },
      'Horário de fim deve ser posterior ao horário de início',
    ],
    ['a time that is none', { startTime: '24:00' }, 'Horário inválido'],
    ['yesterday', { startDate: '2026-03-09' }, 'A data de início não pode ser anterior a hoje.'],
    [
      'a last day before the first',
      { startDate: '2026-04-02', endDate: '2026-04-01' },
      'A data de fim não pode ser anterior à data de início.',
    ],
    ['another type', { recurringType: 'yearly' }, 'Tipo de recorrência inválido'],
  ])('with %s is refused', async (_case, changes, message) => {
    const { status, body } = await api.create(changes);
    expect([status, body.message]).toEqual([422, message]);
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toEqual([]);
  });

  it('is for one’s own patients, and for active ones', async () => {
    const { elisa, davi } = world.clinic;
    expect((await api.create({ patientId: elisa.id })).status).toBe(404);
    await api.as('ana', 'PATCH', `/patients/${davi.id}/status`, { isActive: false });
    expect((await api.create()).body.message).toBe(
      'Este paciente está inativo. Ative-o antes de agendar.',
    );
  });

  it('by an administrator is for the psychologist whom he names', async () => {
    const { bruno } = world.clinic.people;
    const { elisa } = world.clinic;
    const { body } = await api.create({ patientId: elisa.id, psychologistId: bruno.id }, 'admin');
    expect(body.recurringAppointment.psychologist).toEqual({ id: bruno.id, name: 'Bruno' });
    expect(
      (await api.create({ psychologistId: bruno.id })).body.recurringAppointment,
    ).toMatchObject({
      psychologistId: world.clinic.people.ana.id,
    });
  });

  it('happens once for an idempotency key', async () => {
    const first = await api.create({}, 'ana', 'recorrencia-1');
    const again = await api.create({}, 'ana', 'recorrencia-1');
    expect(again.body).toEqual(first.body);
    expect(await api.sessionsOf(first.body.recurringAppointment.id)).toHaveLength(52);
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toHaveLength(1);
  });
});
