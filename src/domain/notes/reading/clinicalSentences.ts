import { fold } from '../../core/fold.ts';
import type { Place } from '../search.ts';
import { CUT_LENGTH, isAbbreviation, isCareful } from './abbreviations.ts';

/** A sentence of a note and its place in the lines. */
export interface ClinicalSentence extends Place {
  /** Begins a line. */
  readonly opensLine: boolean;
  /** Begins the text, or a line after an empty one. */
  readonly opensBlock: boolean;
  /** An entry of a list. */
  readonly isItem: boolean;
}

interface Line extends Place {
  readonly opensBlock: boolean;
}

const ITEM = /^\s*(?:[-–—*•·]|\d{1,2}[.)]|[a-z]\))\s+\S/u;
const MARK = /[.!?…]+["'”’»)\]]*(?=\s|$)|(?<=\p{Ll}{2})[.!?](?=\p{Lu})/gu;
const WORD_BEFORE = /(?:^|[^\p{L}])(\p{L}\p{M}?(?:\p{L}\p{M}?)*)$/u;
const LONGEST_ABBREVIATION = 12;
const SHORT = 5;

/** A line that a narrow window broke goes on in small letters. */
const goesOn = (before: string, line: string): boolean =>
  /[\p{L},]\s*$/u.test(before) && /^\s*\p{Ll}/u.test(line) && !ITEM.test(line);

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let end = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    const last = lines.at(-1);
    const opensBlock = !last || /\n[^\S\n]*\r?\n/.test(text.slice(end, index));
    end = index + line.length;
    if (last && !opensBlock && goesOn(text.slice(last.end - 2, last.end), line))
      lines[lines.length - 1] = { ...last, end };
    else lines.push({ start: index, end, opensBlock });
  }
  return lines;
}

/** The word right before a place, folded; empty if it is too long to be an abbreviation. */
function wordBefore(line: string, place: number): string {
  const before = line.slice(Math.max(0, place - LONGEST_ABBREVIATION), place);
  return fold(WORD_BEFORE.exec(before)?.[1] ?? '');
}

/** “id. suicida”, “Dr. Paulo”, “1. Sono”: the point ends nothing. */
function isInside(line: string, place: number, mark: string, longest: number): boolean {
  if (mark !== '.') return false;
  const rest = line.slice(place + 1, place + 20).trimStart();
  if (rest === '') return false;
  const word = wordBefore(line, place);
  if (word === '') return /^\s*\d{1,2}$/.test(line.slice(0, place).slice(-4));
  if (isAbbreviation(word)) return true;
  return word.length <= longest && /^\p{Ll}/u.test(rest);
}

function* endsIn(line: string, longest: number): Generator<number> {
  for (const { 0: mark, index } of line.matchAll(MARK))
    if (!isInside(line, index, mark, longest)) yield index + mark.length;
  yield line.length;
}

/**
 * Returns the sentences of a note, trimmed. Abbreviations and decimals end none.
 * Two short sentences may count as one, but no sentence is cut.
 */
export function* clinicalSentences(text: string): Generator<ClinicalSentence> {
  const longest = isCareful(text) ? CUT_LENGTH : SHORT;
  for (const line of linesOf(text)) {
    const stretch = text.slice(line.start, line.end);
    let from = 0;
    let opensLine = true;
    for (const end of endsIn(stretch, longest)) {
      const raw = stretch.slice(from, end);
      const start = line.start + from + (raw.length - raw.trimStart().length);
      from = end;
      if (raw.trim() === '') continue;
      yield {
        start,
        end: start + raw.trim().length,
        opensLine,
        opensBlock: opensLine && line.opensBlock,
        isItem: opensLine && ITEM.test(raw),
      };
      opensLine = false;
    }
  }
}
