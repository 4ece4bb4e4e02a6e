import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { makeBlock, makePeriod } from '../../../test/fixtures/availability.ts';
import { createBreak } from '../../domain/availability/commands/breakCommands.ts';
import { END_BEFORE_START } from '../../domain/availability/fields.ts';
import { breakDurations, slotDurations } from '../../domain/availability/period.ts';
import { instantOf } from '../../domain/time/zone.ts';
import { errorsIn } from '../../ui/forms/useForm.ts';
import {
  blankBlock,
  blockErrors,
  type BlockForm,
  blockFormOf,
  changedBlock,
  newBlock,
  timesOfBlock,
} from './blocks/blockForm.ts';
import { breakErrors, breakFormOf, newBreak } from './blocks/breakForm.ts';
import {
  blankPeriod,
  changedPeriod,
  newPeriod,
  periodErrors,
  periodFormOf,
} from './periods/periodForm.ts';
import { usualWeek, weekErrors } from './periods/weekForm.ts';

it('the lengths that are offered, and those that are chosen at first, are the document’s', () => {
  expect(slotDurations.join(', ')).toBe('15, 30, 45, 50, 60, 75, 90, 120');
  expect(breakDurations.join(', ')).toBe('0, 5, 10, 15, 20, 30, 45, 60');
  expect(blankPeriod(null, TODAY)).toMatchObject({ slotDuration: '50', breakDuration: '0' });
  expect(usualWeek(null)).toMatchObject({ slotDuration: '50', breakDuration: '0' });
});

const zones = ['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon'];
const PAULO = 'America/Sao_Paulo';
const TODAY = '2026-03-02';
const at = (day: string, minutes: number, zone = PAULO) => instantOf({ day, minutes }, zone);
const block = (changes: Partial<BlockForm> = {}) => ({ ...blankBlock(null, TODAY), ...changes });
const span = (form: BlockForm, zone = PAULO) => {
  const times = timesOfBlock(form, zone);
  return times && [times.startAt, times.endAt];
};
const rules = { today: TODAY, isNamed: false };

describe('a block of one date', () => {
  it('is what was typed on the practice’s clocks, wherever they stand', () => {
    for (const zone of zones)
      expect(span(block({ start: '9', end: '1230' }), zone)).toEqual([
        at(TODAY, 540, zone),
        at(TODAY, 750, zone),
      ]);
  });

  it('lasts until midnight where 00:00 is its end, over whole days, and over several', () => {
    expect(span(block({ start: '22', end: '00:00' }))).toEqual([
      at(TODAY, 1320),
      at('2026-03-03', 0),
    ]);
    expect(span(block({ isWholeDay: 'yes', lastDay: '2026-03-15' }))).toEqual([
      at(TODAY, 0),
      at('2026-03-16', 0),
    ]);
    expect(span(block({ start: '18', end: '08', lastDay: '2026-03-03' }))).toEqual([
      at(TODAY, 1080),
      at('2026-03-03', 480),
    ]);
  });

  it('covers both hours of a night in which clocks go back, and what is left where they go on', () => {
    const back = block({ day: '2026-11-01', start: '01:00', end: '01:30' });
    expect(span(back, 'America/New_York')).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ]);
    const on = block({ day: '2026-03-08', start: '02:00', end: '03:00' });
    expect(span(on, 'America/New_York')).toEqual([
      '2026-03-08T06:00:00.000Z',
      '2026-03-08T07:00:00.000Z',
    ]);
  });

  it('comes out of the form as it went in', () => {
    for (const zone of zones)
      for (const [start, end] of [
        [at(TODAY, 540, zone), at(TODAY, 600, zone)],
        [at(TODAY, 0, zone), at('2026-03-05', 0, zone)],
        [at(TODAY, 1320, zone), at('2026-03-03', 0, zone)],
        [at(TODAY, 1320, zone), at('2026-03-03', 120, zone)],
      ] as const) {
        const stored = makeBlock({ startAt: start, endAt: end });
        expect(span(blockFormOf(stored, zone), zone)).toEqual([start, end]);
        const { toArgs } = changedBlock(stored, zone);
        expect(toArgs(blockFormOf(stored, zone))).toEqual({ id: stored.id });
      }
  });

  it('is not made for a day that is over, but one that has begun may be lengthened', () => {
    expect(blockErrors(block({ day: '2026-03-01', isWholeDay: 'yes' }), rules)).toEqual({
      day: 'A data do bloqueio não pode ser anterior a hoje.',
    });
    const before = blockFormOf(
      makeBlock({ startAt: at('2026-02-20', 0), endAt: at('2026-03-05', 0) }),
      PAULO,
    );
    const longer = { ...before, lastDay: '2026-03-20' };
    expect(blockErrors(longer, { ...rules, before })).toEqual({});
    expect(blockErrors({ ...longer, day: '2026-02-25' }, { ...rules, before })).toHaveProperty(
      'day',
    );
  });

  it('does not end before it starts', () => {
    for (const end of ['8', '9'])
      expect(blockErrors(block({ start: '9', end }), rules)).toEqual({ end: END_BEFORE_START });
    expect(blockErrors(block({ isWholeDay: 'yes', lastDay: '2026-03-01' }), rules)).toHaveProperty(
      'lastDay',
    );
  });
});

describe('a block of every week', () => {
  it('begins on its first weekday from the day on, never on one whose times clocks skip', () => {
    const weekly = { kind: 'weekly', start: '02:00', end: '02:30', dayOfWeek: '0' };
    const { toArgs } = newBlock('x', 'America/New_York', false);
    expect(toArgs(block({ ...weekly, day: '2026-03-04' }))).toMatchObject({
      startAt: at('2026-03-15', 120, 'America/New_York'),
      isRecurring: true,
      recurringPattern: '{"dayOfWeek":0}',
    });
  });

  it('into the next day keeps that, whatever else is changed', () => {
    const [startAt, endAt] = [at('2026-03-03', 1320), at('2026-03-04', 120)];
    const weekly = { isRecurring: true, recurringPattern: '{"dayOfWeek":2}' };
    const form = { ...blockFormOf(makeBlock({ startAt, endAt, ...weekly }), PAULO), end: '03:00' };
    expect(blockErrors(form, rules)).toEqual({});
    expect(span(form)).toEqual([startAt, at('2026-03-04', 180)]);
  });

  it('keeps its times to the second where only its weekday changes', () => {
    const stored = makeBlock({ isRecurring: true, recurringPattern: 'rubbish' });
    const form = { ...blockFormOf(stored, PAULO), dayOfWeek: '2' };
    expect(changedBlock(stored, PAULO).toArgs(form)).toEqual({
      id: stored.id,
      recurringPattern: '{"dayOfWeek":2}',
    });
  });
});

describe('a break', () => {
  it('refuses a word of 100 kB, and times that are none, in its fields’ own words', () => {
    const { toArgs } = newBreak('0190000a-0000-7000-8000-000000000001', false);
    const errors = (changes: object) =>
      errorsIn(
        createBreak.args as v.GenericSchema,
        toArgs({
          ...breakFormOf({ dayOfWeek: 1, startTime: '12:00', endTime: '13:00' }),
          ...changes,
        }),
      );
    expect(errors({ description: 'x'.repeat(100_000) })).toEqual({
      description: 'Use no máximo 10000 caracteres',
    });
    expect(errors({ startTime: '25h', endTime: '' })).toEqual({
      startTime: 'Horário inválido',
      endTime: 'Horário de início e fim são obrigatórios.',
    });
    expect(errors({ startTime: '930', endTime: '9h45' })).toEqual({});
  });

  it('of an administrator names its psychologist', () => {
    expect(breakErrors(breakFormOf({ dayOfWeek: 1 }), true)).toHaveProperty('psychologistId');
  });
});

describe('a period', () => {
  const stored = (changes = {}) =>
    makePeriod({ isRecurring: true, recurringPattern: 'weekly', daysOfWeek: [3], ...changes });

  it('comes out of the form as it went in, whatever its kind, over midnight too', () => {
    for (const zone of zones)
      for (const period of [
        stored(),
        stored({ isRecurring: false, recurringPattern: null, daysOfWeek: [] }),
        stored({ recurringPattern: 'daily', daysOfWeek: [] }),
        stored({ recurringPattern: 'monthly', daysOfWeek: [], notes: 'Só online' }),
        stored({ startAt: at('2026-03-11', 1320, zone), endAt: at('2026-03-12', 120, zone) }),
        stored({ startAt: at('2026-03-11', 1320, zone), endAt: at('2026-03-12', 0, zone) }),
      ]) {
        const form = periodFormOf(period, zone);
        expect(changedPeriod(period, zone).toArgs(form)).toEqual({ id: period.id });
        expect(periodErrors(form, false)).toEqual({});
        const { startAt, endAt } = period;
        expect(newPeriod('x', zone, false).toArgs(form)).toMatchObject({ startAt, endAt });
      }
  });

  it('needs both times, a day where it is weekly, and an end after its start', () => {
    expect(periodErrors(blankPeriod(null, TODAY), false)).toEqual({
      daysOfWeek: 'Selecione pelo menos um dia da semana para períodos semanais.',
      start: 'Horário de início e fim são obrigatórios.',
      end: 'Horário de início e fim são obrigatórios.',
    });
    const backwards = { ...blankPeriod(null, TODAY), kind: 'daily', start: '12', end: '8' };
    expect(periodErrors(backwards, false)).toEqual({ end: END_BEFORE_START });
  });
});

describe('a week', () => {
  it('of one shift is fine, and two do not overlap', () => {
    const week = usualWeek(null);
    expect(weekErrors(week, false)).toEqual({});
    expect(weekErrors({ ...week, secondStart: '', secondEnd: '' }, false)).toEqual({});
    expect(weekErrors({ ...week, secondStart: '11:30' }, false)).toHaveProperty('secondStart');
    expect(weekErrors({ ...week, secondEnd: '' }, false)).toHaveProperty('secondEnd');
  });
});
