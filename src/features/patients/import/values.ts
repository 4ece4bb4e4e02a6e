import { visibleLine } from '../../../domain/core/visibleLine.ts';
import { isValidCpf } from '../../../domain/core/taxIds/cpf.ts';
import { typedAmount } from '../../../domain/payments/typedAmount.ts';
import { BLANK_PATIENT, type PatientForm, tidyCpf, tidyPhone } from '../form/patientForm.ts';
import { type Columns, fieldLabels } from './columns.ts';
import type { ImportField } from './importFields.ts';
import * as contacts from './contacts.ts';
import { type DateColumn, type DayOrder, isAmbiguous, orderOf, readDay } from './days.ts';
import { kindOf, type Kind, meaningOf, plainHeading, WHOLE_ADDRESS } from './headings.ts';

/** A column that is read, with what its heading says. */
interface Source {
  readonly place: number;
  readonly field: ImportField;
  readonly kind: Kind;
  readonly part: number;
  readonly group: string;
  /** The column that names this one's kind, where there is one. */
  readonly label: number;
}

/** How a file is read: the same for each of its lines. */
export interface Reading {
  readonly header: readonly string[];
  readonly columns: Columns;
  readonly dates: readonly (DateColumn | null)[];
  /** The order of day and month that the person chose; `null`: as the columns say. */
  readonly dayOrder: DayOrder | null;
}

/** A value that the file has beside the one that is taken. */
export interface OtherValue {
  readonly field: ImportField;
  readonly value: string;
}

export interface Values {
  readonly form: PatientForm;
  readonly others: readonly OtherValue[];
  /** Faults by field, in words. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Says why something was left blank on purpose. */
  readonly notes: readonly string[];
}

/** A column behind one such as `Phone 1 - Label`. */
function labelPlace(header: readonly string[], place: number): number {
  const base = /^((?:phone|e mail|email|address|telefone|endereco) \d+)\b/.exec(
    plainHeading(header[place] ?? ''),
  )?.[1];
  if (base === undefined) return -1;
  return header.findIndex((each) => {
    const plain = plainHeading(each);
    return plain.startsWith(`${base} `) && /\b(?:label|type|tipo|rotulo)$/.test(plain);
  });
}

const plans = new WeakMap<Columns, readonly Source[]>();

function sourcesOf(header: readonly string[], columns: Columns): readonly Source[] {
  const before = plans.get(columns);
  if (before) return before;
  const plan = columns.flatMap((field, place): Source[] => {
    if (field === null) return [];
    const meaning = meaningOf(header[place] ?? '');
    const own =
      meaning?.field === field ? meaning : { kind: 'main' as const, part: 1, group: 'main' };
    return [{ ...own, place, field, label: labelPlace(header, place) }];
  });
  plans.set(columns, plan);
  return plan;
}

/** A cell of a column with its kind, which a label beside it may say. */
interface Cell extends Source {
  readonly text: string;
}

function cellsOf(cells: readonly string[], { header, columns }: Reading): Cell[] {
  return sourcesOf(header, columns).flatMap((source) => {
    const text = cells[source.place] ?? '';
    if (text.trim() === '') return [];
    const label = plainHeading(cells[source.label] ?? '');
    return [{ ...source, text, kind: label === '' ? source.kind : kindOf(label) }];
  });
}

type Split = (text: string) => string[];
type Rank = (value: string, kind: Kind) => number;

const SEVERAL: { readonly [F in ImportField]?: readonly [Split, Rank] } = {
  phone: [contacts.phonesOf, contacts.phoneRank],
  guardianPhone: [contacts.phonesOf, contacts.phoneRank],
  email: [contacts.emailsOf, contacts.placeRank],
  guardianEmail: [contacts.emailsOf, contacts.placeRank],
};

/** All values of a field, the one that is taken first, each once. */
function ranked(cells: readonly Cell[], field: ImportField): string[] {
  const [split, rank] = SEVERAL[field] ?? [(text: string) => [visibleLine(text)], () => 0];
  const values = cells
    .filter((cell) => cell.field === field)
    .flatMap(({ text, kind }) => split(text).map((value) => ({ value, rank: rank(value, kind) })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
  return [...new Set(values)].filter(Boolean);
}

const joinedName = (cells: readonly Cell[]): string[] => {
  const parts = cells
    .filter(({ field }) => field === 'name')
    .toSorted((a, b) => a.part - b.part)
    .map(({ text }) => visibleLine(text));
  return parts.length > 0 ? [parts.join(' ')] : [];
};

/** The addresses of a line: pieces of one group together, or the column that has all of them. */
function joinedAddresses(cells: readonly Cell[]): string[] {
  const pieces = cells.filter(({ field }) => field === 'address');
  const names = [...new Set(pieces.map(({ group }) => group))];
  const addresses = names.flatMap((name) => {
    const group = pieces.filter((piece) => piece.group === name);
    const kind = group[0]?.kind ?? 'main';
    const whole = group.filter(({ part }) => part === WHOLE_ADDRESS);
    const values =
      whole.length > 0 || group.length === 1
        ? (whole.length > 0 ? whole : group).flatMap(({ text }) => contacts.addressesOf(text))
        : [inOrder(group)];
    return values.map((value) => ({ value, rank: contacts.placeRank(value, kind) }));
  });
  const sorted = addresses.toSorted((a, b) => a.rank - b.rank).map(({ value }) => value);
  return [...new Set(sorted)].filter(Boolean);
}

const inOrder = (group: readonly Cell[]): string =>
  group
    .toSorted((a, b) => a.part - b.part)
    .map(({ text }) => contacts.addressLine(text))
    .join(', ');

const joinedLines = (cells: readonly Cell[]): string[] => {
  const texts = cells
    .filter(({ field }) => field === 'emergencyContact')
    .map(({ text }) => contacts.addressLine(text));
  return texts.length > 0 ? [texts.join(', ')] : [];
};

const JOINED: { readonly [F in ImportField]?: (cells: readonly Cell[]) => string[] } = {
  name: joinedName,
  address: joinedAddresses,
  emergencyContact: joinedLines,
};

/** Spreadsheets take a CPF for a number and leave out the noughts before it. */
function cpfOf(typed: string): string {
  const number = contacts.wholeNumber(typed);
  const whole = number.padStart(11, '0');
  return tidyCpf(/^\d{8,10}$/.test(number) && isValidCpf(whole) ? whole : number);
}

const PHONES: readonly ImportField[] = ['phone', 'guardianPhone'];
const NUMBERS: readonly ImportField[] = [...PHONES, 'cpf', 'guardianCpf', 'payerCpf'];
const TIDY: { readonly [F in ImportField]?: (typed: string) => string } = {
  phone: tidyPhone,
  guardianPhone: tidyPhone,
  cpf: cpfOf,
  guardianCpf: cpfOf,
  payerCpf: cpfOf,
};

const shortened = (field: ImportField, text: string): string =>
  `${fieldLabels[field]}: a planilha encurtou este número (${text}) e os últimos dígitos se perderam. No Excel, abra a planilha original, formate a coluna como “Número” com 0 casas decimais, salve de novo e traga o arquivo.`;

const UNREAD = 'Nascimento: escreva como 31/12/1990.';
const YEARLESS = 'O aniversário está sem o ano: a data de nascimento fica em branco.';
const NEW_YEAR_1900 =
  'Todos têm 01/01/1900, que programas escrevem quando não há data: o nascimento fica em branco.';
const ORDER_UNCLEAR =
  'Nascimento: este arquivo tem datas com o dia e datas com o mês na frente. Diga acima o que vem primeiro.';

interface Birth {
  readonly day: string | null;
  readonly wrong?: string;
  readonly note?: string;
}

/** Reads one cell; `undefined` where it says nothing. */
function birthIn({ text, place }: Cell, reading: Reading, thisYear: number): Birth | undefined {
  const column = reading.dates[place];
  const order = orderOf(column, reading.dayOrder);
  const read = readDay(visibleLine(text), thisYear, order ?? 'day');
  if (read.kind === 'none') return undefined;
  if (read.kind === 'unread') return { day: null, wrong: UNREAD };
  if (read.kind === 'yearless') return { day: null, note: YEARLESS };
  if (column?.isAllNewYear1900) return { day: null, note: NEW_YEAR_1900 };
  const isOpen = order === null && isAmbiguous(text);
  return isOpen ? { day: null, wrong: ORDER_UNCLEAR } : { day: read.day };
}

/** Takes the first column with a day, or else what one says instead. */
function birthOf(cells: readonly Cell[], reading: Reading, thisYear: number): Birth {
  const births = cells
    .filter(({ field }) => field === 'birthDate')
    .flatMap((cell) => birthIn(cell, reading, thisYear) ?? []);
  return births.find(({ day }) => day !== null) ?? births[0] ?? { day: null };
}

/** The fields of a line that are texts. */
interface Texts {
  readonly texts: Readonly<Partial<Record<ImportField, string>>>;
  readonly others: readonly OtherValue[];
  readonly wrong: Readonly<Record<string, string>>;
}

/** The values of a field, the best one first; blank where there is only a word for none. */
function valuesIn(cells: readonly Cell[], field: ImportField): string[] {
  const all = JOINED[field]?.(cells) ?? ranked(cells, field);
  const isNone = PHONES.includes(field) && !contacts.hasDigit(all[0] ?? '');
  return isNone ? ['', ...all] : all;
}

function textsOf(cells: readonly Cell[]): Texts {
  const texts: Partial<Record<ImportField, string>> = {};
  const wrong: Record<string, string> = {};
  const others: OtherValue[] = [];
  for (const field of new Set(cells.map((cell) => cell.field))) {
    if (field === 'birthDate') continue;
    const tidy = TIDY[field] ?? ((text: string) => text);
    const [value = '', ...more] = valuesIn(cells, field);
    if (NUMBERS.includes(field) && contacts.isShortened(value))
      wrong[field] = shortened(field, value);
    else texts[field] = tidy(value);
    others.push(...more.map((other) => ({ field, value: tidy(other) })));
  }
  return { texts, others, wrong };
}

/** Reads a line of a file as the form of a new patient. */
export function valuesOf(
  line: readonly string[],
  reading: Reading,
  base: Pick<PatientForm, 'psychologistId'>,
  thisYear: number,
): Values {
  const cells = cellsOf(line, reading);
  const { texts, others, wrong } = textsOf(cells);
  const birth = birthOf(cells, reading, thisYear);
  const { sessionFee = '', birthDate: _, ...rest } = texts;
  const read = { birthDate: birth.day, sessionFee: typedAmount(sessionFee) };
  return {
    form: { ...BLANK_PATIENT, ...rest, ...base, ...read },
    others,
    wrong: { ...wrong, ...(birth.wrong !== undefined && { birthDate: birth.wrong }) },
    notes: birth.note === undefined ? [] : [birth.note],
  };
}
