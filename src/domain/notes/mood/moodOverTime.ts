import { roundTo } from '../../reports/round.ts';
import type { Range } from '../../reports/range.ts';
import { addDays, eachDay, mondayOf } from '../../time/days.ts';
import { wallClock } from '../../time/zone.ts';
import { DECIMALS, mean, type SentimentAnalytics, type SentimentPeriod } from './sentiment.ts';

/** The mood of the notes of a stretch's sessions: a day, a week or a month. */
export interface MoodPoint {
  /** Its first day, `yyyy-MM-dd`; of a period's first stretch, the period's. */
  readonly day: string;
  /** Mean score, from -1 to 1; `null` without a note: nothing is known then, which is no calm. */
  readonly average: number | null;
  readonly count: number;
}

/** A year of days is a thicket, and a week of months is one point. */
const stretchOf: Readonly<Record<SentimentPeriod, (day: string) => string>> = {
  week: (day) => day,
  month: (day) => day,
  quarter: mondayOf,
  year: (day) => `${day.slice(0, 7)}-01`,
};

const lastDayOf = ({ to }: Range, zone: string): string => addDays(wallClock(to, zone).day, -1);

/**
 * Every stretch of a period, the oldest first, those without a note included.
 * @param series of that period, and of one reader: scores of several are not averaged
 */
export function moodOverTime(
  series: SentimentAnalytics['series'],
  period: SentimentPeriod,
  range: Range,
  zone: string,
): readonly MoodPoint[] {
  const first = wallClock(range.from, zone).day;
  const stretch = (day: string): string => {
    const start = stretchOf[period](day);
    return start < first ? first : start;
  };
  const scores = new Map<string, number[]>(
    eachDay(first, lastDayOf(range, zone)).map((day) => [stretch(day), []]),
  );
  for (const { sessionAt, sentimentScore } of series)
    scores.get(stretch(wallClock(sessionAt, zone).day))?.push(sentimentScore);
  return [...scores].map(([day, found]) => ({
    day,
    average: found.length === 0 ? null : roundTo(mean(found), DECIMALS),
    count: found.length,
  }));
}
