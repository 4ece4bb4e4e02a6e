import { describe, expect, it } from 'vitest';
import { type Piece, differences, together } from './differences.ts';

const joined = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');
const marked = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.changed).map((piece) => piece.text.trim());

describe('the differences of two notes', () => {
  it('are none for equal texts', () => {
    const { left, right } = differences('Dormiu bem. Sem queixas.', 'Dormiu bem. Sem queixas.');
    expect(marked(left)).toEqual([]);
    expect(marked(right)).toEqual([]);
  });

  it('are the words of each line, where hundreds of lines changed', () => {
    const text = (word: string) =>
      Array.from({ length: 900 }, (_, n) => `Linha ${n} está ${word} aqui.\n`).join('');
    const { left, right } = differences(text('antes'), text('depois'));
    expect(marked(left)).toEqual(Array.from({ length: 900 }, () => 'antes'));
    expect(marked(right)).toHaveLength(900);
    expect(joined(right)).toBe(text('depois'));
  });

  it('are the words that changed within a sentence', () => {
    const { left, right } = differences(
      'Chegou no horário. Relatou insônia leve. Tarefa feita.',
      'Chegou no horário. Relatou insônia intensa. Tarefa feita.',
    );
    expect(marked(left)).toEqual(['leve.']);
    expect(marked(right)).toEqual(['intensa.']);
  });

  it('are a sentence that one side lacks', () => {
    const { left, right } = differences('Um. Três.', 'Um. Dois. Três.');
    expect(marked(left)).toEqual([]);
    expect(marked(right)).toEqual(['Dois.']);
  });

  it('lose no character of either text', () => {
    const alphabet = ['a ', 'b. ', '\n', 'ç', '  ', '!', 'palavra '];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const text = () =>
      Array.from({ length: next() % 40 }, () => alphabet[next() % alphabet.length]).join('');
    for (let i = 0; i < 300; i++) {
      const [a, b] = [text(), text()];
      const { left, right } = differences(a, b);
      expect(joined(left)).toBe(a);
      expect(joined(right)).toBe(b);
    }
  });

  it('of long notes are found at once', () => {
    const long = Array.from({ length: 2_000 }, (_, i) => `Frase número ${i} da sessão.`).join(' ');
    const started = performance.now();
    const { right } = differences(long, `${long} Fim.`);
    expect(marked(right).join(' ')).toContain('Fim.');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('one text out of two', () => {
  it('has once what both have, and both ways where they differ', () => {
    const joint = together('Um. Dois aqui. Três.', 'Um. Dois ali. Três.');
    expect(joint).toBe('Um. Dois aqui. Dois ali. Três.');
    expect(together('Um.', 'Um. Dois.')).toContain('Dois.');
    expect(together('Igual.', 'Igual.')).toBe('Igual.');
  });
});
