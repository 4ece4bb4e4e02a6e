import { strFromU8, unzipSync } from 'fflate';
import { tableOfRows } from './csv.ts';
import { FileProblem } from './read.ts';
import { ABOVE_MAX, COLUMNS_MAX, isBlank, type Line, requireFew, type Table } from './table.ts';

const BROKEN =
  'Não foi possível ler esta planilha. Abra-a no Excel, salve de novo como .xlsx e traga o arquivo novo.';
/** An archive of a few kilobytes may claim to hold gigabytes. */
const UNPACKED_MAX = 150 * 1024 * 1024;
const NEEDED =
  /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/i;

type Parts = Readonly<Record<string, Uint8Array>>;

function unpacked(bytes: Uint8Array): Parts {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!NEEDED.test(name)) return false;
        total += originalSize;
        if (total > UNPACKED_MAX) throw new FileProblem(BROKEN);
        return true;
      },
    });
  } catch {
    throw new FileProblem(BROKEN);
  }
}

/** @throws FileProblem where the part is there and is no XML */
function xmlOf(parts: Parts, path: string): Document | null {
  const bytes = parts[path];
  if (!bytes) return null;
  const document = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
  if (document.querySelector('parsererror')) throw new FileProblem(BROKEN);
  return document;
}

/** Programs name the same elements with different prefixes. */
const all = (node: Document | Element | null, name: string): Element[] =>
  node ? [...node.getElementsByTagNameNS('*', name)] : [];

const textOf = (node: Element, name: string): string =>
  all(node, name)
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

interface Sheet {
  readonly name: string;
  readonly path: string;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function sheetsOf(parts: Parts, book: Document): Sheet[] {
  const targets = new Map(
    all(xmlOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((each) => [
      each.getAttribute('Id'),
      each.getAttribute('Target') ?? '',
    ]),
  );
  const sheets = all(book, 'sheet').flatMap((each) => {
    const id = each.getAttributeNS(RELATIONS, 'id') ?? each.getAttribute('r:id');
    const target = targets.get(id)?.replace(/^(?:\/?xl\/)?/, 'xl/') ?? '';
    const isHidden = (each.getAttribute('state') ?? 'visible') !== 'visible';
    return parts[target] ? [{ name: each.getAttribute('name') ?? '', path: target, isHidden }] : [];
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : sheets;
}

/** Formats that Excel numbers itself and that show a day. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const showsDay = (format: string): boolean =>
  /[dmy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && /[dy]/i.test(format);

/** By the number of a cell's style, whether its number stands for a day. */
function dateStyles(styles: Document | null): boolean[] {
  const own = new Map(
    all(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId') ?? '',
      each.getAttribute('formatCode') ?? '',
    ]),
  );
  return all(all(styles, 'cellXfs')[0] ?? null, 'xf').map((each) => {
    const id = each.getAttribute('numFmtId') ?? '0';
    const format = own.get(id);
    return format === undefined ? isBuiltInDate(Number(id)) : showsDay(format);
  });
}

interface Book {
  readonly strings: readonly string[];
  readonly dates: readonly boolean[];
  readonly is1904: boolean;
}

const DAY = 86_400_000;

/** Excel counts a 29th of February 1900, which there was not. */
function dayOfSerial(serial: number, is1904: boolean): string {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const time = first + Math.floor(serial) * DAY;
  return Number.isFinite(time) && serial >= 1 && serial < 2_958_466
    ? new Date(time).toISOString().slice(0, 10)
    : '';
}

/** Writes a number as people here do, and never with an exponent. */
const numberText = (value: number): string =>
  Number.isInteger(value)
    ? BigInt(value).toString()
    : String(Number(value.toFixed(2))).replace('.', ',');

/** A number of a cell, which its style may make a day. */
function shownNumber(value: string, cell: Element, book: Book): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const isDate = book.dates[Number(cell.getAttribute('s') ?? 0)] ?? false;
  return isDate ? dayOfSerial(number, book.is1904) : numberText(number);
}

type Shown = (value: string, cell: Element, book: Book) => string;

/** By the type of a cell, how it is shown; nothing for an error. */
const SHOWN: Readonly<Record<string, Shown>> = {
  s: (value, _, { strings }) => strings[Number(value)] ?? '',
  e: () => '',
  d: (value) => value.slice(0, 10),
  n: shownNumber,
};

function cellText(cell: Element, book: Book): string {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return textOf(cell, 't');
  const value = all(cell, 'v')[0]?.textContent ?? '';
  return value === '' ? '' : (SHOWN[type]?.(value, cell, book) ?? value);
}

/** The place of a column from `A1`; `AA` comes behind `Z`. */
const placeOf = (reference: string): number =>
  Array.from(reference.replace(/\d+$/, '')).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function rowLine(row: Element, before: number, book: Book): Line {
  const cells: string[] = [];
  for (const cell of all(row, 'c')) {
    const place = placeOf(cell.getAttribute('r') ?? '');
    const at = place >= 0 ? place : cells.length;
    if (at >= COLUMNS_MAX) continue;
    while (cells.length < at) cells.push('');
    cells[at] = cellText(cell, book).trim();
  }
  return { line: Number(row.getAttribute('r')) || before + 1, cells };
}

function linesOf(sheet: Document | null, book: Book): Line[] {
  const lines: Line[] = [];
  let last = 0;
  for (const row of all(sheet, 'row')) {
    const line = rowLine(row, last, book);
    last = line.line;
    if (!isBlank(line)) lines.push(line);
    requireFew(lines.length - 1 - ABOVE_MAX);
  }
  return lines;
}

interface Workbook {
  readonly table: Table;
  readonly sheets: readonly string[];
  readonly sheet: string;
}

/**
 * Reads a sheet of an Excel workbook as a table.
 * @param wanted the sheet's name; the first one unless told
 * @throws FileProblem where it cannot be read, or has nobody
 */
export function tableOfWorkbook(bytes: Uint8Array, wanted?: string): Workbook {
  const parts = unpacked(bytes);
  const document = xmlOf(parts, 'xl/workbook.xml');
  const sheets = document ? sheetsOf(parts, document) : [];
  const sheet = sheets.find(({ name }) => name === wanted) ?? sheets[0];
  if (!document || !sheet) throw new FileProblem(BROKEN);
  const book = {
    strings: all(xmlOf(parts, 'xl/sharedStrings.xml'), 'si').map((each) => textOf(each, 't')),
    dates: dateStyles(xmlOf(parts, 'xl/styles.xml')),
    is1904: /^(?:1|true)$/.test(all(document, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  };
  const table = tableOfRows(linesOf(xmlOf(parts, sheet.path), book));
  return { table, sheets: sheets.map(({ name }) => name), sheet: sheet.name };
}
