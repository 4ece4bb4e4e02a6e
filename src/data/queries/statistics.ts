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
