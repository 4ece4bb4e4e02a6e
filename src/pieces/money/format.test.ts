import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, formatRoundMoney } from './format.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it.each([
    [1234.56, 'R$ 1.234,56'],
    [0.1 + 0.2, 'R$ 0,30'],
    [-180, '-R$ 180,00'],
    [0, 'R$ 0,00'],
  ])('%d reais are written %s', (amount, written) => {
    expect(spaced(formatMoney(amount))).toBe(written);
  });

  it('stands beside an axis without centavos where it has none', () => {
    expect([10_000, 12.5].map(formatRoundMoney).map(spaced)).toEqual(['R$ 10.000', 'R$ 12,50']);
  });

  it('is written in a field without its sign', () => {
    expect(formatAmount(1234.5)).toBe('1.234,50');
  });
});
