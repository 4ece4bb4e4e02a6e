/** Letters with accents that Portuguese has in any place of a word. */
const ANYWHERE = 'áéíóúâêô';
/** Letters that stand only before some others, with those. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  ã: /[oesni]|[^\p{L}]/u,
  õ: /[e]/,
  ç: /[aouãáâõóôú]/,
  à: /s|[^\p{L}]/u,
};
/** Signs that people type into lists; they speak for no character set. */
const SIGNS = '–—‘’“”ªº°•…€·\u00A0´';

const POINTS = { letter: 3, sign: 0, foreign: -1, wrong: -3 };

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
const isLower = (character: string): boolean => /\p{Ll}/u.test(character);

function pointsOf(letter: string, before: string, after: string): number {
  if (SIGNS.includes(letter)) return isLetter(before) && isLetter(after) ? -1 : POINTS.sign;
  if (!isLetter(letter)) return POINTS.wrong;
  // A capital inside of a word is no letter of that word.
  if (!isLower(letter) && isLower(before)) return POINTS.wrong;
  const small = letter.toLowerCase();
  if (ANYWHERE.includes(small)) return POINTS.letter;
  const rule = BEFORE[small];
  if (rule) return rule.test(after.toLowerCase()) ? POINTS.letter + 1 : POINTS.wrong;
  return /[üñöäëèïç]/.test(small) ? POINTS.foreign : POINTS.wrong;
}

/** Returns how much the letters beyond ASCII look like Portuguese; more is more likely. */
export function portugueseScore(text: string): number {
  let score = 0;
  // oxlint-disable-next-line no-control-regex -- ASCII is meant
  for (const { index, 0: letter } of text.matchAll(/[^\0-\x7F]/g))
    score += pointsOf(letter, text.charAt(index - 1) || ' ', text.charAt(index + 1) || ' ');
  return score;
}
