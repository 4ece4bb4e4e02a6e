/** What the fonts that every PDF reader has can write beyond Latin-1. */
const BEYOND = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Characters with a close relation among them. */
const RELATED: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '−': '-',
  '‑': '-',
  '\u2009': ' ',
  '\u202F': ' ',
  '\u200B': '',
  '\uFEFF': '',
  '\t': '  ',
  '✓': 'x',
  '≥': '>=',
  '≤': '<=',
};

const isLatin = (character: string): boolean =>
  /^[\n\u0020-\u007E\u00A0-\u00FF]$/u.test(character) || BEYOND.includes(character);

export interface Plain {
  readonly text: string;
  /** How many characters became a question mark. */
  readonly replaced: number;
}

/** The text as a PDF without fonts of its own can write it. */
export function toWinAnsi(text: string): Plain {
  let replaced = 0;
  const characters = Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'));
  const plain = characters.map((character) => {
    if (isLatin(character)) return character;
    const related = RELATED[character];
    if (related !== undefined) return related;
    // A sign that only colours or joins its neighbour is no character of its own.
    if (/^[\p{M}\p{Cf}\uFE0F]$/u.test(character)) return '';
    replaced += 1;
    return '?';
  });
  return { text: plain.join(''), replaced };
}
