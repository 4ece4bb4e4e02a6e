import type { Steps } from '../../../src/domain/core/steps.ts';
import { tokenise } from './fold.ts';
import { type Weighed, weighWords } from './weigh.ts';

export interface Sentence {
  readonly text: string;
  readonly words: readonly Weighed[];
  /** From -1 to 1. */
  readonly score: number;
}

/** How fast many words approach the ends of the scale. */
const SOFTNESS = 0.8;
/** Below this nothing was said, in either direction. */
export const SILENCE = 0.05;

const squashed = (sum: number): number => {
  const score = sum / Math.sqrt(sum * sum + SOFTNESS);
  return Math.abs(score) < SILENCE ? 0 : score;
};

/** Words of one sentence act on each other, so that one without an end would take for ever. */
const LONGEST_SENTENCE = 80;

function* weighText(text: string): Steps<Weighed[]> {
  const tokens = tokenise(text);
  const weighed: Weighed[] = [];
  for (let from = 0; from < tokens.length; from += LONGEST_SENTENCE) {
    weighed.push(...weighWords(tokens.slice(from, from + LONGEST_SENTENCE)));
    yield;
  }
  return weighed;
}

/** One sentence and what it says. */
export function* readSentence(text: string): Steps<Sentence> {
  const words = yield* weighText(text);
  return { text, words, score: squashed(words.reduce((sum, { weight }) => sum + weight, 0)) };
}
