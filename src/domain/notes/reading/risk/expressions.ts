import type { Steps } from '../../../core/steps.ts';
import type { Frame } from '../frames.ts';
import type { ReadToken } from '../tokens.ts';
import { isHarmless } from './harmless.ts';
import type { RiskKind } from './kinds.ts';
import { patternsAt, type RiskPattern } from './patterns.ts';
import type { Hit } from './states.ts';

/** Words that may be danger, before it is told how they are meant. */
export interface RiskHit extends Hit {
  readonly kind: RiskKind;
  /** True if its words mean danger wherever they stand. */
  readonly isPlain?: boolean;
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

interface Match extends Pick<RiskPattern, 'kind' | 'isPlain'> {
  readonly start: number;
  readonly found: string;
}

/** Returns all matches that begin at one word. */
function matchesAt({ words, has }: Stretch, start: number): readonly Match[] {
  const matches: Match[] = [];
  for (const { kind, words: pattern, where, isPlain } of patternsAt(words, start)) {
    if (where && !has(where)) continue;
    pattern.lastIndex = start;
    const found = pattern.exec(words)?.[0].trimEnd();
    if (found && !isHarmless(kind, words, start, found))
      matches.push({ kind, isPlain, start, found });
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

/** A sentence of a frame. */
export interface Sentence {
  readonly frame: Frame;
  readonly place: number;
  readonly tokens: readonly ReadToken[];
  readonly words: readonly string[];
}

/** Finds the words of danger that expressions know, however likely they are there. */
export function* expressionsIn({ frame, place, tokens }: Sentence): Steps<readonly RiskHit[]> {
  const hits: RiskHit[] = [];
  for (
    let from = 0;
    from === 0 || from + OVERLAP < tokens.length;
    from += LONGEST_STRETCH - OVERLAP
  ) {
    const stretch = stretchOf(tokens.slice(from, from + LONGEST_STRETCH));
    for (const { kind, isPlain, start, found } of yield* foundIn(stretch)) {
      const [at, end] = tokensAt(stretch.starts, start, start + found.length);
      hits.push({ frame, place, kind, isPlain, at: from + at, end: from + end });
    }
  }
  return hits;
}
