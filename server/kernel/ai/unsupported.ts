import type { Steps } from '../../../src/domain/core/steps.ts';
import { sentencesOf } from '../../../src/domain/notes/sources.ts';
import { supportIn, supportMark } from '../../../src/domain/notes/mood/support.ts';

/** Tags that no sentence goes beyond. */
const BLOCK = /(<\/?(?:p|ul|li)>)/;
const ENTITY = /^&(?:amp|lt|gt|quot|#\d{1,7}|#x[\da-f]{1,6});/i;
const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

interface Plain {
  readonly text: string;
  /** For each character of the text, where it ends in the HTML. */
  readonly ends: readonly number[];
}

/** A block's HTML as text. */
function plainOf(html: string): Plain {
  const ends: number[] = [];
  let text = '';
  let at = 0;
  while (at < html.length) {
    const tag = html.charAt(at) === '<' ? html.indexOf('>', at) : -1;
    if (tag >= 0) {
      at = tag + 1;
      continue;
    }
    const entity = ENTITY.exec(html.slice(at, at + 12))?.[0];
    text += entity ? (NAMED[entity] ?? ' ') : html.charAt(at);
    at += entity?.length ?? 1;
    ends.push(at);
  }
  return { text, ends };
}

/**
 * Marks the sentences of a summary that do not rest on the note's text. The mark is a part of the
 * summary: it goes wherever the summary is shown, copied or printed.
 * @param html a sanitised summary
 */
export function* markUnsupported(html: string, plaintext: string): Steps<string> {
  const supportOf = supportIn(plaintext);
  let marked = '';
  for (const block of html.split(BLOCK)) {
    const { text, ends } = plainOf(block);
    let done = 0;
    for (const { start, end } of sentencesOf(text)) {
      yield;
      const mark = supportMark(supportOf(text.slice(start, end)));
      const to = ends[end - 1] ?? block.length;
      marked += block.slice(done, to) + (mark === null ? '' : ` <em>${mark}</em>`);
      done = to;
    }
    marked += block.slice(done);
  }
  return marked;
}
