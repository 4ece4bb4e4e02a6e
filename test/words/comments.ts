import type { Fault } from './fault.ts';
import type { Source } from './source.ts';

const WIDTH_MAX = 100;
const FIRST_WORD = /^(?:Of|What|Where|Who|Whose|Whether)\b/;

/** Finds doc comments that begin with a relative word instead of a verb or a noun. */
export const firstWordFaults = ({ file, comments }: Source): Fault[] =>
  comments.flatMap(({ isDoc, text, first }) => {
    const [word] = (isDoc && FIRST_WORD.exec(text)) || [];
    return word ? [{ rule: 'first word', file, line: first, text: `${word} …` }] : [];
  });

/** Finds lines with a comment that are wider than a page. */
export function widthFaults({ file, lines, comments }: Source): Fault[] {
  const commented = new Set<number>();
  for (const { first, last } of comments)
    for (let line = first; line <= last; line++) commented.add(line);
  return [...commented].flatMap((line) => {
    const width = Array.from(lines[line - 1]!).length;
    return width > WIDTH_MAX ? [{ rule: 'width', file, line, text: `${width} columns` }] : [];
  });
}
