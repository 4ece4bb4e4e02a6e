import { clauseStart, folded } from './clause.ts';
import type { Token } from './fold.ts';
import { findMatches, type Match } from './match.ts';
import { isAboutOthers, isSpokenOf } from './subject.ts';
import { turn, type Turned } from './turn.ts';
import * as lists from './words.ts';

/** A word of the lexicon with what its sentence makes of it. */
export interface Weighed extends Turned {
  readonly text: string;
}

const SECONDARY = 0.3;
const PRIMARY = 1.25;

/** From the strengthening and weakening words right before and right after. */
function degreeOf(tokens: readonly Token[], { at, length }: Match): number {
  const before = [folded(tokens, at - 1), folded(tokens, at - 2)];
  const beside = before[0] === 'de' || before[0] === 'a' ? before : before.slice(0, 1);
  const near = [...beside, folded(tokens, at + length)];
  return near.reduce((factor, word) => factor * (lists.degrees.get(word) ?? 1), 1);
}

/** How much the place in the sentence counts: after "mas" more than before, a concession less. */
function placeOf(tokens: readonly Token[], at: number): number {
  const turn = tokens.findLastIndex(({ folded: word }) => lists.contrast.has(word));
  if (turn >= 0) return at > turn ? PRIMARY : SECONDARY;
  const start = clauseStart(tokens, at);
  const concedes = tokens.slice(start, at).some(({ folded: word }) => lists.concession.has(word));
  return concedes ? SECONDARY : 1;
}

/** Whether a match only strengthens the one after it: "bem menor", "muito leve" of a burden. */
const isDegree = (tokens: readonly Token[], match: Match, matches: readonly Match[]): boolean => {
  if (match.length > 1 || !lists.degrees.has(folded(tokens, match.at))) return false;
  const next = folded(tokens, match.at + 1);
  return (
    matches.some(({ at, length }) => at === match.at + 1 || at + length === match.at) ||
    lists.lessening.test(next) ||
    lists.degrees.has(next)
  );
};

/** The words of the lexicon in a sentence, as the sentence means them. */
export function weighWords(tokens: readonly Token[]): Weighed[] {
  const matches = findMatches(tokens);
  return matches
    .filter((match) => match.polarity !== 0 && !isDegree(tokens, match, matches))
    .filter(({ at }) => !isSpokenOf(tokens, at) && !isAboutOthers(tokens, at))
    .map((match) => {
      const { weight, emotions } = turn(tokens, match);
      const factor = degreeOf(tokens, match) * placeOf(tokens, match.at);
      return { text: match.text, weight: weight * factor, emotions };
    })
    .filter(({ weight }) => weight !== 0);
}
