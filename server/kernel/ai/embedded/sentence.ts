import type { Steps } from '../../../../src/domain/core/steps.ts';
import type { Frame } from '../../../../src/domain/notes/reading/frames.ts';
import { stateOf } from '../../../../src/domain/notes/reading/risk/states.ts';
import type { Token } from './fold.ts';
import { evenStatements } from './even.ts';
import { isContact, isMatter, isMatterHeading } from './matter.ts';
import { type Weighed, weighWords } from './weigh.ts';

/** A sentence's words of feeling and their sum. */
export interface Sentence {
  readonly words: readonly Weighed[];
  readonly tokens: readonly Token[];
  /** Statements of an even state, as typed. */
  readonly even: readonly string[];
  /** From -1 to 1. */
  readonly score: number;
}

/** How fast many words approach the ends of the scale. */
const SOFTNESS = 0.8;
/** Below this nothing was said, in either direction. */
export const SILENCE = 0.05;

/** Returns the sum of words, from -1 to 1. */
export const scoreOfWords = (words: readonly Weighed[]): number => {
  const sum = words.reduce((total, { weight }) => total + weight, 0);
  const score = sum / Math.sqrt(sum * sum + SOFTNESS);
  return Math.abs(score) < SILENCE ? 0 : score;
};

/** Words of one sentence act on each other, so that one without an end would take for ever. */
const LONGEST_SENTENCE = 80;
/** In items. */
const LONGEST_LIST = 20;

function* weighTokens(tokens: readonly Token[]): Steps<Weighed[]> {
  const weighed: Weighed[] = [];
  for (let from = 0; from < tokens.length; from += LONGEST_SENTENCE) {
    const words = weighWords(tokens.slice(from, from + LONGEST_SENTENCE));
    weighed.push(...words.map((word) => ({ ...word, at: word.at + from })));
    yield;
  }
  return weighed;
}

/** True if a sentence stands in a list or after a contact of which no word is the patient's. */
function isOfMatter({ sentences }: Frame, place: number): boolean {
  const sentence = sentences[place];
  if (/^el[ea] /.test(sentence?.words ?? '')) return isContact(sentences[place - 1]?.words ?? '');
  const before = sentences.slice(Math.max(0, place - LONGEST_LIST), place);
  const heading = before.findLast(({ words }) => words.endsWith(':'));
  return sentence?.isItem === true && isMatterHeading(heading?.words ?? '');
}

/** True if a word of feeling is what its sentence is about. */
function isNamedOnly(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - LONGEST_SENTENCE), at);
  const words = before.map(({ folded }) => `${folded} `).join('');
  return isMatter(words, tokens[at]?.folded ?? '');
}

/** Reads a sentence of a frame. Words that the frame denies, or says of others, count nothing. */
export function* readSentence(frame: Frame, place: number): Steps<Sentence> {
  const words: Weighed[] = [];
  const tokens = frame.sentences[place]?.tokens ?? [];
  for (const word of isOfMatter(frame, place) ? [] : yield* weighTokens(tokens)) {
    const { at, length } = word;
    const hit = { frame, place, kind: 'feeling', at, end: at + length } as const;
    if (!isNamedOnly(tokens, at) && stateOf(hit) === 'present') words.push(word);
    yield;
  }
  return { words, tokens, even: evenStatements(tokens), score: scoreOfWords(words) };
}
