import { describe, expect, it } from 'vitest';
import { amountProblem, readAmount, typedAmount } from './typedAmount.ts';

const READ: readonly (readonly [string, number])[] = [
  ['150', 150],
  ['150,5', 150.5],
  ['150,50', 150.5],
  ['150.00', 150],
  ['150.5', 150.5],
  ['R$ 150', 150],
  ['R$150,00', 150],
  ['r$ 150', 150],
  ['R$\u00a01.234,56', 1234.56],
  ['150 reais', 150],
  ['1.500', 1500],
  ['R$ 1.500', 1500],
  ['1.500,00', 1500],
  ['1,500.00', 1500],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1 234,56', 1234.56],
  ['1.234.567', 1_234_567],
  ['1,234,567.8', 1_234_567.8],
  ['1.234.567,89', 1_234_567.89],
  ['10000', 10_000],
  ['0', 0],
  ['0,00', 0],
  ['0,500', 0.5],
  ['.5', 0.5],
  [',50', 0.5],
  ['007', 7],
  ['150,', 150],
  ['150.', 150],
  ['1500.500', 1500.5],
  ['150.0000', 150],
  ['1.234,567', 1234.567],
  ['-150', -150],
  ['R$ -150', -150],
  ['−1.500,00', -1500],
  ['１５０', 150],
];

describe('an amount is read as people mean it', () => {
  it.each(READ)('“%s” is %d reais', (typed, amount) => {
    expect(readAmount(typed)).toEqual({ kind: 'amount', amount });
    expect(typedAmount(typed)).toBe(amount);
  });

  it.each([
    ['1,500', [1500, 1.5]],
    ['R$ 12,500', [12_500, 12.5]],
    ['150,505', [150_505]],
    ['-1,500', [-1500, -1.5]],
  ])('“%s” is asked about', (typed, amounts) => {
    expect(readAmount(typed)).toEqual({ kind: 'unclear', amounts });
    expect(typedAmount(typed)).toBe(typed);
    expect(amountProblem(typed)).toContain('dois modos');
  });

  it.each(['', '  ', 'R$', 'R', 'r$ '])('“%s” is an empty field', (typed) => {
    expect(typedAmount(typed)).toBeNull();
  });

  it.each([
    'cem',
    '1.23,45',
    '1.234.56',
    '1,23,4',
    '1.2345,6',
    '15 0',
    '1 2345',
    '1e3',
    '150-',
    '- - 150',
    '-',
    '.',
    ',',
    '12/05',
    '150 ou 200',
    'NaN',
    'Infinity',
    '0x10',
    '9'.repeat(41),
  ])('“%s” is no amount, and never a part of one', (typed) => {
    expect(readAmount(typed)).toEqual({ kind: 'unread' });
    expect(typedAmount(typed)).toBe(typed);
    expect(amountProblem(typed)).toContain('Não entendemos');
  });

  it('reads what the field writes as the same amount', () => {
    const written = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
    for (let cents = 0; cents <= 1_000_000; cents += 7)
      expect(typedAmount(written.format(cents / 100))).toBe(cents / 100);
  });

  it('gives up on a pasted page at once', () => {
    const before = performance.now();
    expect(readAmount('1.'.repeat(50_000)).kind).toBe('unread');
    expect(performance.now() - before).toBeLessThan(50);
  });
});
