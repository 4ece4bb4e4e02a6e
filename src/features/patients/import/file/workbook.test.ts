// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { begunImport } from '../importState.ts';
import { judge } from '../judge.ts';
import { readTable } from './readTable.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** Packs a workbook as Excel does: its texts apart, and days as numbers with a style. */
function workbook(sheets: Readonly<Record<string, string>>, changes = '') {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${changes}<sheets>${names
      .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Nome</t></si><si><r><t>E-</t></r><r><t>mail</t></r></si><si><t>Nascimento</t></si><si><t>Celular</t></si><si><t>Valor da sessão</t></si><si><t>João &amp; Conceição</t><rPh><t>x</t></rPh></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[$R$-416] #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  };
  for (const [i, name] of names.entries())
    files[`xl/worksheets/sheet${i + 1}.xml`] = sheet(sheets[name] ?? '');
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

const HEADINGS =
  '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c><c r="D3" t="s"><v>3</v></c><c r="E3" t="s"><v>4</v></c></row>';
const TITLE = '<row r="1"><c r="A1" t="inlineStr"><is><t>Pacientes</t></is></c></row>';
const joao = (born: string) =>
  `<row r="5"><c r="A5" t="s"><v>5</v></c><c r="B5" t="str"><v>joao@exemplo.com</v></c>${born}<c r="D5"><v>1.1987654321E10</v></c><c r="E5" s="3"><v>120.5</v></c></row>`;
const PATIENTS = TITLE + HEADINGS + joao('<c r="C5" s="2"><v>33005</v></c>');
const OTHERS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Nome</t></is></c><c r="B1" t="inlineStr"><is><t>Email</t></is></c></row><row><c t="inlineStr"><is><t>Bia</t></is></c><c t="inlineStr"><is><t>bia@exemplo.com</t></is></c></row>';

async function stored(bytes: Uint8Array, sheetName?: string) {
  const read = await readTable(bytes, sheetName === undefined ? {} : { sheet: sheetName });
  const state = begunImport('lista.xlsx', read, () => crypto.randomUUID());
  const lines = judge(state.lines, {
    reading: state,
    psychologistId: null,
    known: [],
    today: '2026-11-22',
  });
  return { state, lines, forms: lines.map(({ form }) => form) };
}

describe('a workbook of Excel', () => {
  it('has its texts, days, amounts and long numbers', async () => {
    const { state, lines, forms } = await stored(workbook({ Lista: PATIENTS }));
    expect(forms).toMatchObject([
      {
        name: 'João & Conceição',
        email: 'joao@exemplo.com',
        birthDate: '1990-05-12',
        phone: '(11) 98765-4321',
        sessionFee: 120.5,
      },
    ]);
    expect(lines[0]).toMatchObject({ verdict: 'ready', line: 5 });
    expect(state.reading).toMatchObject({ kind: 'workbook', above: ['Pacientes'], charset: null });
  });

  it.each([
    ['a day in one of Excel’s own formats', '<c r="C5" s="1"><v>33005</v></c>', '', '1990-05-12'],
    ['a day of ISO', '<c r="C5" t="d"><v>1990-05-12T00:00:00</v></c>', '', '1990-05-12'],
    ['the first day that Excel counts', '<c r="C5" s="1"><v>59</v></c>', '', '1900-02-28'],
    [
      'a day counted from 1904',
      '<c r="C5" s="1"><v>31543</v></c>',
      '<workbookPr date1904="1"/>',
      '1990-05-12',
    ],
    ['no day', '<c r="C5" s="1"><v>0</v></c>', '', null],
    ['an error', '<c r="C5" t="e"><v>#N/A</v></c>', '', null],
  ])('has %s', async (_, cell, changes, day) => {
    const { forms } = await stored(workbook({ Lista: TITLE + HEADINGS + joao(cell) }, changes));
    expect(forms.map(({ birthDate }) => birthDate)).toEqual([day]);
  });

  it('of several sheets is read from the first one, or from the one that is chosen', async () => {
    const book = workbook({ Lista: PATIENTS, Arquivo: OTHERS });
    expect((await stored(book)).state.reading).toMatchObject({
      sheets: ['Lista', 'Arquivo'],
      sheet: 'Lista',
    });
    expect((await stored(book, 'Arquivo')).forms).toMatchObject([
      { name: 'Bia', email: 'bia@exemplo.com' },
    ]);
  });

  it('that is broken or empty is turned down in words', async () => {
    const book = workbook({ Lista: PATIENTS });
    await expect(readTable(workbook({ Lista: '<row>' }))).rejects.toThrow(/salve de novo/);
    await expect(readTable(workbook({ Lista: TITLE }))).rejects.toThrow(/nenhum paciente/);
    await expect(readTable(book.with(40, 255).with(60, 255))).rejects.toThrow(
      /salve de novo|compactado/,
    );
  });
});
