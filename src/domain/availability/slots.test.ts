import { describe, expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../test/fixtures/availability.ts';
import { makeAppointment, PSYCH } from '../../../test/fixtures/documents.ts';
import { bookingHorizon } from './horizon.ts';
import { freeSlots, isOffered, type SlotSearch, slots } from './slots.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const search = (changes: Partial<SlotSearch> = {}): SlotSearch => ({
  periods: [makePeriod()],
  breaks: [],
  blocks: [],
  sessions: [],
  from: '2026-03-01T03:00:00.000Z',
  to: '2026-04-01T03:00:00.000Z',
  zone: SAO_PAULO,
  now: '2026-03-01T03:00:00.000Z',
  ...changes,
});
const times = (changes: Partial<SlotSearch>) => freeSlots(search(changes)).map(({ time }) => time);
const dates = (changes: Partial<SlotSearch>) => freeSlots(search(changes)).map(({ date }) => date);
const whole = { slotDuration: 120, breakDuration: 60 };

describe('the free slots of a period', () => {
  it('say when they are on the practice’s clocks, and for how long', () => {
    expect(freeSlots(search())[0]).toEqual({
      id: `${PSYCH}_2026-03-11T12:00:00.000Z_50`,
      date: '2026-03-11',
      time: '09:00',
      startAt: '2026-03-11T12:00:00.000Z',
      endAt: '2026-03-11T12:50:00.000Z',
      duration: 50,
      psychologistId: PSYCH,
      available: true,
    });
  });

  it('follow each other with the pause between them, as many as fit', () => {
    expect(times({})).toEqual(['09:00', '09:50', '10:40']);
    expect(times({ periods: [makePeriod({ slotDuration: 60 })] })).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
    expect(times({ periods: [makePeriod({ breakDuration: 15 })] })).toEqual([
      '09:00',
      '10:05',
      '11:10',
    ]);
    expect(times({ slotDuration: 90 })).toEqual(['09:00', '10:30']);
    expect(times({ slotDuration: 240 })).toEqual([]);
  });

  it('begin anew behind a break and behind a block', () => {
    expect(times({ breaks: [makeBreak()] })).toEqual(['09:00', '10:30']);
    expect(times({ blocks: [makeBlock()] })).toEqual(['09:00', '11:00']);
  });

  it('are the same whatever part of the day is asked for', () => {
    const breaks = [makeBreak()];
    const from = '2026-03-11T13:10:00.000Z';
    expect(times({ breaks, from })).toEqual(['10:30']);
  });

  it('take no notice of what is inactive', () => {
    expect(times({ breaks: [makeBreak({ isActive: false })] })).toHaveLength(3);
    expect(times({ periods: [makePeriod({ isActive: false })] })).toEqual([]);
  });

  it('leave out those that a session or an event takes, and no others', () => {
    const at = { startAt: '2026-03-11T13:00:00.000Z', endAt: '2026-03-11T13:20:00.000Z' };
    const session = makeAppointment(at);
    expect(times({ sessions: [session] })).toEqual(['09:00', '10:40']);
    const event = makeAppointment({ ...at, isGoogleCalendarEvent: true });
    expect(times({ sessions: [event] })).toEqual(['09:00', '10:40']);
    const cancelled = makeAppointment({ ...at, status: 'cancelled' });
    expect(times({ sessions: [cancelled] })).toHaveLength(3);
  });

  it('are shown as taken to those who ask for all', () => {
    const sessions = [
      makeAppointment({ startAt: '2026-03-11T12:00:00.000Z', endAt: '2026-03-11T12:50:00.000Z' }),
    ];
    expect(slots(search({ sessions })).map(({ available }) => available)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('never lie in the past', () => {
    expect(times({ now: '2026-03-11T12:00:00.000Z' })).toEqual(['09:50', '10:40']);
    expect(times({ now: '2026-03-12T12:00:00.000Z' })).toEqual([]);
  });

  it('of two periods that overlap appear once', () => {
    const later = makePeriod({ startAt: '2026-03-11T12:50:00.000Z' });
    expect(times({ periods: [makePeriod(), later] })).toEqual(['09:00', '09:50', '10:40']);
  });
});

describe('a recurring period', () => {
  it('repeats weekly on its weekdays, from its first day on', () => {
    const weekly = { isRecurring: true, recurringPattern: 'weekly' } as const;
    const periods = [makePeriod({ ...weekly, ...whole, daysOfWeek: [1, 3] })];
    expect(dates({ periods })).toEqual([
      '2026-03-11',
      '2026-03-16',
      '2026-03-18',
      '2026-03-23',
      '2026-03-25',
      '2026-03-30',
    ]);
  });

  it('repeats every day', () => {
    const periods = [makePeriod({ isRecurring: true, recurringPattern: 'daily', ...whole })];
    expect(dates({ periods })).toHaveLength(21);
  });

  it('repeats monthly, on the last day of a month that lacks its day', () => {
    const periods = [
      makePeriod({
        startAt: '2026-01-31T12:00:00.000Z',
        endAt: '2026-01-31T15:00:00.000Z',
        isRecurring: true,
        recurringPattern: 'monthly',
        ...whole,
      }),
    ];
    const year = { from: '2026-01-01T03:00:00.000Z', to: '2026-07-01T03:00:00.000Z' };
    expect(dates({ periods, ...year, now: year.from })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });

  it('over midnight belongs to the evening on which it begins', () => {
    const periods = [
      makePeriod({
        startAt: '2026-03-11T01:00:00.000Z',
        endAt: '2026-03-11T05:00:00.000Z',
        isRecurring: true,
        recurringPattern: 'weekly',
        daysOfWeek: [2],
        slotDuration: 120,
      }),
    ];
    const found = freeSlots(search({ periods, to: '2026-03-18T03:00:00.000Z' }));
    expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-03-10 22:00',
      '2026-03-11 00:00',
      '2026-03-17 22:00',
    ]);
  });

  it.each([
    ['America/New_York', '2026-03-02T14:00:00.000Z', '2026-03-09', '2026-03-09T13:00:00.000Z'],
    ['Europe/Lisbon', '2026-03-23T09:00:00.000Z', '2026-03-30', '2026-03-30T08:00:00.000Z'],
    ['America/Sao_Paulo', '2018-10-29T12:00:00.000Z', '2018-11-05', '2018-11-05T11:00:00.000Z'],
  ])('stays at nine o’clock in %s when clocks change', (zone, startAt, date, expected) => {
    const endAt = new Date(Date.parse(startAt) + 10_800_000).toISOString();
    const periods = [
      makePeriod({ startAt, endAt, isRecurring: true, recurringPattern: 'daily', ...whole }),
    ];
    const to = new Date(Date.parse(startAt) + 15 * 86_400_000).toISOString();
    const found = freeSlots(search({ periods, zone, from: startAt, to, now: '2018-01-01' }));
    expect(found.map(({ time }) => time)).toEqual(found.map(() => '09:00'));
    expect(found.find((slot) => slot.date === date)?.startAt).toBe(expected);
  });

  it('has an hour less in the night in which clocks go forward, and an hour more when they go back', () => {
    const night = (day: string) =>
      freeSlots(
        search({
          zone: 'America/New_York',
          now: '2026-01-01T00:00:00.000Z',
          from: `${day}T05:00:00.000Z`,
          to: `${day}T09:00:00.000Z`,
          periods: [
            makePeriod({
              startAt: '2026-01-10T05:00:00.000Z',
              endAt: '2026-01-10T09:00:00.000Z',
              isRecurring: true,
              recurringPattern: 'daily',
              slotDuration: 60,
            }),
          ],
        }),
      ).map(({ time }) => time);
    expect(night('2026-01-20')).toEqual(['00:00', '01:00', '02:00', '03:00']);
    expect(night('2026-03-08')).toEqual(['00:00', '01:00', '03:00']);
    expect(night('2026-11-01').slice(0, 3)).toEqual(['01:00', '01:00', '02:00']);
  });
});

describe('a booking', () => {
  const slot = { startAt: '2026-03-11T12:50:00.000Z', endAt: '2026-03-11T13:40:00.000Z' };

  it('is offered for exactly a free slot', () => {
    expect(isOffered(search(), slot)).toBe(true);
    expect(isOffered(search(), { ...slot, endAt: '2026-03-11T13:30:00.000Z' })).toBe(false);
    expect(isOffered(search(), { ...slot, startAt: '2026-03-11T12:40:00.000Z' })).toBe(false);
    expect(isOffered(search({ sessions: [makeAppointment(slot)] }), slot)).toBe(false);
  });

  it('is open to the end of the same weekday so many weeks ahead', () => {
    expect(bookingHorizon('2026-03-10T12:00:00.000Z', 4, SAO_PAULO)).toBe(
      '2026-04-08T03:00:00.000Z',
    );
    expect(bookingHorizon('2026-03-11T02:00:00.000Z', 2, SAO_PAULO)).toBe(
      '2026-03-25T03:00:00.000Z',
    );
  });
});
