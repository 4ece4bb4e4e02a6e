import { NOTE_MAX } from '../../domain/core/fields.ts';

const figures = new Intl.NumberFormat('pt-BR');
const characters = (n: number): string =>
  `${figures.format(n)} ${n === 1 ? 'caractere' : 'caracteres'}`;

/** From here on the field says how much still fits. */
const NEAR = NOTE_MAX - 5_000;

/** Says by how much a text is too long for a note. */
export const excessWords = (excess: number): string =>
  `O texto tem ${characters(excess)} a mais do que cabe em uma nota (${figures.format(NOTE_MAX)}). Nada foi cortado: copie o que passa para outro lugar, tire-o daqui e salve.`;

/** Says how a text's length stands to what a note holds; `null` while there is plenty of room. */
export function lengthWords({ length }: string): string | null {
  if (length > NOTE_MAX) return excessWords(length - NOTE_MAX);
  if (length < NEAR) return null;
  return length === NOTE_MAX
    ? 'A nota está cheia.'
    : `Cabem mais ${characters(NOTE_MAX - length)}.`;
}

/**
 * Matches what belongs to the character before.
 * That is the second half of a pair, an accent, a joiner or a skin tone.
 */
const BELONGS = /^[\uDC00-\uDFFF\u200D\p{M}\u{1F3FB}-\u{1F3FF}]/u;

/** True if a cut here would part a character that is seen as one. */
const isWithin = (text: string, place: number): boolean =>
  BELONGS.test(text.slice(place, place + 2)) || text.charAt(place - 1) === '\u200D';

/** A cut is looked for within so many characters. */
const REACH = 2_000;

/**
 * Returns where the part begins that a note cannot hold.
 * It begins at a line, else a sentence, else a word.
 */
export function restStart(text: string): number {
  if (text.length <= NOTE_MAX) return text.length;
  const from = NOTE_MAX - REACH;
  const reach = text.slice(from, NOTE_MAX);
  for (const end of [/\n/g, /[.!?]\s/g, /\s/g]) {
    const last = [...reach.matchAll(end)].at(-1);
    if (last) return from + last.index + last[0].length;
  }
  let place = NOTE_MAX;
  while (place > from && isWithin(text, place)) place--;
  return place;
}
