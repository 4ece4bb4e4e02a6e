import { describe, expect, it } from 'vitest';
import { recognised } from './columns.ts';

describe('the columns', () => {
  const columnsOf = (...header: string[]) => recognised({ header, lines: [] });

  it.each([
    [
      [
        'Nome completo',
        'E-MAIL',
        'Celular',
        'CPF',
        'Data de Nascimento',
        'Endereço',
        'Contato de emergência',
      ],
      ['name', 'email', 'phone', 'cpf', 'birthDate', 'address', 'emergencyContact'],
    ],
    [
      ['Name', 'E-mail address', 'Phone number', 'Date of birth', 'Address', 'Observações'],
      ['name', 'email', 'phone', 'birthDate', 'address', null],
    ],
    [
      ['First Name', 'Last Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Birthday'],
      ['name', 'name', 'email', 'phone', 'birthDate'],
    ],
    [
      ['Name', 'Given Name', 'Family Name', 'E-mail 1 - Value'],
      ['name', null, null, 'email'],
    ],
    [
      ['NOME', 'SOBRENOME', 'Rua', 'Número', 'Cidade', 'UF', 'Responsável', 'CPF do responsável'],
      ['name', 'name', 'address', 'address', 'address', 'address', 'guardianName', 'guardianCpf'],
    ],
  ])('%j are known', (header, fields) => {
    expect(columnsOf(...header)).toEqual(fields);
  });

  it('without a known heading are known by what stands in them', () => {
    const lines = [{ line: 2, cells: ['7', 'Ana Souza', 'ana@x.com'] }];
    expect(recognised({ header: ['id', 'quem', 'onde'], lines })).toEqual([null, 'name', 'email']);
  });
});
