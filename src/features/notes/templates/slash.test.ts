import { describe, expect, it } from 'vitest';
import { optionsFor, slashAt } from './slash.ts';

const at = (text: string) => slashAt(text.replace('|', ''), text.indexOf('|'));

describe('a slash', () => {
  it.each([
    ['/|', { start: 0, query: '' }],
    ['/ev|olução', { start: 0, query: 'ev' }],
    ['Texto.\n  /primeira se|', { start: 9, query: 'primeira se' }],
  ])('at the start of a line asks for a template: %j', (text, expected) => {
    expect(at(text)).toEqual(expected);
  });

  it.each([
    'e/ou|',
    'Texto /ev|',
    '/ ev|',
    '//|',
    '/ev/|',
    '|/ev',
    '/ev\n|',
    `/${'x'.repeat(99)}|`,
  ])('elsewhere is a slash: %j', (text) => {
    expect(at(text)).toBeNull();
  });

  it('is looked for in a few letters of 100 kB', () => {
    const word = 'x'.repeat(100_000);
    const begun = performance.now();
    for (let n = 0; n < 10_000; n++) expect(slashAt(word, word.length)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(slashAt(`${word}\n/`, word.length + 2)).toEqual({ start: word.length + 1, query: '' });
  });
});

describe('the templates that fit', () => {
  const own = [
    { id: '1', name: 'Evolução semanal', text: 'a' },
    { id: '2', name: 'Retorno', text: 'b' },
  ];
  const suggested = [
    { name: 'Evolução', text: 'c' },
    { name: 'retorno', text: 'd' },
  ];
  const names = (query: string) => optionsFor(query, own, suggested).map(({ name }) => name);

  it('are one’s own first, then suggestions of other names', () => {
    expect(names('')).toEqual(['Evolução semanal', 'Retorno', 'Evolução']);
  });

  it('are found by the beginnings of words, without case and accents', () => {
    expect(names('EVOLUCAO')).toEqual(['Evolução semanal', 'Evolução']);
    expect(names('sem evo')).toEqual(['Evolução semanal']);
    expect(names('manal')).toEqual([]);
  });
});
