import { describe, expect, it } from 'vitest';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { actionsOf } from './sessionActions.ts';

const row = (changes: Partial<AppointmentRow> = {}): AppointmentRow => ({
  id: 'a',
  startAt: '2026-03-04T13:00:00.000Z',
  endAt: '2026-03-04T13:50:00.000Z',
  status: 'scheduled',
  title: null,
  patientId: 'p',
  patientName: 'Ana Souza',
  psychologistId: 'u',
  psychologistName: null,
  note: null,
  isGoogleCalendarEvent: false,
  mark: 'saved',
  repair: null,
  ...changes,
});
const [BEFORE, DURING, AFTER] = [
  '2026-03-04T12:00:00.000Z',
  '2026-03-04T13:20:00.000Z',
  '2026-03-04T14:00:00.000Z',
];

describe('what can be done with a session', () => {
  it('is first to move it, and last to cancel it, while it is to come; it has no note yet', () => {
    expect(actionsOf(row(), 'psych', BEFORE)).toEqual(['move', 'remind', 'complete', 'cancel']);
  });

  it('is to go into it while it runs, which is no change of its status', () => {
    expect(actionsOf(row(), 'psych', DURING).slice(0, 2)).toEqual(['enter', 'note']);
    expect(actionsOf(row(), 'psych', DURING)).not.toContain('cancel');
    expect(actionsOf(row(), 'administrator', DURING)).not.toContain('enter');
  });

  it('is to say how it went once it is over', () => {
    expect(actionsOf(row(), 'psych', AFTER)).toEqual(['note', 'complete', 'miss', 'move']);
    expect(actionsOf(row({ status: 'completed' }), 'psych', AFTER)).toEqual(['note']);
    expect(actionsOf(row({ status: 'cancelled' }), 'psych', AFTER)).toEqual([]);
  });

  it('is nothing of another calendar’s time, nor of one that the server would not make', () => {
    expect(
      actionsOf(row({ isGoogleCalendarEvent: true, patientId: null }), 'psych', BEFORE),
    ).toEqual([]);
    expect(actionsOf(row({ repair: 'key' }), 'psych', BEFORE)).toEqual([]);
  });
});
