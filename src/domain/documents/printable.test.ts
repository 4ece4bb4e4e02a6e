import { describe, expect, it } from 'vitest';
import { printablePaper } from './paper.ts';
import { printable } from './printable.ts';

describe('a text on paper', () => {
  it.each([
    ['Antonín Dvořák, Łódź, İzmir', 'Antonín Dvořák, Łódź, İzmir', []],
    ['Ação, coração e “aspas” – 5 €', 'Ação, coração e “aspas” – 5 €', []],
    ['A\u0301gua → rio', 'Água → rio', []],
    ['linha\r\nnova\tcoluna', 'linha\nnova  coluna', []],
    ['n\u202Fº\u200B 5, não\u2011quebra, №\u00A03', 'n º 5, não-quebra, No\u00A03', []],
    ['bem 🙂 e 👩‍⚕️', 'bem e', ['🙂', '👩', '⚕']],
    ['🙂 bem, 🙂🙂 🙂, (🙂)\n🙂 ok', 'bem,, ()\nok', ['🙂']],
    ['Nguyễn', 'Nguyen', ['ễ']],
    ['Иван Lima', 'Lima', ['И', 'в', 'а', 'н']],
    ['👍🏽ok', 'ok', ['👍']],
  ])('writes %j as %j', (text, written, lost) => {
    expect(printable(text)).toEqual({ text: written, lost });
  });

  it('is linear in its length, also for signs that are left out', () => {
    const text = `a${'🙂'.repeat(100_000)}b ${'🙂 '.repeat(100_000)}c`;
    expect(printable(text)).toEqual({ text: 'ab c', lost: ['🙂'] });
  });

  it('tells all that a paper loses, each sign once, and keeps pictures as they are', () => {
    const { paper, lost } = printablePaper({
      title: 'Nota 🙂',
      blocks: [
        { kind: 'facts', facts: [['Nome', 'Ж 🙂']] },
        { kind: 'items', items: ['ok 🙂'] },
        { kind: 'signature', lines: ['Ana 🙂'], image: 'data:image/png;base64,iVBORw0KGgoA' },
      ],
    });
    expect(lost).toEqual(['🙂', 'Ж']);
    expect(JSON.stringify(paper)).not.toContain('🙂');
    expect(paper.blocks.at(-1)).toMatchObject({ image: 'data:image/png;base64,iVBORw0KGgoA' });
  });
});
