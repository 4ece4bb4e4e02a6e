import { describe, expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../test/fixtures/availability.ts';
import { makeAppointment } from '../../../test/fixtures/documents.ts';
import { type AvailabilityQuestion, checkAvailability } from './check.ts';

const question = (changes: Partial<AvailabilityQuestion> = {}): AvailabilityQuestion => ({
  periods: [makePeriod()],
  breaks: [],
  blocks: [],
  sessions: [],
  startAt: '2026-03-11T13:00:00.000Z',
  endAt: '2026-03-11T13:50:00.000Z',
  zone: 'America/Sao_Paulo',
  now: '2026-03-10T12:00:00.000Z',
  ...changes,
});
const reason = (changes: Partial<AvailabilityQuestion>) =>
  checkAvailability(question(changes)).reason;
const session = makeAppointment({
  startAt: '2026-03-11T13:40:00.000Z',
  endAt: '2026-03-11T14:30:00.000Z',
});

describe('whether a time is available', () => {
  it('is yes inside a period with nothing in the way', () => {
    expect(checkAvailability(question())).toEqual({ available: true, reason: null });
    expect(reason({ sessions: [{ ...session, status: 'cancelled' }] })).toBeNull();
    const [startAt, endAt] = ['2026-03-11T12:00:00.000Z', '2026-03-11T12:50:00.000Z'];
    expect(reason({ sessions: [session], startAt, endAt })).toBeNull();
  });

  it('is yes across two periods that meet', () => {
    const meeting = '2026-03-11T13:20:00.000Z';
    const periods = [makePeriod({ endAt: meeting }), makePeriod({ startAt: meeting })];
    expect(reason({ periods })).toBeNull();
  });

  it.each<[string, Partial<AvailabilityQuestion>, string]>([
    ['in the past', { now: '2026-03-11T13:00:00.000Z' }, 'Este horário já passou.'],
    ['over a session', { sessions: [session] }, 'Já existe uma sessão neste horário.'],
    [
      'over an event of a calendar',
      { sessions: [{ ...session, isGoogleCalendarEvent: true }] },
      'Há um compromisso da agenda do Google neste horário.',
    ],
    ['over a block', { blocks: [makeBlock()] }, 'Este horário está bloqueado.'],
    ['over a break', { breaks: [makeBreak()] }, 'Há uma pausa recorrente neste horário.'],
    [
      'partly outside the periods',
      { endAt: '2026-03-11T15:10:00.000Z' },
      'Fora dos períodos de disponibilidade.',
    ],
    ['without any period', { periods: [] }, 'Fora dos períodos de disponibilidade.'],
    [
      'in an inactive period',
      { periods: [makePeriod({ isActive: false })] },
      'Fora dos períodos de disponibilidade.',
    ],
  ])('is no %s, and says why', (_case, changes, expected) => {
    expect(checkAvailability(question(changes))).toEqual({ available: false, reason: expected });
  });

  it('is no over a weekly block, from its first week on', () => {
    const weekly = { isRecurring: true, recurringPattern: '{"dayOfWeek":3}' };
    const since = (day: string) =>
      makeBlock({ ...weekly, startAt: `${day}T13:00:00.000Z`, endAt: `${day}T14:00:00.000Z` });
    expect(reason({ blocks: [since('2026-02-02')] })).toBe('Este horário está bloqueado.');
    expect(reason({ blocks: [since('2026-03-12')] })).toBeNull();
  });
});
