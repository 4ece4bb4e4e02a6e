import { describe, expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import {
  administrator,
  COLLEAGUE,
  createDocumentSet,
  id,
  makeUser,
  PSYCH,
  psych,
  TENANT,
} from '../../../../test/fixtures/documents.ts';
import type { Command } from '../../core/command.ts';
import type { Tenant } from '../../tenants/tenant.ts';
import { createBlock, deleteBlock, updateBlock } from './blockCommands.ts';
import { createBreak, deleteBreak, updateBreak } from './breakCommands.ts';
import { createPeriod, createWeeklyPeriod, deletePeriod, updatePeriod } from './periodCommands.ts';

/** Tuesday, 09:00 in São Paulo. */
const AT = '2026-03-10T12:00:00.000Z';
const byPsych = { actor: psych, at: AT };

const tenant: Tenant = {
  id: TENANT,
  name: 'Clínica',
  domain: 'clinica',
  kind: 'clinic',
  timeZone: 'America/Sao_Paulo',
};

const documentsIn = (timeZone = tenant.timeZone) =>
  createDocumentSet({
    tenants: [{ ...tenant, timeZone }],
    users: [makeUser(), makeUser({ id: COLLEAGUE })],
    availabilityPeriods: [makePeriod()],
    availabilityBlocks: [makeBlock()],
    recurringBreaks: [makeBreak()],
  });

const week = { id: id(51), daysOfWeek: [0], startTime: '02:30', endTime: '03:00' };
const span = { startAt: '2026-03-12T12:00:00.000Z', endAt: '2026-03-12T13:00:00.000Z' };
const noon = { dayOfWeek: 1, startTime: '12:00', endTime: '13:00' };

describe('every command of availability', () => {
  const cases: [Command, object][] = [
    [createPeriod, { id: id(51), ...span }],
    [createWeeklyPeriod, week],
    [updatePeriod, { id: id(50), isRecurring: true, recurringPattern: 'daily' }],
    [deletePeriod, { id: id(50) }],
    [createBlock, { id: id(61), ...span }],
    [updateBlock, { id: id(60), isRecurring: true, recurringPattern: '{"dayOfWeek":2}' }],
    [deleteBlock, { id: id(60) }],
    [createBreak, { id: id(71), ...noon }],
    [updateBreak, { id: id(70), isActive: false }],
    [deleteBreak, { id: id(70) }],
  ];
  it.each(cases)('$name done twice is done once, and is the staff’s alone', (command, args) => {
    const documents = documentsIn();
    const [ref] = command.touches(args, psych);
    command.apply(documents, args, byPsych);
    const once = documents.get(...ref!);
    command.apply(documents, args, byPsych);
    expect(documents.get(...ref!)).toEqual(once);
    expect(command.roles).toEqual(['psych', 'administrator']);
  });

  it.each([
    [createPeriod, { id: id(51), ...span }],
    [createWeeklyPeriod, week],
    [createBlock, { id: id(61), ...span }],
    [createBreak, { id: id(71), ...noon }],
  ] as [Command, object][])(
    '$name is for oneself, or for whom an administrator names',
    (command, args) => {
      const made = (actor: typeof psych, psychologistId?: string) => {
        const documents = documentsIn();
        command.apply(documents, { ...args, psychologistId }, { actor, at: AT });
        return documents.get(...command.touches(args, actor)[0]!);
      };
      expect(made(psych, COLLEAGUE)).toMatchObject({ psychologistId: PSYCH });
      expect(made(administrator, COLLEAGUE)).toMatchObject({ psychologistId: COLLEAGUE });
      expect(() => made(administrator)).toThrow('Informe de qual psicólogo é o horário.');
      expect(() => made(administrator, id(99))).toThrow('Usuário não encontrado.');
    },
  );
});

describe('a weekly period', () => {
  it('begins on the first of its days, today included, or from the day that is named', () => {
    const starts = (changes: object) => {
      const documents = documentsIn();
      const args = { ...week, startTime: '08:00', endTime: '12:00', ...changes };
      createWeeklyPeriod.apply(documents, args, byPsych);
      return documents.get('availabilityPeriods', week.id)?.startAt;
    };
    expect(starts({ daysOfWeek: [2] })).toBe('2026-03-10T11:00:00.000Z');
    expect(starts({ daysOfWeek: [1, 5] })).toBe('2026-03-13T11:00:00.000Z');
    expect(starts({ daysOfWeek: [1], startDate: '2026-04-01' })).toBe('2026-04-06T11:00:00.000Z');
  });

  it('takes no night as its example in which clocks skip one of its times', () => {
    const documents = documentsIn('America/New_York');
    createWeeklyPeriod.apply(documents, { ...week, startDate: '2026-03-08' }, byPsych);
    expect(documents.get('availabilityPeriods', week.id)).toMatchObject({
      startAt: '2026-03-15T06:30:00.000Z',
      endAt: '2026-03-15T07:00:00.000Z',
    });
  });

  it('loses its days when it repeats otherwise, and its repetition when it does not', () => {
    const documents = documentsIn();
    const changed = (changes: object) => {
      updatePeriod.apply(documents, { id: id(50), ...changes }, byPsych);
      const { recurringPattern, daysOfWeek } = documents.get('availabilityPeriods', id(50))!;
      return [recurringPattern, daysOfWeek];
    };
    expect(changed({ isRecurring: true, daysOfWeek: [1] })).toEqual(['weekly', [1]]);
    expect(changed({ recurringPattern: 'daily' })).toEqual(['daily', []]);
    expect(() => changed({ recurringPattern: 'weekly' })).toThrow(
      'Selecione pelo menos um dia da semana para períodos semanais.',
    );
    expect(changed({ isRecurring: false })).toEqual([null, []]);
  });

  it('and a block that repeats, last a day at most', () => {
    const long = { ...span, endAt: '2026-03-14T13:00:00.000Z' };
    const period = () => createPeriod.apply(documentsIn(), { id: id(51), ...long }, byPsych);
    expect(period).toThrow('Um período não pode durar mais de um dia.');
    const recurrence = { isRecurring: true, recurringPattern: '{"dayOfWeek":2}' };
    const block = (changes: object) => () =>
      createBlock.apply(documentsIn(), { id: id(61), ...long, ...changes }, byPsych);
    expect(block(recurrence)).toThrow('Um bloqueio recorrente não pode durar mais de um dia.');
    expect(block({})).not.toThrow();
    expect(block({ endAt: '2027-06-01T00:00:00.000Z' })).toThrow(
      'Um bloqueio não pode durar mais de um ano.',
    );
  });
});
