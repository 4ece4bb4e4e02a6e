import { expect, it } from 'vitest';
import { farFromUsual } from './farFromUsual.ts';

const asked = (amount: number | null, usual: number | null) =>
  farFromUsual(amount, usual, 'por sessão')?.replaceAll('\u00a0', ' ') ?? null;

it.each([
  [1.5, 150, 'R$ 1,50 por sessão é bem menos que o valor de costume, R$ 150,00.'],
  [37.5, 150, 'R$ 37,50 por sessão é bem menos que o valor de costume, R$ 150,00.'],
  [1500, 150, 'R$ 1.500,00 por sessão é bem mais que o valor de costume, R$ 150,00.'],
  [600, 150, 'R$ 600,00 por sessão é bem mais que o valor de costume, R$ 150,00.'],
])('%d is asked about where %d is usual', (amount, usual, question) => {
  expect(asked(amount, usual)).toBe(question);
});

it.each([
  [100, 150],
  [300, 150],
  [450, 150],
  [150, null],
  [1.5, 0],
  [null, 150],
  [0, 150],
])('%s is not where %s is usual', (amount, usual) => {
  expect(asked(amount, usual)).toBeNull();
});
