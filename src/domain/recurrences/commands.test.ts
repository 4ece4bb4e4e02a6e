import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  administrator,
  COLLEAGUE,
  createDocumentSet,
  id,
  makePatient,
  makeUser,
  PSYCH,
  psych,
  TENANT,
} from '../../../test/fixtures/documents.ts';
import type { RecurringAppointment } from './recurrence.ts';
import {
  activateRecurrence,
  createRecurrence,
  deactivateRecurrence,
  deleteRecurrence,
  resolveConflicts,
  updateRecurrence,
} from './commands.ts';

const AT = '2026-03-10T12:00:00.000Z';
const byPsych = { actor: psych, at: AT };
const entity = 'recurringAppointments';

const form = {
  patientId: id(10),
  startDate: '2026-03-12',
  recurringType: 'weekly' as const,
  daysOfWeek: [4],
  startTime: '10:00',
  endTime: '10:50',
};

const kept: RecurringAppointment = {
  id: id(50),
  ...form,
  psychologistId: PSYCH,
  startDate: '2026-01-01',
  endDate: '2026-06-30',
  isActive: true,
  notes: null,
  createdAt: AT,
};

const practice = (recurrences: RecurringAppointment[] = []) =>
  createDocumentSet({
    tenants: [
      {
        id: TENANT,
        name: 'Clínica',
        domain: 'clinica',
        kind: 'clinic',
        timeZone: 'America/Sao_Paulo',
      },
    ],
    users: [
      makeUser(),
      makeUser({ id: COLLEAGUE, name: 'Marcos' }),
      makeUser({ id: ADMINISTRATOR, role: 'administrator' }),
    ],
    patients: [makePatient()],
    recurringAppointments: recurrences,
  });

describe('a new recurrence', () => {
  const create = (changes: object = {}, context = byPsych) => {
    const documents = practice();
    const args = v.parse(createRecurrence.args, { id: id(51), ...form, ...changes });
    createRecurrence.apply(documents, args, context);
    return documents.get(entity, id(51));
  };

  it('is active and the acting psychologist’s', () => {
    expect(create({ psychologistId: COLLEAGUE })).toEqual({
      ...kept,
      ...form,
      id: id(51),
      endDate: null,
    });
  });

  it('is the psychologist’s whom an administrator names, and he must name one', () => {
    const context = { actor: administrator, at: AT };
    expect(create({ psychologistId: COLLEAGUE }, context)?.psychologistId).toBe(COLLEAGUE);
    expect(() => create({}, context)).toThrow('Informe de qual psicólogo é o horário.');
  });

  it('has weekdays in their order where it is weekly, and none otherwise', () => {
    expect(create({ daysOfWeek: [5, 1, 5] })?.daysOfWeek).toEqual([1, 5]);
    expect(create({ recurringType: 'monthly', daysOfWeek: [9].slice(1) })?.daysOfWeek).toEqual([]);
    expect(create({ recurringType: 'daily', daysOfWeek: [1] })?.daysOfWeek).toEqual([]);
  });

  it('may begin today by the clinic’s calendar, not before', () => {
    // Past midnight in Greenwich, still the tenth in São Paulo.
    const late = { actor: psych, at: '2026-03-11T01:00:00.000Z' };
    expect(create({ startDate: '2026-03-10' }, late)?.startDate).toBe('2026-03-10');
    expect(() => create({ startDate: '2026-03-09' }, late)).toThrow(
      'A data de início não pode ser anterior a hoje.',
    );
  });

  it('a second time stays as it is', () => {
    const documents = practice();
    const args = { id: id(51), ...form };
    createRecurrence.apply(documents, args, byPsych);
    const first = documents.get(entity, id(51));
    createRecurrence.apply(documents, { ...args, startTime: '10:10' }, byPsych);
    expect(documents.get(entity, id(51))).toBe(first);
  });
});

describe('an existing recurrence', () => {
  const update = (changes: object) => {
    const documents = practice([kept]);
    const args = v.parse(updateRecurrence.args, { id: kept.id, ...changes });
    updateRecurrence.apply(documents, args, byPsych);
    return documents.get(entity, kept.id);
  };

  it('changes in what is named, and loses its end by a blank', () => {
    expect(update({ startTime: '09:00', notes: 'Sala 2' })).toEqual({
      ...kept,
      startTime: '09:00',
      notes: 'Sala 2',
    });
    expect(update({ endDate: '' })?.endDate).toBeNull();
    expect(update({ endDate: null })?.endDate).toBeNull();
    expect(update({})).toEqual(kept);
  });

  it('loses its weekdays with its type', () => {
    expect(update({ recurringType: 'daily' })?.daysOfWeek).toEqual([]);
    expect(() => update({ daysOfWeek: [] })).toThrow('Selecione pelo menos um dia da semana.');
  });

  it('keeps a start that has passed, and takes no other', () => {
    expect(update({ startDate: kept.startDate })).toEqual(kept);
    expect(() => update({ startDate: '2026-02-01' })).toThrow(
      'A data de início não pode ser anterior a hoje.',
    );
  });

  it('is deactivated, activated and deleted, also twice', () => {
    const documents = practice([kept]);
    const args = { id: kept.id };
    for (const [command, isActive] of [
      [deactivateRecurrence, false],
      [deactivateRecurrence, false],
      [activateRecurrence, true],
      [activateRecurrence, true],
    ] as const) {
      command.apply(documents, args, byPsych);
      expect(documents.get(entity, kept.id)).toEqual({ ...kept, isActive });
    }
    deleteRecurrence.apply(documents, args, byPsych);
    deleteRecurrence.apply(documents, args, byPsych);
    expect(documents.get(entity, kept.id)).toBeUndefined();
    expect(() => activateRecurrence.apply(documents, args, byPsych)).toThrow(
      'Recorrência original não encontrada.',
    );
  });
});

describe('resolving conflicts', () => {
  const resolve = (changes: object) => {
    const documents = practice([kept]);
    const args = v.parse(resolveConflicts.args, {
      id: id(51),
      recurringAppointmentId: kept.id,
      newRecurringAppointmentData: form,
      ...changes,
    });
    resolveConflicts.apply(documents, args, byPsych);
    return [documents.get(entity, id(51)), documents.get(entity, kept.id)] as const;
  };
  const newTime = { startTime: '11:00', endTime: '11:50' };

  it('replaces the named one', () => {
    const [created, old] = resolve({ strategy: 'replace', newTime });
    expect(created).toMatchObject({ startTime: '10:00', isActive: true });
    expect(old).toEqual({ ...kept, isActive: false });
  });

  it('moves the new one to another time', () => {
    const [created, old] = resolve({ strategy: 'modify', newTime });
    expect(created).toMatchObject(newTime);
    expect(old).toBe(kept);
    expect(() => resolve({ strategy: 'modify' })).toThrow(
      'Informe um horário válido para a recorrência.',
    );
  });

  it('gives up', () => {
    const [created, old] = resolve({ strategy: 'cancel' });
    expect(created).toBeUndefined();
    expect(old).toBe(kept);
  });
});
