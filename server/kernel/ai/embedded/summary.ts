import type { Steps } from '../../../../src/domain/core/steps.ts';
import type { Frame } from '../../../../src/domain/notes/reading/frames.ts';
import type { RiskPassage } from '../../../../src/domain/notes/reading/risk/riskPassages.ts';
import { escapeHtml, lineOf } from './html.ts';
import { namedPassages, quotedPassages } from './riskExtract.ts';

/** Texts up to this stay as they are. */
const SHORT = 320;
const MOST_FRAMES = 5;
/** Longer frames are left out: a part of one may say the contrary of the whole. */
const LONGEST_FRAME = 600;
const CONTENT_WORD = 5;

const contentOf = ({ sentences }: Frame): string[] => [
  ...new Set(
    sentences
      .flatMap(({ tokens }) => tokens.map(({ folded }) => folded))
      .filter((word) => word.length >= CONTENT_WORD),
  ),
];

/** In how many frames each word stands. */
function countWords(contents: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of contents.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A frame and how strongly its sentences speak of feeling, from 0 to 1. */
export interface WeighedFrame {
  readonly frame: Frame;
  readonly feeling: number;
}

/** A frame weighs by its feeling, by words that others share, and by its place at an end. */
function* importanceOf(frames: readonly WeighedFrame[]): Steps<number[]> {
  const contents: string[][] = [];
  for (const { frame } of frames) {
    contents.push(contentOf(frame));
    yield;
  }
  const counts = countWords(contents);
  return frames.map(({ feeling }, place) => {
    const content = contents[place] ?? [];
    const shared = content.filter((word) => (counts.get(word) ?? 0) > 1).length;
    const common = content.length > 0 ? shared / Math.sqrt(content.length) : 0;
    const edge = place === 0 || place === frames.length - 1 ? 0.3 : 0;
    return feeling + 0.25 * common + edge;
  });
}

const fits = ({ frame }: WeighedFrame): boolean => frame.end - frame.start <= LONGEST_FRAME;

function* chosen(frames: readonly WeighedFrame[]): Steps<readonly Frame[]> {
  const importance = yield* importanceOf(frames);
  const places = [...frames.entries()]
    .filter(([, one]) => fits(one))
    .map(([place]) => place)
    .toSorted((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0) || a - b)
    .slice(0, MOST_FRAMES)
    .toSorted((a, b) => a - b);
  return places.flatMap((place) => frames[place]?.frame ?? []);
}

const paragraphs = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('');

const NOTHING_FITS = '<p>Nenhum trecho cabe aqui inteiro. Leia a nota.</p>';

/**
 * Returns the frames of a note that say most, in their order, as HTML of `p`, `ul`, `li`, `strong`
 * and `em` alone. Each stands whole and verbatim, so that nothing is parted from what denies it.
 * Passages with words of risk come first.
 */
export function* summarise(
  plaintext: string,
  frames: readonly WeighedFrame[],
  passages: readonly RiskPassage[],
): Steps<string> {
  const whole = plaintext.trim();
  if (whole.length <= SHORT) return namedPassages(passages) + paragraphs(whole);
  const shown = new Set(passages.map(({ frame }) => frame.start));
  const others = frames.filter(({ frame }) => !shown.has(frame.start));
  const items = (yield* chosen(others)).map((frame) => `<li>${lineOf(plaintext, frame)}</li>`);
  const risks = quotedPassages(plaintext, passages);
  if (items.length === 0) return risks || NOTHING_FITS;
  return `${risks}<p>Trechos principais da nota:</p><ul>${items.join('')}</ul>`;
}
