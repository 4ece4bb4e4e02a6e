import type { Steps } from '../../../src/domain/core/steps.ts';
import { tokenise } from './fold.ts';
import type { Sentence } from './sentence.ts';

/** Texts up to this stay as they are. */
const SHORT = 320;
const MOST_SENTENCES = 5;
const LONGEST_SENTENCE = 320;
const CONTENT_WORD = 5;

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const contentOf = (text: string): string[] => [
  ...new Set(
    tokenise(text)
      .map(({ folded }) => folded)
      .filter((word) => word.length >= CONTENT_WORD),
  ),
];

/** In how many sentences each word stands. */
function countWords(contents: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of contents.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A sentence weighs by its feeling, by the words it shares with others, and by opening or closing the note. */
function* importanceOf(sentences: readonly Sentence[]): Steps<number[]> {
  const contents: string[][] = [];
  for (const { text } of sentences) {
    contents.push(contentOf(text));
    yield;
  }
  const counts = countWords(contents);
  return sentences.map(({ score }, place) => {
    const content = contents[place] ?? [];
    const shared = content.filter((word) => (counts.get(word) ?? 0) > 1).length;
    const common = content.length > 0 ? shared / Math.sqrt(content.length) : 0;
    const edge = place === 0 || place === sentences.length - 1 ? 0.3 : 0;
    return Math.abs(score) + 0.25 * common + edge;
  });
}

function* chosen(sentences: readonly Sentence[]): Steps<readonly Sentence[]> {
  const importance = yield* importanceOf(sentences);
  const places = [...sentences.keys()]
    .toSorted((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0) || a - b)
    .slice(0, MOST_SENTENCES)
    .toSorted((a, b) => a - b);
  return places.flatMap((place) => sentences[place] ?? []);
}

function shortened(text: string): string {
  if (text.length <= LONGEST_SENTENCE) return text;
  const cut = text.slice(0, LONGEST_SENTENCE - 1);
  const word = cut.lastIndexOf(' ');
  // A cut may fall within a character.
  return `${cut.slice(0, word > 0 ? word : cut.length).replace(/\p{Cs}$/u, '')}…`;
}

const paragraphs = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('');

/** The sentences of a note that say most, in their order, as HTML of `p`, `ul` and `li` alone. */
export function* summarise(plaintext: string, sentences: readonly Sentence[]): Steps<string> {
  const whole = plaintext.trim();
  if (whole.length <= SHORT) return paragraphs(whole);
  const items = (yield* chosen(sentences)).map(
    ({ text }) => `<li>${escapeHtml(shortened(text))}</li>`,
  );
  return `<p>Trechos principais da nota:</p><ul>${items.join('')}</ul>`;
}
