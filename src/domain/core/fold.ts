/** Marks on marks: sorting them takes quadratic time, and no language stacks more than a few (UAX #15 bounds them so). */
const HEAP = /(\p{M}{30})\p{M}+/gu;

/** Leaves 30 marks on a letter, so that normalising takes linear time whatever the text. */
export const withoutHeaps = (text: string): string => text.replaceAll(HEAP, '$1');

/** Without accents and in lower case, for comparing: `Não` → `nao`. */
export const fold = (text: string): string =>
  withoutHeaps(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
