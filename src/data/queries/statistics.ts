import { sentimentAnalytics } from '../../domain/notes/sentiment.ts';
import { historyStats } from '../../domain/reports/history.ts';
import { gathered } from './known.ts';
import type { QueryDefinition } from './source.ts';
import { zoneOf } from './zone.ts';

export const appointmentStats: QueryDefinition<'appointments.stats'> = {
  topics: ['appointments', 'tenants'],
  run: ({ view, coverage }, { now, ...filter }) =>
    gathered(
      coverage.sessions === 'all',
      historyStats(view.indexes.appointments.items, filter, zoneOf(view), now),
    ),
};

export const noteSentiment: QueryDefinition<'notes.sentiment'> = {
  topics: ['notes', 'tenants'],
  run: ({ view, coverage }, { now, ...filter }) =>
    gathered(
      coverage.records === 'all',
      sentimentAnalytics(view.all('notes'), filter, zoneOf(view), now),
    ),
};
