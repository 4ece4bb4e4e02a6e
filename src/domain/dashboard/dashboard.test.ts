import { describe, expect, it } from 'vitest';
import { id, makeAppointment } from '../../../test/fixtures/documents.ts';
import { dashboardRange } from './period.ts';
import { nextSessions, ongoingSessions } from './sessions.ts';
import { dashboardStats } from './stats.ts';

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
