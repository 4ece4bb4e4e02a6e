import * as v from 'valibot';
import { compareTexts } from '../../core/compare.ts';
import { DomainError } from '../../core/errors.ts';
import type { Steps } from '../../core/steps.ts';
import { chanceOf } from '../merging/change.ts';
import type { Note } from '../note.ts';
import { type ThemeName, themeNames, type ThemePlaces, themePlacesOf } from '../themes/themes.ts';

export const SESSIONS_NEEDED = 3;
/** Once is no pattern. */
const RECURRING = 2;
const INSIGHTS_MAX = 3;
const INSIGHT_LENGTH = 160;

/**
 * Themes of a patient's notes: an estimate from words, to find one's way back to sessions. It says
 * nothing of risk.
 */
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
      /** In the second half of the sessions against the first, where chance does not explain it. */
      evolution: v.picklist(['increasing', 'decreasing', 'unclear']),
      /** In how many sessions of each half it occurs, of how many. */
      halves: v.array(v.object({ frequency: v.number(), sessions: v.number() })),
    }),
  ),
});
export type PatternAnalysis = v.InferOutput<typeof patternAnalysisSchema>;
type Theme = PatternAnalysis['recurringThemes'][number];

export type NoteText = Pick<Note, 'id' | 'plaintext'> & {
  /** When the note's session began; when it was written, where the session is not known. */
  readonly sessionAt: string;
};

/** A session's text and the sentence in which each of its themes first counts. */
interface Session {
  readonly plaintext: string;
  readonly places: ThemePlaces;
}

function shortened(sentence: string): string {
  if (sentence.length <= INSIGHT_LENGTH) return sentence;
  const cut = sentence.slice(0, INSIGHT_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > INSIGHT_LENGTH / 2 ? space : cut.length)}…`;
}

function sentenceOn(theme: ThemeName, { plaintext, places }: Session): string | undefined {
  const place = places.get(theme);
  return place && plaintext.slice(place.start, place.end).replaceAll(/\s+/gu, ' ');
}

/** One sentence of each session, the newest first. */
function insightsOf(theme: ThemeName, sessions: readonly Session[]): string[] {
  const found = new Set<string>();
  for (const session of sessions.toReversed()) {
    if (found.size === INSIGHTS_MAX) break;
    const sentence = sentenceOn(theme, session);
    if (sentence !== undefined) found.add(shortened(sentence));
  }
  return [...found];
}

/** The probability at which chance still explains a difference, of all themes together. */
const LEVEL = 0.05;

/** @param occurs by session, in the order of time; an odd middle one is of the second half */
function halvesOf(occurs: readonly boolean[]): Theme['halves'] {
  const middle = Math.floor(occurs.length / 2);
  return [occurs.slice(0, middle), occurs.slice(middle)].map((half) => ({
    frequency: half.filter(Boolean).length,
    sessions: half.length,
  }));
}

/**
 * Says whether a theme occurs more or less often, by an exact test.
 * @param occurs by session, in the order of time
 * @param themes how many are looked at together: of many, one differs by chance
 */
export function evolutionOf(occurs: readonly boolean[], themes: number): Theme['evolution'] {
  const [first, second] = halvesOf(occurs);
  if (!first || !second || first.sessions === 0) return 'unclear';
  const chance = chanceOf(first.frequency, first.sessions, second.frequency, second.sessions);
  if (chance * themes >= LEVEL) return 'unclear';
  return second.frequency / second.sessions > first.frequency / first.sessions
    ? 'increasing'
    : 'decreasing';
}

const inOrder = (a: NoteText, b: NoteText): number =>
  compareTexts(a.sessionAt, b.sessionAt) || compareTexts(a.id, b.id);

/**
 * Finds what recurs, in steps of a sentence at most: others wait for a step only.
 * @param notes of one patient, one a session, in any order
 * @throws DomainError `not_enough_sessions` (422) with fewer than three
 */
export function* patternSteps(notes: Iterable<NoteText>): Steps<PatternAnalysis> {
  const ordered = [...notes].toSorted(inOrder);
  if (ordered.length < SESSIONS_NEEDED)
    throw new DomainError('not_enough_sessions', 'Necessário pelo menos 3 sessões', 422);
  const sessions: Session[] = [];
  for (const { plaintext } of ordered) {
    sessions.push({ plaintext, places: yield* themePlacesOf(plaintext) });
    yield;
  }
  const recurring = themeNames
    .map((theme) => ({
      theme,
      occurs: sessions.map(({ places }) => places.has(theme)),
    }))
    .map((one) => ({ ...one, frequency: one.occurs.filter(Boolean).length }))
    .filter(({ frequency }) => frequency >= RECURRING)
    .toSorted((a, b) => b.frequency - a.frequency);
  const recurringThemes = recurring.map(({ theme, occurs, frequency }) => ({
    theme,
    frequency,
    evolution: evolutionOf(occurs, recurring.length),
    halves: halvesOf(occurs),
    keyInsights: insightsOf(theme, sessions),
  }));
  return { totalSessions: sessions.length, recurringThemes };
}
