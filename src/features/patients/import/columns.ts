import { isValidCpf } from '../../../domain/core/taxIds/cpf.ts';
import { CONTACT, CPF, GUARDIAN, IDENTITY, PAYER } from '../form/fieldSpecs.ts';
import type { ImportField } from './importFields.ts';
import { ADDRESS_DETAILS, meaningOf, NAME_PARTS, plainHeading } from './headings.ts';
import type { Table } from './file/table.ts';

/** The field of each column, by its place; `null`: not imported. */
export type Columns = readonly (ImportField | null)[];

export const fieldLabels = {
  ...Object.fromEntries(
    [...IDENTITY, CPF, ...CONTACT, ...GUARDIAN, ...PAYER].map(({ field, label }) => [field, label]),
  ),
  birthDate: 'Data de nascimento',
  sessionFee: 'Valor da sessão',
} as Readonly<Record<ImportField, string>>;

const isPart = (name: string): boolean => NAME_PARTS.some((names) => names.has(name));

/** True if another column has the whole name. “nome” beside “sobrenome” is a part itself. */
function isRepeatedName(place: number, all: readonly string[]): boolean {
  const name = all[place] ?? '';
  const wholes = all.flatMap((each, i) =>
    meaningOf(each)?.field === 'name' && !isPart(each) ? [i] : [],
  );
  if (!isPart(name)) return place !== wholes[0];
  return wholes.length > 0 && all.some((each) => NAME_PARTS[0]?.has(each));
}

const SAMPLE = 50;

/** Guesses the field from the cells of a column without a known heading. */
function guessed({ lines }: Pick<Table, 'lines'>, place: number): ImportField | null {
  const cells = lines.slice(0, SAMPLE).flatMap(({ cells: all }) => all[place] || []);
  const most = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length * 2 > cells.length;
  if (most((cell) => /^\S+@\S+\.\S+$/.test(cell.slice(0, 300)))) return 'email';
  return most((cell) => cell.length < 20 && isValidCpf(cell)) ? 'cpf' : null;
}

/** Returns the first column with words: without headings it is most likely the name. */
const firstWords = ({ lines }: Pick<Table, 'lines'>, taken: Columns): number =>
  taken.findIndex(
    (field, place) =>
      field === null &&
      lines
        .slice(0, SAMPLE)
        .some(({ cells }) => /\p{L}{2}/u.test(cells[place]?.slice(0, 300) ?? '')),
  );

/** Returns what the headings mean. A mere “number” is no address without a street beside it. */
function known(headings: readonly string[]): Columns {
  const meanings = headings.map((heading) => meaningOf(heading));
  const hasAddress = meanings.some(
    (meaning) => meaning?.field === 'address' && !ADDRESS_DETAILS.includes(meaning.part),
  );
  return meanings.map((meaning, place) => {
    if (!meaning) return null;
    if (meaning.field === 'address') return hasAddress ? 'address' : null;
    return meaning.field === 'name' && isRepeatedName(place, headings) ? null : meaning.field;
  });
}

/** Returns the most likely field of each column. */
export function recognised(table: Pick<Table, 'header' | 'lines'>): Columns {
  const fields = known(table.header.map(plainHeading));
  const filled = fields.map((field, place) => {
    if (field !== null) return field;
    const guess = meaningOf(table.header[place] ?? '') ? null : guessed(table, place);
    return guess !== null && !fields.includes(guess) ? guess : null;
  });
  if (filled.includes('name')) return filled;
  const name = firstWords(table, filled);
  return filled.map((field, place) => (place === name ? 'name' : field));
}
