/** Signs of the font that papers are set in; `pdf.test.ts` compares them with its file. */
const SIGNS = [
  String.raw`\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0137`,
  String.raw`\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E`,
  String.raw`\u01CD\u01CE\u0218-\u021B\u0237\u02C6\u02C7\u02D8-\u02DD\u1E80-\u1E85\u1E9E\u1EF2\u1EF3`,
  String.raw`\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2039\u203A\u2044\u2070`,
  String.raw`\u2074-\u2079\u2080-\u2089\u20AC\u20B9\u2122\u215B-\u215E\u2190-\u2193\u2196-\u2199`,
  String.raw`\u2212\u2215\u2260\u2264\u2265`,
].join('');
const WRITTEN = new RegExp(`^[${SIGNS}]*$`, 'u');

/** Signs with a close relation among them. */
const RELATED: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '✓': 'x',
  '✔': 'x',
};

/** Signs that only join or colour their neighbours. */
const SILENT = /^(?:\p{Cf}|\p{Cc}|\p{Emoji_Modifier}|[\uFE00-\uFE0F\u20E3])$/u;

/** Stands for a sign that is left out. */
const LEFT_OUT = '\uFFFF';

export interface Printable {
  readonly text: string;
  /** Signs that are left out, or written without their mark; each once. */
  readonly lost: readonly string[];
}

const withoutMarks = (sign: string): string => sign.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns how a sign is written; `undefined` where it is lost. */
function written(sign: string): string | undefined {
  if (WRITTEN.test(sign)) return sign;
  if (/\p{Zs}/u.test(sign)) return ' ';
  if (SILENT.test(sign)) return '';
  const related = RELATED[sign] ?? sign.normalize('NFKC');
  return WRITTEN.test(related) ? related : undefined;
}

/** Returns a text as papers can write it: without emoji, and without letters that no font has. */
export function printable(text: string): Printable {
  const plain = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '  ');
  if (WRITTEN.test(plain)) return { text: plain, lost: [] };
  const lost = new Set<string>();
  const signs = Array.from(plain, (sign) => {
    const known = written(sign);
    if (known !== undefined) return known;
    lost.add(sign);
    const simple = withoutMarks(sign);
    return simple !== '' && WRITTEN.test(simple) ? simple : LEFT_OUT;
  });
  // A sign goes with a blank beside it: “bem 🙂 e” is “bem e”, and “bem 🙂.” is “bem.”. A run of
  // them is made one first: a pattern that backs out of a long run takes seconds.
  const left = signs
    .join('')
    .replaceAll(/\uFFFF+/gu, LEFT_OUT)
    .replaceAll(/^\uFFFF ?/gmu, '')
    .replaceAll(/ ?\uFFFF(?=[ \n.,;:!?)]|$)/gu, '')
    .replaceAll(LEFT_OUT, '');
  return { text: left, lost: [...lost] };
}

const MOST = 8;

/** Says which signs a paper cannot show. */
export function lostWords(lost: readonly string[]): string {
  const more = lost.length > MOST ? ' …' : '';
  const named = `${lost.slice(0, MOST).join(' ')}${more}`;
  return `Sem letra para estes sinais, que ficam fora do papel ou saem sem acento: ${named}`;
}
