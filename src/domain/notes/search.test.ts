import { describe, expect, it } from 'vitest';
import { foundPassage, passagesOf } from './passage.ts';
import { matchesIn, termsOf } from './search.ts';

const finds = (search: string, text: string) => matchesIn(text, termsOf(search)) !== null;
const marked = (search: string, text: string) =>
  passagesOf(text, matchesIn(text, termsOf(search)) ?? [])
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text);

describe('a search in a note', () => {
  const text = 'Não dormiu bem: ansiedade à noite, pensamentos sobre o trabalho. E-mail do chefe.';

  it.each([
    ['ansi', true],
    ['ANSIEDADE', true],
    ['nao', true],
    ['não', true],
    ['a\u0300 noite', true],
    ['trabalho dormiu', true],
    ['e-mail', true],
    ['siedade', false],
    ['ansiedade tristeza', false],
    ['"dormiu bem"', true],
    ['"bem dormiu"', false],
    ['"dormiu be"', false],
    ['"dormiu be', true],
    ['“à noite” trab', true],
  ])('for %s finds it: %s', (search, isFound) => expect(finds(search, text)).toBe(isFound));

  it.each(['', '   ', '!!!', '""'])('for %j has nothing to look for', (search) => {
    expect(termsOf(search)).toEqual([]);
  });

  it.each(['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF'])(
    'finds words that were pasted with an invisible sign inside, and the other way round (%j)',
    (sign) => {
      const pasted = `Fala de an${sign}sie${sign}${sign}dade${sign} hoje.`;
      expect(finds('ansiedade hoje', pasted)).toBe(true);
      expect(finds(`ansie${sign}dade`, 'Fala de ansiedade.')).toBe(true);
      expect(marked('ansiedade', pasted)).toEqual([`an${sign}sie${sign}${sign}dade`]);
    },
  );

  it('takes joined words as they are joined, and marks nothing else', () => {
    const mails = 'Ela disse que espera o e-mail da escola, e eu também.';
    expect(marked('e-mail', mails)).toEqual(['e-mail']);
    expect(marked('e-ma', mails)).toEqual(['e-mail']);
    expect(finds('guarda-chuva', 'A chuva que o guarda viu.')).toBe(false);
    expect(marked('sono,irmã', 'A irmã perdeu o sono.')).toEqual(['irmã', 'sono']);
  });

  it('marks whole words where they stand, accents and all', () => {
    expect(marked('nao ansi', text)).toEqual(['Não', 'ansiedade']);
    expect(marked('"dormiu bem" dorm', text)).toEqual(['dormiu bem']);
    expect(marked('cafe', 'cafe\u0301 e CAFÉ')).toEqual(['cafe\u0301', 'CAFÉ']);
  });

  it('takes invisible signs without end in little time', () => {
    const started = performance.now();
    for (const text of ['a\u200B'.repeat(50_000), `a${'\u200B'.repeat(100_000)}`])
      expect(finds('a', text)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('takes a word of 100 kB, and marks without end, in little time', () => {
    const started = performance.now();
    expect(finds('x', `x${'\u0301'.repeat(100_000)}`)).toBe(true);
    expect(finds('y'.repeat(100_000), 'y'.repeat(100_000))).toBe(true);
    expect(finds('"a b c', 'a b '.repeat(25_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a passage', () => {
  const text = `${'Palavra qualquer. '.repeat(40)}Falou da\n\nansiedade ontem. ${'Fim. '.repeat(60)}`;
  const joined = (length: number, search: string) =>
    foundPassage(text, matchesIn(text, termsOf(search)) ?? [], length)
      .map((piece) => piece.text)
      .join('');

  it('shows what was found on one line, with the words around it', () => {
    const shown = joined(100, 'ansiedade');
    expect(shown).toContain('Falou da ansiedade ontem.');
    expect(shown.startsWith('… ')).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
    expect(shown.length).toBeLessThan(104);
  });

  it('begins with the text where that is near', () => {
    expect(joined(50, 'palavra').startsWith('Palavra')).toBe(true);
  });
});
