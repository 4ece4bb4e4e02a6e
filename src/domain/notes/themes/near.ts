import type { FramedSentence } from '../reading/frames.ts';
import type { ReadToken } from '../reading/tokens.ts';
import type { ThemeMatch } from './match.ts';

/** A match with the words around it: endless sentences take no longer. */
export interface Near {
  readonly tokens: readonly ReadToken[];
  /** The place of the match in `tokens`. */
  readonly at: number;
  /** Folded, with a space at its end. */
  readonly before: string;
  readonly words: string;
  /** Folded, without a space before it. */
  readonly after: string;
}

/** In tokens. */
const BEFORE = 30;
const AFTER = 20;

const joined = (tokens: readonly ReadToken[]): string =>
  tokens.map(({ folded }) => folded).join(' ');

/** Returns the words around a match of a sentence. */
export function nearOf({ tokens }: FramedSentence, { at, end }: ThemeMatch): Near {
  const from = Math.max(0, at - BEFORE);
  const before = joined(tokens.slice(from, at));
  return {
    tokens: tokens.slice(from, end + AFTER),
    at: at - from,
    before: before === '' ? '' : `${before} `,
    words: joined(tokens.slice(at, end)),
    after: joined(tokens.slice(end, end + AFTER)),
  };
}
