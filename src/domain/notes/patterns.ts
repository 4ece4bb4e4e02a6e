import * as v from 'valibot';
import { DomainError } from '../core/errors.ts';
import type { Steps } from '../core/steps.ts';
import type { Note } from './note.ts';
import { TREND_THRESHOLD } from './sentiment.ts';
import { type ThemeName, themeNames, themesOf } from './themes.ts';

export const SESSIONS_NEEDED = 3;
/** Once is no pattern. */
const RECURRING = 2;
const INSIGHTS_MAX = 3;
const INSIGHT_LENGTH = 160;

/** Themes of a patient's notes: an estimate from words, to find one's way back to sessions. It says nothing of risk. */
export const patternAnalysisSchema = v.object({
  /** Sessions with a note. */
  totalSessions: v.number(),
  /** Those found in two sessions or more, the most frequent first. */
  recurringThemes: v.array(
    v.object({
      theme: v.string(),
      /** Sessions in which it occurs. */
      frequency: v.number(),
      /** Short extracts in which it occurs, at most three, the newest first. */
      keyInsights: v.array(v.string()),
      /** How often it occurs in the second half of the sessions against the first. */
      evolution: v.picklist(['increasing', 'decreasing', 'stable']),
    }),
  ),
});
export type PatternAnalysis = v.InferOutput<typeof patternAnalysisSchema>;
type Theme = PatternAnalysis['recurringThemes'][number];

export type NoteText = Pick<Note, 'id' | 'plaintext' | 'createdAt'>;

/** A sentence ends with its mark before a space, or with the line. */
const SENTENCE_END = /(?<=[.!?…])\s+|\s*\n\s*/u;

interface Sentence {
  readonly text: string;
  readonly themes: ReadonlySet<ThemeName>;
}

/** Each sentence is read once: a patient of years has hundreds of notes. */
const sentencesOf = (plaintext: string): readonly Sentence[] =>
  plaintext
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, themes: themesOf(text) }));

function shortened(sentence: string): string {
  if (sentence.length <= INSIGHT_LENGTH) return sentence;
  const cut = sentence.slice(0, INSIGHT_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > INSIGHT_LENGTH / 2 ? space : cut.length)}…`;
}

const sentenceOn = (theme: ThemeName, session: readonly Sentence[]): Sentence | undefined =>
  session.find(({ themes }) => themes.has(theme));

/** One sentence of each session, the newest first. */
function insightsOf(theme: ThemeName, sessions: readonly (readonly Sentence[])[]): string[] {
  const found = new Set<string>();
  for (const session of sessions.toReversed()) {
    if (found.size === INSIGHTS_MAX) break;
    const sentence = sentenceOn(theme, session);
    if (sentence) found.add(shortened(sentence.text));
  }
  return [...found];
}

/** @param occurs by session, in the order of time; an odd one in the middle belongs to the second half */
export function evolutionOf(occurs: readonly boolean[]): Theme['evolution'] {
  const middle = Math.floor(occurs.length / 2);
  const share = (half: readonly boolean[]) => half.filter(Boolean).length / half.length;
  const difference = share(occurs.slice(middle)) - share(occurs.slice(0, middle));
  if (Math.abs(difference) < TREND_THRESHOLD) return 'stable';
  return difference > 0 ? 'increasing' : 'decreasing';
}

const inOrder = (a: NoteText, b: NoteText): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

/**
 * What recurs, a note a step: long ones take a tenth of a second each, and others wait for a step only.
 * @param notes of one patient, one a session, in any order
 * @throws DomainError `not_enough_sessions` (422) with fewer than three
 */
export function* patternSteps(notes: Iterable<NoteText>): Steps<PatternAnalysis> {
  const ordered = [...notes].toSorted(inOrder);
  if (ordered.length < SESSIONS_NEEDED)
    throw new DomainError('not_enough_sessions', 'Necessário pelo menos 3 sessões', 422);
  const sessions: (readonly Sentence[])[] = [];
  for (const { plaintext } of ordered) {
    sessions.push(sentencesOf(plaintext));
    yield;
  }
  const recurringThemes = themeNames
    .map((theme) => ({
      theme,
      occurs: sessions.map((session) => sentenceOn(theme, session) !== undefined),
    }))
    .map(({ theme, occurs }) => ({
      theme,
      frequency: occurs.filter(Boolean).length,
      evolution: evolutionOf(occurs),
    }))
    .filter(({ frequency }) => frequency >= RECURRING)
    .toSorted((a, b) => b.frequency - a.frequency)
    .map((one) => ({ ...one, keyInsights: insightsOf(one.theme, sessions) }));
  return { totalSessions: sessions.length, recurringThemes };
}
