import { diffComm } from 'node-diff3';

/** A piece of a text, and whether the other text has it too. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

export interface Differences {
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
}

/** Beyond this, a changed passage is marked as a whole: comparing its words would keep the page waiting. */
const WORDS_MAX = 400;

const passages = (text: string): string[] => text.match(/[^.!?\n]*[.!?\n]+\s*|[^.!?\n]+$/g) ?? [];
const words = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function append(pieces: Piece[], text: string, changed: boolean): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.changed === changed) pieces[pieces.length - 1] = { text: last.text + text, changed };
  else pieces.push({ text, changed });
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
  const [a, b] = [split(left), split(right)];
  if (finer.length === 0 && Math.max(a.length, b.length) > WORDS_MAX) {
    mark(left, right);
    return result;
  }
  for (const chunk of diffComm(a, b)) {
    if (chunk.common) {
      append(result.left, chunk.common.join(''), false);
      append(result.right, chunk.common.join(''), false);
      continue;
    }
    const inner = compare(chunk.buffer1.join(''), chunk.buffer2.join(''), finer);
    for (const piece of inner.left) append(result.left, piece.text, piece.changed);
    for (const piece of inner.right) append(result.right, piece.text, piece.changed);
  }
  return result;
}

/** Where two texts differ, by sentences and within these by words. Joining a side's pieces gives its text. */
export const differences = (left: string, right: string): Differences =>
  compare(left, right, [passages, words]);

/** One text out of two: what both have once, and where they differ the left side's sentences before the right's. */
export const together = (left: string, right: string): string =>
  diffComm(passages(left), passages(right))
    .flatMap((chunk) => chunk.common ?? [...spaced(chunk.buffer1), ...chunk.buffer2])
    .join('');

/** Sentences at the very end of a text have no space after them. */
const spaced = (sentences: readonly string[]): string[] =>
  sentences.map((sentence) => (/\s$/.test(sentence) ? sentence : `${sentence} `));
