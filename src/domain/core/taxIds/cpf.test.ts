import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cpf, isValidCpf } from './cpf.ts';

describe('a CPF', () => {
  it.each(['529.982.247-25', '11144477735', ' 168.995.350-09 ', '123.456.789-09', '390533447-05'])(
    '%s is taken as it is written',
    (typed) => {
      expect(v.parse(cpf, typed)).toBe(typed.trim());
    },
  );

  it.each([
    '529.982.247-24',
    '111.111.111-11',
    '00000000000',
    '999.999.999-99',
    '1234567890',
    '5299822472 5a',
    '٥٢٩٩٨٢٢٤٧٢٥',
    '12',
  ])('%s is nobody’s', (typed) => {
    expect(v.safeParse(cpf, typed).issues?.[0].message).toBe('CPF inválido. Confira os números.');
  });

  it('of hundred thousand digits is answered at once', () => {
    expect(isValidCpf('1'.repeat(100_000))).toBe(false);
  });
});
