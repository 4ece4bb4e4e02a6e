import type { Steps } from '../../../core/steps.ts';
import type { Place } from '../../search.ts';
import { wordSet } from '../abbreviations.ts';
import { type Frame, framesOf } from '../frames.ts';
import { negators } from '../negationWords.ts';
import { likelihoodOf, strongest } from './classifier/classify.ts';
import { type JudgedWindow, judged, windowsAt } from './classifier/windows.ts';
import { expressionsIn, type RiskHit, type Sentence } from './expressions.ts';
import type { RiskKind, RiskState } from './kinds.ts';
import { meaningOf } from './meaning/meaning.ts';
import {
  type Surroundings,
  type SurroundingsOfSentences,
  surroundingsIn,
} from './surroundings/surroundings.ts';

/** Words of danger in a note: a search, and no assessment. */
export interface RiskPassage extends Place {
  readonly kind: RiskKind;
  readonly state: RiskState;
  /** The words that were found, as typed. */
  readonly words: string;
  /** The sentences that only together say what the note says. */
  readonly frame: Place;
}

/** How likely words must be to be shown, as logarithms of odds. */
interface Bounds {
  /** A find of plain words is left out where the words around it are as unlikely as this. */
  readonly absurd: number;
  /** A find of an expression is left out where the words around it are as unlikely as this. */
  readonly doubted: number;
  /** Words that no expression knows are shown where they are as likely as this. */
  readonly sure: number;
}

/** How words are judged by themselves and with the sentences around them. */
interface Judging {
  readonly alone: Bounds;
  /** Danger is seldom told in one place: near a passage that is shown, others are likelier. */
  readonly nearAnother: Bounds;
  /** So much of the likelihood of the sentences around them counts with that of the words. */
  readonly share: number;
}

/** A few sentences tell little of what is around a word; a whole note tells more than the word. */
const IN_SHORT: Judging = {
  alone: { absurd: -7, doubted: -2.2, sure: -0.6 },
  nearAnother: { absurd: -7, doubted: -3, sure: -1.5 },
  share: 0.5,
};
const IN_LONG: Judging = {
  alone: { absurd: -3, doubted: -2.4, sure: -1.3 },
  nearAnother: { absurd: -5, doubted: -3.5, sure: -2.1 },
  share: 1.5,
};
/** Surroundings of so few tokens are short, and of so many long; between them it is by degrees. */
const SHORT = 25;
const LONG = 60;

/** No sentences around them count for less than this: named danger stands in calm notes, too. */
const MOST_AGAINST = -1.5;
/** So likely they are at most taken to be. */
const MOST_FOR = 2;

const between = (few: number, many: number, degree: number): number => few + degree * (many - few);

const boundsBetween = (few: Bounds, many: Bounds, degree: number): Bounds => ({
  absurd: between(few.absurd, many.absurd, degree),
  doubted: between(few.doubted, many.doubted, degree),
  sure: between(few.sure, many.sure, degree),
});

/** Returns how words are judged within surroundings of so many tokens. */
function judgingIn(length: number): Judging {
  const degree = Math.min(1, Math.max(0, (length - SHORT) / (LONG - SHORT)));
  return {
    alone: boundsBetween(IN_SHORT.alone, IN_LONG.alone, degree),
    nearAnother: boundsBetween(IN_SHORT.nearAnother, IN_LONG.nearAnother, degree),
    share: between(IN_SHORT.share, IN_LONG.share, degree),
  };
}

/** How much the sentences around a sentence speak for danger in it. */
const supportOf = ({ anyDanger }: Surroundings, { share }: Judging): number =>
  Math.max(MOST_AGAINST, share * Math.min(MOST_FOR, anyDanger));

/** Words that alone are no passage; before one they tell how it is meant. */
const LEADING = wordSet(`${[...negators].join(' ')} a o as os e de da do que se ja mais com em na no
  um uma para por ao ou nenhum nenhuma dos das todos todas anteriores negativo negativos negativa
  negativas negado negados ausente ausentes x : , ( ) . ; ? !`);

/** So many words are before the first that may begin a passage. */
function leadOf(words: readonly string[]): number {
  const first = words.findIndex((word) => !LEADING.has(word));
  return first < 0 ? words.length : first;
}

/** A sentence with all that may be danger in it. */
interface Judged extends Sentence {
  /** How much the sentences around it speak for danger in it. */
  readonly support: number;
  readonly judging: Judging;
  readonly windows: readonly JudgedWindow[];
  readonly expressions: readonly RiskHit[];
}

function* judgedSentence(
  frame: Frame,
  place: number,
  around: Surroundings | undefined,
): Steps<Judged> {
  const tokens = frame.sentences[place]?.tokens ?? [];
  const sentence = { frame, place, tokens, words: tokens.map(({ folded }) => folded) };
  const judging = judgingIn(around?.length ?? 0);
  const support = around ? supportOf(around, judging) : 0;
  const windows = (yield* judged(sentence.words)).map((window) => ({
    ...window,
    score: window.score + support,
  }));
  return { ...sentence, support, judging, windows, expressions: yield* expressionsIn(sentence) };
}

const borneOut = (
  { windows, expressions }: Judged,
  { absurd, doubted }: Bounds,
): readonly RiskHit[] =>
  expressions.filter(({ isPlain, at, end }) =>
    windowsAt(windows, at, end).some(({ score }) => score > (isPlain ? absurd : doubted)),
  );

/** Words between two passages, `[from, to)`, with what is left of their window without these. */
type Rest = Pick<JudgedWindow, 'from' | 'to' | 'score' | 'kind'>;

/** Fewer words beside a passage tell nothing by themselves. */
const FEWEST_WORDS = 8;

/** So few words are no sentence, and tell of danger only where an expression knows them. */
const FEWEST_UNKNOWN = 4;

/** Counts tokens that are no mere signs. */
const wordsIn = (tokens: readonly string[]): number =>
  tokens.filter((token) => /^[a-zé0-9]/.test(token)).length;

/** Judges anew what is left of a window beside words that are shown already. */
function restsOf(
  { words, support }: Judged,
  window: JudgedWindow,
  isTold: readonly boolean[],
): readonly Rest[] {
  const { from, to } = window;
  if (!isTold.slice(from, to).includes(true)) return [window];
  const rests: Rest[] = [];
  for (let start = from; start < to; start += 1) {
    if (isTold[start]) continue;
    let end = start;
    while (end < to && !isTold[end]) end += 1;
    if (end - start >= FEWEST_WORDS) {
      const { score, kind } = likelihoodOf(words.slice(start, end));
      rests.push({ from: start, to: end, score: score + support, kind });
    }
    start = end;
  }
  return rests;
}

/** Finds what expressions know, and likely words of which they know none. */
function* hitsIn(sentence: Judged, bounds: Bounds): Steps<readonly RiskHit[]> {
  const { frame, place, words, windows } = sentence;
  const hits = [...borneOut(sentence, bounds)];
  const isTold = words.map(() => false);
  for (const { at, end } of hits) isTold.fill(true, at, end);
  for (const window of windows.toSorted((a, b) => b.score - a.score))
    for (const { from, to, kind, score } of restsOf(sentence, window, isTold)) {
      yield;
      if (score <= bounds.sure || wordsIn(words.slice(from, to)) < FEWEST_UNKNOWN) continue;
      const [first, last] = strongest(words.slice(from, to), kind);
      const at = from + first + leadOf(words.slice(from + first, from + last));
      const end = from + last;
      if (at === end) continue;
      hits.push({ frame, place, kind, at, end });
      isTold.fill(true, at, end);
    }
  return hits;
}

const isSame = (a: RiskPassage, b: RiskPassage): boolean =>
  a.kind === b.kind && a.start < b.end && b.start < a.end;

function passageOf(text: string, hit: RiskHit): RiskPassage {
  const tokens = hit.frame.sentences[hit.place]?.tokens ?? [];
  const start = tokens[hit.at]?.start ?? hit.frame.start;
  const end = tokens[hit.end - 1]?.end ?? start;
  return {
    kind: hit.kind,
    state: meaningOf(hit),
    start,
    end,
    words: text.slice(start, end),
    frame: { start: hit.frame.start, end: hit.frame.end },
  };
}

/** Adds a passage unless it repeats one of the last. */
function add(passages: RiskPassage[], passage: RiskPassage): void {
  if (!passages.slice(-20).some((known) => isSame(known, passage))) passages.push(passage);
}

function* passagesIn(
  text: string,
  sentence: Judged,
  bounds: Bounds,
): Steps<readonly RiskPassage[]> {
  const passages: RiskPassage[] = [];
  for (const hit of yield* hitsIn(sentence, bounds)) {
    passages.push(passageOf(text, hit));
    yield;
  }
  return passages;
}

/** A sentence with what is shown of it by itself. */
interface Found {
  readonly sentence: Judged;
  readonly around: Surroundings | undefined;
  readonly passages: readonly RiskPassage[];
}

/** “Nega ideação suicida” is routine, and makes nothing near it likelier. */
const tellsDanger = ({ passages }: Found): boolean =>
  passages.some(({ state }) => state !== 'denied');

/** Finds them where frames and surroundings are known already. */
export function* riskPassagesIn(
  text: string,
  frames: readonly Frame[],
  surroundings: SurroundingsOfSentences,
): Steps<readonly RiskPassage[]> {
  const found: Found[] = [];
  for (const frame of frames)
    for (const [place, { tokens }] of frame.sentences.entries()) {
      const around = surroundings.get(tokens);
      const sentence = yield* judgedSentence(frame, place, around);
      found.push({
        sentence,
        around,
        passages: yield* passagesIn(text, sentence, sentence.judging.alone),
      });
    }
  const dangerous = new Set(found.filter(tellsDanger).map(({ around }) => around));
  const passages: RiskPassage[] = [];
  for (const { sentence, around, passages: alone } of found) {
    const all = dangerous.has(around)
      ? yield* passagesIn(text, sentence, sentence.judging.nearAnother)
      : alone;
    for (const passage of all) add(passages, passage);
  }
  return passages.toSorted((a, b) => a.start - b.start);
}

/**
 * Searches a note for words of eight kinds of danger and says of each how it is meant.
 * Finding nothing says nothing: it is a search for words, and no assessment.
 */
export function* riskPassagesOf(text: string): Steps<readonly RiskPassage[]> {
  const frames = yield* framesOf(text);
  return yield* riskPassagesIn(text, frames, yield* surroundingsIn(frames));
}
