/** Signs after a mark that belong to its sentence: *Disse “sim.” Depois saiu.* */
const CLOSING = /["'”’»)\]]/;
const MARK = /[.!?]+|\n/g;

const isSpace = (text: string, place: number): boolean => /\s/.test(text.charAt(place));

/**
 * Words whose full stop ends no sentence.
 * One too many only joins two sentences, and the person is asked more often.
 */
const ABBREVIATIONS = new Set(
  `ap apt apto aprox av cap caps cel comp compr cp dr dra drs ex gts hab máx mín nº núm obs pág prof profa psic psiq
  ref sr sra srs srta tel vs`.split(/\s+/),
);
const LONGEST = 6;

/** The word that ends before a place; `''` for one that is too long to be an abbreviation. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start <= LONGEST && /[\p{L}º]/u.test(text.charAt(start - 1))) start--;
  return end - start > LONGEST ? '' : text.slice(start, end);
}

/** *sr.*, *p. ex.*, *J. Silva* */
const isAbbreviation = (word: string): boolean =>
  word.length === 1 || ABBREVIATIONS.has(word.toLowerCase());

/**
 * True where two sentences stand without a space between them: *mal.Falou*.
 * Numbers and addresses have no such place.
 */
const isGlued = (text: string, from: number, to: number): boolean =>
  /\p{Ll}/u.test(text.charAt(from - 1)) && /\p{Lu}/u.test(text.charAt(to));

/**
 * Returns where the sentence ends whose marks stand from `from` to before `to`.
 * `undefined` where it goes on.
 */
function endOf(text: string, from: number, to: number): number | undefined {
  let end = to;
  while (end < text.length && CLOSING.test(text.charAt(end))) end++;
  if (end < text.length && !isSpace(text, end)) return isGlued(text, from, to) ? to : undefined;
  const isStop = to - from === 1 && text.charAt(from) === '.';
  return isStop && isAbbreviation(wordBefore(text, from)) ? undefined : end;
}

/** Longer sentences were dictated without full stops: their phrases count as sentences. */
const PHRASED = 400;

const phraseEnds = (sentence: string): number[] =>
  Array.from(sentence.matchAll(/[,;:](?=\s)/g), ({ index }) => index + 1);

/**
 * Returns the text up to each of the places, and the rest.
 * White space at the beginning of one is a part of its own.
 */
function cut(text: string, ends: readonly number[]): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    let ink = start;
    while (ink < end && isSpace(text, ink)) ink++;
    if (ink > start) parts.push(text.slice(start, ink));
    if (end > ink) parts.push(text.slice(ink, end));
    start = end;
  }
  return parts;
}

function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  let [last, ink] = [0, 0];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const end = mark === '\n' ? index : endOf(text, index, index + mark.length);
    if (end === undefined) continue;
    ink = Math.max(ink, last);
    while (ink < end && isSpace(text, ink)) ink++;
    // White space alone goes to the sentence after it.
    if (ink >= end) continue;
    ends.push(end);
    last = end;
  }
  return ends;
}

/**
 * Splits a text into sentences, and sentences of more than `PHRASED` characters into phrases.
 * The white space between them is a passage of its own.
 * So a change of one sentence does not touch its neighbours. Joining restores the text.
 * No number, abbreviation or address is torn apart.
 */
export const splitPassages = (text: string): string[] =>
  cut(text, sentenceEnds(text)).flatMap((passage) =>
    passage.length > PHRASED ? cut(passage, phraseEnds(passage)) : passage,
  );

/** Sentences, each with the white space after it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let isOpen = false;
  for (const passage of splitPassages(text)) {
    const isWhite = passage.trimStart() === '';
    if (isOpen || (isWhite && sentences.length > 0)) sentences[sentences.length - 1] += passage;
    else sentences.push(passage);
    // What leads the text belongs to its first sentence.
    isOpen = isWhite && sentences.length === 1 && sentences[0] === passage;
  }
  return sentences;
}
