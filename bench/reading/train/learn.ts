import { sharesOf } from '../../../src/domain/notes/reading/classifier/classifier.ts';
import { Seeded } from '../../../test/harness/random/seeded.ts';
import type { Example } from './examples.ts';

export interface LearntWeights {
  readonly bias: readonly number[];
  /** The weights of each feature, one for each class. */
  readonly weights: ReadonlyMap<string, Float64Array>;
}

/** How often all examples are gone through. */
const ROUNDS = 12;
/** The first step’s length; each weight’s own steps grow shorter (AdaGrad). */
const STEP = 0.2;
/** Draws each weight towards 0, so that most end there (L1). */
const SHRINKAGE = 0.002;
/** An example so near to right teaches nothing. */
const RIGHT = 1e-3;

/** Numbers each feature that is seen often enough. */
function numbered(examples: readonly Example[], least: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const known = [...seen].filter(([, times]) => times >= least);
  return new Map(known.map(([feature], number) => [feature, number]));
}

/** A weight that goes down its slope, by steps that grow shorter with what was learnt. */
class Weights {
  readonly values: Float64Array;
  readonly #slopes: Float64Array;
  readonly #shrinkage: number;

  constructor(length: number, known: number, shrinkage: number) {
    this.values = new Float64Array(length);
    this.#slopes = new Float64Array(length).fill(known);
    this.#shrinkage = shrinkage;
  }

  move(place: number, slope: number): void {
    const slopes = (this.#slopes[place] ?? 0) + slope * slope;
    this.#slopes[place] = slopes;
    const step = STEP / Math.sqrt(slopes);
    const moved = (this.values[place] ?? 0) - step * slope;
    this.values[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * this.#shrinkage);
  }
}

interface Row {
  /** The place at which the weights of each feature begin. */
  readonly places: Int32Array;
  readonly scale: number;
  readonly wanted: Float64Array;
}

function rowOf(
  known: ReadonlyMap<string, number>,
  { features, classes }: Example,
  width: number,
): Row {
  const numbers = [...features].flatMap((feature) => known.get(feature) ?? []);
  const wanted = new Float64Array(width);
  for (const place of classes) wanted[place] = 1 / classes.length;
  return {
    places: Int32Array.from(numbers, (number) => number * width),
    scale: 1 / Math.sqrt(features.size || 1),
    wanted,
  };
}

class Learner {
  readonly bias: Weights;
  readonly weights: Weights;

  constructor(features: number, width: number) {
    this.bias = new Weights(width, 1, 0);
    this.weights = new Weights(features * width, 1e-8, SHRINKAGE);
  }

  #sums({ places, scale }: Row): Float64Array {
    return this.bias.values.map((start, place) => {
      let sum = start;
      for (const from of places) sum += scale * (this.weights.values[from + place] ?? 0);
      return sum;
    });
  }

  take(row: Row): void {
    for (const [place, share] of sharesOf(this.#sums(row)).entries()) {
      const off = share - (row.wanted[place] ?? 0);
      if (Math.abs(off) < RIGHT) continue;
      this.bias.move(place, off);
      for (const from of row.places) this.weights.move(from + place, off * row.scale);
    }
  }
}

/** Returns the same values in another order (Fisher and Yates). */
function shuffled<T>(values: readonly T[], random: Seeded): readonly T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.int(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/**
 * Learns a linear classifier of so many classes (multinomial logistic regression) by stochastic
 * descent. The same examples always give the same weights.
 * @param least features that stand in fewer examples are not learnt
 */
export function learn(examples: readonly Example[], width: number, least: number): LearntWeights {
  const known = numbered(examples, least);
  const rows = examples.map((example) => rowOf(known, example, width));
  const learner = new Learner(known.size, width);
  const random = new Seeded(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const row of shuffled(rows, random)) learner.take(row);
  const weights = new Map(
    [...known].map(([feature, number]) => [
      feature,
      learner.weights.values.slice(number * width, (number + 1) * width),
    ]),
  );
  return { bias: [...learner.bias.values], weights };
}
