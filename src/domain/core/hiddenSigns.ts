/**
 * Signs that are not seen and change the text: turned directions (U+202E), no width, fillers,
 * controls.
 * Joiners and soft hyphens stay, because words and emoji are written with them.
 */
const HIDDEN = String.raw`(?![\n\t\u00AD\u200C\u200D])[\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]`;
const EACH = new RegExp(HIDDEN, 'gu');
const SPLIT = new RegExp(`(${HIDDEN})`, 'u');

/** Removes what would make a text read as another one. */
export const withoutHiddenSigns = (text: string): string => text.replaceAll(EACH, '');

/**
 * A piece of a text as it is read.
 * A sign that stands there unseen has its name instead, such as `U+202E`.
 */
export interface SeenPiece {
  readonly text: string;
  readonly isHidden: boolean;
}

const nameOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Splits a text so that nothing in it stays unseen. */
export const seenPieces = (text: string): readonly SeenPiece[] =>
  text
    .split(SPLIT)
    .map((piece, place) =>
      place % 2 === 1 ? { text: nameOf(piece), isHidden: true } : { text: piece, isHidden: false },
    )
    .filter((piece) => piece.text !== '');
