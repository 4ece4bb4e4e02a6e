import { describe, expect, it } from 'vitest';
import { type Columns, recognised } from './columns.ts';
import { begunImport, corrected, keptImport, readAgain, without } from './importState.ts';
import { judge, type Judging } from './judge.ts';
import { leftOutCsv } from './report.ts';
import type { Reading } from './values.ts';
import { readCsv } from './file/csv.ts';

const HEADER = 'Nome;Email;Telefone;CPF;Nascimento';
let ids = 0;
const newId = () => `01940000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`;

const ANA = { id: newId(), name: 'Ana Souza', email: 'ana@x.com', cpf: '529.982.247-25' };

const tableOfCsv = (csv: string) => readCsv(csv).table;
const FOUND = {
  kind: 'text',
  charset: 'utf-8',
  delimiter: ';',
  sheets: [],
  sheet: null,
} as const;

const begunAs = (csv: string) =>
  begunImport('lista.csv', { ...FOUND, table: tableOfCsv(csv) }, newId);
const begun = (csv: string) => begunAs(`${HEADER}\n${csv}`);
const readingOf = (columns: Columns): Reading => ({
  header: HEADER.split(';'),
  columns,
  dates: [],
  dayOrder: null,
});
const judging = (changes: Partial<Judging> = {}): Judging => ({
  reading: readingOf(['name', 'email', 'phone', 'cpf', 'birthDate']),
  psychologistId: null,
  known: [],
  today: '2026-11-22',
  ...changes,
});
const judged = (csv: string, changes: Partial<Judging> = {}) =>
  judge(begun(csv).lines, judging(changes));

describe('a line of a file', () => {
  it('that is in order becomes a new patient, written as a form writes it', () => {
    const [line] = judged('Rita Prado;RITA@x.com;11987654321;11144477735;12/05/1990');
    expect(line?.args).toEqual({
      id: line?.id,
      name: 'Rita Prado',
      email: 'rita@x.com',
      phone: '(11) 98765-4321',
      cpf: '111.444.777-35',
      birthDate: '1990-05-12',
    });
    expect(line).toMatchObject({ verdict: 'ready', reasons: [], line: 2 });
  });

  it.each([
    ['Rita;;;;', 'Falta o email.'],
    [';r@x.com;;;', 'Falta o nome.'],
    ['Rita;rita.x.com;;;', 'Email inválido'],
    ['Rita;r@x.com;;111.111.111-11;', 'CPF inválido. Confira os números.'],
    ['Rita;r@x.com;;;maio', 'Nascimento: escreva como 31/12/1990.'],
    ['Rita;r@x.com;;;31/02/1990', 'Data de nascimento: Data inválida'],
    ['Rita;r@x.com;;;31/12/1850', 'A data de nascimento não pode ser anterior a 1900.'],
    ['Rita;r@x.com;;;23/11/2026', 'Nascimento: este dia ainda não chegou.'],
    [`${'x'.repeat(100_000)};r@x.com;;;`, 'Nome: Use no máximo 255 caracteres'],
    [
      'Jo\uFFFDo;j@x.com;;;',
      'Nome: um sinal não pôde ser lido (\uFFFD). Corrija nesta linha ou escolha acima outra forma de ler os acentos.',
    ],
    ['Rita <b>;r@x.com;;;', 'Nome: O nome não pode ter os sinais < e >.'],
    ['Rita;r@x.com;11\uD800;;', 'O texto contém um caractere que não pode ser salvo.'],
  ])('%# that is not says why', (csv, reason) => {
    const [line] = judged(csv);
    expect(line).toMatchObject({ verdict: 'faulty', reasons: [reason], args: null });
  });

  it('is left out where the patient is there already, by e-mail or CPF, whom it names', () => {
    const lines = judged('Ana S.;ANA@x.com;;;\nOutra;o@x.com;;52998224725;', { known: [ANA] });
    expect(lines.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual([
      ['known', 'Já cadastrado: Ana Souza, com o mesmo email.'],
      ['known', 'Já cadastrado: Ana Souza, com o mesmo CPF.'],
    ]);
  });

  it('is left out where an earlier one, that is in order, is the same person', () => {
    const lines = judged('Rita;r@x.com;;111;\nRita;r@x.com;;;\nRita P.;R@X.com;;;');
    expect(lines.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual([
      ['faulty', 'CPF inválido. Confira os números.'],
      ['ready'],
      ['repeated', 'Repete a linha 3, com o mesmo email.'],
    ]);
  });

  it('has back the noughts that a spreadsheet left out of a CPF', () => {
    expect(judged('Rita;r@x.com;;191;')[0]?.verdict).toBe('faulty');
    expect(judged('Rita;r@x.com;;1234567890;')[0]?.args?.cpf).toBe('012.345.678-90');
  });
});

describe('the fee of a line', () => {
  const fees: Partial<Judging> = {
    reading: readingOf(['name', 'email', 'sessionFee', null, null]),
  };
  const read = (fee: string) => judged(`Rita;r@x.com;"${fee}";;`, fees)[0];

  it.each([
    ['150', 150],
    ['R$ 1.500', 1500],
    ['150,5', 150.5],
    ['1,234.56', 1234.56],
    ['0', 0],
  ])('is read from “%s” as it would be from a form', (typed, fee) => {
    expect(read(typed)?.args).toMatchObject({ sessionFee: fee });
  });

  it.each([
    ['1,500', 'Valor da sessão: Este valor pode ser lido de dois modos: diga qual é'],
    ['a combinar', 'Valor da sessão: Não entendemos este valor. Escreva como em 150,00.'],
    ['-150', 'Valor da sessão: O valor não pode ser negativo'],
    ['15.000', 'Valor da sessão: Valor muito alto (máximo: R$ 10.000)'],
  ])('that says “%s” holds the line back, with why, and is not guessed', (typed, reason) => {
    expect(read(typed)).toMatchObject({ verdict: 'faulty', reasons: [reason], args: null });
    expect(read('')).toMatchObject({ verdict: 'ready' });
    expect(read('')?.args).not.toHaveProperty('sessionFee');
  });

  it('is recognised by its heading, also that of our own table', () => {
    const table = tableOfCsv('Nome;Email;Valor da sessão\nRita;r@x.com;150');
    expect(recognised(table)).toEqual(['name', 'email', 'sessionFee']);
  });
});

describe('an import', () => {
  it('twice of one file makes nobody twice', () => {
    const csv = 'Rita;r@x.com;;;\nCaio;c@x.com;;;';
    const known = judged(csv).flatMap(({ args }) =>
      args ? [{ id: args.id, name: args.name, email: args.email, cpf: null }] : [],
    );
    expect(judged(csv, { known }).map(({ verdict }) => verdict)).toEqual(['known', 'known']);
  });

  it('keeps what was corrected, and of what was done only how many', () => {
    const state = begun('Rita;;;;\nCaio;c@x.com;;;');
    const [rita, caio] = judge(state.lines, judging());
    const mended = corrected(state, rita!.id, { ...rita!.form, email: 'r@x.com' });
    const kept = keptImport(structuredClone(mended))!;
    expect(judge(kept.lines, judging()).map(({ args }) => args?.email)).toEqual([
      'r@x.com',
      'c@x.com',
    ]);
    const rest = without(kept, new Set([caio!.id]));
    expect([rest.imported, rest.lines.length]).toEqual([1, 1]);
  });

  it('that an earlier version kept goes on, without what it did not keep', () => {
    const { reading: _, dates: __, dayOrder: ___, ...earlier } = begun('Caio;c@x.com;;;25/12/1985');
    expect(keptImport(structuredClone(earlier))).toMatchObject({
      reading: null,
      dayOrder: null,
      dates: [null, null, null, null, { order: 'day' }],
    });
  });

  it('keeps the order of dates when the line that settled it is done', () => {
    const state = begun('Ana;a@x.com;;;5/3/1990\nBia;b@x.com;;;12/25/1985');
    const rest = without(state, new Set([state.lines[1]!.id]));
    const [ana] = judge(rest.lines, judging({ reading: rest }));
    expect(ana?.form.birthDate).toBe('1990-05-03');
  });

  it('read again keeps each line’s patient, and what was corrected', () => {
    const state = begun('Rita;;;;');
    const [rita] = judge(state.lines, judging());
    const mended = corrected(state, rita!.id, { ...rita!.form, email: 'r@x.com' });
    const table = tableOfCsv(`${HEADER}\nRîta;;;;`);
    const again = readAgain(mended, { ...FOUND, table, charset: 'macintosh' }, newId);
    expect(again.lines).toMatchObject([
      { id: rita!.id, cells: ['Rîta', '', '', '', ''], corrected: { email: 'r@x.com' } },
    ]);
  });

  it('of another version is none', () => {
    expect(keptImport({ file: 'a', lines: [] })).toBeNull();
    expect(keptImport('text')).toBeNull();
  });

  it('hands back what was left out with the reasons, and no formula', () => {
    const lines = judged('"=HYPERLINK(""http://x"")\nof two lines";a@;@x;-1;+2');
    const csv = leftOutCsv(HEADER.split(';'), lines);
    expect(csv.startsWith('\uFEFFLinha;Motivo;Nome;')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")\nof two lines"`);
    expect(csv).toMatch(/;"'@x";"'-1";"'\+2"$/);
  });

  it('knows the columns of what it handed back', () => {
    const csv = leftOutCsv(HEADER.split(';'), judged('Rita;;;;'));
    expect(recognised(tableOfCsv(csv.slice(1)))).toEqual([
      null,
      null,
      'name',
      'email',
      'phone',
      'cpf',
      'birthDate',
    ]);
  });
});
