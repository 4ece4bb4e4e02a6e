/** The weights that `npm run train` has written. */
export interface Learnt {
  /** Names the texts that it learnt from. */
  readonly learntFrom: string;
  /** How likely each class is before anything is read. */
  readonly bias: readonly number[];
  /** “enforc 0:-12 1:34”: a feature, a tab, and the classes that have a weight, in tenths. */
  readonly weights: readonly string[];
}

/** A weight is kept in tenths. */
export const UNIT = 0.1;

/** A linear classifier: each feature of a text speaks for or against each class. */
export class Classifier {
  readonly #learnt: Learnt;
  #weights: ReadonlyMap<string, Float32Array> | null = null;

  constructor(learnt: Learnt) {
    this.#learnt = learnt;
  }

  /** Reads the weights with the first text: a program that starts may never read one. */
  get #weightsBy(): ReadonlyMap<string, Float32Array> {
    const { bias, weights } = this.#learnt;
    return (this.#weights ??= new Map(weights.map((row) => readRow(row, bias.length))));
  }

  /** How much a feature speaks for each class; `undefined` for one that was never learnt. */
  weightsOf(feature: string): Float32Array | undefined {
    return this.#weightsBy.get(feature);
  }

  /** Returns for each class the logarithm of its odds, but for one summand that all share. */
  weigh(features: ReadonlySet<string>): Float64Array {
    const { bias } = this.#learnt;
    const sums = new Float64Array(bias.length);
    for (const feature of features) {
      const weights = this.#weightsBy.get(feature);
      if (weights)
        for (const [place, weight] of weights.entries()) sums[place] = (sums[place] ?? 0) + weight;
    }
    const share = 1 / Math.sqrt(features.size || 1);
    return sums.map((sum, place) => (bias[place] ?? 0) + share * sum);
  }
}

function readRow(row: string, width: number): readonly [string, Float32Array] {
  const [feature = '', values = ''] = row.split('\t');
  const weights = new Float32Array(width);
  for (const value of values.split(' ')) {
    const [place, tenths] = value.split(':');
    weights[Number(place)] = Number(tenths) * UNIT;
  }
  return [feature, weights];
}

/** The logarithm of a sum of exponentials, without overflow. */
export function logOfSum(values: Float64Array): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** Turns what `weigh` returns into shares of 1. */
export function sharesOf(sums: Float64Array): Float64Array {
  const all = logOfSum(sums);
  return sums.map((sum) => Math.exp(sum - all));
}
