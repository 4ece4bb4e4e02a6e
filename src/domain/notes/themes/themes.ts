import { atOnce, type Steps } from '../../core/steps.ts';
import { type Frame, framesOf } from '../reading/frames.ts';
import type { Place } from '../search.ts';
import { isDenied } from './denial.ts';
import { type ThemeName, themeNames } from './lexicon.ts';
import { matchesAt, type ThemeMatch } from './match.ts';
import { nearOf } from './near.ts';
import { isOtherSense, isTaughtOrTreated } from './senses.ts';
import { isStory } from './stories.ts';
import { stretchesOf } from './stretches.ts';

export { type ThemeName, themeNames };

/** The sentence in which each theme of a note first counts. */
export type ThemePlaces = ReadonlyMap<ThemeName, Place>;

/** Tokens that one step reads. */
const STEP = 200;

/** True if a match says what the session was about: it is not denied, and means no other thing. */
function counts(text: string, frame: Frame, place: number, match: ThemeMatch): boolean {
  const sentence = frame.sentences[place];
  if (!sentence) return false;
  const near = nearOf(sentence, match);
  return !(
    isOtherSense(match.theme, near) ||
    isTaughtOrTreated(near) ||
    isDenied(frame, place, near) ||
    isStory(text, frame, place, near)
  );
}

function* addThemes(
  text: string,
  { frame, place, offset }: { frame: Frame; place: number; offset: number },
  found: Map<ThemeName, Place>,
): Steps<void> {
  const { tokens = [], start = 0, end = 0 } = frame.sentences[place] ?? {};
  for (const at of tokens.keys()) {
    if (at % STEP === STEP - 1) yield;
    for (const match of matchesAt(tokens, at)) {
      if (found.has(match.theme)) continue;
      if (counts(text, frame, place, match))
        found.set(match.theme, { start: offset + start, end: offset + end });
      else yield;
    }
  }
}

/**
 * Finds what a session was about, of the patient or of another person, past or present. Only
 * denied, figurative and fictional mentions do not count. A trouble that is over does.
 */
export function* themePlacesOf(text: string): Steps<ThemePlaces> {
  const found = new Map<ThemeName, Place>();
  for (const { start: offset, end } of stretchesOf(text)) {
    const stretch = text.slice(offset, end);
    for (const frame of yield* framesOf(stretch))
      for (const place of frame.sentences.keys())
        yield* addThemes(stretch, { frame, place, offset }, found);
  }
  return found;
}

/** The themes that a text touches. */
export const themesOf = (text: string): ReadonlySet<ThemeName> =>
  new Set(atOnce(themePlacesOf(text)).keys());
