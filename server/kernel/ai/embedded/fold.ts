import { type ReadToken, readTokens } from '../../../../src/domain/notes/reading/tokens.ts';

/** A word or sign, as typed and without case and accents. */
export type Token = Pick<ReadToken, 'text' | 'folded'>;

/** Words, numbers and the punctuation that ends a clause; a hyphen divides words. */
export const tokenise = (text: string): readonly Token[] =>
  readTokens(text, { start: 0, end: text.length });
