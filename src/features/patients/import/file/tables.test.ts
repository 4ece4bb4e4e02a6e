import { describe, expect, it } from 'vitest';
import { recognised } from '../columns.ts';
import { readCsv } from './csv.ts';

const tableOfCsv = (csv: string) => readCsv(csv).table;
const cellsOf = (csv: string) => tableOfCsv(csv).lines.map(({ cells }) => cells);

describe('a table', () => {
  it.each([
    ['semicolons', 'Nome;Email\nAna;ana@x.com'],
    ['commas', 'Nome,Email\nAna,ana@x.com'],
    ['tabs', 'Nome\tEmail\nAna\tana@x.com'],
    ['Excel’s own first line', 'sep=;\nNome;Email\nAna;ana@x.com'],
  ])('has cells between %s', (_, csv) => {
    expect(cellsOf(csv)).toEqual([['Ana', 'ana@x.com']]);
  });

  it('counts lines as an editor does, blank ones and those inside quotes too', () => {
    const csv = 'Nome;Endereço;Email\n\nAna;"Rua A\nCasa 2";a@x.com\n;;\nBia;Rua B;b@x.com\n';
    expect(tableOfCsv(csv).lines).toEqual([
      { line: 3, cells: ['Ana', 'Rua A\nCasa 2', 'a@x.com'] },
      { line: 6, cells: ['Bia', 'Rua B', 'b@x.com'] },
    ]);
  });

  it('loses one line to quotes that nobody closed, and none behind it', () => {
    const csv =
      'Nome;Email\nAna;a@x.com\n"Bia;b@x.com\nCaio;c@x.com\n"Dora "x";d@x.com\nEva;e@x.com';
    const { lines } = tableOfCsv(csv);
    expect(lines.map(({ line, cells, fault }) => [line, cells[0], fault !== undefined])).toEqual([
      [2, 'Ana', false],
      [3, '"Bia', true],
      [4, 'Caio', false],
      [5, '"Dora "x"', true],
      [6, 'Eva', false],
    ]);
  });

  it('begins at once where its first line is no heading', () => {
    const table = tableOfCsv('Ana Souza;ana@x.com;529.982.247-25\nBia;bia@x.com;');
    expect(table.lines).toHaveLength(2);
    expect(recognised(table)).toEqual(['name', 'email', 'cpf']);
  });

  it('gives back what a spreadsheet put before a formula', () => {
    expect(cellsOf("Nome;Telefone\nAna;'+55 11 98765-4321")).toEqual([
      ['Ana', '+55 11 98765-4321'],
    ]);
  });

  it('of too many lines, or none, is turned down', () => {
    expect(() => tableOfCsv(`Nome\n${'Ana\n'.repeat(5001)}`)).toThrow(/mais de 5\.000 linhas/);
    expect(() => tableOfCsv('Nome;Email\n')).toThrow(/nenhum paciente/);
  });

  it('of 300 columns, a word of 100 kB and quotes without end is read within a second', () => {
    const row = Array.from({ length: 300 }, (_, i) => `Coluna ${i}`).join(';');
    const csv = `${row}\n${'x'.repeat(100_000)};a@x.com\n${'"a;b\n'.repeat(2000)}`;
    const start = performance.now();
    const { header, lines } = tableOfCsv(csv);
    expect(performance.now() - start).toBeLessThan(3000);
    expect([header.length, lines.length]).toEqual([300, 2001]);
  });

  it('holds back a line of which a cell was cut in two', () => {
    const faulty = (csv: string) => tableOfCsv(csv).lines.map(({ fault }) => fault !== undefined);
    const head = 'Nome,Endereço,Email,Notas\n';
    expect(faulty(`${head}Ana,Rua A, 10,a@x.com,\nBia,Rua B,b@x.com,\nCaio,,c@x.com,`)).toEqual([
      true,
      false,
      false,
    ]);
    expect(faulty('Nome,Email\nAna,a@x.com,\nBia,b@x.com,')).toEqual([false, false]);
  });

  it.each([
    ['titles', 'Relatório;;\nEmitido em 25/11/2026;;\n\nNome;Email;CPF\nAna;a@x.com;', 2, 5],
    ['one heading that we know', 'Relatório;\nquem;onde\nAna;a@x.com', 1, 3],
    ['nothing', 'Nome;Email\nAna;a@x.com', 0, 2],
  ])('has %s above its headings', (_, csv, above, line) => {
    const table = tableOfCsv(csv);
    expect([table.above.length, table.lines[0]?.line]).toEqual([above, line]);
  });
});
