import type { Token } from './fold.ts';
import * as lists from './words.ts';

/** `ended`: denied by a word that says so ("deixou de"). */
export type Negation = 'none' | 'denied' | 'ended';

const REACH = 7;
const TIME = /^(tempos?|dias|semanas|meses|anos)$/;
const RECORD_REACH = 4;
const INFINITIVE = /^\p{L}{2,}[aei]r$/u;
/** "Dizer não" denies nothing that follows. */
const SAYING = /^(diz|dizer|disse|dizendo|dito)$/;

const isEnding = (word: string, next: string | undefined): boolean =>
  lists.ending.has(word) && next === 'de';

const isNegator = (word: string, next: string | undefined): boolean =>
  lists.negators.has(word) || lists.concordant.has(word) || isEnding(word, next);

const isLink = (word: string | undefined): boolean =>
  word !== undefined && (lists.listWords.has(word) || word === ',');

/** "Nunca esteve tão", "há tempos que não se sentia tão": it is so now. */
const isRecord = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(from, at).some(({ folded }) => folded === 'tao') &&
  (tokens[from]?.folded === 'nunca' ||
    tokens.slice(Math.max(0, from - RECORD_REACH), from).some(({ folded }) => TIME.test(folded)));

/** "Não só", "nunca esteve tão": these deny nothing. */
const isEmphasis = (tokens: readonly Token[], from: number, at: number): boolean =>
  lists.notOnly.has(tokens[from + 1]?.folded ?? '') ||
  isRecord(tokens, from, at) ||
  SAYING.test(tokens[from - 1]?.folded ?? '');

/** "Sem brigar", "sem se irritar". */
const isWithoutDoing = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'sem' &&
  tokens.slice(place + 1, place + 3).some(({ folded }) => INFINITIVE.test(folded));

/**
 * Whether nothing between a negator and a word ends what it denies. What "nega" and "sem" deny may be a list of things,
 * which ends where another negator denies anew.
 */
function reaches(tokens: readonly Token[], from: number, at: number): boolean {
  const denies = lists.listing.has(tokens[from]?.folded ?? '') && !isWithoutDoing(tokens, from);
  const between = tokens.slice(from + 1, at).map(({ folded }) => folded);
  if (!denies && between.length > REACH) return false;
  return !between.some((word, place) =>
    denies
      ? (lists.clauseEnds.has(word) && word !== ',') ||
        (isNegator(word, between[place + 1]) && isLink(between[place - 1]))
      : lists.clauseEnds.has(word) || lists.listWords.has(word),
  );
}

/** The places of the negators that act on a word. */
const negatorsOf = (tokens: readonly Token[], at: number): readonly number[] =>
  tokens
    .slice(0, at)
    .flatMap(({ folded }, place) => (isNegator(folded, tokens[place + 1]?.folded) ? [place] : []))
    .filter((place) => reaches(tokens, place, at) && !isEmphasis(tokens, place, at));

/**
 * What the words before one make of it. Two negators cancel each other ("não nega"), except where the language asks for
 * both ("não tem nenhum").
 */
export function negationOf(tokens: readonly Token[], at: number): Negation {
  const counted = negatorsOf(tokens, at)
    .map((place) => tokens[place]?.folded ?? '')
    .filter((word, order) => order === 0 || !lists.concordant.has(word));
  if (counted.length % 2 === 0) return 'none';
  return counted.some((word) => lists.ending.has(word)) ? 'ended' : 'denied';
}

/** "Sem brigar", "semana sem crises": what is denied was to be expected. */
const isSpared = (tokens: readonly Token[], at: number): boolean =>
  negatorsOf(tokens, at).some(
    (place) =>
      isWithoutDoing(tokens, place) ||
      (tokens[place]?.folded === 'sem' && lists.spans.has(tokens[place - 1]?.folded ?? '')),
  );

/** Whether the sentence says that what it denies used to be so, or might have been. */
export function isChange(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens.map(({ folded }) => folded);
  return (
    sentence.slice(Math.max(0, at - REACH)).some((word) => lists.changed.has(word)) ||
    lists.sinceWhen.test(sentence.join(' ')) ||
    isSpared(tokens, at)
  );
}

/** Whether nobody or nothing does it. */
export const isAbsolute = (tokens: readonly Token[], at: number): boolean =>
  negatorsOf(tokens, at).some((place) => lists.absolute.has(tokens[place]?.folded ?? ''));
