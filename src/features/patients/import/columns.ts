import { fold } from '../../../domain/core/fold.ts';
import { isValidCpf } from '../../../domain/core/taxIds/cpf.ts';
import { CONTACT, CPF, GUARDIAN, IDENTITY, PAYER } from '../form/fieldSpecs.ts';
import type { PatientForm } from '../form/patientForm.ts';
import type { Table } from './table.ts';

/** What a column of a file can be of a patient. */
export const importFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'address',
  'emergencyContact',
  'guardianName',
  'guardianRelation',
  'guardianCpf',
  'guardianPhone',
  'guardianEmail',
  'payerName',
  'payerCpf',
  'sessionFee',
] as const satisfies readonly (keyof PatientForm)[];
export type ImportField = (typeof importFields)[number];

/** What each column is, by its place; `null`: left out. */
export type Columns = readonly (ImportField | null)[];

export const fieldLabels = {
  ...Object.fromEntries(
    [...IDENTITY, CPF, ...CONTACT, ...GUARDIAN, ...PAYER].map(({ field, label }) => [field, label]),
  ),
  birthDate: 'Data de nascimento',
  sessionFee: 'Valor da sessão',
} as Readonly<Record<ImportField, string>>;

/** Headings of spreadsheets, practice programs, phones and mail programs here, folded, by what they mean. */
const HEADINGS: Readonly<Record<ImportField, string>> = {
  name: `nome|nome completo|nome do paciente|nome paciente|nome social|paciente|cliente|nome do cliente|name|full name|
    display name|patient|patient name|client|primeiro nome|first name|given name|nome do meio|middle name|additional name|
    sobrenome|ultimo nome|last name|family name|surname`,
  email: `email|e mail|mail|email do paciente|endereco de email|endereco de e mail|correio eletronico|email address|
    e mail address|e mail 1 value|email 1 value|email principal|e mail principal|email pessoal`,
  phone: `telefone|celular|fone|tel|whatsapp|telefone celular|celular whatsapp|telefone whatsapp|telefone 1|telefone principal|
    telefone do paciente|telefone residencial|numero de telefone|contato|phone|phone number|phone 1 value|mobile|
    mobile phone|cell|cell phone|home phone|primary phone|telemovel`,
  cpf: 'cpf|cpf do paciente|cpf cnpj|documento|numero do cpf|n cpf',
  birthDate: `nascimento|data de nascimento|data nascimento|data nasc|data de nasc|dt nascimento|dt nasc|dt de nascimento|nasc|dn|
    aniversario|birthday|birth date|birthdate|date of birth|dob`,
  address: `endereco|endereco completo|endereco residencial|logradouro|rua|numero|complemento|bairro|cidade|municipio|uf|estado|
    cep|address|home address|address 1 formatted|street|home street|city|home city|state|home state|zip|zip code|
    postal code|home postal code`,
  emergencyContact: `contato de emergencia|contato emergencia|nome do contato de emergencia|emergencia|em caso de emergencia|
    telefone de emergencia|telefone emergencia|emergency contact|emergency phone`,
  guardianName:
    'responsavel|nome do responsavel|responsavel legal|nome do responsavel legal|guardian|guardian name',
  guardianRelation: 'parentesco|grau de parentesco|relation|relationship',
  guardianCpf: 'cpf do responsavel|cpf responsavel|cpf do responsavel legal',
  guardianPhone:
    'telefone do responsavel|celular do responsavel|telefone responsavel|guardian phone',
  guardianEmail: 'email do responsavel|e mail do responsavel|guardian email',
  payerName: 'pagador|nome do pagador|responsavel financeiro|nome de quem paga|quem paga|payer',
  payerCpf: 'cpf do pagador|cpf do responsavel financeiro|cpf de quem paga',
  sessionFee: `valor|valor da sessao|valor sessao|valor por sessao|valor r|valor da consulta|valor do atendimento|preco|
    preco da sessao|preco por sessao|honorario|honorarios|fee|session fee|price|session price`,
};

const meanings = new Map(
  importFields.flatMap((field) =>
    HEADINGS[field].split('|').map((heading) => [heading.replaceAll(/\s+/g, ' ').trim(), field]),
  ),
);

const plain = (heading: string): string =>
  fold(heading.slice(0, 100))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a heading means; `undefined` for one that we do not know. */
export const fieldOf = (heading: string): ImportField | undefined => meanings.get(plain(heading));

const FIRST_NAMES = new Set(['primeiro nome', 'first name', 'given name']);
const LAST_NAMES = new Set('sobrenome|ultimo nome|last name|family name|surname'.split('|'));
const MIDDLE_NAMES = new Set(['nome do meio', 'middle name', 'additional name']);

/** Beside a whole name its parts say it a second time; “nome” beside “sobrenome” is a part itself. */
function isRepeatedName(heading: string, all: readonly string[]): boolean {
  const isPart = (name: string) =>
    FIRST_NAMES.has(name) || LAST_NAMES.has(name) || MIDDLE_NAMES.has(name);
  const hasFirst = all.some((name) => FIRST_NAMES.has(name));
  const hasWhole = all.some((name) => meanings.get(name) === 'name' && !isPart(name));
  return hasFirst && hasWhole && isPart(heading);
}

const SAMPLE = 50;

/** What the cells of a column without a known heading look like. */
function guessed({ lines }: Table, place: number): ImportField | null {
  const cells = lines.slice(0, SAMPLE).flatMap(({ cells: all }) => all[place] || []);
  const most = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length * 2 > cells.length;
  if (most((cell) => /^\S+@\S+\.\S+$/.test(cell.slice(0, 300)))) return 'email';
  return most((cell) => cell.length < 20 && isValidCpf(cell)) ? 'cpf' : null;
}

/** Of a file without headings: the first column with words is most likely the name. */
const firstWords = ({ lines }: Table, taken: Columns): number =>
  taken.findIndex(
    (field, place) =>
      field === null &&
      lines
        .slice(0, SAMPLE)
        .some(({ cells }) => /\p{L}{2}/u.test(cells[place]?.slice(0, 300) ?? '')),
  );

/** What the columns of a table most likely are. */
export function recognised(table: Table): Columns {
  const headings = table.header.map(plain);
  const known = headings.map((heading) =>
    isRepeatedName(heading, headings) ? null : (meanings.get(heading) ?? null),
  );
  const filled = known.map((field, place) => {
    if (field !== null) return field;
    const guess = guessed(table, place);
    return guess !== null && !known.includes(guess) ? guess : null;
  });
  if (filled.includes('name')) return filled;
  const name = firstWords(table, filled);
  return filled.map((field, place) => (place === name ? 'name' : field));
}
