import { describe, expect, it } from 'vitest';
import { recognised } from './columns.ts';
import { dateColumn, type DayOrder } from './days.ts';
import { readCsv } from './file/csv.ts';
import { valuesOf } from './values.ts';

/** Reads the first line of a file with these headings. */
function read(csv: string, dayOrder: DayOrder | null = null) {
  const { table } = readCsv(csv);
  const columns = recognised(table);
  const dates = table.header.map((_, place) =>
    dateColumn(table.lines.map(({ cells }) => cells[place] ?? '')),
  );
  const reading = { header: table.header, columns, dates, dayOrder };
  const [line] = table.lines;
  return valuesOf(line?.cells ?? [], reading, { psychologistId: null }, 2026);
}

const phones = (csv: string) => {
  const { form, others } = read(csv);
  return [form.phone, ...others.map(({ value }) => value)];
};

describe('of several numbers', () => {
  it.each([
    ['Nome;Telefone residencial;Celular\nAna;11 3333-4444;11 98765-4321'],
    ['Nome;Fax;Celular;Telefone\nAna;;11 98765-4321;11 3333-4444'],
    ['Nome;Telefone 1;Telefone 2\nAna;11 3333-4444;11 98765-4321'],
    ['Nome;Telefone\nAna;11 3333-4444 / 11 98765-4321'],
    ['Nome;Telefone\nAna;11 3333-4444 ::: 11 98765-4321'],
    [
      'Name;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value\nAna;Work;11 3333-4444;Mobile;11 98765-4321',
    ],
  ])('%j takes the mobile one and keeps the other in sight', (csv) => {
    expect(phones(csv)).toEqual(['(11) 98765-4321', '(11) 3333-4444']);
  });

  it('takes a fax only when there is nothing else, home before work', () => {
    expect(phones('Nome;Fax;Telefone comercial\nAna;11 1111-1111;11 2222-2222')).toEqual([
      '(11) 2222-2222',
      '(11) 1111-1111',
    ]);
    expect(phones('Nome;Fax\nAna;11 1111-1111')).toEqual(['(11) 1111-1111']);
    expect(
      phones('Nome;Telefone comercial;Telefone residencial\nAna;1122222222;1133333333'),
    ).toEqual(['(11) 3333-3333', '(11) 2222-2222']);
  });

  it('takes no words for a number, and shows them', () => {
    expect(phones('Nome;Telefone\nAna;não tem')).toEqual(['', 'não tem']);
  });

  it('reads one that a spreadsheet computed, and none that it shortened', () => {
    expect(phones('Nome;Telefone\nAna;11987654321.0')).toEqual(['(11) 98765-4321']);
    expect(read('Nome;Telefone;CPF\nAna;5.51199E+12;5,2998E+10')).toMatchObject({
      form: { phone: '', cpf: '' },
      wrong: { phone: expect.stringMatching(/Excel/), cpf: expect.stringMatching(/Excel/) },
    });
  });
});

describe('an address', () => {
  it.each([
    ['Nome;UF;Cidade;Rua;Número\nAna;SP;Santos;Rua A;10', 'Rua A, 10, Santos, SP'],
    ['Nome;Endereço\nAna;"Rua A, 10\nSantos"', 'Rua A, 10, Santos'],
    [
      'Name;Business Street;Business City;Home Street;Home City\nAna;Rua W;Recife;Rua A;Santos',
      'Rua A, Santos',
    ],
    ['Name;Business Street;Home Street\nAna;Rua W;', 'Rua W'],
    [
      'Name;Address 1 - Formatted;Address 1 - Street;Address 1 - City\nAna;"Rua A\nSantos";Rua A;Santos',
      'Rua A, Santos',
    ],
    [
      'Name;Address 1 - City;Address 2 - Street;Address 2 - City\nAna;;Rua B;Olinda',
      'Rua B, Olinda',
    ],
  ])('%j is put together in order', (csv, address) => {
    expect(read(csv).form.address).toBe(address);
  });
});

describe('a name', () => {
  it.each([
    ['Sobrenome;Segundo Nome;Nome\nLima;Maria;Ana', 'Ana Maria Lima'],
    ['First Name;Last Name;Suffix\nAna;Lima;Jr.', 'Ana Lima Jr.'],
    ['Nome;Nome social\nAna Lima;Bia', 'Ana Lima'],
    ['Nome\n"Ana\nLima\u200B"', 'Ana Lima'],
  ])('%j is put together in order', (csv, name) => {
    expect(read(csv).form.name).toBe(name);
  });
});

describe('a day of birth', () => {
  const birth = (days: string, order: DayOrder | null = null) => {
    const { form, wrong, notes } = read(`Nome;Nascimento\n${days}`, order);
    return [form.birthDate, ...Object.keys(wrong), ...notes.map((note) => note.slice(0, 5))];
  };

  it('has the order of its column', () => {
    expect(birth('Ana;5/3/1990\nBia;12/25/1985')).toEqual(['1990-05-03']);
    expect(birth('Ana;5/3/1990\nBia;25/12/1985')).toEqual(['1990-03-05']);
    expect(birth('Ana;5/3/1990')).toEqual(['1990-03-05']);
    expect(birth('Ana;5/3/1990', 'month')).toEqual(['1990-05-03']);
  });

  it('waits for an answer where the column has both orders', () => {
    const both = 'Ana;5/3/1990\nBia;25/12/1985\nCaio;12/25/1985';
    expect(birth(both)).toEqual([null, 'birthDate']);
    expect(birth(both, 'day')).toEqual(['1990-03-05']);
  });

  it('is none where programs write a day for none, and says so', () => {
    expect(birth('Ana;0/0/00')).toEqual([null]);
    expect(birth('Ana;01/01/1900\nBia;01/01/1900')).toEqual([null, 'Todos']);
    expect(birth('Ana;01/01/1900\nBia;02/01/1950')).toEqual(['1900-01-01']);
    expect(birth('Ana;--05-03')).toEqual([null, 'O ani']);
  });
});
