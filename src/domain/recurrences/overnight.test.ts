import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeBlock, makeBreak } from '../../../test/fixtures/availability.ts';
import { id } from '../../../test/fixtures/documents.ts';
import { formatSpan } from '../time/format.ts';
import { isClockSpan } from './clockSpan.ts';
import { type Candidate, findConflicts, type Obstacles } from './conflicts.ts';
import { occurrenceOn, upcomingOccurrences } from './expand.ts';
import { endTime } from './fields.ts';
import type { RecurringAppointment } from './recurrence.ts';
import { requireSchedule } from './rules.ts';

const ZONE = 'America/Sao_Paulo';
/** A Tuesday, nine in the morning in São Paulo. */
const NOW = '2026-03-10T12:00:00.000Z';
const [TUESDAY, WEDNESDAY] = [2, 3];

const weekly = (
  startTime: string,
  ending: string,
  changes: Partial<RecurringAppointment> = {},
): RecurringAppointment => ({
  id: id(50),
  patientId: id(10),
  psychologistId: id(2),
  recurringType: 'weekly',
  daysOfWeek: [TUESDAY],
  startTime,
  endTime: ending,
  startDate: '2026-03-10',
  endDate: null,
  isActive: true,
  notes: null,
  createdAt: NOW,
  ...changes,
});

const late = weekly('23:30', '00:20', { id: id(51) });

describe('a weekly session over midnight', () => {
  it('may cross it, and may end at it', () => {
    expect(() => requireSchedule(late)).not.toThrow();
    expect(v.parse(endTime, '24:00')).toBe('00:00');
    expect(() => requireSchedule(weekly('23:10', v.parse(endTime, '24:00')))).not.toThrow();
  });

  it.each([
    ['14:00', '13:00'],
    ['10:00', '10:00'],
    ['09:00', '08:50'],
  ])('is none from %s to %s: that end was typed before its start', (startTime, ending) => {
    expect(isClockSpan({ startTime, endTime: ending })).toBe(false);
    expect(() => requireSchedule(weekly(startTime, ending))).toThrow(
      'Horário de fim deve ser posterior ao horário de início',
    );
  });

  it('belongs to the day on which it begins, and lasts as long as it says', () => {
    const [first] = upcomingOccurrences(late, NOW, ZONE);
    expect(first).toEqual({
      day: '2026-03-10',
      startAt: '2026-03-11T02:30:00.000Z',
      endAt: '2026-03-11T03:20:00.000Z',
    });
    const until = occurrenceOn('2026-03-10', weekly('23:10', '00:00'), ZONE);
    expect(formatSpan(until, ZONE)).toBe('23:10 – 00:00');
  });

  it('keeps its length where the clocks change within it', () => {
    // In Lisbon the clocks go back at 02:00 of this night.
    const night = occurrenceOn('2026-10-24', weekly('23:30', '02:20'), 'Europe/Lisbon');
    expect(Date.parse(night.endAt) - Date.parse(night.startAt)).toBe(170 * 60_000);
  });
});

const typesFor = (wanted: Candidate, obstacles: Partial<Obstacles>): string[] =>
  findConflicts(
    wanted,
    { recurrences: [], breaks: [], blocks: [], patients: new Map(), ...obstacles },
    ZONE,
    NOW,
  ).map(({ type }) => type);

describe('what stands in its way', () => {
  const early = (changes: Partial<RecurringAppointment> = {}) =>
    weekly('00:00', '00:50', { daysOfWeek: [WEDNESDAY], ...changes });

  it('is a recurrence that begins on the next day, in either order', () => {
    expect(typesFor(late, { recurrences: [early()] })).toEqual(['recurring_overlap']);
    expect(typesFor(early({ id: id(52) }), { recurrences: [{ ...late, id: id(53) }] })).toEqual([
      'recurring_overlap',
    ]);
  });

  it('is another one over the same midnight', () => {
    expect(typesFor(late, { recurrences: [weekly('22:50', '23:40')] })).toHaveLength(1);
    expect(typesFor(late, { recurrences: [weekly('23:50', '00:40')] })).toHaveLength(1);
  });

  it('is none that only touches it, or is on the morning of its own day', () => {
    const touching = early({ startTime: '00:20', endTime: '01:10' });
    const own = early({ daysOfWeek: [TUESDAY] });
    const until = weekly('23:10', '00:00', { id: id(51) });
    expect(typesFor(late, { recurrences: [touching, own] })).toEqual([]);
    expect(typesFor(until, { recurrences: [early()] })).toEqual([]);
  });

  it('is one whose only day is the night before', () => {
    const once = { startDate: '2026-03-17', endDate: '2026-03-17' };
    expect(
      typesFor(early({ id: id(52), startDate: '2026-03-18', endDate: '2026-03-18' }), {
        recurrences: [{ ...late, ...once, id: id(53) }],
      }),
    ).toEqual(['recurring_overlap']);
  });

  it('are pauses and blocks of the next day', () => {
    const pause = makeBreak({ dayOfWeek: WEDNESDAY, startTime: '00:00', endTime: '00:30' });
    const block = makeBlock({
      startAt: '2026-03-18T03:00:00.000Z',
      endAt: '2026-03-19T03:00:00.000Z',
    });
    expect(typesFor(late, { breaks: [pause], blocks: [block] })).toEqual([
      'recurring_break',
      'availability_block',
    ]);
  });
});
