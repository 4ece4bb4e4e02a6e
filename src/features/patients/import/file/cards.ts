import { type Charset, charsets, decode, likelyCharset } from './charsets.ts';
import { binaryOf } from './singleByte.ts';

/** One line of a card: its group, name, parameters and value. */
export interface Property {
  readonly group: string;
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

export interface Card {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly properties: Property[];
  /** Some of its bytes were no letters of the character set. */
  isBroken: boolean;
  /** Text that stands in no card; it has no properties. */
  readonly outside: string | null;
}

/** `item1.TEL;TYPE=CELL:…`: a group, the name, what it says of itself, the value. */
const PROPERTY = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;

/** Property names. Any other word before a colon belongs to the text of the line before. */
const NAMES = new Set(
  `BEGIN END VERSION FN N NICKNAME PHOTO BDAY ANNIVERSARY GENDER ADR LABEL TEL EMAIL IMPP LANG TZ GEO TITLE ROLE LOGO
  ORG MEMBER RELATED CATEGORIES NOTE PRODID REV SOUND UID CLIENTPIDMAP URL KEY FBURL CALADRURI CALURI SOURCE KIND XML
  AGENT MAILER CLASS SORT-STRING NAME PROFILE SOCIALPROFILE`.split(/\s+/),
);

/** As much of a value as anybody types; pictures and sounds are longer. */
const VALUE_MAX = 20_000;

const isQuotedPrintable = (line: string): boolean =>
  /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line.slice(0, 200));

/**
 * A line and those that continue it, a character for each byte.
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

/** A blank and then the middle of a letter: this file folds quoted-printable by blanks. */
const FOLDS_QUOTED = /=(?:\r\n?|\n)[ \t]=[89AB][\dA-F]/i;

/** Some programs put no end of line between two cards. */
const BETWEEN_CARDS = /(?<=^END:VCARD)\s*(?=BEGIN:VCARD)/i;

/** Joins folded lines: by a blank in the next one (3.0, 4.0) or an equals sign at the end (2.1). */
function unfold(binary: string): Folded[] {
  const isBlankDropped = FOLDS_QUOTED.test(binary);
  const all: Folded[] = [];
  for (const [place, raw] of binary.split(/\r\n?|\n/).entries()) {
    const last = all.at(-1);
    const isFolded = /^[ \t]/.test(raw);
    if (last?.isOpen) append(last, isFolded && isBlankDropped ? raw.slice(1) : raw);
    else if (last && isFolded) append(last, raw.slice(1));
    else all.push(...raw.split(BETWEEN_CARDS).map((text) => start(place + 1, text)));
  }
  return all;
}

const bytesOf = (binary: string): Uint8Array =>
  Uint8Array.from(binary, (character) => character.charCodeAt(0));

/** Names that phones and mail programs write for the character sets. */
const NAMED: Readonly<Record<string, Charset>> = {
  ...Object.fromEntries(charsets.map((charset) => [charset, charset])),
  utf8: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  latin1: 'windows-1252',
  cp1252: 'windows-1252',
  cp850: 'ibm850',
};

function decodeQuotedPrintable(value: string, params: string): { text: string; broken: boolean } {
  const label = /CHARSET=([\w-]+)/i.exec(params)?.[1]?.toLowerCase() ?? '';
  let broken = false;
  const text = value.replaceAll(/(?:=[\da-f]{2})+/gi, (run) => {
    const bytes = bytesOf(
      run.replaceAll(/=(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
    const part = decode(bytes, NAMED[label] ?? likelyCharset(bytes));
    broken ||= part.broken.size > 0;
    return part.text;
  });
  return { text, broken };
}

type Parts = [group: string, name: string, params: string, value: string];

/** Returns the property of a line; `null` where the line is none. */
function propertyOf(text: string): (Property & { readonly isBroken: boolean }) | null {
  const match = PROPERTY.exec(text.slice(0, VALUE_MAX));
  if (!match) return null;
  const [group, rawName, params, value] = match.slice(1).map((part) => part ?? '') as Parts;
  const name = rawName.toUpperCase();
  if (!NAMES.has(name) && !name.startsWith('X-')) return null;
  const quoted = isQuotedPrintable(`${params}:`) ? decodeQuotedPrintable(value, params) : null;
  return {
    group: group.toUpperCase(),
    name,
    params: params.toUpperCase(),
    value: quoted?.text ?? value,
    isBroken: quoted?.broken ?? false,
  };
}

interface Text {
  readonly line: number;
  readonly text: string;
  readonly isBroken: boolean;
}

/** Takes lines one by one and puts them into cards; no line is passed over. */
class CardReader {
  readonly cards: Card[] = [];
  private card: Card | null = null;

  take(line: Text): void {
    const property = propertyOf(line.text);
    const isMark = property?.value.trim().toUpperCase() === 'VCARD';
    if (isMark && property?.name === 'BEGIN') this.open(line, null);
    else if (isMark && property?.name === 'END') this.card = null;
    else if (property) this.add(line, property);
    else if (line.text.trim() !== '') this.continue(line);
  }

  private open(line: Text, outside: string | null): Card {
    const card = { line: line.line, properties: [], isBroken: line.isBroken, outside };
    this.cards.push(card);
    this.card = outside === null ? card : null;
    return card;
  }

  private add(line: Text, { isBroken, ...property }: Property & { isBroken: boolean }): void {
    const card = this.card ?? this.open(line, null);
    card.properties.push(property);
    card.isBroken ||= isBroken || line.isBroken;
  }

  /** Some programs break a text into lines without a mark. */
  private continue(line: Text): void {
    const last = this.card?.properties.pop();
    if (!this.card || !last) return void this.open(line, line.text.trim());
    const value = last.value.length < VALUE_MAX ? `${last.value} ${line.text.trim()}` : last.value;
    this.card.properties.push({ ...last, value });
    this.card.isBroken ||= line.isBroken;
  }
}

export interface Cards {
  readonly cards: readonly Card[];
  readonly charset: Charset;
}

const isWide = (charset: Charset): boolean => charset.startsWith('utf-16');

/** Reads the cards of a file. @param wanted the character set that the person chose */
export function readCards(bytes: Uint8Array, wanted?: Charset): Cards {
  const charset = wanted ?? likelyCharset(bytes);
  const plain = isWide(charset) ? new TextEncoder().encode(decode(bytes, charset).text) : bytes;
  const lines = unfold(binaryOf(plain));
  const joined = bytesOf(lines.map(({ pieces }) => pieces.join('')).join('\n'));
  const inner = isWide(charset) ? 'utf-8' : (wanted ?? likelyCharset(joined));
  const { text, broken } = decode(joined, inner);
  const reader = new CardReader();
  for (const [place, line] of text.replaceAll('\0', '').split('\n').entries())
    reader.take({
      line: lines[place]?.line ?? place + 1,
      text: line,
      isBroken: broken.has(place + 1),
    });
  return { cards: reader.cards, charset: isWide(charset) ? charset : inner };
}
