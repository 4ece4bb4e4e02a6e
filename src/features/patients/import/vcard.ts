import { type Line, requireFew, type Table } from './table.ts';
import { FileProblem } from './read.ts';

const HEADER = ['Nome', 'Email', 'Telefone', 'Data de nascimento', 'Endereço'] as const;

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

/** `item1.TEL;TYPE=CELL:…`: a group, the name, what it says of itself, the value. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;

/** As much of a value as anybody types; pictures and sounds are longer. */
const VALUE_MAX = 20_000;

const isQuotedPrintable = (line: string): boolean =>
  /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line.slice(0, 200));

interface Unfolded {
  readonly line: number;
  readonly text: string;
}

/**
 * A line and those that continue it.
 * Joined once, at its end: joining at each line is quadratic.
 */
interface Folded {
  readonly line: number;
  readonly pieces: string[];
  readonly isQuoted: boolean;
  length: number;
  /** Its last line ends with an equals sign. */
  isOpen: boolean;
}

function start(line: number, raw: string): Folded {
  const isQuoted = isQuotedPrintable(raw);
  const isOpen = isQuoted && raw.endsWith('=');
  return { line, pieces: [isOpen ? raw.slice(0, -1) : raw], isQuoted, length: raw.length, isOpen };
}

/**
 * Appends a line.
 * Text beyond the longest value is passed over, and still belongs to this line.
 */
function append(folded: Folded, raw: string): void {
  folded.isOpen = folded.isQuoted && raw.endsWith('=');
  if (folded.length >= VALUE_MAX) return;
  const piece = folded.isOpen ? raw.slice(0, -1) : raw;
  folded.pieces.push(piece);
  folded.length += piece.length;
}

/** Lines that go on in the next one: with a blank there (3.0, 4.0), or an equals sign at the end (2.1). */
function unfolded(text: string): Unfolded[] {
  const all: Folded[] = [];
  for (const [place, raw] of text.split('\n').entries()) {
    const last = all.at(-1);
    if (last?.isOpen) append(last, raw);
    else if (last && /^[ \t]/.test(raw)) append(last, raw.slice(1));
    else all.push(start(place + 1, raw));
  }
  return all.map(({ line, pieces }) => ({ line, text: pieces.join('') }));
}

function decodeQuotedPrintable(value: string, params: string): string {
  const charset = /CHARSET=([\w-]+)/i.exec(params)?.[1] ?? 'utf-8';
  const utf8 = new TextEncoder();
  const bytes: number[] = [];
  for (const [plain, hex] of value.matchAll(/=([0-9a-f]{2})|[^=]+|=/gi))
    if (hex === undefined) bytes.push(...utf8.encode(plain));
    else bytes.push(Number.parseInt(hex, 16));
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes));
  } catch {
    // There is no such character set.
    return new TextDecoder().decode(new Uint8Array(bytes));
  }
}

function propertyOf(text: string): Property | null {
  const match = PROPERTY.exec(text.slice(0, VALUE_MAX));
  if (!match) return null;
  const [, name = '', params = '', value = ''] = match;
  const isEncoded = isQuotedPrintable(`${params}:`);
  return {
    name: name.toUpperCase(),
    params: params.toUpperCase(),
    value: isEncoded ? decodeQuotedPrintable(value, params) : value,
  };
}

const plain = (value: string): string =>
  value
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;:\\])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a structured value, split at semicolons that are not escaped. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map(plain);

const PREFERRED = /PREF|CELL/;

function best(properties: readonly Property[], name: string): string {
  const all = properties.filter((property) => property.name === name && property.value.trim());
  const chosen = all.find(({ params }) => PREFERRED.test(params)) ?? all[0];
  return plain(chosen?.value.replace(/^(?:tel|mailto):/i, '') ?? '');
}

function nameOf(properties: readonly Property[]): string {
  const formatted = best(properties, 'FN');
  if (formatted) return formatted;
  const [family = '', given = '', middle = ''] = partsOf(
    properties.find(({ name }) => name === 'N')?.value ?? '',
  );
  return [given, middle, family].filter(Boolean).join(' ') || best(properties, 'ORG');
}

/** Of the card's day of birth what is a whole one: some leave out the year. */
function birthDateOf(properties: readonly Property[]): string {
  const value = best(properties, 'BDAY');
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  return match ? match.slice(1).join('-') : '';
}

/** Street, then town and state; the two parts before the street are for post boxes. */
const addressOf = (properties: readonly Property[]): string =>
  partsOf(properties.find(({ name }) => name === 'ADR')?.value ?? '')
    .filter(Boolean)
    .join(', ');

const cellsOf = (properties: readonly Property[]): string[] => [
  nameOf(properties),
  best(properties, 'EMAIL'),
  best(properties, 'TEL'),
  birthDateOf(properties),
  addressOf(properties),
];

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 1000));

const NOTHING = 'Este arquivo não tem nenhum contato.';

/**
 * The contacts of a vCard 2.1, 3.0 or 4.0, whatever version it claims to be. A card that is not ended ends where the
 * next one begins.
 * @throws FileProblem where there is nobody, or there are too many
 */
export function tableOfVcard(text: string): Table {
  const lines: Line[] = [];
  let card: { line: number; properties: Property[] } | null = null;
  const close = () => {
    const cells = card && cellsOf(card.properties);
    if (card && cells?.some(Boolean)) lines.push({ line: card.line, cells });
    card = null;
    requireFew(lines.length);
  };
  for (const { line, text: whole } of unfolded(text)) {
    const property = propertyOf(whole);
    const mark = property?.value.trim().toUpperCase() === 'VCARD' ? property.name : '';
    if (mark === 'BEGIN' || mark === 'END') close();
    if (mark === 'BEGIN') card = { line, properties: [] };
    else if (property) (card as { properties: Property[] } | null)?.properties.push(property);
  }
  close();
  if (lines.length === 0) throw new FileProblem(NOTHING);
  return { header: HEADER, lines };
}
