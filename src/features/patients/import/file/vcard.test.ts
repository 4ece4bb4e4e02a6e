import { describe, expect, it } from 'vitest';
import { tableOfVcard as readVcard } from './vcard.ts';

const tableOfVcard = (card: string) => readVcard(new TextEncoder().encode(card)).table;

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
        '1990-05-12T00:00:00Z',
        'Rua A, 10, São Paulo, SP, 01000-000, Brasil',
        '(11) 3333-4444',
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
    expect(cellsOfCard(card)).toEqual([['Bia', '', '+55-11-98765-4321', '--0512', '']]);
  });

  it('of one value over 80,000 lines is read as quickly as any file of its size', () => {
    const card = `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${'=41=\n'.repeat(80_000)}\nFN:Ana\nEND:VCARD`;
    const milliseconds = (text: string) => {
      const start = performance.now();
      expect(cellsOfCard(text)[0]?.[0]).toBe('Ana');
      return performance.now() - start;
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
    expect(lines.map(({ line, cells, fault }) => [line, cells[0], fault])).toEqual([
      [1, 'João=ZZ', undefined],
      [4, 'Sem fim', undefined],
      [9, '', expect.stringMatching(/não tem nome/)],
      [11, 'Última', undefined],
    ]);
  });

  it('shows what stands outside of a card, and begins one where its first line is missing', () => {
    const card = `BEGIN:VCARD
FN:Ana
END:VCARD
Exportado em 25/11/2026
VERSION:3.0
FN:Bia
END:VCARD`;
    const { lines } = tableOfVcard(card);
    expect(lines.map(({ line, cells, fault }) => [line, cells[0], fault])).toEqual([
      [1, 'Ana', undefined],
      [4, 'Exportado em 25/11/2026', expect.stringMatching(/fora de um contato/)],
      [5, 'Bia', undefined],
    ]);
  });

  it.each([
    ['TEL;TYPE=CELL;PREF=2:1\nTEL;PREF=1:2', '2', '1'],
    ['TEL;TYPE=HOME:1\nTEL;TYPE=CELL:2', '2', '1'],
    ['TEL;TYPE=WORK:1\nTEL;TYPE=HOME:2', '2', '1'],
    ['TEL;TYPE=FAX,PREF:1\nTEL:2', '2', '1'],
    ['item1.TEL:1\nitem1.X-ABLabel:Trabalho\nitem2.TEL:2\nitem2.X-ABLabel:_$!<Home>!$_', '2', '1'],
    ['TEL;X-Casa: praia:2', '2', undefined],
  ])('of several values takes the best: %j', (lines, first, second) => {
    const [cells = []] = cellsOfCard(`BEGIN:VCARD\nFN:Ana\n${lines}\nEND:VCARD`);
    expect([cells[2], cells[5]]).toEqual([first, second]);
  });

  it('keeps the words of a note that look like a property', () => {
    const card = 'BEGIN:VCARD\nFN:Ana\nNOTE:um\nObs: dois\nEMAIL:a@x.com\nEND:VCARD';
    expect(cellsOfCard(card)).toEqual([['Ana', 'a@x.com', '', '', '', 'um Obs: dois']]);
  });
});
