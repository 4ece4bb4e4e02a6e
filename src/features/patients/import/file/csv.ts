import Papa from 'papaparse';
import { knownHeadings, likelyDelimiter } from './delimiters.ts';
import { FileProblem } from './read.ts';
import { ABOVE_MAX, COLUMNS_MAX, isBlank, type Line, requireFew, type Table } from './table.ts';

/** Excel's own first line. */
const SEPARATOR = /^sep=(.)\n/i;
/** A record of so many lines is the trace of a quote that nobody closed. */
const SPAN_MAX = 40;
/** After so many of them quotes mean nothing in this file. */
const REPAIRS_MAX = 100;

const OPEN_QUOTE = 'Há aspas abertas que não se fecham nesta linha.';
const TOO_WIDE =
  'Esta linha tem mais colunas que o cabeçalho: falta pôr um texto entre aspas ou o separador é outro.';

/** Removes the sign that a spreadsheet puts before a cell so that it is no formula. */
const tidied = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

const cellsOf = (row: readonly string[]): string[] => row.slice(0, COLUMNS_MAX).map(tidied);

const lineBreaks = (text: string): number => text.split('\n').length - 1;

interface Part {
  readonly lines: readonly Line[];
  /** The place behind a line that cannot be read; `null` at the end of the text. */
  readonly rest: number | null;
}

/**
 * Reads until the end or a quote that is not closed, whose line is kept as it stands.
 * @param first the text's line in the file
 */
function readPart(text: string, first: number, delimiter: string, quoted: boolean): Part {
  const lines: Line[] = [];
  let [start, line, rest] = [0, first, null as number | null];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    ...(quoted ? {} : { quoteChar: '\u0001' }),
    step({ data, errors, meta }, parser) {
      const span = lineBreaks(text.slice(start, meta.cursor));
      if (quoted && (errors.some(({ type }) => type === 'Quotes') || span > SPAN_MAX)) {
        const end = text.indexOf('\n', start);
        const raw = text.slice(start, end < 0 ? undefined : end);
        lines.push({ line, cells: cellsOf(raw.split(delimiter)), fault: OPEN_QUOTE });
        rest = end < 0 ? null : end + 1;
        parser.abort();
        return;
      }
      lines.push({ line, cells: cellsOf(data) });
      requireFew(lines.length - 1 - ABOVE_MAX);
      [start, line] = [meta.cursor, line + span];
    },
  });
  return { lines, rest };
}

function readAll(text: string, delimiter: string, first: number): Line[] {
  const lines: Line[] = [];
  let [at, line] = [0, first];
  for (let repairs = 0; ; repairs += 1) {
    const part = readPart(text.slice(at), line, delimiter, repairs < REPAIRS_MAX);
    lines.push(...part.lines.filter((each) => !isBlank(each)));
    requireFew(lines.length - 1 - ABOVE_MAX);
    if (part.rest === null) return lines;
    line += lineBreaks(text.slice(at, at + part.rest));
    at += part.rest;
  }
}

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `Coluna ${place + 1}`);

const NOTHING = 'Este arquivo não tem nenhum paciente.';

const filled = ({ cells }: Line): number => cells.filter(Boolean).length;

const isPatient = ({ cells }: Line): boolean => cells.some((cell) => cell.includes('@'));

/**
 * The place of the headings; -1 where the first line is a patient already.
 * Where none is known, a line with an address is no heading, and a title fills one cell.
 */
function headPlace(lines: readonly Line[]): number {
  const until = lines.findIndex(isPatient);
  const first = lines.slice(0, Math.min(ABOVE_MAX + 1, until < 0 ? lines.length : until));
  if (first.length === 0) return -1;
  const known = first.map(({ cells }) => knownHeadings(cells));
  const most = Math.max(...known);
  if (most > 1) return known.indexOf(most);
  if (known[0] === 1) return 0;
  return Math.max(
    0,
    first.findIndex((line) => filled(line) > 1),
  );
}

const widthOf = (cells: readonly string[]): number => cells.findLastIndex(Boolean) + 1;

/** The number of cells that most lines have. */
function usualLength(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/**
 * Cells beyond the headings mean that one before is cut in two: what stands where is not known.
 * The last cells may be empty then; in some files all lines end with an empty one.
 */
function markWide(lines: readonly Line[], width: number): Line[] {
  const usual = usualLength(lines);
  const isWide = ({ cells }: Line) =>
    widthOf(cells) > width || (cells.length > width && cells.length !== usual);
  return lines.map((line) =>
    line.fault === undefined && isWide(line) ? { ...line, fault: TOO_WIDE } : line,
  );
}

/**
 * Makes a table of rows, with or without headings.
 * @throws FileProblem where there is nobody, or there are too many
 */
export function tableOfRows(all: readonly Line[]): Table {
  const place = all.length === 0 ? -1 : headPlace(all);
  const [head, lines] = [all[place], all.slice(place + 1)];
  if (lines.length === 0) throw new FileProblem(NOTHING);
  requireFew(lines.length);
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = head?.cells ?? [];
  return {
    header: numbered(width).map((name, column) => names[column] || name),
    lines: head ? markWide(lines, names.length) : lines,
    above: all.slice(0, Math.max(place, 0)).map(({ cells }) => cells.filter(Boolean).join(' ')),
  };
}

interface Csv {
  readonly table: Table;
  readonly delimiter: string;
}

/**
 * A table with or without a line of headings. Cells are trimmed, lines without any are left out.
 * @param wanted the delimiter that the person chose
 * @throws FileProblem where there is nobody, or there are too many
 */
export function readCsv(text: string, wanted?: string): Csv {
  const separator = SEPARATOR.exec(text);
  const body = separator ? text.slice(separator[0].length) : text;
  const delimiter = wanted ?? separator?.[1] ?? likelyDelimiter(body);
  return { table: tableOfRows(readAll(body, delimiter, separator ? 2 : 1)), delimiter };
}
