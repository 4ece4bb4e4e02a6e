import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { EVERYTHING, type Coverage, nearby } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { type QueryArgs, type QueryName, runQuery } from '../index.ts';

let view: View;
let v = 0;
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const raw = <N extends QueryName>(name: N, args: QueryArgs<N>, coverage: Coverage = EVERYTHING) =>
  runQuery(querySource(view, { coverage }), name, args);
const ask = <N extends QueryName>(name: N, args: QueryArgs<N>) => plain(raw(name, args));
const own = { psychologistId: psychId };
const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`).toISOString();
const span = (day: string, start: string, end: string) => ({
  startAt: at(day, start),
  endAt: at(day, end),
});
const numbers = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => Number.parseInt(id.slice(-4), 16));
const weekly = (dayOfWeek: number) => ({
  isRecurring: true,
  recurringPattern: JSON.stringify({ dayOfWeek }),
});

/** A Monday. */
const NOW = at('2026-03-02', '10:00');
const WINDOW = { from: NOW, to: at('2026-04-01', '10:00') };

beforeEach(() => {
  view = new View(psych);
  put('tenants', sampleTenant);
  put('users', sampleUser(1), sampleUser(2));
});

describe('breaks.list', () => {
  it('goes through the week from Monday on, the inactive included', () => {
    put(
      'recurringBreaks',
      makeBreak({ id: sampleId(6, 1), ...own, dayOfWeek: 0 }),
      makeBreak({ id: sampleId(6, 2), ...own, dayOfWeek: 1, startTime: '15:00', endTime: '16:00' }),
      makeBreak({ id: sampleId(6, 3), ...own, dayOfWeek: 1, isActive: false }),
      makeBreak({ id: sampleId(6, 4), psychologistId: sampleId(2, 2), dayOfWeek: 1 }),
    );
    expect(numbers(ask('breaks.list', {}))).toEqual([3, 2, 1]);
    expect(numbers(ask('breaks.list', { psychologistId: sampleId(2, 2) }))).toEqual([4]);
  });

  it('shows on request what the server refused, with the change that mends it', () => {
    view.setOutbox([
      sampleOutboxRow(
        1,
        'recurringBreak.create',
        { id: sampleId(6, 9), dayOfWeek: 2, startTime: '12:00', endTime: '13:00' },
        { state: 'refused' },
      ),
    ]);
    expect(ask('breaks.list', {})).toEqual([]);
    expect(ask('breaks.list', { withRefused: true })).toMatchObject([
      { id: sampleId(6, 9), repair: sampleId(6, 1) },
    ]);
  });
});

describe('blocks.list', () => {
  it('shows what falls into the window by its next time, and counts what comes later', () => {
    put(
      'availabilityBlocks',
      makeBlock({ id: sampleId(6, 1), ...own, ...span('2026-02-20', '08:00', '09:00') }),
      makeBlock({ id: sampleId(6, 2), ...own, ...span('2026-03-02', '09:00', '11:00') }),
      makeBlock({ id: sampleId(6, 3), ...own, ...span('2026-06-01', '09:00', '11:00') }),
      makeBlock({
        id: sampleId(6, 4),
        ...own,
        ...span('2025-01-02', '18:00', '19:00'),
        ...weekly(4),
      }),
      makeBlock({
        id: sampleId(6, 5),
        ...own,
        ...span('2026-05-01', '18:00', '19:00'),
        ...weekly(4),
      }),
    );
    const { rows, later } = ask('blocks.list', WINDOW);
    expect(numbers(rows)).toEqual([2, 4]);
    expect(rows[1]?.next).toEqual(span('2026-03-05', '18:00', '19:00'));
    expect(later).toBe(2);
    const all = ask('blocks.list', { from: NOW });
    expect([numbers(all.rows), all.later]).toEqual([[2, 4, 5, 3], 0]);
  });

  it('always shows one whose pattern cannot be read, however old: it has to be mended', () => {
    const block = makeBlock({
      id: sampleId(6, 1),
      ...own,
      ...span('2020-01-02', '18:00', '19:00'),
    });
    for (const recurringPattern of [null, '', '{', '[]', '{"dayOfWeek":9}', '"x"'.repeat(30_000)]) {
      put('availabilityBlocks', { ...block, isRecurring: true, recurringPattern });
      expect(ask('blocks.list', WINDOW).rows).toMatchObject([
        { id: block.id, isUnreadable: true, next: span('2020-01-02', '18:00', '19:00') },
      ]);
    }
    put('availabilityBlocks', { ...block, ...weekly(4) });
    expect(ask('blocks.list', WINDOW).rows).toMatchObject([{ isUnreadable: false }]);
  });
});

describe('periods.list', () => {
  it('shows the next time of each kind, and those that are not active', () => {
    const first = { ...own, isRecurring: true, ...span('2026-01-31', '08:00', '12:00') };
    put(
      'availabilityPeriods',
      makePeriod({ id: sampleId(6, 1), ...first, recurringPattern: 'monthly', isActive: false }),
      makePeriod({ id: sampleId(6, 2), ...first, recurringPattern: 'weekly', daysOfWeek: [5] }),
      makePeriod({ id: sampleId(6, 3), ...first, recurringPattern: 'daily' }),
      makePeriod({ id: sampleId(6, 4), ...own, ...span('2026-03-04', '08:00', '12:00') }),
      makePeriod({ id: sampleId(6, 5), ...own, ...span('2026-02-04', '08:00', '12:00') }),
      makePeriod({ id: sampleId(6, 6), ...own, ...span('2026-07-04', '08:00', '12:00') }),
    );
    const { rows, later } = ask('periods.list', { ...WINDOW, from: at('2026-03-02', '00:00') });
    expect(rows.map(({ id, next }) => [Number.parseInt(id.slice(-4), 16), next.startAt])).toEqual([
      [3, at('2026-03-02', '08:00')],
      [4, at('2026-03-04', '08:00')],
      [2, at('2026-03-06', '08:00')],
      [1, at('2026-03-31', '08:00')],
    ]);
    expect(later).toBe(1);
  });
});

describe('sessions.met', () => {
  const session = (n: number, day: string, start: string, end: string, changes = {}) =>
    sampleAppointment(n, { ...span(day, start, end), ...changes });
  const lunch = { dayOfWeek: 3, startTime: '12:00', endTime: '13:00' };
  const met = (times: QueryArgs<'sessions.met'>['times'], now = NOW) =>
    ask('sessions.met', { now, psychologistId: psychId, times });

  it('counts the sessions to come that a break falls on, and names the first', () => {
    put(
      'appointments',
      session(1, '2026-02-25', '12:00', '12:50'),
      session(2, '2026-03-11', '12:30', '13:20'),
      session(3, '2026-03-04', '11:30', '12:20'),
      session(4, '2026-03-04', '13:00', '13:50'),
      session(5, '2026-03-05', '12:00', '12:50'),
      session(6, '2026-03-18', '12:00', '12:50', { status: 'cancelled' }),
      session(7, '2026-03-18', '12:00', '12:50', { isGoogleCalendarEvent: true, patientId: null }),
      session(8, '2026-03-18', '12:00', '12:50', { psychologistId: sampleId(2, 2) }),
    );
    expect(met(lunch)).toMatchObject({ count: 2, first: { id: sampleId(4, 3) } });
    expect(met({ ...lunch, dayOfWeek: 6 })).toEqual({ count: 0, first: null });
  });

  it('does so for a block, once or every week, and for none that is over', () => {
    put(
      'appointments',
      session(1, '2026-03-04', '14:00', '14:50'),
      session(2, '2026-03-11', '14:00', '14:50'),
    );
    const once = { isRecurring: false, recurringPattern: null };
    const hours = span('2026-03-04', '13:00', '18:00');
    expect(met({ ...hours, ...once }).count).toBe(1);
    expect(met({ ...hours, ...weekly(3) }).count).toBe(2);
    expect(met({ ...hours, ...weekly(4) }).count).toBe(0);
    expect(met({ ...hours, ...once }, at('2026-03-20', '10:00')).count).toBe(0);
  });

  it('says that it does not know all where sessions far away have not arrived', () => {
    const window = { from: at('2026-01-01', '00:00'), to: at('2026-04-01', '00:00') };
    const asked = { now: NOW, psychologistId: psychId };
    const hours = { ...span('2026-03-04', '13:00', '18:00'), recurringPattern: null };
    const is = (times: QueryArgs<'sessions.met'>['times']) =>
      raw('sessions.met', { ...asked, times }, nearby(window));
    expect(is(lunch)).toHaveProperty('soFar');
    expect(is({ ...hours, isRecurring: false })).toHaveProperty('whole');
  });
});
