import { Classifier, logOfSum } from '../../classifier/classifier.ts';
import { eachFeature, featuresOf } from '../../classifier/features.ts';
import type { RiskKind } from '../kinds.ts';
import { CLASSES } from './classes.ts';
import learnt from './weights.json' with { type: 'json' };

/** How likely a stretch of words is to speak of danger. */
export interface Likelihood {
  /** The logarithm of the odds; above 0 it is likelier than not. */
  readonly score: number;
  /** The danger that it speaks of, if of any. */
  readonly kind: RiskKind;
}

const classifier = new Classifier(learnt);

/** Judges folded words. */
export function likelihoodOf(words: readonly string[]): Likelihood {
  const sums = classifier.weigh(featuresOf(words));
  const dangers = sums.subarray(1);
  const place = 1 + dangers.indexOf(Math.max(...dangers));
  return { score: logOfSum(dangers) - (sums[0] ?? 0), kind: CLASSES[place] as RiskKind };
}

/** How far a passage reaches, in words. */
const LONGEST = 12;
/** So much a word must add to a passage. */
const LEAST = 0.2;

/** How much each word speaks for a kind and against none. */
function shares(words: readonly string[], kind: RiskKind): Float64Array {
  const place = CLASSES.indexOf(kind);
  const found = new Float64Array(words.length);
  eachFeature(words, (feature, first, last) => {
    const weights = classifier.weightsOf(feature);
    if (!weights) return;
    const half = ((weights[place] ?? 0) - (weights[0] ?? 0)) / 2;
    found[first] = (found[first] ?? 0) + half;
    found[last] = (found[last] ?? 0) + half;
  });
  return found;
}

/** The stretch of words, `[from, to)`, that speaks most for a kind. */
export function strongest(words: readonly string[], kind: RiskKind): readonly [number, number] {
  const values = shares(words, kind);
  let best: readonly [number, number] = [0, 1];
  let most = -Infinity;
  for (let from = 0; from < values.length; from += 1) {
    let sum = 0;
    for (let to = from + 1; to <= Math.min(values.length, from + LONGEST); to += 1) {
      sum += (values[to - 1] ?? 0) - LEAST;
      if (sum <= most) continue;
      most = sum;
      best = [from, to];
    }
  }
  return best;
}
