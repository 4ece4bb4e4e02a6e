import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cnpj, isValidCnpj } from './cnpj.ts';

describe('a CNPJ', () => {
  it.each([
    '12ABC34501DE35',
    'R55231B3000757',
    '12.ABC.345/01DE-35',
    '1345C3A5000106',
    '90.021.382/0001-22',
    '90.024.778/0001-23',
    '90.025.108/0001-21',
    '90.025.255/0001-00',
    ' 11.222.333/0001-81 ',
  ])('%s is taken as it is written', (typed) => {
    expect(v.parse(cnpj, typed)).toBe(typed.trim());
  });

  it.each([
    'R55231B3000700',
    '1345c3A5000106',
    '90.025.108/0001-01',
    '90.024.420/0001A2',
    '11111111111111',
    '529.982.247-25',
    'R55231B300075',
    '٩٠٠٢١٣٨٢٠٠٠١٢٢',
  ])('%s is nobody’s', (typed) => {
    const { issues } = v.safeParse(cnpj, typed);
    expect(issues?.[0].message).toBe('CNPJ inválido. Confira as letras e os números.');
  });

  it('of hundred thousand characters is answered at once', () => {
    expect(isValidCnpj('A'.repeat(100_000))).toBe(false);
  });
});
