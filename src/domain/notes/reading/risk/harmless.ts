import { figures } from './harmless/figures.ts';
import { household } from './harmless/household.ts';
import { services } from './harmless/services.ts';
import type { Sense } from './harmless/words.ts';
import type { RiskKind } from './kinds.ts';

/* Words that are found and mean no danger where they stand. Folded words, as in `patterns.ts`. */

/** A sentence of folded words, parted at what was found in it. */
interface Found {
  readonly kind: RiskKind;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

const senses: readonly Sense[] = [...services, ...household, ...figures];

const fits = (sense: Sense, { kind, before, words, after }: Found): boolean => {
  if (sense.kinds && !sense.kinds.includes(kind)) return false;
  if (!sense.words.test(words)) return false;
  if (sense.before && !sense.before.test(before)) return false;
  if (sense.after && !sense.after.test(after)) return false;
  const sentence = `${before}${words} ${after}`;
  return (sense.with?.test(sentence) ?? true) && !sense.without?.test(sentence);
};

/** So much is read around what was found, in signs. */
const AROUND = 240;

/** True if words that begin at a sign of a sentence have a harmless sense there. */
export function isHarmless(
  kind: RiskKind,
  sentence: string,
  start: number,
  words: string,
): boolean {
  const end = start + words.length;
  const found = {
    kind,
    before: sentence.slice(Math.max(0, start - AROUND), start),
    words,
    after: sentence.slice(end + 1, end + AROUND),
  };
  return senses.some((sense) => fits(sense, found));
}
