import type { Charset } from './charsets.ts';
import { type Card, type Property, readCards } from './cards.ts';
import { BROKEN_LETTER, type Line, requireFew, type Table } from './table.ts';
import { FileProblem } from './read.ts';

const plain = (value: string): string =>
  value
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;:\\])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a structured value, split at semicolons that are not escaped. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map(plain);

/** Lower is more preferred: 1 to 100 in 4.0, a mere word before. */
function preferenceOf(params: string): number {
  const degree = /;PREF=(\d+)/.exec(params)?.[1];
  if (degree !== undefined) return Number(degree);
  return /\bPREF\b/.test(params) ? 1 : 101;
}

/** Apple names kinds of its own in a second property of the same group. */
function kindsOf({ group, params }: Property, card: Card): string {
  const label = group && card.properties.find((each) => each.group === group && isLabel(each));
  return `${params} ${label ? label.value.toUpperCase() : ''}`;
}

const isLabel = ({ name }: Property): boolean => name === 'X-ABLABEL';

const FAX = /\b(?:FAX|PAGER)\b/;
const MOBILE = /\b(?:CELL|MOBILE|IPHONE|CELULAR|WHATSAPP)\b/;
const HOME = /\b(?:HOME|CASA)\b/;
const WORK = /\b(?:WORK|TRABALHO)\b/;

/** Sorts a fax last, then by preference, mobile before landline, home before work. */
function rankOf(property: Property, card: Card): readonly number[] {
  const kinds = kindsOf(property, card);
  const place = HOME.test(kinds) ? 0 : WORK.test(kinds) ? 2 : 1;
  return [
    FAX.test(kinds) ? 1 : 0,
    preferenceOf(property.params),
    MOBILE.test(kinds) ? 0 : 1,
    place,
  ];
}

const byRank = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, place) => rank - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The values of a property that say something, the best one first, each once. */
function ranked(card: Card, name: string, valueOf: (value: string) => string): string[] {
  const values = card.properties
    .filter((property) => property.name === name)
    .map((property) => ({ value: valueOf(property.value), rank: rankOf(property, card) }))
    .filter(({ value }) => value !== '')
    .toSorted((a, b) => byRank(a.rank, b.rank))
    .map(({ value }) => value);
  return [...new Set(values)];
}

/** Some programs write a label and a colon before a number. */
const phoneOf = (value: string): string =>
  plain(value.replace(/^tel:/i, '').replace(/^\D*:(?=.*\d)/, ''));

const emailOf = (value: string): string =>
  plain(value.replace(/^mailto:/i, '').replace(/^[^@]*:(?=.*@)/, ''));

/** Street, then town and state; the two parts before the street are for post boxes. */
const addressOf = (value: string): string => partsOf(value).filter(Boolean).join(', ');

function nameOf(card: Card): string {
  const formatted = ranked(card, 'FN', plain)[0];
  if (formatted) return formatted;
  const parts = partsOf(card.properties.find(({ name }) => name === 'N')?.value ?? '');
  const [family = '', given = '', middle = '', , suffix = ''] = parts;
  const name = [given, middle, family, suffix].filter(Boolean).join(' ');
  return name || (ranked(card, 'ORG', addressOf)[0] ?? '');
}

/** Apple writes 1604 for a birthday without a year. */
function birthDateOf(card: Card): string {
  const birth = card.properties.find(({ name }) => name === 'BDAY');
  const year = /X-APPLE-OMIT-YEAR=(\d{4})/.exec(birth?.params ?? '')?.[1];
  const value = plain(birth?.value ?? '');
  return year !== undefined && value.startsWith(year) ? `-${value.slice(4)}` : value;
}

/** Columns that a card may fill more than once, with the heading for the further ones. */
const SEVERAL = [
  { heading: 'Outro email', name: 'EMAIL', valueOf: emailOf },
  { heading: 'Outro telefone', name: 'TEL', valueOf: phoneOf },
  { heading: 'Outro endereço', name: 'ADR', valueOf: addressOf },
  { heading: 'Anotações', name: 'NOTE', valueOf: plain },
  { heading: 'Empresa', name: 'ORG', valueOf: addressOf },
] as const;
const FIRST = ['EMAIL', 'TEL', 'ADR'];
/** Nobody has more; a broken file may. */
const SEVERAL_MAX = 8;

interface Read {
  readonly card: Card;
  readonly base: readonly string[];
  /** By property, what comes behind the first value. */
  readonly more: readonly (readonly string[])[];
}

function readCard(card: Card): Read {
  const all = SEVERAL.map(({ name, valueOf }) => ranked(card, name, valueOf));
  const [emails = [], phones = [], addresses = []] = all;
  const name = card.outside ?? nameOf(card);
  return {
    card,
    base: [name, emails[0] ?? '', phones[0] ?? '', birthDateOf(card), addresses[0] ?? ''],
    more: all.map((values, place) =>
      values.slice(FIRST.includes(SEVERAL[place]?.name ?? '') ? 1 : 0).slice(0, SEVERAL_MAX),
    ),
  };
}

const HEADER = ['Nome', 'Email', 'Telefone', 'Data de nascimento', 'Endereço'];
const OUTSIDE = 'Esta linha está fora de um contato.';
const EMPTY = 'Este contato não tem nome, email nem telefone.';

function lineOf({ card, base, more }: Read, counts: readonly number[]): Line {
  const cells = [
    ...base,
    ...counts.flatMap((count, place) =>
      Array.from({ length: count }, (_, i) => more[place]?.[i] ?? ''),
    ),
  ];
  const fault = card.outside !== null ? OUTSIDE : cells.every((cell) => !cell) ? EMPTY : null;
  return {
    line: card.line,
    cells,
    ...(fault !== null && { fault }),
    ...(card.isBroken && { note: BROKEN_LETTER }),
  };
}

const headingOf = (heading: string, place: number): string =>
  place === 0 ? heading : `${heading} ${place + 1}`;

export const isVcard = (text: string): boolean =>
  /^(?:\uFEFF|ï»¿)?\s*BEGIN:VCARD/i.test(text.slice(0, 1000));

const NOTHING = 'Este arquivo não tem nenhum contato.';

/**
 * The contacts of a vCard 2.1, 3.0 or 4.0, whatever version it claims to be.
 * A card that is not ended ends where the next one begins.
 * @throws FileProblem where there is nobody, or there are too many
 */
export function tableOfVcard(
  bytes: Uint8Array,
  wanted?: Charset,
): { readonly table: Table; readonly charset: Charset } {
  const { cards, charset } = readCards(bytes, wanted);
  requireFew(cards.length);
  const read = cards.map(readCard);
  if (!read.some(({ card, base }) => card.outside === null && base.some(Boolean)))
    throw new FileProblem(NOTHING);
  const counts = SEVERAL.map((_, place) =>
    read.reduce((most, { more }) => Math.max(most, more[place]?.length ?? 0), 0),
  );
  const further = SEVERAL.flatMap(({ heading }, place) =>
    Array.from({ length: counts[place] ?? 0 }, (_, i) => headingOf(heading, i)),
  );
  return {
    table: {
      header: [...HEADER, ...further],
      lines: read.map((each) => lineOf(each, counts)),
      above: [],
    },
    charset,
  };
}
