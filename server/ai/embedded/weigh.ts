import type { EmotionName } from '../../../src/domain/notes/analysis.ts';
import type { Token } from './fold.ts';
import { findMatches, type Match } from './match.ts';
import { isAbsolute, isChange, negationOf } from './negation.ts';
import * as lists from './words.ts';

/** A word of the lexicon with what its sentence makes of it. */
export interface Weighed {
  readonly text: string;
  /** Positive for what does good; may pass 1. */
  readonly weight: number;
  readonly emotions: readonly EmotionName[];
}

const TOPIC_REACH = 6;
const INSERTION = 8;
const ABOUT = /^(sobre|d[eoa])$/;
const STOPS: ReadonlySet<string> = new Set(['.', ';', ':', '!', '?']);
const DENIED_STRENGTH = -0.7;
const ENDED_BURDEN = -0.7;
const LESS_BURDEN = -0.6;
const SECONDARY = 0.3;
const PRIMARY = 1.25;

/** What is felt where something good is missing. */
const withoutIt: { readonly [E in EmotionName]?: EmotionName } = {
  alegria: 'tristeza',
  serenidade: 'ansiedade',
  alívio: 'ansiedade',
  esperança: 'tristeza',
};

const folded = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

/** The first token of the clause that holds a token. */
function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !lists.clauseEnds.has(folded(tokens, start - 1))) start -= 1;
  return start;
}

/** From the strengthening and weakening words right before and right after. */
function degreeOf(tokens: readonly Token[], { at, length }: Match): number {
  const before = [folded(tokens, at - 1), folded(tokens, at - 2)];
  const beside = before[0] === 'de' || before[0] === 'a' ? before : before.slice(0, 1);
  const near = [...beside, folded(tokens, at + length)];
  return near.reduce((factor, word) => factor * (lists.degrees.get(word) ?? 1), 1);
}

/** The words from the last full stop or semicolon to a token. */
function stretchBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const before = tokens.slice(0, at);
  return before.slice(before.findLastIndex(({ folded: word }) => STOPS.has(word)) + 1);
}

/** "Um filme triste", "folheto sobre luto". */
const isOfWork = (tokens: readonly Token[], at: number): boolean =>
  lists.works.test(folded(tokens, at - 1)) ||
  (lists.works.test(folded(tokens, at - 2)) && ABOUT.test(folded(tokens, at - 1)));

const isSpokenOf = (tokens: readonly Token[], at: number): boolean => {
  const stretch = stretchBefore(tokens, at + 1).map((token) => token.folded);
  return (
    lists.isProcedure(stretch) ||
    isOfWork(tokens, at) ||
    tokens
      .slice(Math.max(clauseStart(tokens, at), at - TOPIC_REACH), at)
      .some((token) => lists.topics.test(token.folded))
  );
};

/** Whether the clause begins with another person, or names one after "que", and does not come back to the patient. */
function isAboutOthers(tokens: readonly Token[], at: number): boolean {
  const clause = tokens.slice(clauseStart(tokens, at), at).map((token) => token.folded);
  const subject = clause.findLastIndex(
    (word, place) =>
      lists.others.has(word) &&
      lists.beforeSubject.has(clause[place - 1] ?? 'a') &&
      (place <= 1 || clause[place - 2] === 'que'),
  );
  return subject >= 0 && !clause.slice(subject).some((word) => lists.patient.has(word));
}

type Governed = 'no' | 'yes' | 'denied';

/** "A ansiedade, antes diária, diminuiu": what follows an insertion belongs to the clause before it. */
function afterInsertion(tokens: readonly Token[], from: number): number {
  const [first, second] = tokens.flatMap(({ folded: word }, place) =>
    place >= from && lists.clauseEnds.has(word) ? [place] : [],
  );
  if (first === undefined || second === undefined || second - first > INSERTION) return -1;
  return folded(tokens, first) === ',' && folded(tokens, second) === ',' ? second + 1 : -1;
}

/** Whether the clause has a word of the pattern beside the match, and whether it is denied ("não diminuiu"). */
function governs(pattern: RegExp, tokens: readonly Token[], { at, length }: Match): Governed {
  const start = clauseStart(tokens, at);
  const end = tokens.findIndex((token, place) => place > at && lists.clauseEnds.has(token.folded));
  const resumed = afterInsertion(tokens, at + length);
  const governor = tokens.findIndex(
    (token, place) =>
      place >= start &&
      (end < 0 || place < end || place === resumed) &&
      (place < at || place >= at + length) &&
      pattern.test(token.folded),
  );
  if (governor < 0) return 'no';
  return negationOf(tokens, governor) === 'none' ? 'yes' : 'denied';
}

const isFewer = (tokens: readonly Token[], at: number): boolean =>
  [folded(tokens, at - 1), folded(tokens, at - 2)].includes('menos');

/** How much the place in the sentence counts: after "mas" more than before, a concession less. */
function placeOf(tokens: readonly Token[], at: number): number {
  const turn = tokens.findLastIndex(({ folded: word }) => lists.contrast.has(word));
  if (turn >= 0) return at > turn ? PRIMARY : SECONDARY;
  const start = clauseStart(tokens, at);
  const concedes = tokens.slice(start, at).some(({ folded: word }) => lists.concession.has(word));
  return concedes ? SECONDARY : 1;
}

const missing = (emotions: readonly EmotionName[]): EmotionName[] =>
  emotions.flatMap((emotion) => withoutIt[emotion] ?? []);

type Turned = Pick<Weighed, 'weight' | 'emotions'>;

const silent: Turned = { weight: 0, emotions: [] };

/** Something good: denied or lessened it is missed. */
function turnedGood(tokens: readonly Token[], match: Match): Turned {
  const { polarity, emotions } = match;
  const lessened = governs(lists.lessening, tokens, match);
  if (lessened === 'denied') return { weight: polarity, emotions };
  const isDenied = negationOf(tokens, match.at) !== 'none';
  const isLessened = lessened === 'yes' || isFewer(tokens, match.at);
  if (isDenied && isLessened) return silent;
  if (!isDenied && !isLessened) return { weight: polarity, emotions };
  return { weight: polarity * DENIED_STRENGTH, emotions: missing(emotions) };
}

/** A burden: denied it is no subject, and where it is over or less it relieves. */
function turnedBad(tokens: readonly Token[], match: Match): Turned {
  const { polarity, emotions, at } = match;
  const lessened = governs(lists.lessening, tokens, match);
  const mended = governs(lists.mending, tokens, match);
  if (lessened === 'denied' || mended === 'denied') return { weight: polarity, emotions };
  const isLessened = lessened === 'yes' || isFewer(tokens, at);
  const negation = negationOf(tokens, at);
  if (negation !== 'none') {
    const isOver = negation === 'ended' || isChange(tokens, at);
    if (!isOver || isLessened) return silent;
    return { weight: polarity * ENDED_BURDEN, emotions: ['alívio'] };
  }
  if (isLessened || mended === 'yes')
    return { weight: polarity * LESS_BURDEN, emotions: ['alívio'] };
  return { weight: polarity, emotions };
}

const isStopped = (tokens: readonly Token[], match: Match): boolean => {
  const negation = negationOf(tokens, match.at);
  if (negation === 'ended') return true;
  if (negation === 'denied') return isChange(tokens, match.at) || isAbsolute(tokens, match.at);
  return governs(lists.lessening, tokens, match) === 'yes' || isFewer(tokens, match.at);
};

/** "Mais passeios", "bebendo mais", and not "sair mais cedo". */
const isMore = (tokens: readonly Token[], { at, length }: Match): boolean =>
  folded(tokens, at - 1) === 'mais' ||
  (folded(tokens, at + length) === 'mais' && folded(tokens, at + length - 1).endsWith('ndo'));

/** A habit: taken up it counts as what it is, given up as the contrary, and otherwise not at all. */
function turnedHabit(tokens: readonly Token[], match: Match): Turned {
  const { polarity, emotions, at } = match;
  const risen = governs(lists.rising, tokens, match);
  if (risen === 'yes') return { weight: polarity, emotions };
  const isGood = polarity > 0;
  if (risen === 'denied' || isStopped(tokens, match))
    return {
      weight: polarity * DENIED_STRENGTH,
      emotions: isGood ? missing(emotions) : ['alívio'],
    };
  const isRaised = negationOf(tokens, at) === 'none' && isMore(tokens, match);
  return isRaised ? { weight: polarity, emotions } : silent;
}

const turn = (tokens: readonly Token[], match: Match): Turned => {
  if (match.isHabit) return turnedHabit(tokens, match);
  return match.polarity > 0 ? turnedGood(tokens, match) : turnedBad(tokens, match);
};

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
