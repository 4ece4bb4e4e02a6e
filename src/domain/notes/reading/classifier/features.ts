/** Words of more letters are compared by their beginning. */
const BEGINNING = 6;
/** So many words apart two words are still read together. */
const APART = 4;
/** Letters of a run; it crosses no word. */
const RUN = 4;

/** A sentence of so few words ends no note. */
const SHORT = 2;

const WORD = /^[a-zé0-9]/;

/**
 * Tells each feature of a stretch of folded words, with the places of its first and last word:
 * “enforc” a beginning, “quer morrer” neighbours, “quer+morrer” a pair further apart, “~nfor” a
 * run of letters. A feature is told as often as it is there.
 */
export function eachFeature(
  words: readonly string[],
  tell: (feature: string, first: number, last: number) => void,
): void {
  const plain = words.map((word) => (/^\d/.test(word) ? '0' : word));
  const beginnings = plain.map((word) => (WORD.test(word) ? word.slice(0, BEGINNING) : ''));
  for (const [at, beginning] of beginnings.entries()) {
    if (beginning === '') continue;
    tell(beginning, at, at);
    const last = Math.min(beginnings.length - 1, at + APART);
    for (let next = at + 1; next <= last; next += 1) {
      const other = beginnings[next];
      if (other) tell(`${beginning}${next === at + 1 ? ' ' : '+'}${other}`, at, next);
    }
    const inside = `_${plain[at] ?? ''}_`;
    for (let from = 0; from + RUN <= inside.length; from += 1)
      tell(`~${inside.slice(from, from + RUN)}`, at, at);
  }
}

/** Returns each feature of a stretch of folded words once. */
export function featuresOf(words: readonly string[]): ReadonlySet<string> {
  const features = new Set<string>();
  eachFeature(words, (feature) => features.add(feature));
  return features;
}

const isWord = (word: string): boolean => WORD.test(word);

/**
 * Returns each feature of a note’s sentences once. What its last sentence says counts once more:
 * “>dormi” is how it ends.
 */
export function featuresOfNote(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  const features = new Set(sentences.flatMap((words) => [...featuresOf(words)]));
  const last = sentences.findLast(({ length }) => length > SHORT) ?? [];
  for (const word of last.filter(isWord)) features.add(`>${word.slice(0, BEGINNING)}`);
  return features;
}
