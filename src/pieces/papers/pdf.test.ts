import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';
import { toWinAnsi } from './winAnsi.ts';

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

/** Returns the words that a reader of the file finds in its pages. */
const wordsOf = (bytes: Uint8Array): string =>
  [...pagesOf(bytes).matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, words]) => words).join('\n');

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
    const { bytes, replaced } = await pdfOf(paper, AT);
    const words = wordsOf(bytes);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(words).toContain('Prontuário de Conceição');
    expect(words).toContain('Evolução');
    expect(words).toContain('Nome: João');
    const pages = Number(/Página 1 de (\d+)/.exec(words)?.[1]);
    expect(pages).toBeGreaterThan(2);
    expect(words).toContain(`Página ${pages} de ${pages}`);
    expect(words.match(/Contou a semana\./g)).toHaveLength(900);
    expect(replaced).toBe(0);
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

  it.each([
    ['Ação, coração e “aspas” – 5 €', 'Ação, coração e “aspas” – 5 €', 0],
    ['A\u0301gua → rio', 'Água -> rio', 0],
    ['bem 🙂 e 👩‍⚕️', 'bem ? e ??', 3],
    ['linha\r\nnova\tcoluna', 'linha\nnova  coluna', 0],
  ])('writes %j as %j', (text, written, replaced) => {
    expect(toWinAnsi(text)).toEqual({ text: written, replaced });
  });
});
