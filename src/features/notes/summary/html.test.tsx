import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnSummary, summaryWords } from './html.ts';

afterEach(cleanup);

const htmlOf = (html: string) => render(<div>{drawnSummary(html)}</div>).container.innerHTML;

describe('a summary', () => {
  it('keeps paragraphs, lists and emphasis', () => {
    const html = '<p>Sono <strong>melhor</strong>.</p><ul><li>Tarefa <em>feita</em></li></ul>';
    expect(htmlOf(html)).toBe(`<div>${html}</div>`);
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="a">Oi</p>', '<p>Oi</p>'],
    ['<script>alert(1)</script><p>Oi</p>', '<p>Oi</p>'],
    ['<img src=x onerror=alert(1)><p>Oi</p>', '<p>Oi</p>'],
    ['<a href="javascript:x()">Oi</a>', 'Oi'],
    ['<svg><p>Oi</p></svg><style>p{}</style>Fim', 'Fim'],
    ['<iframe srcdoc="<p>Oi</p>"></iframe><form><input><p>Oi</p></form>', '<p>Oi</p>'],
    ['<p>1 < 2 &lt;script&gt;</p>', '<p>1 &lt; 2 &lt;script&gt;</p>'],
  ])('of %s draws %s', (html, drawn) => {
    const shown = htmlOf(html);
    expect(shown).not.toMatch(/<(script|img|a|iframe|form|input|style)\b|\son\w+=|javascript:/i);
    expect(shown).toContain(drawn.replace('<p>Oi</p>', 'Oi'));
  });

  it('is read as words, its blocks apart', () => {
    expect(summaryWords('<p>Um</p><ul><li>Dois</li><li>Três</li></ul>')).toBe('Um Dois Três');
  });

  it.each([
    '<p><strong>Trechos para reler</strong>. <em>Busca.</em></p><ul><li>Apanha.</li></ul><p>E mais 2, que só a nota mostra.</p>',
    '<p><strong>Trechos para reler</strong> (suicídio: negado). <em>Busca.</em></p>',
  ])('is read without the passages that a list shows by itself: %s', (named) => {
    const own = '<p>Trechos principais da nota:</p><ul><li>Voltou a ler.</li></ul>';
    expect(summaryWords(named + own)).toBe('Trechos principais da nota: Voltou a ler.');
  });
});
