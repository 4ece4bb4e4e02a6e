import { isEven } from './even.ts';
import { clauseStart, folded } from './clause.ts';
import type { Token } from './fold.ts';
import { isStated } from './stated.ts';
import { findMatches, type Match } from './match.ts';
import { isAboutOthers, isSpokenOf } from './subject.ts';
import { turn, type Turned } from './turn.ts';
import * as lists from './words.ts';

/** A word of the lexicon with what its sentence makes of it. */
export interface Weighed extends Turned {
  readonly text: string;
  /** The place of its first token. */
  readonly at: number;
  /** In tokens. */
  readonly length: number;
  /** Calls the mood even, and so is no good news. */
  readonly isEven: boolean;
  /** Said of the patient, and not only named. */
  readonly isStated: boolean;
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

/** The place from which a sentence says the contrary; “ele, porém, chora” does so as a whole. */
function turnPlace(tokens: readonly Token[]): number {
  const turn = tokens.findLastIndex(({ folded: word }) => lists.contrast.has(word));
  return folded(tokens, turn - 1) === ',' && folded(tokens, turn + 1) === ',' ? -1 : turn;
}

/** How much the place in the sentence counts: after "mas" more than before, a concession less. */
function placeOf(tokens: readonly Token[], at: number, turn: number): number {
  if (turn >= 0) return at > turn ? PRIMARY : SECONDARY;
  const start = clauseStart(tokens, at);
  const concedes = tokens
    .slice(start, at)
    .some(
      ({ folded: word }, place, clause) =>
        lists.concession.has(word) &&
        !lists.leaving.test(clause[place - 1]?.folded ?? '') &&
        !(word === 'mesmo' && lists.sameness.test(clause[place - 1]?.folded ?? '')),
    );
  return concedes ? SECONDARY : 1;
}

/** True if a match only strengthens the one after it: "bem menor", "muito leve" of a burden. */
const isDegree = (tokens: readonly Token[], match: Match, matches: readonly Match[]): boolean => {
  if (match.length > 1 || !lists.degrees.has(folded(tokens, match.at))) return false;
  const next = folded(tokens, match.at + 1);
  return (
    matches.some(({ at, length }) => at === match.at + 1 || at + length === match.at) ||
    lists.lessening.test(next) ||
    lists.degrees.has(next)
  );
};

const OVERFLOW = /^(?:chor|lagrim|soluc|grit|trem|morr)/;

/** “Chora de alegria”, “lágrimas de alívio”: the word only strengthens the one after it. */
const overflows = (tokens: readonly Token[], { at }: Match, matches: readonly Match[]): boolean =>
  OVERFLOW.test(folded(tokens, at)) &&
  folded(tokens, at + 1) === 'de' &&
  matches.some((next) => next.at === at + 2 && next.polarity > 0);

/** “Nem alegre nem triste”: neither is so, and nothing is missing. */
const isNeither = (tokens: readonly Token[], match: Match, matches: readonly Match[]): boolean =>
  folded(tokens, match.at - 1) === 'nem' &&
  matches.some(
    ({ at, polarity }) =>
      folded(tokens, at - 1) === 'nem' &&
      Math.abs(at - match.at) < 5 &&
      polarity * match.polarity < 0,
  );

/** The words of the lexicon in a sentence, as the sentence means them. */
export function weighWords(tokens: readonly Token[]): Weighed[] {
  const matches = findMatches(tokens);
  const turned = matches
    .filter((match) => match.polarity !== 0 && !isDegree(tokens, match, matches))
    .filter((match) => !overflows(tokens, match, matches) && !isNeither(tokens, match, matches))
    .filter(({ at }) => !isSpokenOf(tokens, at) && !isAboutOthers(tokens, at))
    .map((match) => ({ match, ...turn(tokens, match) }))
    .filter(({ weight }) => weight !== 0);
  const place = turnPlace(tokens);
  // “Chora, mas nega pensamentos de morte”: what follows turns nothing.
  const turns = turned.some(({ match: { at } }) => at > place) ? place : -1;
  return turned.map(({ match, weight, emotions }) => ({
    text: match.text,
    at: match.at,
    length: match.length,
    weight: weight * degreeOf(tokens, match) * placeOf(tokens, match.at, turns),
    emotions,
    isEven: weight > 0 && isEven(tokens, match.at, match.length),
    isStated: isStated(tokens, match.at),
  }));
}
