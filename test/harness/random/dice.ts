import { seededRandom } from '../practice/practice.ts';

/** Repeatable choices. */
export interface Dice {
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** As many as `between` says, each made anew. */
  readonly some: <T>(min: number, max: number, make: (index: number) => T) => T[];
}

export function seededDice(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (min: number, max: number): number =>
    min + Math.floor(random() * (max - min + 1));
  return {
    between,
    chance: (probability) => random() < probability,
    pick: (from) => from[Math.floor(random() * from.length)] as (typeof from)[number],
    some: (min, max, make) => Array.from({ length: between(min, max) }, (_, index) => make(index)),
  };
}
