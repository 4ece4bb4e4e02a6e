/** Letters of a beginning: with three, few expressions begin as a given word does. */
export const BEGINNING = 3;

type Texts = ReadonlySet<string>;

const none: Texts = new Set();

const joined = (a: Texts, b: Texts): Texts => new Set([...a, ...b]);

/** The place after a group or class that begins at a place. */
function endOf(source: string, start: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === ']') inClass = false;
    else if (sign === '[') inClass = true;
    else if (sign === '(' && !inClass) depth += 1;
    else if (sign === ')' && !inClass) depth -= 1;
    if (depth === 0 && !inClass) return at + 1;
  }
  return source.length;
}

/** The parts between the bars of alternatives. */
function alternativesOf(source: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') at = endOf(source, at) - 1;
    else if (sign === '|') {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, source.slice(start)];
}

/** A part of an expression, and how often it may stand: `?`, `*`, `+`, `{…}`, or once. */
interface Part {
  readonly text: string;
  readonly often: string;
}

const OFTEN = /^(?:[?*+]|\{[\d,]+\})/;

function* partsOf(source: string): Generator<Part> {
  for (let at = 0; at < source.length;) {
    const sign = source.charAt(at);
    const end = '(['.includes(sign) ? endOf(source, at) : at + (sign === '\\' ? 2 : 1);
    const often = OFTEN.exec(source.slice(end, end + 10))?.[0] ?? '';
    yield { text: source.slice(at, end), often };
    at = end + often.length;
  }
}

const DIGITS = '0123456789';
/** More letters than these are as good as any. */
const MANY = DIGITS.length;

/** The letters for which a sign, `\d` or a class stands. */
function lettersOf(part: string): string {
  const inner = part.startsWith('[') ? part.slice(1, -1) : part;
  if (inner.startsWith('^')) return ' '.repeat(MANY + 1);
  return inner
    .replaceAll('\\d', DIGITS)
    .replaceAll(/(.)-(.)/g, (_, first: string, last: string) => {
      const from = first.charCodeAt(0);
      return Array.from({ length: last.charCodeAt(0) - from + 1 }, (__, index) =>
        String.fromCharCode(from + index),
      ).join('');
    });
}

/**
 * Finds with which letters the matches of an expression may begin: every match begins with one of
 * them. A shorter one stands for all that begin so, and the empty one for all.
 */
export function beginningsOf(expression: string): ReadonlySet<string> {
  const closed = new Set<string>();
  const close = (texts: Texts): Texts => {
    for (const text of texts) closed.add(text);
    return none;
  };
  const add = (texts: Texts, letters: string): Texts => {
    const longer = new Set<string>();
    for (const text of texts)
      for (const letter of letters)
        (text.length + 1 < BEGINNING ? longer : closed).add(text + letter);
    return longer;
  };
  const alternatives = (texts: Texts, source: string): Texts =>
    alternativesOf(source)
      .map((part) => sequence(texts, part))
      .reduce(joined, none);
  const once = (texts: Texts, part: string): Texts => {
    if (/^(?:\(\?<?[=!]|[$^])/.test(part)) return texts;
    if (part.startsWith('(')) return alternatives(texts, part.slice(part[1] === '?' ? 3 : 1, -1));
    const letters = lettersOf(part);
    return letters.length > MANY ? close(texts) : add(texts, letters);
  };
  const sequence = (texts: Texts, source: string): Texts => {
    let open = texts;
    for (const { text, often } of partsOf(source)) {
      if (open.size === 0) return open;
      const next = once(open, text);
      if (often === '') open = next;
      else if (often === '?') open = joined(open, next);
      else open = close(often === '+' ? next : open);
    }
    return open;
  };
  close(alternatives(new Set(['']), expression));
  return closed;
}
