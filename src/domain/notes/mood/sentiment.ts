import * as v from 'valibot';
import { compareTexts } from '../../core/compare.ts';
import { uuid } from '../../core/fields.ts';
import type { Range } from '../../reports/range.ts';
import { isWithin } from '../../reports/range.ts';
import { ratio, roundTo } from '../../reports/round.ts';
import { addDays } from '../../time/days.ts';
import { rangeOf, wallClock } from '../../time/zone.ts';
import {
  emotionNames,
  type EmotionName,
  type Estimate,
  intensities,
  noteReaderSchema,
} from '../analysis.ts';
import { type Change, changeOf, directionOf } from '../merging/change.ts';
import { countedScore, estimateOf } from './mood.ts';
import type { Note } from '../note.ts';

/** Days up to and including today. */
const PERIOD_DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type SentimentPeriod = keyof typeof PERIOD_DAYS;
export const sentimentPeriods = ['week', 'month', 'quarter', 'year'] as const;

/** Decimals of a mean score. */
export const DECIMALS = 3;

/** Holds a program’s estimates of what authors wrote. They measure no person, and no risk. */
export const sentimentAnalyticsSchema = v.object({
  period: v.picklist(sentimentPeriods),
  /** Instants between which the sessions of the notes began, half-open. */
  from: v.string(),
  to: v.string(),
  totalNotes: v.number(),
  /** Those with a score or opposed evidence, by whatever reader. */
  analyzedNotes: v.number(),
  /** Read, without evidence. */
  withoutEstimate: v.number(),
  /** Words of risk stand in them, so that they are not scored. */
  withRisk: v.number(),
  /** No program has read them. */
  unread: v.number(),
  /**
   * Their patients have taken the consent back, or not given the one that the practice asks for.
   * What a program made of them before enters no figure.
   */
  withoutConsent: v.number(),
  /**
   * With how many `analyzedNotes` each has read; the one of the newest session first, unless it has
   * read few and another more: a new version does not empty the figures with its first note.
   */
  readers: v.array(v.object({ reader: v.nullable(noteReaderSchema), notes: v.number() })),
  /** The first reader's scored notes. All that follows is of these: readers are not compared. */
  comparedNotes: v.number(),
  /** The number of people whose notes these are. */
  patients: v.number(),
  /** Mean score, from -1 to 1; `null` without any. */
  averageSentiment: v.nullable(v.number()),
  positive: v.number(),
  negative: v.number(),
  neutral: v.number(),
  /** The first reader's notes with opposed evidence, beside the scored ones. */
  mixed: v.number(),
  /** `null` over all patients, who have no common trend. */
  trend: v.nullable(v.picklist(['up', 'down', 'unclear'])),
  /** From the first compared session to the last, with its interval; `null` with too few. */
  change: v.nullable(
    v.object({ count: v.number(), estimate: v.number(), low: v.number(), high: v.number() }),
  ),
  /** By session, the oldest first; of every reader. */
  series: v.array(
    v.object({
      noteId: uuid,
      appointmentId: uuid,
      patientId: uuid,
      sessionAt: v.string(),
      createdAt: v.string(),
      sentimentScore: v.number(),
      intensity: v.nullable(v.picklist(intensities)),
      reader: v.nullable(noteReaderSchema),
    }),
  ),
  /** Those that weigh most in the period first; `average` over the `count` notes that have it. */
  topEmotions: v.array(
    v.object({ emotion: v.picklist(emotionNames), average: v.number(), count: v.number() }),
  ),
  intensity: v.object({ baixa: v.number(), média: v.number(), alta: v.number() }),
});
export type SentimentAnalytics = v.InferOutput<typeof sentimentAnalyticsSchema>;

/** The fields of a note that figures are made from. No text is among them. */
export type AnalysedNote = Pick<
  Note,
  | 'id'
  | 'appointmentId'
  | 'patientId'
  | 'createdAt'
  | 'estimate'
  | 'reader'
  | 'sentimentScore'
  | 'intensity'
  | 'emotions'
> & {
  /** When the note's session began; when it was written, where the session is not known. */
  readonly sessionAt: string;
  /** False if no program may read the patient's notes now, whoever has read them before. */
  readonly mayBeRead: boolean;
};
type Scored = AnalysedNote & { readonly sentimentScore: number };

/**
 * Returns the whole days of the clinic's calendar that a period reaches back over.
 * @param now ISO instant
 */
export function sentimentRange(period: SentimentPeriod, zone: string, now: string): Range {
  const { day } = wallClock(now, zone);
  return rangeOf([addDays(day, 1 - PERIOD_DAYS[period]), day], zone);
}

export const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

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
  compareTexts(a.sessionAt, b.sessionAt) || compareTexts(a.id, b.id);

/** Says which readings may be compared: the same reader in the same version. */
const readerKey = (reader: AnalysedNote['reader']): string =>
  reader ? [reader.kind, reader.name, reader.version].join('\n') : '';

/** True for two notes of one reader and version. */
export const isSameReader = (a: AnalysedNote['reader'], b: AnalysedNote['reader']): boolean =>
  readerKey(a) === readerKey(b);

/** With its score as a number, however it came; nothing where it has none. */
function scoredOf(note: AnalysedNote): readonly Scored[] {
  const sentimentScore = countedScore(note);
  return sentimentScore === null ? [] : [{ ...note, sentimentScore }];
}

/** A reader has figures of its own from so many notes on. */
const FEW = 5;

/** @param notes with an estimate, the oldest first */
function readersOf(notes: readonly AnalysedNote[]): SentimentAnalytics['readers'] {
  const found = new Map<string, SentimentAnalytics['readers'][number]>();
  for (const { reader = null } of notes.toReversed()) {
    const key = readerKey(reader);
    found.set(key, { reader, notes: (found.get(key)?.notes ?? 0) + 1 });
  }
  const readers = [...found.values()];
  const most = Math.max(...readers.map((one) => one.notes));
  const isFirst = (one: { readonly notes: number }) => one.notes >= Math.min(FEW, most);
  const first = readers.findIndex(isFirst);
  return first > 0 ? [...readers.splice(first, 1), ...readers] : readers;
}

const roundedChange = (change: Change | null): SentimentAnalytics['change'] =>
  change && {
    count: change.count,
    estimate: roundTo(change.estimate, DECIMALS),
    low: roundTo(change.low, DECIMALS),
    high: roundTo(change.high, DECIMALS),
  };

/** The figures of notes that one reader has scored. @param scored the oldest first */
function figuresOf(scored: readonly Scored[], isOnePatient: boolean) {
  const scores = scored.map(({ sentimentScore }) => sentimentScore);
  const count = (matches: (note: Scored) => boolean) => scored.filter(matches).length;
  const change = isOnePatient ? changeOf(scores) : null;
  return {
    comparedNotes: scored.length,
    patients: new Set(scored.map(({ patientId }) => patientId)).size,
    averageSentiment: scores.length === 0 ? null : roundTo(mean(scores), DECIMALS),
    positive: count(({ sentimentScore }) => sentimentScore > 0),
    negative: count(({ sentimentScore }) => sentimentScore < 0),
    neutral: count(({ sentimentScore }) => sentimentScore === 0),
    trend: isOnePatient ? directionOf(change) : null,
    change: roundedChange(change),
    topEmotions: topEmotions(scored),
    intensity: {
      baixa: count(({ intensity }) => intensity === 'baixa'),
      média: count(({ intensity }) => intensity === 'média'),
      alta: count(({ intensity }) => intensity === 'alta'),
    },
  };
}

/**
 * Sums up the notes of the sessions that began in a period.
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
  const held = [...notes]
    .filter(
      (note) => isWithin(note.sessionAt, range) && (!patientId || note.patientId === patientId),
    )
    .toSorted(inOrder);
  const counted = held.filter(({ mayBeRead }) => mayBeRead);
  const of = (...wanted: readonly (Estimate | null)[]) =>
    counted.filter((note) => wanted.includes(estimateOf(note)));
  const estimated = of('scored', 'mixed');
  const readers = readersOf(estimated);
  const first = readers[0]?.reader ?? null;
  const scored = estimated.flatMap(scoredOf);
  const compared = scored.filter(({ reader }) => isSameReader(reader, first));
  return {
    period,
    ...range,
    totalNotes: held.length,
    analyzedNotes: estimated.length,
    withoutEstimate: of('none').length,
    withRisk: of('risk').length,
    unread: of(null).length,
    withoutConsent: held.length - counted.length,
    readers,
    ...figuresOf(compared, patientId !== undefined),
    mixed: of('mixed').filter(({ reader }) => isSameReader(reader, first)).length,
    series: scored.map((note) => ({
      noteId: note.id,
      appointmentId: note.appointmentId,
      patientId: note.patientId,
      sessionAt: note.sessionAt,
      createdAt: note.createdAt,
      sentimentScore: note.sentimentScore,
      intensity: note.intensity ?? null,
      reader: note.reader ?? null,
    })),
  };
}
