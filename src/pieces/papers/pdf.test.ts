import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';
import { toWinAnsi } from './winAnsi.ts';

const AT = '2026-11-22T12:00:00.000Z';

/** What a reader of the file finds in its pages. */
function wordsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const texts = streams.map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return texts
    .flatMap((text) => [...text.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, words]) => words))
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
