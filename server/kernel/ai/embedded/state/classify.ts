import {
  Classifier,
  sharesOf,
} from '../../../../../src/domain/notes/reading/classifier/classifier.ts';
import {
  featuresOf,
  featuresOfNote,
} from '../../../../../src/domain/notes/reading/classifier/features.ts';
import type { Frame } from '../../../../../src/domain/notes/reading/frames.ts';
import type { ReadToken } from '../../../../../src/domain/notes/reading/tokens.ts';
import { STATES, type State } from './states.ts';
import learnt from './weights.json' with { type: 'json' };

const classifier = new Classifier(learnt);

/** A guess at what a note says of the patient’s state. */
export interface LikelyState {
  readonly state: State;
  /** From 0 to 1. */
  readonly likelihood: number;
  /** The same for each sign of a score: 1, 0 and -1. */
  readonly ofSign: (sign: number) => number;
  /** From -1 to 1: how much likelier the better state is than the worse. */
  readonly leaning: number;
  /** How many words it was judged by. */
  readonly length: number;
  /** Finds the words that speak most for it, as typed. */
  readonly words: () => readonly string[];
}

const NAMED = 3;

const SIGNS: Readonly<Record<number, State>> = { 1: 'positive', 0: 'neutral', [-1]: 'negative' };

/** The words of a note that speak most for a state by themselves. */
function wordsFor(tokens: readonly ReadToken[], state: State): readonly string[] {
  const place = STATES.indexOf(state);
  const weightOf = ({ folded }: ReadToken): number =>
    [...featuresOf([folded])].reduce(
      (sum, feature) => sum + (classifier.weightsOf(feature)?.[place] ?? 0),
      0,
    );
  const weighed = tokens.map((token) => ({ text: token.text, weight: weightOf(token) }));
  const strongest = weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return [...new Set(strongest.map(({ text }) => text.toLocaleLowerCase('pt-BR')))].slice(0, NAMED);
}

/** Judges a note by all its words. */
export function likelyState(frames: readonly Frame[]): LikelyState {
  const sentences = frames.flatMap(({ sentences: some }) => some.map(({ tokens }) => tokens));
  const words = sentences.map((tokens) => tokens.map(({ folded }) => folded));
  const shares = sharesOf(classifier.weigh(featuresOfNote(words)));
  const likelihood = Math.max(...shares);
  const state = STATES[shares.indexOf(likelihood)] ?? 'none';
  const shareOf = (one: State): number => shares[STATES.indexOf(one)] ?? 0;
  return {
    state,
    likelihood,
    ofSign: (sign) => shareOf(SIGNS[sign] ?? 'none'),
    leaning: shareOf('positive') - shareOf('negative'),
    length: words.flat().length,
    words: () => wordsFor(sentences.flat(), state),
  };
}
