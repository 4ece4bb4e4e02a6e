import { describe, expect, it } from 'vitest';
import { busySpanOf } from '../sync/plan/state.ts';
import { asRemote } from './events.ts';

const ZONE = 'America/Sao_Paulo';
const event = (changes: Partial<Parameters<typeof asRemote>[0]>) => ({
  id: 'evento',
  etag: '"1"',
  status: 'confirmed',
  attendees: [],
  ...changes,
});
const spanOf = (changes: Parameters<typeof event>[0], zone = ZONE) =>
  busySpanOf(asRemote(event(changes), zone));

describe('the time that an event takes', () => {
  it('is read with any offset and kept in UTC', () => {
    const times = {
      start: { dateTime: '2026-03-10T09:00:00-03:00' },
      end: { dateTime: '2026-03-10T14:30:00+02:00' },
    };
    expect(spanOf(times)).toEqual({
      startAt: '2026-03-10T12:00:00.000Z',
      endAt: '2026-03-10T12:30:00.000Z',
    });
  });

  it.each([
    ['a plain day', ZONE, '2026-03-10', '2026-03-11', 24],
    ['the day on which clocks go forward', 'America/New_York', '2026-03-08', '2026-03-09', 23],
    ['the day on which clocks go back', 'America/New_York', '2026-11-01', '2026-11-02', 25],
  ])('of %s lasts as long as that day', (_case, zone, from, to, hours) => {
    const span = spanOf({ start: { date: from }, end: { date: to } }, zone);
    expect(Date.parse(span!.endAt) - Date.parse(span!.startAt)).toBe(hours * 3_600_000);
  });

  it.each([
    [
      'no length',
      { start: { dateTime: '2026-03-10T09:00:00Z' }, end: { dateTime: '2026-03-10T09:00:00Z' } },
    ],
    ['no times', {}],
    ['a day that is none', { start: { date: 'amanhã' }, end: { date: '2026-03-11' } }],
    ['a day that no calendar has', { start: { date: '2026-02-30' }, end: { date: '2026-13-40' } }],
    [
      'a year beyond all',
      { start: { date: '2026-03-10' }, end: { dateTime: '+012026-01-01T00:00:00Z' } },
    ],
    ['words for times', { start: { dateTime: 'cedo' }, end: { dateTime: 'tarde' } }],
  ])('is none with %s', (_case, times) => {
    expect(spanOf(times)).toBeNull();
  });

  const hour = {
    start: { dateTime: '2026-03-10T09:00:00Z' },
    end: { dateTime: '2026-03-10T10:00:00Z' },
  };

  it("of a session counts however it is shown there, of somebody's event only as busy", () => {
    const serenoAppointmentId = '00000000-0000-7000-8000-000000000020';
    const ours = { extendedProperties: { private: { serenoAppointmentId } } };
    expect(spanOf({ ...hour, transparency: 'transparent' })).toBeNull();
    expect(asRemote(event({ ...hour, ...ours, transparency: 'transparent' }), ZONE)).toMatchObject({
      ownerId: serenoAppointmentId,
      span: { startAt: '2026-03-10T09:00:00.000Z' },
    });
    expect(spanOf({ ...hour, ...ours, status: 'cancelled' })).toBeNull();
  });

  it('names no session by what is no id', () => {
    const extendedProperties = { private: { serenoAppointmentId: "'; drop table" } };
    expect(asRemote(event({ ...hour, extendedProperties }), ZONE).ownerId).toBeNull();
  });
});
