import { describe, expect, it } from 'vitest';
import { saysTheSame } from './same.ts';

describe('two values', () => {
  it.each([
    [
      { name: 'Ana', cpf: null },
      { cpf: null, name: 'Ana' },
    ],
    [[{ a: 1, b: [2] }], [{ b: [2], a: 1 }]],
    [null, null],
    ['x', 'x'],
  ])('%j and %j say the same', (a, b) => expect(saysTheSame(a, b)).toBe(true));

  it.each([
    [{ name: 'Ana', cpf: null }, { name: 'Ana' }],
    [
      { name: 'Ana', cpf: null },
      { name: 'Ana', cpf: '1' },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [1, '1'],
  ])('%j and %j do not', (a, b) => expect(saysTheSame(a, b)).toBe(false));
});
