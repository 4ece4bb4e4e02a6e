import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import type { Range } from '../reports/range.ts';
import { isWithin } from '../reports/range.ts';
import { ratio, roundTo } from '../reports/round.ts';
import { addDays } from '../time/days.ts';
import { rangeOf, wallClock } from '../time/zone.ts';
import { emotionNames, type EmotionName, intensities } from './analysis.ts';
import { scoreOf } from './mood.ts';
import type { Note } from './note.ts';

/** Days up to and including today. */
const PERIOD_DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type SentimentPeriod = keyof typeof PERIOD_DAYS;
export const sentimentPeriods = ['week', 'month', 'quarter', 'year'] as const;

/** A smaller difference between the halves of a series means that nothing has changed. */
export const TREND_THRESHOLD = 0.1;

/** Of a mean score. */
export const DECIMALS = 3;

/** Estimates made by a program, of what its author wrote: no measure of a person, and none of risk. */
export const sentimentAnalyticsSchema = v.object({
  period: v.picklist(sentimentPeriods),
  /** Instants between which the notes were written, half-open. */
  from: v.string(),
  to: v.string(),
  totalNotes: v.number(),
  /** Those with a score: all other figures are of these. */
  analyzedNotes: v.number(),
  /** Mean score, from -1 to 1; 0 without any. */
  averageSentiment: v.number(),
  positive: v.number(),
  negative: v.number(),
  neutral: v.number(),
  /** The second half of the series against the first. */
  trend: v.picklist(['up', 'down', 'stable']),
  /** By note, the oldest first. */
  series: v.array(
    v.object({
      noteId: uuid,
      appointmentId: uuid,
      patientId: uuid,
      createdAt: v.string(),
      sentimentScore: v.number(),
      intensity: v.nullable(v.picklist(intensities)),
    }),
  ),
  /** Those that weigh most in the period first; `average` over the `count` notes that have it. */
  topEmotions: v.array(
    v.object({ emotion: v.picklist(emotionNames), average: v.number(), count: v.number() }),
  ),
  intensity: v.object({ baixa: v.number(), média: v.number(), alta: v.number() }),
});
export type SentimentAnalytics = v.InferOutput<typeof sentimentAnalyticsSchema>;

/** What of a note the figures are made from: no text. */
export type AnalysedNote = Pick<
  Note,
  'id' | 'appointmentId' | 'patientId' | 'createdAt' | 'sentimentScore' | 'intensity' | 'emotions'
>;
type Scored = AnalysedNote & { readonly sentimentScore: number };

/** The whole days of the clinic's calendar that a period reaches back over. @param now ISO instant */
export function sentimentRange(period: SentimentPeriod, zone: string, now: string): Range {
  const { day } = wallClock(now, zone);
  return rangeOf([addDays(day, 1 - PERIOD_DAYS[period]), day], zone);
}

export const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** @param scores in the order of time; an odd one in the middle belongs to the second half */
export function sentimentTrend(scores: readonly number[]): SentimentAnalytics['trend'] {
  const middle = Math.floor(scores.length / 2);
  if (middle === 0) return 'stable';
  const difference = roundTo(mean(scores.slice(middle)) - mean(scores.slice(0, middle)), 9);
  if (Math.abs(difference) < TREND_THRESHOLD) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

function topEmotions(notes: readonly Scored[]): SentimentAnalytics['topEmotions'] {
  const scores = new Map<EmotionName, number[]>();
  for (const { emotions } of notes)
    for (const { emotion, score } of emotions ?? [])
      scores.set(emotion, [...(scores.get(emotion) ?? []), score]);
  return emotionNames
    .flatMap((emotion) => {
      const found = scores.get(emotion);
      return found ? [{ emotion, average: mean(found), count: found.length }] : [];
    })
    .toSorted((a, b) => roundTo(b.average * b.count - a.average * a.count, 9))
    .map((one) => ({ ...one, average: roundTo(one.average, DECIMALS) }));
}

const inOrder = (a: AnalysedNote, b: AnalysedNote): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

/** With its score as a number, however it came; nothing where it has none. */
function scoredOf(note: AnalysedNote): readonly Scored[] {
  const sentimentScore = scoreOf(note.sentimentScore);
  return sentimentScore === null ? [] : [{ ...note, sentimentScore }];
}

/**
 * @param notes all that the reader may see, in any order
 * @param now ISO instant
 */
export function sentimentAnalytics(
  notes: Iterable<AnalysedNote>,
  {
    period,
    patientId,
  }: { readonly period: SentimentPeriod; readonly patientId?: string | undefined },
  zone: string,
  now: string,
): SentimentAnalytics {
  const range = sentimentRange(period, zone, now);
  const written = [...notes].filter(
    (note) => isWithin(note.createdAt, range) && (!patientId || note.patientId === patientId),
  );
  const scored = written.flatMap(scoredOf).toSorted(inOrder);
  const scores = scored.map(({ sentimentScore }) => sentimentScore);
  const count = (matches: (note: Scored) => boolean) => scored.filter(matches).length;
  return {
    period,
    ...range,
    totalNotes: written.length,
    analyzedNotes: scored.length,
    averageSentiment: roundTo(mean(scores), DECIMALS),
    positive: count(({ sentimentScore }) => sentimentScore > 0),
    negative: count(({ sentimentScore }) => sentimentScore < 0),
    neutral: count(({ sentimentScore }) => sentimentScore === 0),
    trend: sentimentTrend(scores),
    series: scored.map((note) => ({
      noteId: note.id,
      appointmentId: note.appointmentId,
      patientId: note.patientId,
      createdAt: note.createdAt,
      sentimentScore: note.sentimentScore,
      intensity: note.intensity ?? null,
    })),
    topEmotions: topEmotions(scored),
    intensity: {
      baixa: count(({ intensity }) => intensity === 'baixa'),
      média: count(({ intensity }) => intensity === 'média'),
      alta: count(({ intensity }) => intensity === 'alta'),
    },
  };
}
