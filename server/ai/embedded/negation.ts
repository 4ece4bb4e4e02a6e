import type { Token } from './fold.ts';
import * as lists from './words.ts';

/** `ended`: denied by a word that says so ("deixou de"). */
export type Negation = 'none' | 'denied' | 'ended';

const REACH = 7;
/** "Dizer não" denies nothing that follows. */
const SAYING = /^(diz|dizer|disse|dizendo|dito)$/;
const FIRST_TIME = 'pela primeira vez';

const isNegator = (word: string): boolean => lists.negators.has(word) || lists.concordant.has(word);

const isLink = (word: string | undefined): boolean =>
  word !== undefined && (lists.listWords.has(word) || word === ',');

/** "Não só", "nunca esteve tão": these deny nothing. */
const isEmphasis = (tokens: readonly Token[], from: number, at: number): boolean =>
  lists.notOnly.has(tokens[from + 1]?.folded ?? '') ||
  (tokens[from]?.folded === 'nunca' &&
    tokens.slice(from, at).some(({ folded }) => folded === 'tao')) ||
  SAYING.test(tokens[from - 1]?.folded ?? '');

/**
 * Whether nothing between a negator and a word ends what it denies. What "nega" and "sem" deny may be a list, which
 * ends where another negator denies anew.
 */
function reaches(tokens: readonly Token[], from: number, at: number): boolean {
  const denies = lists.listing.has(tokens[from]?.folded ?? '');
  const between = tokens.slice(from + 1, at).map(({ folded }) => folded);
  if (!denies && between.length > REACH) return false;
  return !between.some((word, place) =>
    denies
      ? (lists.clauseEnds.has(word) && word !== ',') ||
        (isNegator(word) && isLink(between[place - 1]))
      : lists.clauseEnds.has(word) || lists.listWords.has(word),
  );
}

/**
 * What the words before one make of it. Two negators cancel each other ("não nega"), except where the language asks for
 * both ("não tem nenhum").
 */
export function negationOf(tokens: readonly Token[], at: number): Negation {
  const before = tokens
    .slice(0, at)
    .map(({ folded }, place) => ({ folded, place }))
    .filter(({ folded, place }) => isNegator(folded) && reaches(tokens, place, at))
    .filter(({ place }) => !isEmphasis(tokens, place, at));
  const counted = before.filter(
    ({ folded }, order) => order === 0 || !lists.concordant.has(folded),
  );
  if (counted.length % 2 === 0) return 'none';
  return counted.some(({ folded }) => lists.ending.has(folded)) ? 'ended' : 'denied';
}

/** Whether the sentence says that what it denies used to be so. */
export const isChange = (tokens: readonly Token[], at: number): boolean => {
  const sentence = tokens.map(({ folded }) => folded);
  return (
    sentence.slice(Math.max(0, at - REACH)).some((word) => lists.changed.has(word)) ||
    sentence.join(' ').includes(FIRST_TIME)
  );
};
