import { type ESTree, parseSync } from 'vite';

/** A parsed file of TypeScript or JavaScript. */
export interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  readonly program: ESTree.Program;
  readonly comments: readonly Comment[];
  /** Number of the line of an offset, from 1. */
  readonly lineAt: (offset: number) => number;
}

interface Comment {
  readonly isDoc: boolean;
  /** Words of the comment, without the signs that begin and end it. */
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** Finds a line by bisection over the offsets at which lines begin. */
function lineFinder(lines: readonly string[]): (offset: number) => number {
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

const plainText = (value: string): string =>
  value
    .replaceAll(/^[\s*]+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export function sourceOf(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lines = text.split('\n');
  const lineAt = lineFinder(lines);
  return {
    file,
    lines,
    program,
    comments: comments.map(({ type, value, start, end }) => ({
      isDoc: type === 'Block' && value.startsWith('*'),
      text: plainText(value),
      first: lineAt(start),
      last: lineAt(end),
    })),
    lineAt,
  };
}
