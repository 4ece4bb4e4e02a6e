import { describe, expect, it } from 'vitest';
import { recognised } from './columns.ts';
import { tableOfCsv } from './csv.ts';
import { FILE_MAX, FileProblem, textOf } from './read.ts';
import { tableOfVcard } from './vcard.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const cellsOf = (csv: string) => tableOfCsv(csv).lines.map(({ cells }) => cells);

describe('a file', () => {
  it.each([
    ['UTF-8', utf8('Nome\nJoão')],
    ['UTF-8 with a mark', utf8('\uFEFFNome\nJoão')],
    ['Windows-1252', latin('Nome\nJo\u00E3o')],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from('Nome\nJoão', (c) => c.charCodeAt(0)).buffer),
      ]),
    ],
    ['the ends of Windows', utf8('Nome\r\nJoão')],
    ['an odd NUL', utf8(`Nome\nJo\0ão${' '.repeat(400)}`)],
  ])('is read as %s', (_, bytes) => {
    expect(textOf(bytes).trim()).toBe('Nome\nJoão');
  });

  it.each([
    ['a workbook of Excel', latin('PK\u0003\u0004 and more'), /Excel/],
    ['a picture', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7) % 256), /não é uma lista/],
    ['an empty one', utf8(' \n\n'), /vazio/],
    ['one of 10 MB and a byte', new Uint8Array(FILE_MAX + 1).fill(65), /10 MB/],
  ])('that is %s is turned down in words', (_, bytes, why) => {
    expect(() => textOf(bytes)).toThrow(FileProblem);
    expect(() => textOf(bytes)).toThrow(why);
  });
});

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
});

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

describe('a vCard', () => {
  const cellsOfCard = (card: string) => tableOfVcard(card).lines.map(({ cells }) => cells);

  it('2.1 has names in quoted-printable, also over two lines', () => {
    const card = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Concei=C3=A7=C3=A3o;Jo=
=C3=A3o;;;
TEL;CELL:011987654321
EMAIL;PREF:joao@exemplo.com
END:VCARD`;
    expect(cellsOfCard(card)).toEqual([
      ['João Conceição', 'joao@exemplo.com', '011987654321', '', ''],
    ]);
  });

  it('3.0 goes on behind a blank, and has groups, types and escapes', () => {
    const card = `BEGIN:VCARD
VERSION:3.0
FN:Ana \\, a
  Souza
item1.EMAIL;TYPE=INTERNET:ana@exemplo.com
TEL;TYPE=HOME:(11) 3333-4444
TEL;TYPE=CELL:(11) 98765-4321
BDAY:1990-05-12T00:00:00Z
ADR;TYPE=HOME:;;Rua A\\, 10;São Paulo;SP;01000-000;Brasil
PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(70)}
 ${'B'.repeat(70)}
END:VCARD`;
    expect(cellsOfCard(card)).toEqual([
      [
        'Ana , a Souza',
        'ana@exemplo.com',
        '(11) 98765-4321',
        '1990-05-12',
        'Rua A, 10, São Paulo, SP, 01000-000, Brasil',
      ],
    ]);
  });

  it('4.0 writes addresses and days otherwise, and leaves the year out', () => {
    const card = `BEGIN:VCARD
VERSION:4.0
FN:Bia
TEL;VALUE=uri;PREF=1:tel:+55-11-98765-4321
BDAY:--0512
END:VCARD`;
    expect(cellsOfCard(card)).toEqual([['Bia', '', '+55-11-98765-4321', '', '']]);
  });

  it('of one value over 80,000 lines is read as quickly as any file of its size', () => {
    const card = `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${'=41=\n'.repeat(80_000)}\nFN:Ana\nEND:VCARD`;
    const milliseconds = (text: string) => {
      const begun = performance.now();
      expect(cellsOfCard(text)[0]?.[0]).toBe('Ana');
      return performance.now() - begun;
    };
    milliseconds(card);
    // It took some 2 s, and four times that for twice as much.
    expect(milliseconds(card)).toBeLessThan(500);
  });

  it('that lies about its ends, its version and its characters loses nobody', () => {
    const card = `BEGIN:VCARD
VERSION:9.9
FN;ENCODING=QUOTED-PRINTABLE;CHARSET=KLINGON-8:Jo=C3=A3o=ZZ
BEGIN:VCARD
FN:Sem fim
EMAIL:${'x'.repeat(100_000)}
END:VCARD
END:VCARD
BEGIN:VCARD
END:VCARD
BEGIN:VCARD
NOTE:nobody
FN:Última`;
    const { lines } = tableOfVcard(card);
    expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'João=ZZ'],
      [4, 'Sem fim'],
      [11, 'Última'],
    ]);
  });
});
