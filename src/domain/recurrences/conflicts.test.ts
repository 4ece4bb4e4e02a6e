import { describe, expect, it } from 'vitest';
import { id } from '../../../test/fixtures/documents.ts';
import type { AvailabilityBlock } from '../availability/block.ts';
import type { RecurringBreak } from '../availability/break.ts';
import { type Candidate, findConflicts, type Obstacles } from './conflicts.ts';
import type { RecurringAppointment } from './recurrence.ts';

const ZONE = 'America/Sao_Paulo';
/** A Tuesday, nine in the morning in São Paulo. */
const NOW = '2026-03-10T12:00:00.000Z';
const PSYCH = id(2);

const recurrence = (changes: Partial<RecurringAppointment> = {}): RecurringAppointment => ({
  id: id(50),
  patientId: id(10),
  psychologistId: PSYCH,
  recurringType: 'weekly',
  daysOfWeek: [2],
  startTime: '10:00',
  endTime: '10:50',
  startDate: '2026-01-01',
  endDate: null,
  isActive: true,
  notes: null,
  createdAt: NOW,
  ...changes,
});
const candidate = (changes: Partial<Candidate> = {}): Candidate =>
  recurrence({ id: id(51), startDate: '2026-03-10', ...changes });
const pause = (changes: Partial<RecurringBreak> = {}): RecurringBreak => ({
  id: id(60),
  psychologistId: PSYCH,
  dayOfWeek: 2,
  startTime: '10:30',
  endTime: '11:00',
  description: null,
  isActive: true,
  createdAt: NOW,
  ...changes,
});
const block = (changes: Partial<AvailabilityBlock> = {}): AvailabilityBlock => ({
  id: id(70),
  psychologistId: PSYCH,
  startAt: '2026-03-17T13:00:00.000Z',
  endAt: '2026-03-17T14:00:00.000Z',
  reason: null,
  isRecurring: false,
  recurringPattern: null,
  createdAt: NOW,
  ...changes,
});

const typesFor = (wanted: Candidate, obstacles: Partial<Obstacles>, now = NOW): string[] =>
  findConflicts(
    wanted,
    { recurrences: [], breaks: [], blocks: [], patients: new Map(), ...obstacles },
    ZONE,
    now,
  ).map(({ type }) => type);

describe('a conflict with another recurrence', () => {
  const overlap = ['recurring_overlap'];
  const others: [string, Partial<RecurringAppointment>, Partial<Candidate>, string[]][] = [
    ['the same time', {}, {}, overlap],
    ['a minute in common', { startTime: '10:49', endTime: '11:30' }, {}, overlap],
    ['touching times', { startTime: '10:50', endTime: '11:30' }, {}, []],
    ['another weekday', { daysOfWeek: [3] }, {}, []],
    ['a daily one', { recurringType: 'daily', daysOfWeek: [] }, {}, overlap],
    ['one that ends the day before', { endDate: '2026-03-09' }, {}, []],
    ['one that ends on the same day', { endDate: '2026-03-10' }, {}, overlap],
    ['one whose end leaves no common weekday', { endDate: '2026-03-16', daysOfWeek: [1] }, {}, []],
    ['one that begins after the end', { startDate: '2026-05-01' }, { endDate: '2026-04-30' }, []],
    ['one that begins in two years', { startDate: '2028-05-01' }, {}, overlap],
    [
      'a monthly one that falls on the weekday once a year',
      { recurringType: 'monthly', daysOfWeek: [], startDate: '2026-01-31' },
      {},
      overlap,
    ],
    [
      'a monthly one on another day',
      { recurringType: 'monthly', daysOfWeek: [], startDate: '2026-01-31' },
      { recurringType: 'monthly', daysOfWeek: [], startDate: '2026-03-30' },
      // Both fall on the last day of February.
      overlap,
    ],
    ['an inactive one', { isActive: false }, {}, []],
    ['itself', { id: id(51) }, {}, []],
  ];

  it.each(others)('%s', (_case, other, wanted, expected) => {
    expect(typesFor(candidate(wanted), { recurrences: [recurrence(other)] })).toEqual(expected);
  });

  it('is none over a time of today that has begun', () => {
    const today = { endDate: '2026-03-10' };
    const late = '2026-03-10T13:00:00.000Z';
    expect(typesFor(candidate(today), { recurrences: [recurrence()] })).toEqual(overlap);
    expect(typesFor(candidate(today), { recurrences: [recurrence()] }, late)).toEqual([]);
  });
});

describe('a conflict with a pause or a block', () => {
  it('is none where no occurrence is to come', () => {
    const over = candidate({ startDate: '2026-03-01', endDate: '2026-03-04' });
    const weekly = block({ isRecurring: true, recurringPattern: '{"dayOfWeek":2}' });
    expect(typesFor(over, { breaks: [pause()], blocks: [block(), weekly] })).toEqual([]);
  });

  it.each([
    ['a pause in the time', pause(), ['recurring_break']],
    ['a pause on another day', pause({ dayOfWeek: 3 }), []],
    ['a pause that touches', pause({ startTime: '10:50' }), []],
    ['an inactive pause', pause({ isActive: false }), []],
  ])('%s', (_case, one, expected) => {
    expect(typesFor(candidate(), { breaks: [one] })).toEqual(expected);
  });

  it.each([
    ['a block in the time', block(), ['availability_block']],
    [
      'a block on a day without a session',
      block({ startAt: '2026-03-16T13:00:00.000Z', endAt: '2026-03-16T14:00:00.000Z' }),
      [],
    ],
    [
      'a block that is over',
      block({ startAt: '2026-03-03T13:00:00.000Z', endAt: '2026-03-03T14:00:00.000Z' }),
      [],
    ],
    [
      'a block of days around',
      block({ startAt: '2026-06-01T03:00:00.000Z', endAt: '2026-06-15T03:00:00.000Z' }),
      ['availability_block'],
    ],
    [
      'a block that repeats on the weekday',
      block({
        isRecurring: true,
        startAt: '2026-02-03T13:30:00.000Z',
        endAt: '2026-02-03T15:00:00.000Z',
        recurringPattern: '{"dayOfWeek":2}',
      }),
      ['availability_block'],
    ],
    [
      'a block that repeats on another',
      block({ isRecurring: true, recurringPattern: '{"dayOfWeek":4}' }),
      [],
    ],
  ])('%s', (_case, one, expected) => {
    expect(typesFor(candidate(), { blocks: [one] })).toEqual(expected);
  });
});
