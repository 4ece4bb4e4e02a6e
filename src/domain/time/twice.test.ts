import { describe, expect, it } from 'vitest';
import { formatSpan, formatTime } from './format.ts';
import { instantOf, isSecondTime, skippedOn } from './zone.ts';

const HOUR = 3_600_000;

describe('an hour that the clock shows twice', () => {
  it.each([
    ['Europe/Lisbon', '2027-10-31', 60],
    ['America/New_York', '2027-11-07', 60],
    ['America/Santiago', '2027-04-03', 23 * 60],
    ['Africa/Cairo', '2027-10-28', 23 * 60],
    ['Asia/Beirut', '2027-10-30', 23 * 60],
    ['America/Havana', '2027-11-07', 0],
    ['America/Sao_Paulo', '2019-02-16', 23 * 60],
  ])('is told apart in %s', (zone, day, minutes) => {
    const first = instantOf({ day, minutes }, zone);
    const second = new Date(Date.parse(first) + HOUR).toISOString();
    const third = new Date(Date.parse(first) + 2 * HOUR).toISOString();
    expect(formatTime(second, zone)).toBe(`${formatTime(first, zone)} (2ª vez)`);
    expect([first, second, third].map((at) => isSecondTime(at, zone))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is told apart where clocks go back by half an hour', () => {
    const at = ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z'];
    expect(at.map((one) => formatTime(one, 'Australia/Lord_Howe'))).toEqual([
      '01:45',
      '01:45 (2ª vez)',
    ]);
  });

  it('is said of a session that begins before and ends in the second', () => {
    const session = { startAt: '2019-02-17T01:30:00.000Z', endAt: '2019-02-17T02:20:00.000Z' };
    expect(formatSpan(session, 'America/Sao_Paulo')).toBe('23:30 – 23:20 (2ª vez)');
  });

  it('is never said of any other hour of a year', () => {
    for (const zone of ['America/Sao_Paulo', 'America/Manaus', 'UTC', 'America/Caracas'])
      for (let at = Date.UTC(2027, 0); at < Date.UTC(2028, 0); at += HOUR / 2)
        expect(isSecondTime(new Date(at).toISOString(), zone)).toBe(false);
  });
});

describe('an hour that the clock skips', () => {
  it.each([
    ['Europe/Lisbon', '2027-03-28', { start: 60, end: 120 }],
    ['America/New_York', '2027-03-14', { start: 120, end: 180 }],
    ['America/Sao_Paulo', '2018-11-04', { start: 0, end: 60 }],
    ['Australia/Lord_Howe', '2027-10-03', { start: 120, end: 150 }],
    ['Europe/Lisbon', '2027-03-27', null],
    ['Europe/Lisbon', '2027-03-29', null],
    ['Europe/Lisbon', '2027-10-31', null],
    ['America/Sao_Paulo', '2027-11-07', null],
  ])('in %s on %s is %j', (zone, day, skipped) => {
    expect(skippedOn(day, zone)).toEqual(skipped);
  });
});
