import type { Estimate } from '../../../../src/domain/notes/analysis.ts';
import type { Weighed } from './weigh.ts';

/** Weaker words say little by themselves, and count for so much. */
const STRONG = 0.42;
const WEAK_SHARE = 0.3;
/** A single word that is no more than a habit of speech decides nothing. */
const POSITIVE_NEEDED = 0.6;
const NEGATIVE_NEEDED = 0.4;
/** With more on the other side the evidence is opposed. */
const OPPOSED = 0.35;

/** The weight of a state that is said of the patient, beside one that is only named. */
const STATED = 1.25;

const countOf = ({ weight, isStated }: Weighed): number =>
  Math.abs(weight) * (Math.abs(weight) < STRONG ? WEAK_SHARE : 1) * (isStated ? STATED : 1);

const sumOf = (words: readonly Weighed[], sign: number): number =>
  words
    .filter(({ weight, isEven }) => Math.sign(weight) === sign && !isEven)
    .reduce((sum, word) => sum + countOf(word), 0);

/** Each statement of an even mood counts for so much. */
const EVEN_STATEMENT = 0.5;

interface Evidence {
  readonly estimate: Exclude<Estimate, 'risk'>;
  /** 0 for an even mood. */
  readonly sign: number;
}

/**
 * Says whether the words of a note suffice for a score, and in which direction.
 * @param statements how often it states an even mood, apart from those words
 */
export function evidenceOf(words: readonly Weighed[], statements: number): Evidence {
  const [positive, negative] = [sumOf(words, 1), sumOf(words, -1)];
  const even = EVEN_STATEMENT * (words.filter(({ isEven }) => isEven).length + statements);
  const sign = positive > negative ? 1 : -1;
  const [more, less] = [Math.max(positive, negative), Math.min(positive, negative)];
  if (even > 0 && more <= even) return { estimate: 'scored', sign: 0 };
  if (more < (sign > 0 ? POSITIVE_NEEDED : NEGATIVE_NEEDED)) return { estimate: 'none', sign };
  return { estimate: less > OPPOSED * more ? 'mixed' : 'scored', sign };
}
