import { describe, expect, it } from 'vitest';
import { patientMatcher } from './search.ts';

const joao = {
  name: 'João Lourenço Araújo',
  email: 'joao.araujo@exemplo.com',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
};

describe('a patient is found', () => {
  it.each([
    ['without regard to case', 'JOÃO'],
    ['without accents', 'joao araujo'],
    ['by words in any order', 'araújo joão'],
    ['as the name is heard', 'lourenso'],
    ['by a part of the e-mail', 'araujo@exemplo'],
    ['by a part of the CPF', '982.247'],
    ['by a part of the CPF without its points', '9822472'],
    ['by a part of the telephone', '98765'],
    ['by the telephone with its area code', '(11) 98765'],
  ])('%s', (_, search) => {
    expect(patientMatcher(search)(joao)).toBe(true);
  });

  it.each(['maria', 'joao silva', '111', '98765-4322', 'j0ão'])('not by %s', (search) => {
    expect(patientMatcher(search)(joao)).toBe(false);
  });
});
