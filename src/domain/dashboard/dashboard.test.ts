import { describe, expect, it } from 'vitest';
import { id, makeAppointment } from '../../../test/fixtures/documents.ts';
import { dashboardRange } from './period.ts';
import { nextSessions, ongoingSessions } from './sessions.ts';
import { dashboardAnalysis } from './analysis.ts';
import { dashboardStats } from './stats.ts';
import { stretchesOf } from './stretch.ts';
import { dashboardTrends } from './trends.ts';

const ZONE = 'America/Sao_Paulo';
/** Late on a Sunday there, Monday already in Greenwich. */
const SUNDAY = '2026-03-02T02:30:00.000Z';

describe('a dashboard’s period', () => {
  it('is the clinic’s own day, week from Monday, month and year', () => {
    expect(dashboardRange('today', ZONE, SUNDAY)).toEqual({
      from: '2026-03-01T03:00:00.000Z',
      to: '2026-03-02T03:00:00.000Z',
    });
    expect(dashboardRange('week', ZONE, SUNDAY)).toEqual({
      from: '2026-02-23T03:00:00.000Z',
      to: '2026-03-02T03:00:00.000Z',
    });
    expect(dashboardRange('month', ZONE, SUNDAY)).toEqual({
      from: '2026-03-01T03:00:00.000Z',
      to: '2026-04-01T03:00:00.000Z',
    });
    expect(dashboardRange('year', ZONE, SUNDAY)).toEqual({
      from: '2026-01-01T03:00:00.000Z',
      to: '2027-01-01T03:00:00.000Z',
    });
  });

  it('ends with the month, however long that is', () => {
    const end = (now: string) => dashboardRange('month', 'UTC', now).to.slice(0, 10);
    expect(end('2024-02-29T23:59:59.999Z')).toBe('2024-03-01');
    expect(end('2026-12-31T23:59:59.999Z')).toBe('2027-01-01');
    expect(dashboardRange('year', 'UTC', '2024-01-01T00:00:00.000Z').to.slice(0, 10)).toBe(
      '2025-01-01',
    );
  });
});

const session = (number: number, startAt: string, changes = {}) =>
  makeAppointment({
    id: id(number),
    startAt,
    endAt: new Date(Date.parse(startAt) + 50 * 60_000).toISOString(),
    status: 'scheduled',
    ...changes,
  });

describe('a dashboard’s figures', () => {
  it('count attendance among those who were expected and told', () => {
    const sessions = [
      session(20, '2026-03-01T12:00:00.000Z', { status: 'completed' }),
      session(21, '2026-03-01T13:00:00.000Z', { status: 'completed' }),
      session(22, '2026-03-01T14:00:00.000Z', { status: 'no_show' }),
      session(23, '2026-03-01T15:00:00.000Z', { status: 'cancelled' }),
      session(24, '2026-03-01T16:00:00.000Z', { isGoogleCalendarEvent: true, patientId: null }),
    ];
    const documents = { appointments: sessions, patients: [] };
    expect(dashboardStats(documents, { period: 'month' }, ZONE, SUNDAY)).toEqual({
      patients: 0,
      appointments: { total: 4, completed: 2, cancelled: 1, today: 3 },
      attendanceRate: 66.7,
      totalHours: 1.67,
    });
  });
});

describe('the stretch before', () => {
  const before = (period: Parameters<typeof stretchesOf>[0], now: string, zone = 'UTC') => {
    const { from, to } = stretchesOf(period, zone, now).before;
    return [from.slice(0, 16), to.slice(0, 16)];
  };

  it('is as much of the period before as is over of this one', () => {
    const now = '2026-11-22T14:05:00.000Z';
    expect(before('today', now)).toEqual(['2026-11-21T00:00', '2026-11-21T14:05']);
    expect(before('week', now)).toEqual(['2026-11-09T00:00', '2026-11-15T14:05']);
    expect(before('month', now)).toEqual(['2026-10-01T00:00', '2026-10-22T14:05']);
    expect(before('year', now)).toEqual(['2025-01-01T00:00', '2025-11-22T14:05']);
  });

  it('is all of a month that lacks the day, and nothing at the first midnight', () => {
    for (const day of ['29', '30', '31'])
      expect(before('month', `2026-03-${day}T09:00:00.000Z`)).toEqual([
        '2026-02-01T00:00',
        '2026-03-01T00:00',
      ]);
    expect(before('year', '2028-02-29T09:00:00.000Z')).toEqual([
      '2027-01-01T00:00',
      '2027-03-01T00:00',
    ]);
    expect(before('month', '2026-03-01T00:00:00.000Z')).toEqual([
      '2026-02-01T00:00',
      '2026-02-01T00:00',
    ]);
  });

  it('is the clinic’s, and keeps to the clock on the wall where clocks change', () => {
    expect(before('month', SUNDAY, ZONE)).toEqual(['2026-02-01T03:00', '2026-02-02T02:30']);
    // 2018: the hour after midnight of the 4th of November was skipped there.
    expect(before('today', '2018-11-05T03:30:00.000Z', ZONE)).toEqual([
      '2018-11-04T03:00',
      '2018-11-04T03:30',
    ]);
  });
});

describe('a dashboard’s trends', () => {
  const now = '2026-03-11T15:00:00.000Z';
  const trends = (sessions: ReturnType<typeof session>[], created: readonly string[] = []) =>
    dashboardTrends(
      { appointments: sessions, patients: created.map((createdAt) => ({ createdAt })) },
      'month',
      'UTC',
      now,
    );
  const held = { status: 'completed' };

  it('compare like with like: what is still to come of the former month does not count', () => {
    const sessions = [
      session(20, '2026-03-02T12:00:00.000Z', held),
      session(21, '2026-03-09T12:00:00.000Z', held),
      session(22, '2026-03-10T12:00:00.000Z', { status: 'no_show' }),
      session(23, '2026-02-02T12:00:00.000Z', held),
      session(24, '2026-02-25T12:00:00.000Z', held),
      session(25, '2026-03-04T12:00:00.000Z'),
      session(26, '2026-03-11T12:00:00.000Z', held),
      session(27, '2026-03-11T18:00:00.000Z'),
    ];
    const created = ['2026-01-01', '2026-02-20', '2026-03-01'].map((day) => `${day}T12:00:00.000Z`);
    expect(trends(sessions, created)).toEqual({
      patients: 200,
      today: 100,
      attendance: -25,
      hours: 200,
      until: '2026-02-11T15:00:00.000Z',
    });
  });

  it('are none without a base', () => {
    const none = { patients: null, today: null, attendance: null, hours: null };
    expect(trends([])).toMatchObject(none);
    expect(trends([session(20, '2026-03-09T12:00:00.000Z', held)])).toMatchObject(none);
  });
});

describe('a dashboard’s analysis', () => {
  const sessions = [
    session(20, '2026-03-01T12:00:00.000Z', { status: 'completed' }),
    session(21, '2026-03-01T15:00:00.000Z', { status: 'completed' }),
    session(22, '2026-02-28T12:00:00.000Z', { status: 'completed' }),
    session(23, '2026-03-01T14:00:00.000Z'),
    session(24, '2026-03-20T14:00:00.000Z'),
    session(25, '2026-03-01T16:00:00.000Z', { isGoogleCalendarEvent: true, patientId: null }),
  ];
  const analysis = (period: Parameters<typeof dashboardAnalysis>[1]) =>
    dashboardAnalysis(sessions, period, ZONE, SUNDAY);

  it('names each status for what it is: nobody’s decision is not called scheduled', () => {
    expect(analysis('month')).toMatchObject({
      total: 4,
      told: 2,
      byStatus: { completed: 2, expired: 1, scheduled: 1, cancelled: 0 },
    });
  });

  it('tells hours by the hour, the day or the month', () => {
    const worked = (period: Parameters<typeof dashboardAnalysis>[1]) =>
      analysis(period).hours.flatMap(({ at, hours }) => (hours > 0 ? [[at, hours]] : []));
    expect(analysis('today').hours.map(({ at }) => at)).toEqual(['09', '10', '11', '12']);
    expect(worked('today')).toEqual([
      ['09', 0.83],
      ['12', 0.83],
    ]);
    expect(analysis('week').hours).toHaveLength(7);
    expect(worked('week')).toEqual([
      ['2026-02-28', 0.83],
      ['2026-03-01', 1.67],
    ]);
    expect(analysis('month').hours).toHaveLength(31);
    expect(worked('year')).toEqual([
      ['2026-02', 0.83],
      ['2026-03', 1.67],
    ]);
  });
});

describe('next and ongoing sessions', () => {
  it('are told apart by the clock, to the millisecond', () => {
    const one = session(30, '2026-03-10T12:00:00.000Z');
    const ids = (sessions: { id: string }[]) => sessions.map((each) => each.id);
    const before = '2026-03-10T11:59:59.999Z';
    expect([ids(nextSessions([one], before)), ongoingSessions([one], before)]).toEqual([
      [one.id],
      [],
    ]);
    expect([nextSessions([one], one.startAt), ids(ongoingSessions([one], one.startAt))]).toEqual([
      [],
      [one.id],
    ]);
    expect(ongoingSessions([one], one.endAt)).toEqual([]);
  });
});
