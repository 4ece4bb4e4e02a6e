import { scoreOfWords, type Sentence } from './sentence.ts';
import type { Weighed } from './weigh.ts';

const MONTH =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const DAY = 'sexta|sabado|domingo|segunda|terca|quarta|quinta|ontem';

/** Tells how it was as the session began: over only where the note tells of a later state. */
const ARRIVAL = /\b(?:cheg(?:ou|a|aram)|entrou|iniciou|inicio|comecou|abriu|a principio)\b/;
/** Tells how it was before: over wherever the note goes on otherwise. */
const EARLIER = new RegExp(
  `\\b(?:${[
    'comecou|(?:semana|mes|ano) passad[oa]|antigamente|outrora|ja foi|durou pouco',
    `ate (?:${DAY}|${MONTH}|o (?:mes|ano|intervalo))|antes (?:d[aeo]|vivia|era)|em (?:${MONTH})`,
    '(?:ha|faz) (?:um|dois|tres|\\d+) (?:anos?|mes|meses)',
  ].join('|')})\\b`,
);
const LATER =
  /\b(?:sai(?:u|ndo)?|encerr(?:ou|amos|a)|termin(?:ou|amos|a)|(?:no|ao) (?:fim|final)|despediu|(?:foi|foram) embora|ultimos minutos|hoje|agora|atualmente|ultimamente|desde entao|no momento)\b/;

/** The weight of an earlier state beside a later one. */
const OUTDATED = 0.2;
/** These bound the work on the longest notes. */
const MOST_STRETCHES = 8;
const LONGEST_READ = 120;

/** A place in a note: a sentence and a token in it. */
interface Point {
  readonly sentence: number;
  readonly at: number;
}

const isBefore = (one: Point, other: Point): boolean =>
  one.sentence < other.sentence || (one.sentence === other.sentence && one.at < other.at);

/** Returns the first place of a pattern from a point on. */
function find(sentences: readonly Sentence[], pattern: RegExp, from: Point): Point | undefined {
  for (let sentence = from.sentence; sentence < sentences.length; sentence += 1) {
    const first = sentence === from.sentence ? from.at : 0;
    const tokens = sentences[sentence]?.tokens.slice(first, first + LONGEST_READ) ?? [];
    const words = tokens.map(({ folded }) => folded).join(' ');
    const index = words.search(pattern);
    if (index >= 0) return { sentence, at: first + words.slice(0, index).split(' ').length - 1 };
  }
  return undefined;
}

interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

const START: Point = { sentence: 0, at: 0 };

/** Yields the stretches of a note that tell how it was before. */
function* earlierStretches(sentences: readonly Sentence[]): Iterable<Stretch> {
  const arrival = find(sentences, ARRIVAL, START);
  const later = arrival && find(sentences, LATER, arrival);
  if (arrival && later) yield { from: arrival, to: later };
  let found = find(sentences, EARLIER, START);
  for (let count = 0; found && count < MOST_STRETCHES; count += 1) {
    const { sentence } = found;
    const next = { sentence: sentence + 1, at: 0 };
    const to = find(sentences.slice(0, sentence + 1), LATER, found) ?? next;
    yield { from: { sentence, at: 0 }, to };
    found = find(sentences, EARLIER, next);
  }
}

type IsWithin = (sentence: number, word: Weighed) => boolean;

const sumOf = (sentences: readonly Sentence[], isWithin: IsWithin): number =>
  sentences
    .flatMap(({ words }, place) => words.filter((word) => isWithin(place, word)))
    .reduce((sum, { weight }) => sum + weight, 0);

function discount(sentence: Sentence, isOutdated: (word: Weighed) => boolean): Sentence {
  if (!sentence.words.some(isOutdated)) return sentence;
  const words = sentence.words.map((word) =>
    isOutdated(word) ? { ...word, weight: word.weight * OUTDATED } : word,
  );
  return { ...sentence, words, score: scoreOfWords(words) };
}

/** Returns sentences in which a state that a later, contrary one replaces hardly counts. */
export function discountOutdated(sentences: readonly Sentence[]): readonly Sentence[] {
  let read = sentences;
  for (const { from, to } of earlierStretches(sentences)) {
    const isAfter: IsWithin = (sentence, { at }) => !isBefore({ sentence, at }, to);
    const isEarlier: IsWithin = (sentence, word) =>
      !isAfter(sentence, word) && !isBefore({ sentence, at: word.at }, from);
    if (sumOf(read, isEarlier) * sumOf(read, isAfter) < 0)
      read = read.map((one, place) => discount(one, (word) => isEarlier(place, word)));
  }
  return read;
}
