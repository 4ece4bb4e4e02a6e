import { expect, it } from 'vitest';
import { changedWords } from './changedWords.ts';

it.each([
  ['Dormiu mal.', 'Dormiu bem. Voltou a correr.', 4, 1],
  ['Dormiu mal.', 'Dormiu mal.', 0, 0],
  ['Dormiu mal.', 'Dormiu   mal!', 0, 0],
  ['', 'Três palavras novas', 3, 0],
  ['um dois um', 'um', 0, 2],
  ['a a a a', 'a a a', 0, 1],
])('from %j to %j: %i words more, %i gone', (before, after, added, removed) => {
  expect(changedWords(before, after)).toEqual({ added, removed });
});
