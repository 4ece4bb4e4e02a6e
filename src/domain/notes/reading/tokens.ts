import { fold } from '../../core/fold.ts';
import type { Place } from '../search.ts';
import {
  CUT_LENGTH,
  isAbbreviation,
  isCareful,
  openEnded,
  spelledOut,
  titles,
} from './abbreviations.ts';

/** A word or a sign of a text and its place there. */
export interface ReadToken extends Place {
  /** As typed. */
  readonly text: string;
  /** Without case and accents, abbreviations spelled out. */
  readonly folded: string;
}

/** They turn a sentence as “mas” does, and are one word to those who read its tokens. */
const TURN = /^(?:no entanto|s[óo] que|mesmo assim|ainda assim)$/iu;
const TOKEN =
  /(?<!\p{L})(?:no entanto|s[óo] que|mesmo assim|ainda assim)(?!\p{L})|\(\s?-\s?\)|(?<=\p{L}\s?)[-–](?=\s?[,;.)])|(?<![\p{L}\p{N}])[scp]\/|\p{L}[\p{L}\p{M}]*|\d+|[,;:.!?()[\]—ø∅]/giu;

/** Longer words are compared by their beginning, which bounds what each of them costs. */
const LONGEST_WORD = 60;

const shorthand: Readonly<Record<string, string>> = {
  's/': 'sem',
  'c/': 'com',
  'p/': 'para',
  ø: 'sem',
  '∅': 'sem',
  '-': 'negativo',
  '–': 'negativo',
  '[': '(',
  ']': ')',
};

/** Words that only their accents tell from others: the verb “é”, a baby and a country. */
const told: Readonly<Record<string, string>> = {
  é: 'é',
  bebê: 'nene',
  bebês: 'nenes',
  país: 'nacao',
};

function foldWord(raw: string): string {
  if (TURN.test(raw)) return 'mas';
  if (raw.startsWith('(') && raw.length > 1) return 'negativo';
  const plain = raw.slice(0, LONGEST_WORD).normalize('NFC').toLowerCase();
  return (
    (Object.hasOwn(told, plain) ? told[plain] : undefined) ??
    (Object.hasOwn(shorthand, plain) ? shorthand[plain] : undefined) ??
    fold(plain)
  );
}

/** Words of up to five letters that end as no Portuguese word does: “suic.”, “tent.”. */
const CUT = /^[a-z]{0,4}[bcdfgjkpqtv]$/;

/** True if the point after a word belongs to it. @param rest the text after the point */
function isCut(word: string, rest: string, careful: boolean): boolean {
  const next = /^\s*(\p{L})?/u.exec(rest)?.[1];
  if (next === undefined) return /^\s*[,;:)]/.test(rest) && isAbbreviation(word);
  if (titles.has(word) || openEnded.has(word)) return true;
  if (next !== next.toLowerCase()) return false;
  return isAbbreviation(word) || CUT.test(word) || (careful && word.length <= CUT_LENGTH);
}

const isWord = (text: string): boolean => /^\p{L}/u.test(text);

/** “n sai”, “ñ sai”: a denial, unless it numbers something. */
const isNot = (word: string, before: string | undefined, after: string): boolean =>
  word === 'n' && (before === ':' || /^\s{1,3}\p{L}/u.test(after));

/** Returns the words, numbers and signs that end a clause; a hyphen divides words. */
export function readTokens(text: string, { start, end }: Place): readonly ReadToken[] {
  const stretch = text.slice(start, end);
  const tokens: ReadToken[] = [];
  const careful = isCareful(text);
  let joined = -1;
  for (const { 0: raw, index } of stretch.matchAll(TOKEN)) {
    if (index === joined) continue;
    const after = index + raw.length;
    const word = foldWord(raw);
    const hasPoint =
      stretch.charAt(after) === '.' &&
      isWord(raw) &&
      isCut(word, stretch.slice(after + 1, after + 8), careful);
    if (hasPoint) joined = after;
    const next = stretch.slice(after, after + 4);
    const folded = isNot(word, tokens.at(-1)?.folded, next)
      ? 'nao'
      : spelledOut(raw, word, hasPoint);
    tokens.push({ text: raw, folded, start: start + index, end: start + after });
  }
  return tokens;
}
