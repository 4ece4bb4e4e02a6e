import * as lists from './negationWords.ts';
import type { ReadToken } from './tokens.ts';

type Token = Pick<ReadToken, 'folded'>;

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

/** “Livre de drogas”, “negativo para cocaína”. */
const isFree = (word: string, next: string | undefined): boolean =>
  (word === 'livre' && next === 'de') || (/^negativ[oa]$/.test(word) && next === 'para');

const isNegator = (word: string, next: string | undefined): boolean =>
  lists.negators.has(word) ||
  lists.concordant.has(word) ||
  isEnding(word, next) ||
  isFree(word, next);

const isLink = (word: string | undefined): boolean =>
  word !== undefined && (lists.listWords.has(word) || word === ',');

const CLITIC = /^(?:se|me|lhe)$/;

/** “…, e se diz”: a verb right after a link, whatever its pronoun. */
const opens = (words: readonly string[], place: number): boolean =>
  isLink(words[CLITIC.test(words[place - 1] ?? '') ? place - 2 : place - 1]);

/** "Nunca esteve tão", "há tempos que não se sentia tão": it is so now. */
const isRecord = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(from, at).some(({ folded }) => folded === 'tao') &&
  (tokens[from]?.folded === 'nunca' ||
    tokens.slice(Math.max(0, from - RECORD_REACH), from).some(({ folded }) => TIME.test(folded)));

/** “Não contou que”, “ninguém sabe que”: a thing that is not told, known or wanted may be so. */
const UNTOLD =
  /^(?:[a-zé]+ ){0,3}?(?:cont|fal|sab|soub|perceb|not[aeo]|desconfi|imagin|revel|confess|mostr|admit|assum|reconhec|viu|ve|quer|quis|deix|entend|aceit|diz|disse)[a-z]* (?:[a-zé]+ ){0,5}(?:que|como|quanto|quem|onde) /;
const UNTOLD_OF =
  /^(?:[a-zé]+ ){0,3}?(?:cont|revel|confess|sab|soub|perceb|desconfi)[a-z]* (?:[a-zé]+ ){0,3}(?:d[aeo]s?|sobre) /;
/** Both end within so many words. */
const UNTOLD_REACH = 12;
const DENYING = /^(?:nao|nunca|jamais|ninguem|nem)$/;

const isUntold = (tokens: readonly Token[], from: number, at: number): boolean => {
  const words = tokens.slice(from + 1, from + 1 + UNTOLD_REACH).map(({ folded }) => `${folded} `);
  return (
    DENYING.test(tokens[from]?.folded ?? '') &&
    (UNTOLD.test(words.slice(0, at - from - 1).join('')) ||
      UNTOLD_OF.test(words.slice(0, at - from).join('')))
  );
};

/** “Nunca contou a ninguém que”: the second word only goes with the first. */
const isOfUntold = (tokens: readonly Token[], from: number, at: number): boolean =>
  /^(?:nunca|jamais|ninguem|nem)$/.test(tokens[from]?.folded ?? '') &&
  tokens
    .slice(Math.max(0, from - REACH), from)
    .some((_, place) => isUntold(tokens, Math.max(0, from - REACH) + place, at));

/** “Há 3 sem”: weeks, and no denial. */
const isWeeks = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.folded === 'sem' &&
  /^(?:\d+|duas|tres|quatro)$/.test(tokens[from - 1]?.folded ?? '');

const isSaidOf = (tokens: readonly Token[], from: number): boolean =>
  isWeeks(tokens, from) || SAYING.test(tokens[from - 1]?.folded ?? '');

/** "Não só", "nunca esteve tão": these deny nothing. */
const isEmphasis = (tokens: readonly Token[], from: number, at: number): boolean =>
  isSaidOf(tokens, from) ||
  isUntold(tokens, from, at) ||
  isOfUntold(tokens, from, at) ||
  lists.notOnly.has(tokens[from + 1]?.folded ?? '') ||
  isRecord(tokens, from, at) ||
  lists.admitting.has(tokens[from + 1]?.folded ?? '');

/** "Sem brigar", "sem se irritar". */
const isWithoutDoing = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.folded === 'sem' &&
  tokens.slice(place + 1, place + 3).some(({ folded }) => INFINITIVE.test(folded));

/** “Nega”, “sem” and “não refere” deny a list of things. */
function deniesList(tokens: readonly Token[], from: number): boolean {
  const [word = '', next = ''] = [tokens[from]?.folded, tokens[from + 1]?.folded];
  if (word === 'nao') return lists.reporting.test(next);
  return lists.listing.has(word) && !isWithoutDoing(tokens, from);
}

const MORE_VERBS = /^(?:espera|atribui|viu|veio|pede|joga)$/;
const isVerb = (word: string): boolean => lists.finiteVerb.test(word) || MORE_VERBS.test(word);

/** “Sem sono, o pai gritou…”, “sem vergonha que…”: what follows is no part of the list any more. */
function startsClause(between: readonly string[]): boolean {
  const comma = between.findIndex((word) => isLink(word));
  return between.some(
    (word, place) =>
      (comma >= 0 && place > comma && isVerb(word)) ||
      (place > 0 && word === 'que' && between[place - 1] !== 'de'),
  );
}

/**
 * True if nothing between a negator and a word ends what it denies. "Nega" and "sem" may deny a
 * list of things, which ends where another negator denies anew.
 */
function reaches(tokens: readonly Token[], from: number, at: number): boolean {
  const denies = deniesList(tokens, from);
  const between = tokens.slice(from + 1, at).map(({ folded }) => folded);
  if (lists.finiteVerb.test(tokens[at]?.folded ?? '') && isLink(between.at(-1))) return false;
  if (!denies && between.length > REACH) return false;
  const isSem = tokens[from]?.folded === 'sem';
  if (isSem && startsClause([...between, tokens[at]?.folded ?? ''])) return false;
  return !between.some((word, place) =>
    denies
      ? (lists.clauseEnds.has(word) && word !== ',') ||
        (isNegator(word, between[place + 1]) && isLink(between[place - 1])) ||
        ((lists.finiteVerb.test(word) || (isSem && word === 'que')) && opens(between, place))
      : lists.clauseEnds.has(word) || lists.listWords.has(word),
  );
}

/** The places of the negators that act on a word. */
const negatorsOf = (tokens: readonly Token[], at: number): readonly number[] =>
  tokens
    .slice(0, at)
    .flatMap(({ folded }, place) => (isNegator(folded, tokens[place + 1]?.folded) ? [place] : []))
    .filter((place) => reaches(tokens, place, at) && !isEmphasis(tokens, place, at));

const DENIES = /^neg(?:a|ou|ava|ando|am)$/;
/** How far before a “nega” a word stands that cancels it: “não nega”, “nunca me negou”. */
const CANCELS = 2;

/** The negators from the last “nega” on: what is denied anew was not cancelled before. */
function fromLastDenial(tokens: readonly Token[], places: readonly number[]): readonly number[] {
  const last = places.findLast((place) => DENIES.test(tokens[place]?.folded ?? ''));
  return last === undefined ? places : places.filter((place) => place >= last - CANCELS);
}

/**
 * Returns how the words before one change it. Two negators cancel each other ("não nega"), except
 * where the language asks for both ("não tem nenhum").
 */
export function negationOf(tokens: readonly Token[], at: number): Negation {
  const counted = fromLastDenial(tokens, negatorsOf(tokens, at))
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

/** True if the sentence says that what it denies used to be so, or might have been. */
export function isChange(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens.map(({ folded }) => folded);
  return (
    sentence.slice(Math.max(0, at - REACH)).some((word) => lists.changed.has(word)) ||
    lists.sinceWhen.test(sentence.join(' ')) ||
    isSpared(tokens, at)
  );
}

/** True if nobody or nothing does it. */
export const isAbsolute = (tokens: readonly Token[], at: number): boolean =>
  negatorsOf(tokens, at).some((place) => lists.absolute.has(tokens[place]?.folded ?? ''));
