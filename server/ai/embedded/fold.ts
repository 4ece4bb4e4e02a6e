import { fold } from '../../../src/domain/core/fold.ts';

export interface Token {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
}

/** The verb `é` must not become the conjunction `e`. */
const foldWord = (word: string): string =>
  word.normalize('NFC').toLowerCase() === 'é' ? 'é' : fold(word);

/** They turn a sentence as "mas" does, and are one word to those who read its tokens. */
const TURN = /^(?:no entanto|s[óo] que|mesmo assim|ainda assim)$/iu;
const TOKEN =
  /(?<!\p{L})(?:no entanto|s[óo] que|mesmo assim|ainda assim)(?!\p{L})|\p{L}[\p{L}\p{M}]*|\d+|[,;:.!?()—]/giu;

/** No word is longer; of what is, the beginning is compared, which bounds what each of them costs. */
const LONGEST_WORD = 60;

/** Words, numbers and the punctuation that ends a clause; a hyphen divides words. */
export const tokenise = (text: string): readonly Token[] =>
  (text.match(TOKEN) ?? []).map((word) => ({
    text: word,
    folded: TURN.test(word) ? 'mas' : foldWord(word.slice(0, LONGEST_WORD)),
  }));

const ABBREVIATION = /(?:^|[\s(])(?:dr|dra|sr|sra|prof|profa|ex|obs|tel|pag|num|etc|psic)\.$/iu;

const LONGEST_ABBREVIATION = 8;

/** A text's sentences as typed, trimmed. Lines end sentences; abbreviations and decimals do not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    let pending: string[] = [];
    let end = '';
    for (const part of line.split(/(?<=[.!?…])\s+/u)) {
      pending.push(part);
      end = `${end} ${part.slice(-LONGEST_ABBREVIATION)}`.slice(-LONGEST_ABBREVIATION);
      if (ABBREVIATION.test(fold(end))) continue;
      sentences.push(pending.join(' '));
      pending = [];
      end = '';
    }
    sentences.push(pending.join(' '));
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
