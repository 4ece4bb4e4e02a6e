import type { RiskState } from '../kinds.ts';
import type { Hit } from '../states.ts';

/** Longer words are compared by their beginning. */
const BEGINNING = 6;
/** Endings tell the tense of a verb. */
const ENDING = 3;
/** How many words before and after a passage are read, and how many of them are near. */
const AROUND = 10;
const NEAR = 3;
/** How many words of the sentences before and after it are read. */
const BESIDE = 12;

type Words = readonly string[];

const isSaying = (word: string): boolean => /^[a-zé0-9?:;(]/.test(word);

/** Returns beginnings, with a mark before each; numbers are all one. */
const marked = (mark: string, words: Words): Words =>
  words
    .filter(isSaying)
    .map((word) => `${mark}${/^\d/.test(word) ? '0' : word.slice(0, BEGINNING)}`);

const pairs = (mark: string, words: Words): Words =>
  marked('', words).flatMap((word, place, all) =>
    place === 0 ? [] : [`${mark}${all[place - 1] ?? ''} ${word}`],
  );

/**
 * Returns what tells how a passage is meant: what the rules say, its words, and those before and
 * after it, each with a mark of where it stands.
 */
export function featuresOfHit(hit: Hit, ruled: RiskState): ReadonlySet<string> {
  const { frame, place, at, end, kind } = hit;
  // Only so much is copied: a sentence may be endless, and full of passages.
  const wordsOf = (index: number, from?: number, to?: number): Words =>
    (frame.sentences[index]?.tokens ?? []).slice(from, to).map(({ folded }) => folded);
  const before = wordsOf(place, Math.max(0, at - AROUND), at);
  const inside = wordsOf(place, at, end);
  const after = wordsOf(place, end, end + AROUND);
  return new Set([
    `=${ruled}`,
    `=${ruled} ${kind}`,
    ...marked('i ', inside),
    ...inside.filter(isSaying).map((word) => `~${word.slice(-ENDING)}`),
    ...marked('b ', before),
    ...marked('bb ', before.slice(-NEAR)),
    ...pairs('b ', [...before.slice(-2 * NEAR), ...inside.slice(0, 1)]),
    ...marked('a ', after),
    ...marked('aa ', after.slice(0, NEAR)),
    ...pairs('a ', [...inside.slice(-1), ...after.slice(0, 2 * NEAR)]),
    ...marked('p ', wordsOf(place - 1, -BESIDE)),
    ...marked('n ', wordsOf(place + 1, 0, BESIDE)),
  ]);
}
