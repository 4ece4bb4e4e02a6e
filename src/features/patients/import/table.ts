import { FileProblem, LINES_MAX } from './read.ts';

/** One patient of a file, as it stands there. */
export interface Line {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be read as it is, in words. */
  readonly fault?: string;
}

export interface Table {
  readonly header: readonly string[];
  readonly lines: readonly Line[];
}

const TOO_MANY = `Este arquivo tem mais de ${LINES_MAX.toLocaleString('pt-BR')} linhas. Divida-o em partes e importe uma de cada vez.`;

/** @throws FileProblem where there are more than can be imported at a time */
export function requireFew(count: number): void {
  if (count > LINES_MAX) throw new FileProblem(TOO_MANY);
}

export const isBlank = ({ cells }: Pick<Line, 'cells'>): boolean =>
  cells.every((cell) => cell === '');
