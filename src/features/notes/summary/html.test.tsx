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
});
