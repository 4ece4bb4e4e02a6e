import { type Identified, KINDS, patternsOf } from './identifierPatterns.ts';

/** A text in which marks such as `[NOME-1]` stand for what names somebody. */
export interface HiddenText {
  readonly text: string;
  /** Puts what was hidden back into an answer about the text. */
  readonly restore: (answer: string, inHtml?: boolean) => string;
}

/** No answer grows beyond this, however often a model repeats a mark. */
const LONGEST = 20_000;
const MARK = /\[\s?([A-Z]{3,8})-(\d{1,6})\s?\]/giu;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Hides what names the patient directly: name, CPF, phone, email and address.
 * What the text says of the patient's life stays, and may tell who it is.
 */
export function hideIdentifiers(text: string, who: Identified): HiddenText {
  const patterns = patternsOf(who);
  const sources = KINDS.filter((kind) => patterns[kind].length > 0);
  const all = new RegExp(
    sources.map((kind) => `(?<${kind}>${patterns[kind].join('|')})`).join('|'),
    'giu',
  );
  const originals = new Map<string, string>();
  const marks = new Map<string, string>();
  let last = 0;
  const markOf = (kind: string, original: string): string => {
    const known = marks.get(`${kind} ${original}`);
    if (known !== undefined) return known;
    // A text that holds such a mark itself keeps it.
    do last += 1;
    while (text.includes(`[${kind}-${last}]`));
    originals.set(`${kind}-${last}`, original);
    marks.set(`${kind} ${original}`, `[${kind}-${last}]`);
    return `[${kind}-${last}]`;
  };
  const hidden = text.replaceAll(all, (found, ...rest) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    return markOf(KINDS.find((kind) => groups[kind] !== undefined) ?? 'NOME', found);
  });
  return {
    text: hidden,
    restore(answer, inHtml = false) {
      const restored = answer.replaceAll(MARK, (mark, kind: string, number: string) => {
        const original = originals.get(`${kind.toUpperCase()}-${Number(number)}`);
        if (original === undefined) return mark;
        return inHtml ? escapeHtml(original) : original;
      });
      return restored.length > LONGEST ? answer : restored;
    },
  };
}
