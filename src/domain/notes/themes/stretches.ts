import type { Place } from '../search.ts';

/** Longer notes are framed piece by piece, which bounds what each step costs. */
const LONGEST = 16_000;
/** The best mark for a cut first. */
const MARKS = ['\n\n', '. ', '\n', ' '];

/** Returns where a text is cut before `to`, in its last quarter if there is a place. */
function cutBefore(text: string, start: number, to: number): number {
  const from = start + Math.floor((LONGEST * 3) / 4);
  const last = text.slice(from, to);
  const mark = MARKS.find((one) => last.includes(one));
  return mark === undefined ? to : from + last.lastIndexOf(mark) + mark.length;
}

/** Returns the pieces of a text, cut between paragraphs, sentences or words. */
export function* stretchesOf(text: string): Generator<Place> {
  let start = 0;
  while (text.length - start > LONGEST) {
    const end = cutBefore(text, start, start + LONGEST);
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}
