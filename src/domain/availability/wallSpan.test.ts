import { describe, expect, it } from 'vitest';
import { makeBlock, makePeriod } from '../../../test/fixtures/availability.ts';
import { formatSpan, formatDate } from '../time/format.ts';
import type { AvailabilityBlock } from './block.ts';
import type { AvailabilityPeriod } from './period.ts';
import { blockSpans, periodSpans } from './spans.ts';
import { changedSpan, clockedSpan, clocksOf, spanIn } from './wallSpan.ts';

const HOME = 'America/Sao_Paulo';
/** There and back. */
const zones = [HOME, 'America/Manaus', 'Europe/Lisbon', 'Africa/Cairo', HOME];
const week = { from: '2026-03-15T12:00:00.000Z', to: '2026-03-22T12:00:00.000Z' };

const epoch = { startAt: new Date(0).toISOString(), endAt: new Date(0).toISOString() };
const said = (startClock: string, endClock: string, zone = HOME) => {
  const instants = spanIn({ ...epoch, startClock, endClock }, zone);
  return { ...instants, startClock, endClock };
};

const period = (startClock: string, endClock: string): AvailabilityPeriod =>
  makePeriod({
    ...said(startClock, endClock),
    isRecurring: true,
    recurringPattern: 'weekly',
    daysOfWeek: [1, 2, 3, 4, 5],
  });

const weeklyBlock = (dayOfWeek: number, span: Partial<AvailabilityBlock>): AvailabilityBlock =>
  makeBlock({ ...span, isRecurring: true, recurringPattern: JSON.stringify({ dayOfWeek }) });

describe.each(zones.map((zone, index) => ({ zone, index })))(
  'in $zone, after $index changes of zone',
  ({ zone }) => {
    it('a weekly period keeps its clock times and its days', () => {
      const spans = periodSpans(period('2026-03-02T08:00', '2026-03-02T12:00'), week, zone);
      expect(spans.map((span) => formatSpan(span, zone))).toEqual(Array(5).fill('08:00 – 12:00'));
      expect(spans.map(({ startAt }) => formatDate(startAt, zone).slice(0, 2))).toEqual([
        '16',
        '17',
        '18',
        '19',
        '20',
      ]);
    });

    it('a period over midnight ends on the next day', () => {
      const [span] = periodSpans(period('2026-03-02T22:00', '2026-03-03T00:30'), week, zone);
      expect(formatSpan(span!, zone)).toBe('22:00 – 00:30');
    });

    it('an hour that is blocked on a date stays that hour of that date', () => {
      const block = makeBlock(said('2026-03-18T14:00', '2026-03-18T15:00'));
      const [span] = blockSpans(block, week, zone);
      expect([formatDate(span!.startAt, zone), formatSpan(span!, zone)]).toEqual([
        '18/03/2026',
        '14:00 – 15:00',
      ]);
    });

    it('whole days stay whole, on a date and every week', () => {
      const once = makeBlock(said('2026-03-17T00:00', '2026-03-19T00:00'));
      const weekly = weeklyBlock(5, said('2026-03-06T00:00', '2026-03-07T00:00'));
      const shown = [once, weekly]
        .flatMap((block) => blockSpans(block, week, zone))
        .map(({ startAt, endAt }) => [startAt, endAt].map((at) => spoken(at, zone)));
      expect(shown).toEqual([
        ['17/03/2026 00:00', '19/03/2026 00:00'],
        ['20/03/2026 00:00', '21/03/2026 00:00'],
      ]);
    });
  },
);

const spoken = (at: string, zone: string): string =>
  `${formatDate(at, zone)} ${formatSpan({ startAt: at, endAt: at }, zone).slice(0, 5)}`;

describe('a day without midnight', () => {
  const zone = 'Africa/Cairo';
  // On Friday 2027-04-30 the clocks in Cairo go from 00:00 to 01:00.
  const friday = { startAt: '2027-04-29T22:00:00.000Z', endAt: '2027-04-30T21:00:00.000Z' };

  it('is whole from 00:00 on, so that later weeks are blocked from 00:00', () => {
    expect(clocksOf(friday, zone)).toEqual({
      startClock: '2027-04-30T00:00',
      endClock: '2027-05-01T00:00',
    });
    const block = weeklyBlock(5, clockedSpan(friday, zone));
    const [span] = blockSpans(
      block,
      { from: '2027-05-06T00:00:00.000Z', to: '2027-05-08T12:00:00.000Z' },
      zone,
    );
    expect(spoken(span!.startAt, zone)).toBe('07/05/2027 00:00');
  });

  it('ends the whole day before it at 00:00', () => {
    const thursday = { startAt: '2027-04-28T22:00:00.000Z', endAt: '2027-04-29T22:00:00.000Z' };
    expect(clocksOf(thursday, zone).endClock).toBe('2027-04-30T00:00');
  });

  it('keeps the hours that are no whole day', () => {
    const until = { ...friday, endAt: '2027-04-30T02:00:00.000Z' };
    expect(clocksOf(until, zone).startClock).toBe('2027-04-30T01:00');
  });
});

describe('an edit', () => {
  const before = said('2026-03-18T14:00', '2026-03-18T15:00');

  it('of the end leaves the start as it was said, also in another zone', () => {
    const zone = 'America/Manaus';
    const after = changedSpan(before, { endAt: '2026-03-18T20:00:00.000Z' }, zone);
    expect(after).toEqual({
      startAt: '2026-03-18T18:00:00.000Z',
      endAt: '2026-03-18T20:00:00.000Z',
      startClock: '2026-03-18T14:00',
      endClock: '2026-03-18T16:00',
    });
  });

  it('by the clock decides over instants that were reckoned in the former zone', () => {
    const late = {
      startAt: '2026-03-18T13:00:00.000Z',
      endAt: '2026-03-18T14:00:00.000Z',
      startClock: '2026-03-18T10:00',
      endClock: '2026-03-18T11:00',
    };
    expect(changedSpan(before, late, 'America/Manaus')).toMatchObject({
      startAt: '2026-03-18T14:00:00.000Z',
      startClock: '2026-03-18T10:00',
    });
  });

  it('keeps the seconds, and which of two equal hours is meant', () => {
    const twice = { startAt: '2026-10-25T01:30:07.000Z', endAt: '2026-10-25T02:00:00.000Z' };
    expect(spanIn(clockedSpan(twice, 'Europe/Lisbon'), 'Europe/Lisbon')).toEqual(twice);
  });
});

it('a span of before there were clock times is read in the zone of today', () => {
  const old = { startAt: '2026-03-18T17:00:00.000Z', endAt: '2026-03-18T18:00:00.000Z' };
  expect(spanIn(old, 'America/Manaus')).toEqual(old);
  expect(changedSpan(old, {}, HOME).startClock).toBe('2026-03-18T14:00');
});
