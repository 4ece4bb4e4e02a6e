import { describe, expect, it } from 'vitest';
import { sampleId, sampleNote } from '../../../../test/harness/practice/samples.ts';
import { moodOverTime } from './moodOverTime.ts';
import { sentimentAnalytics, type SentimentPeriod } from './sentiment.ts';

const ZONE = 'America/Sao_Paulo';
/** A Wednesday, in the evening. */
const NOW = '2026-03-18T23:30:00.000Z';

const note = (n: number, sessionAt: string, sentimentScore: number) => ({
  ...sampleNote(n, { id: sampleId(5, n), sentimentScore, summaryStatus: 'summarized' }),
  sessionAt,
  mayBeRead: true,
});

function overTime(notes: Parameters<typeof sentimentAnalytics>[0], period: SentimentPeriod) {
  const { series, from, to } = sentimentAnalytics(notes, { period }, ZONE, NOW);
  return moodOverTime(series, period, { from, to }, ZONE);
}

describe('the mood over time', () => {
  it('of a week is that of its days in the clinic’s calendar, also of those without a note', () => {
    // Past midnight in London, still the 17th in São Paulo.
    const points = overTime(
      [note(1, '2026-03-18T01:30:00.000Z', 0.5), note(2, '2026-03-17T15:00:00.000Z', -0.1)],
      'week',
    );
    expect(points.map(({ day }) => day)).toEqual(
      [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-03-${day}`),
    );
    expect(points.at(-2)).toEqual({ day: '2026-03-17', average: 0.2, count: 2 });
    expect(points.at(-1)).toEqual({ day: '2026-03-18', average: null, count: 0 });
  });

  it('of a quarter is that of its weeks, of which the first may begin in the middle', () => {
    const points = overTime([note(1, '2025-12-20T15:00:00.000Z', 1)], 'quarter');
    expect(points[0]).toEqual({ day: '2025-12-19', average: 1, count: 1 });
    expect(points[1]?.day).toBe('2025-12-22');
    expect(points).toHaveLength(14);
  });

  it('of a year is that of its months', () => {
    const points = overTime([note(1, '2026-03-01T15:00:00.000Z', -0.4)], 'year');
    expect(points).toHaveLength(13);
    expect(points.at(-1)).toEqual({ day: '2026-03-01', average: -0.4, count: 1 });
  });

  it('counts each note of the period once', () => {
    const notes = Array.from({ length: 90 }, (_, n) =>
      note(n, new Date(Date.parse(NOW) - n * 86_400_000).toISOString(), 0.25),
    );
    for (const period of ['week', 'month', 'quarter', 'year'] as const) {
      const { analyzedNotes } = sentimentAnalytics(notes, { period }, ZONE, NOW);
      const counted = overTime(notes, period).reduce((sum, { count }) => sum + count, 0);
      expect([period, counted]).toEqual([period, analyzedNotes]);
    }
  });
});
