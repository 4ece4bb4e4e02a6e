import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords.ts';

describe('an amount in words', () => {
  it.each([
    [1, 'um centavo'],
    [99, 'noventa e nove centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [1650, 'dezesseis reais e cinquenta centavos'],
    [10_000, 'cem reais'],
    [10_100, 'cento e um reais'],
    [18_050, 'cento e oitenta reais e cinquenta centavos'],
    [100_000, 'mil reais'],
    [100_100, 'mil e um reais'],
    [110_000, 'mil e cem reais'],
    [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [200_000, 'dois mil reais'],
    [230_000, 'dois mil e trezentos reais'],
    [999_999, 'nove mil novecentos e noventa e nove reais e noventa e nove centavos'],
    [1_000_000, 'dez mil reais'],
    [10_000_000, 'cem mil reais'],
    [100_000_000, 'um milhão de reais'],
    [100_000_100, 'um milhão e um reais'],
    [120_000_050, 'um milhão e duzentos mil reais e cinquenta centavos'],
    [212_345_600, 'dois milhões cento e vinte e três mil quatrocentos e cinquenta e seis reais'],
  ])('of %i centavos: %s', (cents, words) => {
    expect(amountInWords(cents)).toBe(words);
  });

  it('has its words up to the largest transfer: a hundred sessions at ten thousand reais', () => {
    for (const reais of [1000, 2000, 100_000, 999_000, 1_000_000])
      expect(amountInWords(reais * 100)).toMatch(/^\S.* reais$/);
  });

  it('is another for each centavo up to three hundred reais', () => {
    const all = Array.from({ length: 30_000 }, (_, i) => amountInWords(i + 1));
    expect(new Set(all).size).toBe(all.length);
  });
});
