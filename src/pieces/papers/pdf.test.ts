import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsPDF } from 'jspdf';
import { printable } from '../../domain/documents/printable.ts';
import { addFonts, FONT } from './fonts.ts';
import { pdfOf } from './pdf.ts';

interface FontFile {
  readonly metadata: {
    readonly cmap: { readonly unicode: { readonly codeMap: Record<string, number> } };
  };
}

const AT = '2026-11-22T12:00:00.000Z';

/** Returns the operators that the pages of the file are drawn with. */
function pagesOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return streams
    .map(([, body]) => {
      try {
        return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** Reads “<0041> <00E7>” pairs of a font: which sign each of its letters is. */
const signsOf = (pages: string): ReadonlyMap<string, string>[] =>
  [...pages.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].map(
    ([, pairs = '']) =>
      new Map(
        [...pairs.matchAll(/<([\da-f]{4})>\s*<([\da-f]{4})>/gi)].map(
          ([, letter = '', sign = '']) =>
            [letter.toLowerCase(), String.fromCharCode(Number.parseInt(sign, 16))] as const,
        ),
      ),
  );

/** Returns the words that a reader of the file copies from its pages. */
function wordsOf(bytes: Uint8Array): string {
  const pages = pagesOf(bytes);
  // Both weights number their letters alike: they are the same font.
  const signs = new Map(signsOf(pages).flatMap((one) => [...one]));
  return [...pages.matchAll(/<([\da-f]+)> Tj/gi)]
    .map(([, letters = '']) =>
      (letters.match(/.{4}/g) ?? [])
        .map((one) => signs.get(one.toLowerCase()) ?? '\uFFFD')
        .join(''),
    )
    .join('\n');
}

describe('a PDF', () => {
  it('holds the words in Portuguese, on numbered pages, and is the same each time it is made', async () => {
    const paper = {
      title: 'Prontuário de Conceição',
      blocks: [
        { kind: 'heading', level: 2, text: 'Evolução' },
        { kind: 'text', text: `“Não dormi” – disse ela.\n${'Contou a semana. '.repeat(900)}` },
        { kind: 'facts', facts: [['Nome', 'João']] },
        { kind: 'signature', lines: ['Helena Duarte'] },
      ],
    } as const;
    const { bytes, lost } = await pdfOf(paper, AT);
    const words = wordsOf(bytes);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(words).toContain('Prontuário de Conceição');
    expect(words).toContain('Evolução');
    expect(words).toContain('Nome: João');
    const pages = Number(/Página 1 de (\d+)/.exec(words)?.[1]);
    expect(pages).toBeGreaterThan(2);
    expect(words).toContain(`Página ${pages} de ${pages}`);
    expect(words.match(/Contou a semana\./g)).toHaveLength(900);
    expect(lost).toEqual([]);
    expect(Buffer.from((await pdfOf(paper, AT)).bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('has a line above the name of who signs, and no digital signature', async () => {
    const blocks = [{ kind: 'signature', lines: ['Helena Duarte'] }] as const;
    const [bare, signed] = await Promise.all(
      [[], blocks].map(async (some) => (await pdfOf({ title: 'Nota', blocks: some }, AT)).bytes),
    );
    const linesOf = (bytes: Uint8Array) => pagesOf(bytes).match(/^[\d.]+ [\d.]+ l$/gm) ?? [];
    expect([linesOf(bare!), linesOf(signed!)].map(({ length }) => length)).toEqual([0, 1]);
    expect(wordsOf(signed!)).toContain('Helena Duarte');
    const file = Buffer.from(signed!).toString('latin1');
    expect(file).not.toMatch(/\/(?:Sig|ByteRange|AcroForm)\b/);
  });

  it('breaks a word that is longer than a page is wide', async () => {
    const paper = { title: 'Nota', blocks: [{ kind: 'text', text: 'a'.repeat(100_000) }] } as const;
    const words = wordsOf((await pdfOf(paper, AT)).bytes);
    expect(words.match(/a/g)?.length).toBeGreaterThanOrEqual(100_000);
  });

  it('says the same when it is copied or read aloud, with letters of many languages', async () => {
    const names = 'Antonín Dvořák, Łódź, Șerban, Ōsaka, İzmir, ẞ, № 5, “não” – 5 €';
    const blocks = [
      { kind: 'text', text: names },
      { kind: 'facts', facts: [['Motivo', 'uma linha\noutra linha']] },
      { kind: 'text', text: 'bem 🙂 e Иван' },
    ] as const;
    const { bytes, lost } = await pdfOf({ title: 'Nota', blocks }, AT);
    const words = wordsOf(bytes);
    expect(words).toContain('Antonín Dvořák, Łódź, Șerban, Ōsaka, İzmir, ẞ, No 5, “não” – 5 €');
    expect(words).toContain('Motivo: uma linha\noutra linha');
    expect(words).toMatch(/^bem e$/m);
    expect(words).not.toContain('\uFFFD');
    expect(lost).toEqual(['🙂', 'И', 'в', 'а', 'н']);
  });

  it('writes all that its font has, and nothing else', () => {
    const pdf = new jsPDF();
    addFonts(pdf);
    const { cmap } = (pdf.setFont(FONT, 'normal').getFont() as unknown as FontFile).metadata;
    const codes = Object.keys(cmap.unicode.codeMap).map(Number);
    const letters = codes
      .filter((code) => code >= 32 && code < 0xffff)
      .map((code) => String.fromCharCode(code))
      .filter((letter) => !/\p{M}/u.test(letter) && letter === letter.normalize('NFC'));
    expect(letters.length).toBeGreaterThan(300);
    expect(letters.filter((letter) => printable(letter).lost.length > 0)).toEqual([]);
    const all = Array.from({ length: 0xd800 - 33 }, (_, place) => String.fromCharCode(33 + place));
    const unchanged = all.filter((letter) => printable(letter).text === letter);
    expect(unchanged.filter((letter) => !codes.includes(letter.charCodeAt(0)))).toEqual([]);
  });
});
