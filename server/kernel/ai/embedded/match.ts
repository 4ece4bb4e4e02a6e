import type { Token } from './fold.ts';
import { type Entry, entries } from './lexicon/entries.ts';

/** A word or phrase of the lexicon in a sentence. */
export interface Match extends Entry {
  /** Of its first token. */
  readonly at: number;
  /** In tokens. */
  readonly length: number;
  /** As typed. */
  readonly text: string;
}

const LONGEST_PHRASE = 5;
const SHORTEST_STEM = 3;

/** The entry of a phrase whose last word may have any ending: the longest stem decides. */
function entryOf(phrase: string, lastWord: number): Entry | undefined {
  const exact = entries.get(phrase);
  if (exact) return exact;
  const shortest = phrase.length - lastWord + SHORTEST_STEM;
  for (let end = phrase.length; end >= shortest; end -= 1) {
    const entry = entries.get(`${phrase.slice(0, end)}*`);
    if (entry) return entry;
  }
  return undefined;
}

function matchAt(tokens: readonly Token[], at: number): Match | undefined {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const phrase = words.map(({ folded }) => folded).join(' ');
    const entry = entryOf(phrase, words.at(-1)?.folded.length ?? 0);
    if (entry) return { ...entry, at, length, text: words.map(({ text }) => text).join(' ') };
  }
  return undefined;
}

/** What of the lexicon stands in a sentence, from left to right, the longest phrase first, without overlaps. */
export function findMatches(tokens: readonly Token[]): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(tokens, at);
    if (match) found.push(match);
    at += match?.length ?? 1;
  }
  return found;
}
