import { type MoodPoint, moodOverTime } from '../../../domain/notes/mood/moodOverTime.ts';
import type { NoteReader } from '../../../domain/notes/analysis.ts';
import type { Note } from '../../../domain/notes/note.ts';
import {
  type AnalysedNote,
  isSameReader,
  sentimentAnalytics,
  type SentimentAnalytics,
  type SentimentPeriod,
} from '../../../domain/notes/mood/sentiment.ts';
import {
  historyStats,
  type HistoryFilter,
  type HistoryStats,
} from '../../../domain/reports/history.ts';
import { sessionAtOf } from '../notes/inherited.ts';
import { mayBeEstimated } from '../notes/notes.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

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

/** Figures of a period’s notes together, and over time. They hold no word of a note. */
export interface NoteInsights extends Omit<SentimentAnalytics, 'series'> {
  /** A line for each reader, in the order of `readers`: scores of several are not compared. */
  readonly overTime: readonly {
    readonly reader: NoteReader | null;
    readonly points: readonly MoodPoint[];
  }[];
}

/** Returns notes with when their sessions began: of one patient, or all. */
function heldNotes(
  view: QueryView,
  { patientId }: { readonly patientId?: string },
): AnalysedNote[] {
  const { notes, notesOfPatient } = view.indexes;
  const wanted: Iterable<Note> = patientId ? notesOfPatient.get(patientId) : notes.items;
  return Array.from(wanted, (note) => ({
    ...note,
    sessionAt: sessionAtOf(view, note),
    mayBeRead: mayBeEstimated(view, note),
  }));
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
    const held = heldNotes(view, filter);
    const { series, ...figures } = sentimentAnalytics(held, filter, zone, now);
    const overTime = figures.readers.map(({ reader }) => ({
      reader,
      points: moodOverTime(
        series.filter((point) => isSameReader(point.reader, reader)),
        filter.period,
        figures,
        zone,
      ),
    }));
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
      sentimentAnalytics(heldNotes(view, filter), filter, zoneOf(view), now),
    ),
});
