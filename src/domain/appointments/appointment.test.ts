import { describe, expect, it } from 'vitest';
import { makeAppointment } from '../../../test/fixtures/documents.ts';
import { durationMinutes, overlaps } from './span.ts';
import { occupies, statusAt } from './state.ts';
import type { AppointmentStatus } from './status.ts';

const session = makeAppointment({
  startAt: '2026-03-10T13:00:00.000Z',
  endAt: '2026-03-10T13:50:00.000Z',
});

describe('the status of a session at an instant', () => {
  it.each([
    ['before it starts', '2026-03-10T12:59:59.999Z', 'scheduled'],
    ['at its very start', '2026-03-10T13:00:00.000Z', 'in_progress'],
    ['just before its end', '2026-03-10T13:49:59.999Z', 'in_progress'],
    ['at its end', '2026-03-10T13:50:00.000Z', 'expired'],
  ])('%s', (_when, at, expected) => {
    expect(statusAt(session, at)).toBe(expected);
  });

  it('stays what a person decided', () => {
    const decided: AppointmentStatus[] = ['completed', 'cancelled', 'no_show'];
    for (const status of decided)
      expect(statusAt({ ...session, status }, '2026-03-10T13:10:00.000Z')).toBe(status);
  });

  it('follows the clock, whatever a job has stored of it', () => {
    for (const status of ['scheduled', 'in_progress', 'expired'] as const) {
      expect(statusAt({ ...session, status }, '2026-03-10T12:59:59.999Z')).toBe('scheduled');
      expect(statusAt({ ...session, status }, '2026-03-10T13:10:00.000Z')).toBe('in_progress');
      expect(statusAt({ ...session, status }, '2026-03-10T14:00:00.000Z')).toBe('expired');
    }
  });

  it('of a session begun at once ends by expiring too', () => {
    const begun = { ...session, status: 'in_progress' } as const;
    expect(statusAt(begun, '2026-03-10T13:10:00.000Z')).toBe('in_progress');
    expect(statusAt(begun, '2026-03-10T14:00:00.000Z')).toBe('expired');
  });
});

describe('the time of a session', () => {
  it('is counted in minutes', () => {
    expect(durationMinutes(session)).toBe(50);
  });

  it('overlaps another that shares an instant, and not one that only touches', () => {
    const after = (startAt: string, endAt: string) => ({ startAt, endAt });
    expect(overlaps(session, after('2026-03-10T13:49:00.000Z', '2026-03-10T14:30:00.000Z'))).toBe(
      true,
    );
    expect(overlaps(session, after('2026-03-10T13:10:00.000Z', '2026-03-10T13:20:00.000Z'))).toBe(
      true,
    );
    expect(overlaps(session, after('2026-03-10T13:50:00.000Z', '2026-03-10T14:40:00.000Z'))).toBe(
      false,
    );
    expect(overlaps(session, after('2026-03-10T12:10:00.000Z', '2026-03-10T13:00:00.000Z'))).toBe(
      false,
    );
  });

  it('is taken only while it is to take place', () => {
    expect(occupies({ status: 'scheduled' })).toBe(true);
    expect(occupies({ status: 'cancelled' })).toBe(false);
    expect(occupies({ status: 'no_show' })).toBe(false);
  });
});
