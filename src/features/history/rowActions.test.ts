import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { HistoryRow } from '../../data/queries/home/results.ts';
import { actionsOf } from './rowActions.ts';

const row = (changes: Partial<HistoryRow> = {}): HistoryRow => ({
  id: 'a',
  startAt: '2026-03-04T13:00:00.000Z',
  endAt: '2026-03-04T13:50:00.000Z',
  status: 'completed',
  title: null,
  patientId: 'p',
  patientName: 'Ana Souza',
  psychologistId: 'u',
  psychologistName: null,
  note: null,
  payment: 'pending',
  isGoogleCalendarEvent: false,
  mark: 'saved',
  repair: null,
  ...changes,
});
const NOW = '2026-03-04T14:00:00.000Z';
const ofPsychologist = (changes: Partial<HistoryRow>) => actionsOf(row(changes), 'psych', NOW);

describe('what can be done with a session of the past', () => {
  it('is first to be paid for it while something is due, or nobody knows', () => {
    for (const payment of ['pending', 'failed', 'refunded', UNKNOWN] as const)
      expect(ofPsychologist({ payment })).toEqual(['pay', 'note']);
    expect(ofPsychologist({ payment: 'paid' })).toEqual(['note']);
    expect(ofPsychologist({ status: 'no_show' })[0]).toBe('pay');
  });

  it('is first to write its note where the patient is treated for free, who may pay all the same', () => {
    expect(ofPsychologist({ payment: null })).toEqual(['note', 'pay']);
  });

  it('is to say whose it was, or how it went, before anything else', () => {
    expect(ofPsychologist({ patientId: null, payment: null })[0]).toBe('associate');
    const expired = { status: 'scheduled', payment: null } as const;
    expect(ofPsychologist(expired).slice(0, 2)).toEqual(['complete', 'miss']);
    expect(ofPsychologist(expired)).not.toContain('pay');
  });

  it('is nothing clinical for an administrator, and no payment of a session that was cancelled', () => {
    expect(actionsOf(row(), 'administrator', NOW)).toEqual(['pay']);
    expect(ofPsychologist({ status: 'cancelled', payment: null })).toEqual([]);
  });
});
