import type { EmotionName } from '../../../../src/domain/notes/analysis.ts';
import { clauseEnds } from '../../../../src/domain/notes/reading/negationWords.ts';
import { clauseStart, folded } from './clause.ts';
import type { Token } from './fold.ts';
import type { Match } from './match.ts';
import {
  isAbsolute,
  isChange,
  type Negation,
  negationOf,
} from '../../../../src/domain/notes/reading/negation.ts';
import * as lists from './words.ts';

/** What a sentence makes of a word of the lexicon. */
export interface Turned {
  /** Positive for what does good; may pass 1. */
  readonly weight: number;
  readonly emotions: readonly EmotionName[];
}

const INSERTION = 8;
const DENIED_STRENGTH = -0.7;
const ENDED_BURDEN = -0.7;
const LESS_BURDEN = -0.6;

/** What is felt where something good is missing. */
const withoutIt: { readonly [E in EmotionName]?: EmotionName } = {
  alegria: 'tristeza',
  serenidade: 'ansiedade',
  alívio: 'ansiedade',
  esperança: 'tristeza',
};

type Governed = 'no' | 'yes' | 'denied';

/** "A ansiedade, antes diária, diminuiu": what follows an insertion belongs to the clause before it. */
function afterInsertion(tokens: readonly Token[], from: number): number {
  const [first, second] = tokens.flatMap(({ folded: word }, place) =>
    place >= from && clauseEnds.has(word) ? [place] : [],
  );
  if (first === undefined || second === undefined || second - first > INSERTION) return -1;
  return folded(tokens, first) === ',' && folded(tokens, second) === ',' ? second + 1 : -1;
}

/** Whether the clause has a word of the pattern beside the match, and whether it is denied ("não diminuiu"). */
function governs(pattern: RegExp, tokens: readonly Token[], { at, length }: Match): Governed {
  const start = clauseStart(tokens, at);
  const end = tokens.findIndex((token, place) => place > at && clauseEnds.has(token.folded));
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

const missing = (emotions: readonly EmotionName[]): EmotionName[] =>
  emotions.flatMap((emotion) => withoutIt[emotion] ?? []);

const silent: Turned = { weight: 0, emotions: [] };

const SUBJECT = /^(?:paciente|humor|afeto|sono|apetite|crianca|menin[oa]|discurso|rotina|quadro)$/;
const ADJECTIVE =
  /(?:[ai]d|os)[oa]$|^(?:calm|seren|tranquil)[oa]$|^(?:triste|alegre|feliz|leve|estavel|contente)$/;

/** “Sem queixas, calma”, “sem queixas, humor triste”: only parts of a list are denied. */
function denialOf(tokens: readonly Token[], at: number): Negation {
  const start = clauseStart(tokens, at);
  const isApart =
    folded(tokens, start - 1) === ',' &&
    (SUBJECT.test(folded(tokens, start)) || (at === start && ADJECTIVE.test(folded(tokens, at))));
  return isApart ? negationOf(tokens.slice(start), at - start) : negationOf(tokens, at);
}

/** Something good: denied or lessened it is missed. */
function turnedGood(tokens: readonly Token[], match: Match): Turned {
  const { polarity, emotions } = match;
  const lessened = governs(lists.lessening, tokens, match);
  if (lessened === 'denied') return { weight: polarity, emotions };
  const isDenied = denialOf(tokens, match.at) !== 'none';
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
  const negation = denialOf(tokens, at);
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

/** By negation, and by words that say less, more, again or no longer. */
export const turn = (tokens: readonly Token[], match: Match): Turned => {
  if (match.isHabit) return turnedHabit(tokens, match);
  return match.polarity > 0 ? turnedGood(tokens, match) : turnedBad(tokens, match);
};
