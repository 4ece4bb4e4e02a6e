import type { Token } from './fold.ts';
import { clauseEnds } from '../../../../src/domain/notes/reading/negationWords.ts';

/** The word at a place, folded; empty outside of the sentence. */
export const folded = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

/** The place of the first token of the clause that holds a token. */
export function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !clauseEnds.has(folded(tokens, start - 1))) start -= 1;
  return start;
}
