import type { Steps } from '../../../core/steps.ts';
import type { Place } from '../../search.ts';
import { type Frame, framesOf } from '../frames.ts';
import type { ReadToken } from '../tokens.ts';
import { strongest } from './classifier/classify.ts';
import { type JudgedWindow, judged, windowsAt } from './classifier/windows.ts';
import { isHarmless } from './harmless.ts';
import type { RiskKind, RiskState } from './kinds.ts';
import { patternsAt } from './patterns.ts';
import { type Hit, stateOf } from './states.ts';
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

interface RiskHit extends Hit {
  readonly kind: RiskKind;
}

/** Longer sentences are searched piece by piece, which bounds what each step costs. */
const LONGEST_STRETCH = 400;
/** Pieces overlap, so that no expression is parted. */
const OVERLAP = 20;

/** The tokens that stand in the signs `[start, end)` of their joined words. */
function tokensAt(
  starts: readonly number[],
  start: number,
  end: number,
): readonly [number, number] {
  let from = 0;
  let to = starts.length;
  for (const [place, at] of starts.entries()) {
    if (at <= start) from = place;
    if (at >= end) {
      to = place;
      break;
    }
  }
  return [from, to];
}

/** Tokens as one text, with the place of each in it. */
interface Stretch {
  readonly words: string;
  readonly starts: readonly number[];
  /** True if a group of words is in it; each is looked for once. */
  readonly has: (group: RegExp) => boolean;
}

/** Stands for a letter that no pattern knows. */
const OTHER_LETTER = 35;

/**
 * Copies words with one byte a sign. V8 keeps a note that has one “—” in two bytes, compiles each
 * pattern again for such texts and leaves patterns unoptimised once their code exceeds its limit.
 */
function inOneByte(words: string): string {
  const codes: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    codes.push(code > 255 ? OTHER_LETTER : code);
  }
  return String.fromCharCode(...codes);
}

/** “Matá”, “morrê”, “sumí”: infinitives as they are spoken, but not “está”, “será”, “bebê”. */
const SPOKEN = /^\p{L}{3,}(?:(?<!est|guaran|[aei]r)á|(?<!voc|porqu|beb|nen)ê|(?<![aeiou])í)$/iu;

/** “Matá-lo” is how it is written, too. */
const hasPronoun = (token: ReadToken, next: ReadToken | undefined): boolean =>
  next?.start === token.end + 1 && /^l[ao]s?$/.test(next.folded);

const written = (token: ReadToken, next: ReadToken | undefined): string =>
  SPOKEN.test(token.text) && !hasPronoun(token, next) ? `${token.folded}r` : token.folded;

function stretchOf(tokens: readonly ReadToken[]): Stretch {
  const starts: number[] = [];
  let length = 0;
  const words = tokens.map((token, at) => written(token, tokens[at + 1]));
  for (const word of words) {
    starts.push(length);
    length += word.length + 1;
  }
  const joined = inOneByte(words.join(' '));
  const known = new Map<RegExp, boolean>();
  const has = (group: RegExp): boolean => {
    const found = known.get(group) ?? group.test(joined);
    known.set(group, found);
    return found;
  };
  return { words: joined, starts, has };
}

interface Match {
  readonly kind: RiskKind;
  readonly start: number;
  readonly found: string;
}

/** Returns all matches that begin at one word. */
function matchesAt({ words, has }: Stretch, start: number): readonly Match[] {
  const matches: Match[] = [];
  for (const { kind, words: pattern, where } of patternsAt(words, start)) {
    if (where && !has(where)) continue;
    pattern.lastIndex = start;
    const found = pattern.exec(words)?.[0].trimEnd();
    if (found && !isHarmless(kind, words, start, found)) matches.push({ kind, start, found });
  }
  return matches;
}

function* foundIn(stretch: Stretch): Steps<readonly Match[]> {
  const matches: Match[] = [];
  for (const start of stretch.starts) {
    matches.push(...matchesAt(stretch, start));
    // The first use of a pattern compiles it.
    yield;
  }
  return matches;
}

interface Sentence {
  readonly place: number;
  readonly tokens: readonly ReadToken[];
  readonly words: readonly string[];
}

/** A find of an expression is left out where the words around it are as unlikely as this. */
const DOUBTED = -1.25;
/** Words that no expression knows are shown where they are as likely as this. */
const SURE = -0.5;
/** So much of the likelihood of the sentences around them counts with that of the words. */
const SHARE = 0.5;
/** No sentences around them count for more, against and for. */
const MOST_AGAINST = -3;
const MOST_FOR = 2;

/** How much the sentences around a sentence speak for danger in it. */
const supportOf = ({ anyDanger }: Surroundings): number =>
  SHARE * Math.min(MOST_FOR, Math.max(MOST_AGAINST, anyDanger));

function* expressionsIn(sentence: Sentence, frame: Frame): Steps<readonly RiskHit[]> {
  const hits: RiskHit[] = [];
  const { tokens, place } = sentence;
  for (
    let from = 0;
    from === 0 || from + OVERLAP < tokens.length;
    from += LONGEST_STRETCH - OVERLAP
  ) {
    const stretch = stretchOf(tokens.slice(from, from + LONGEST_STRETCH));
    for (const { kind, start, found } of yield* foundIn(stretch)) {
      const [at, end] = tokensAt(stretch.starts, start, start + found.length);
      hits.push({ frame, place, kind, at: from + at, end: from + end });
    }
  }
  return hits;
}

/** Words that are likely to speak of danger, where no expression found any. */
function* learntIn(
  { words, place }: Sentence,
  frame: Frame,
  windows: readonly JudgedWindow[],
  known: readonly RiskHit[],
): Steps<readonly RiskHit[]> {
  const isTold = words.map(() => false);
  for (const { at, end } of known) isTold.fill(true, at, end);
  const hits: RiskHit[] = [];
  const likely = windows.filter(({ score }) => score > SURE);
  for (const { kind, from, to } of likely.toSorted((a, b) => b.score - a.score)) {
    if (isTold.slice(from, to).includes(true)) continue;
    const [first, end] = strongest(words.slice(from, to), kind);
    hits.push({ frame, place, kind, at: from + first, end: from + end });
    isTold.fill(true, from + first, from + end);
    yield;
  }
  return hits;
}

function* hitsIn(frame: Frame, place: number, support: number): Steps<readonly RiskHit[]> {
  const tokens = frame.sentences[place]?.tokens ?? [];
  const sentence = { place, tokens, words: tokens.map(({ folded }) => folded) };
  const windows = (yield* judged(sentence.words)).map((window) => ({
    ...window,
    score: window.score + support,
  }));
  const hits = (yield* expressionsIn(sentence, frame)).filter(({ at, end }) =>
    windowsAt(windows, at, end).some(({ score }) => score > DOUBTED),
  );
  return [...hits, ...(yield* learntIn(sentence, frame, windows, hits))];
}

const isSame = (a: RiskPassage, b: RiskPassage): boolean =>
  a.kind === b.kind && a.start < b.end && b.start < a.end;

function passageOf(text: string, hit: RiskHit): RiskPassage {
  const tokens = hit.frame.sentences[hit.place]?.tokens ?? [];
  const start = tokens[hit.at]?.start ?? hit.frame.start;
  const end = tokens[hit.end - 1]?.end ?? start;
  return {
    kind: hit.kind,
    state: stateOf(hit),
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

/** Finds them where frames and surroundings are known already. */
export function* riskPassagesIn(
  text: string,
  frames: readonly Frame[],
  surroundings: SurroundingsOfSentences,
): Steps<readonly RiskPassage[]> {
  const passages: RiskPassage[] = [];
  const places = frames.flatMap((frame) =>
    frame.sentences.map(({ tokens }, place) => ({
      frame,
      place,
      around: surroundings.get(tokens),
    })),
  );
  for (const { frame, place, around } of places)
    for (const hit of yield* hitsIn(frame, place, around ? supportOf(around) : 0)) {
      add(passages, passageOf(text, hit));
      yield;
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
