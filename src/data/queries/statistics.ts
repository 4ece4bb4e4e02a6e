import { type MoodPoint, moodOverTime } from '../../domain/notes/moodOverTime.ts';
import {
  sentimentAnalytics,
  type SentimentAnalytics,
  type SentimentPeriod,
} from '../../domain/notes/sentiment.ts';
import {
  historyStats,
  type HistoryFilter,
  type HistoryStats,
} from '../../domain/reports/history.ts';
import { gathered, type Gathered } from './known.ts';
import { defineQuery } from './query.ts';
import type { QuerySource } from './source.ts';
import { zoneOf } from './zone.ts';

/** By status at `now`; days are the clinic's. */
export const appointmentStats = defineQuery({
  name: 'appointments.stats',
  run: (
    { view, coverage }: QuerySource,
    { now, ...filter }: HistoryFilter & { now: string },
  ): Gathered<HistoryStats> =>
    gathered(
      coverage.sessions === 'all',
      historyStats(view.indexes.appointments.items, filter, zoneOf(view), now),
    ),
});

/** What a period's notes say together, and over time: no word of a note. */
export interface NoteInsights extends Omit<SentimentAnalytics, 'series'> {
  readonly overTime: readonly MoodPoint[];
}

interface InsightsArgs {
  readonly period: SentimentPeriod;
  readonly patientId?: string;
  /** ISO instant. */
  readonly now: string;
}

export const noteInsights = defineQuery({
  name: 'notes.insights',
  run({ view, coverage }: QuerySource, { now, ...filter }: InsightsArgs): Gathered<NoteInsights> {
    const zone = zoneOf(view);
    const { notes, notesOfPatient } = view.indexes;
    const written = filter.patientId ? notesOfPatient.get(filter.patientId) : notes.items;
    const { series, ...figures } = sentimentAnalytics(written, filter, zone, now);
    const overTime = moodOverTime(series, filter.period, figures, zone);
    return gathered(coverage.records === 'all', { ...figures, overTime });
  },
});

export const noteSentiment = defineQuery({
  name: 'notes.sentiment',
  run: (
    { view, coverage }: QuerySource,
    { now, ...filter }: { period: SentimentPeriod; patientId?: string; now: string },
  ): Gathered<SentimentAnalytics> =>
    gathered(
      coverage.records === 'all',
      sentimentAnalytics(view.all('notes'), filter, zoneOf(view), now),
    ),
});
