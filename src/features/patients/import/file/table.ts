import { FileProblem, LINES_MAX } from './read.ts';

/** One patient of a file, as it stands there. */
export interface Line {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be read as it is, in words. */
  readonly fault?: string;
  /** A hint to check the line, though it can be imported. */
  readonly note?: string;
}

export interface Table {
  readonly header: readonly string[];
  readonly lines: readonly Line[];
  /** Texts above the headings, such as a report's title. */
  readonly above: readonly string[];
}

/** Columns that are read. */
export const COLUMNS_MAX = 1000;
/** Titles that a report may have above its headings. */
export const ABOVE_MAX = 20;

const TOO_MANY = `Este arquivo tem mais de ${LINES_MAX.toLocaleString('pt-BR')} linhas. Divida-o em partes e importe uma de cada vez.`;

/** @throws FileProblem where there are more than can be imported at a time */
export function requireFew(count: number): void {
  if (count > LINES_MAX) throw new FileProblem(TOO_MANY);
}

export const isBlank = ({ cells }: Pick<Line, 'cells'>): boolean =>
  cells.every((cell) => cell === '');

/** Says that bytes of a line were no letters of the file's character set. */
export const BROKEN_LETTER =
  'Um sinal desta linha estava estragado e foi lido como em arquivos antigos: confira.';

/** Marks the lines in which something was broken. @param broken lines of the file */
export function markBroken(lines: readonly Line[], broken: ReadonlySet<number>): readonly Line[] {
  if (broken.size === 0) return lines;
  return lines.map((line, place) => {
    // An empty line behind the last patient is nobody's.
    const end = lines[place + 1]?.line ?? line.line + 1;
    for (let at = line.line; at < end; at += 1)
      if (broken.has(at)) return { ...line, note: BROKEN_LETTER };
    return line;
  });
}
