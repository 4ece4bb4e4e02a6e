import { beforeEach, describe, expect, it } from 'vitest';
import type { ReaderName } from '../../../../test/harness/server/clinicApi.ts';
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

describe('conflicts', () => {
  const conflictsWith = async (changes: object = {}, who: ReaderName = 'ana') => {
    const { status, body } = await api.create(changes, who);
    expect([status, body.hasConflicts, body.recurringAppointment]).toEqual([200, true, null]);
    return body.conflicts;
  };

  it('with a recurrence name it, its patient and its days, and nothing is stored', async () => {
    const { carla, davi } = world.clinic;
    const id = await api.created({ startTime: '10:30', endTime: '11:20', endDate: '2026-12-31' });
    const other = { patientId: carla.id, daysOfWeek: [3, 4] };
    const { body } = await api.create(other);
    expect(body.originalDto).toEqual(api.thursdays(other));
    expect(body.conflicts).toEqual([
      {
        type: 'recurring_overlap',
        message: 'Já existe outra recorrência neste horário.',
        conflictingItem: {
          id,
          title: 'Recorrência semanal',
          time: '10:30 - 11:20',
          patient: { name: 'Davi', email: davi.email, phone: null },
          isForSamePatient: false,
          daysOfWeek: [4],
          startDate: '2026-03-10',
          endDate: '2026-12-31',
        },
      },
    ]);
    expect((await api.as('ana', 'GET', '/recurring-appointments')).body).toHaveLength(1);
    const [same] = await conflictsWith();
    expect([same.message, same.conflictingItem.isForSamePatient]).toEqual([
      'Este paciente já tem uma recorrência neste horário.',
      true,
    ]);
  });

  it('with a pause name it and its day', async () => {
    const { body: pause } = await api.as('ana', 'POST', '/recurring-breaks', {
      dayOfWeek: 4,
      startTime: '10:45',
      endTime: '11:30',
      description: 'Supervisão',
    });
    expect(await conflictsWith()).toEqual([
      {
        type: 'recurring_break',
        message: 'Há uma pausa recorrente neste horário.',
        conflictingItem: {
          id: pause.id,
          title: 'Supervisão',
          time: '10:45 - 11:30',
          patient: null,
          isForSamePatient: false,
          daysOfWeek: [4],
          startDate: null,
          endDate: null,
        },
      },
    ]);
    await api.created({ daysOfWeek: [5] });
    await api.created({ startTime: '11:30', endTime: '12:20' });
  });

  it('with a block name it and when it is', async () => {
    const { body: block } = await api.as('ana', 'POST', '/availability-blocks', {
      startAt: '2026-04-02T03:00:00.000Z',
      endAt: '2026-04-04T03:00:00.000Z',
      reason: 'Congresso',
    });
    const { body: weekly } = await api.as('ana', 'POST', '/availability-blocks', {
      startAt: '2026-03-13T12:00:00.000Z',
      endAt: '2026-03-13T14:00:00.000Z',
      isRecurring: true,
      recurringPattern: '{"dayOfWeek":5}',
    });
    const conflicts = await conflictsWith({ daysOfWeek: [4, 5] });
    expect(new Set(conflicts.map((one: Body) => one.conflictingItem.id))).toEqual(
      new Set([block.id, weekly.id]),
    );
    expect(conflicts.find((one: Body) => one.conflictingItem.id === block.id)).toEqual({
      type: 'availability_block',
      message: 'Há um horário bloqueado em 02/04/2026.',
      conflictingItem: {
        id: block.id,
        title: 'Congresso',
        time: '00:00 - 00:00',
        patient: null,
        isForSamePatient: false,
        daysOfWeek: [],
        startDate: '2026-04-02',
        endDate: '2026-04-04',
      },
    });
    expect(conflicts.find((one: Body) => one.conflictingItem.id === weekly.id)).toMatchObject({
      message: 'Há um bloqueio recorrente neste horário.',
      conflictingItem: {
        title: 'Horário bloqueado',
        time: '09:00 - 11:00',
        daysOfWeek: [5],
        startDate: '2026-03-13',
        endDate: null,
      },
    });
    await api.created({ endDate: '2026-03-31' });
  });

  it('tell nothing of a patient whom the reader does not know', async () => {
    const { davi, elisa, people } = world.clinic;
    const shared = { psychologistId: people.bruno.id };
    const { status } = await api.create({ ...shared, patientId: davi.id }, 'admin');
    expect(status).toBe(201);
    const [seen] = await conflictsWith({ patientId: elisa.id }, 'bruno');
    expect(seen.conflictingItem).toMatchObject({ patient: null, isForSamePatient: false });
    const [known] = await conflictsWith({ ...shared, patientId: elisa.id }, 'admin');
    expect(known.conflictingItem.patient.name).toBe('Davi');
  });

  it('are not with what is inactive, another psychologist’s, over, or only touches', async () => {
    const id = await api.created({ endDate: '2026-06-30' });
    await api.created({ startTime: '10:50', endTime: '11:40' });
    await api.created({ startDate: '2026-07-01', endDate: '2026-07-31' });
    await api.as('ana', 'PATCH', `/recurring-appointments/${id}/deactivate`);
    await api.created({ endDate: '2026-06-30' });
    expect((await api.create({ patientId: world.clinic.elisa.id }, 'bruno')).status).toBe(201);
  });

  it('come again for a repeated key', async () => {
    await api.created();
    const first = await api.create({}, 'ana', 'conflito');
    expect((await api.create({}, 'ana', 'conflito')).body).toEqual(first.body);
    expect(first.body.hasConflicts).toBe(true);
  });
});
