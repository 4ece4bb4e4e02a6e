import { align } from './alignment.ts';
import { splitSentences } from './sentences.ts';

/** A piece of a text, and whether the other text has it too. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

export interface Differences {
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
}

/** Where more words of a passage changed, its middle is marked as a whole: it would keep the page waiting, and nobody reads it. */
const WORD_CHANGES_MAX = 200;

const words = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function append(pieces: Piece[], text: string, changed: boolean): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.changed === changed) pieces[pieces.length - 1] = { text: last.text + text, changed };
  else pieces.push({ text, changed });
}

type Chunk =
  | { readonly common: readonly string[] }
  | { readonly left: readonly string[]; readonly right: readonly string[] };

/** What two lists have in common and where they differ, in order. */
function chunks(left: readonly string[], right: readonly string[], changesMax?: number): Chunk[] {
  const found: Chunk[] = [];
  let [doneLeft, doneRight] = [0, 0];
  const end = { a: left.length, b: right.length, length: 0 };
  for (const { a, b, length } of [...align(left, right, changesMax).runs, end]) {
    if (a > doneLeft || b > doneRight)
      found.push({ left: left.slice(doneLeft, a), right: right.slice(doneRight, b) });
    if (length > 0) found.push({ common: left.slice(a, a + length) });
    [doneLeft, doneRight] = [a + length, b + length];
  }
  return found;
}

/** Fewer sentences are compared as a whole, since words may have moved from one to the next. */
const PAIRED_MIN = 20;

/** Long passages of as many sentences on both sides are compared sentence by sentence. */
function pairsOf({ left, right }: Exclude<Chunk, { readonly common: unknown }>) {
  if (left.length < PAIRED_MIN || left.length !== right.length)
    return [[left.join(''), right.join('')] as const];
  return left.map((sentence, place) => [sentence, right[place] ?? ''] as const);
}

type Splitter = (text: string) => string[];

function compare(left: string, right: string, [split, ...finer]: readonly Splitter[]): Differences {
  const result = { left: [] as Piece[], right: [] as Piece[] };
  const mark = (a: string, b: string) => {
    append(result.left, a, true);
    append(result.right, b, true);
  };
  if (!split) {
    mark(left, right);
    return result;
  }
  const changesMax = finer.length === 0 ? WORD_CHANGES_MAX : undefined;
  for (const chunk of chunks(split(left), split(right), changesMax)) {
    if ('common' in chunk) {
      append(result.left, chunk.common.join(''), false);
      append(result.right, chunk.common.join(''), false);
      continue;
    }
    for (const [a, b] of pairsOf(chunk)) {
      const inner = compare(a, b, finer);
      for (const piece of inner.left) append(result.left, piece.text, piece.changed);
      for (const piece of inner.right) append(result.right, piece.text, piece.changed);
    }
  }
  return result;
}

/** Where two texts differ, by sentences and within these by words. Joining a side's pieces gives its text. */
export const differences = (left: string, right: string): Differences =>
  compare(left, right, [splitSentences, words]);

/** One text out of two: what both have once, and where they differ the left side's sentences before the right's. */
export const together = (left: string, right: string): string =>
  chunks(splitSentences(left), splitSentences(right))
    .flatMap((chunk) =>
      'common' in chunk ? chunk.common : [...spaced(chunk.left), ...chunk.right],
    )
    .join('');

/** Sentences at the very end of a text have no space after them. */
const spaced = (sentences: readonly string[]): string[] =>
  sentences.map((sentence) => (/\s$/.test(sentence) ? sentence : `${sentence} `));
