import { describe, expect, it } from 'vitest';
import { pixKeyOf } from './keys.ts';

describe('a Pix key, of the kind that was said,', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['phone', '(11) 91234-5684', '+5511912345684'],
    ['phone', '11912345684', '+5511912345684'],
    ['phone', '5511912345684', '+5511912345684'],
    // Santa Maria's own area is 55.
    ['phone', '55991234567', '+5555991234567'],
    ['phone', '+351 912 345 678', '+351912345678'],
    ['email', ' Helena@Exemplo.com.br ', 'helena@exemplo.com.br'],
    ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('%s: %s is %s', (kind, typed, key) => {
    expect(pixKeyOf(kind, typed)).toBe(key);
  });

  it.each([
    ['cpf', '529.982.247-24'],
    // A telephone with a CPF's check digits is one or the other as it is said.
    ['cpf', '+5511912345684'],
    ['cnpj', '12abc34501de35'],
    ['phone', '912345684'],
    ['phone', '529.982.247-25 ramal 3'],
    ['phone', '+0123'],
    ['email', 'helena@exemplo'],
    ['email', `${'h'.repeat(70)}@exemplo.com`],
    ['random', '123e4567e12b12d1a456426655440000'],
    ['random', 'x'.repeat(100_000)],
  ] as const)('%s: %.40s is none', (kind, typed) => {
    expect(pixKeyOf(kind, typed)).toBeNull();
  });

  it('of eleven digits that are a CPF and a telephone is read as what it was said to be', () => {
    expect(pixKeyOf('cpf', '11912345684')).toBe('11912345684');
    expect(pixKeyOf('phone', '11912345684')).toBe('+5511912345684');
  });
});
