import Papa from 'papaparse';
import { fieldOf } from './columns.ts';
import { FileProblem } from './read.ts';
import { isBlank, type Line, requireFew, type Table } from './table.ts';

const DELIMITERS = [';', ',', '\t'];
/** Excel's own first line. */
const SEPARATOR = /^sep=(.)\n/i;
/** A record of so many lines is the trace of a quote that nobody closed. */
const SPAN_MAX = 40;
/** After so many of them quotes mean nothing in this file. */
const REPAIRS_MAX = 100;
const COLUMNS_MAX = 1000;

const OPEN_QUOTE = 'Há aspas abertas que não se fecham nesta linha.';

/** What a spreadsheet puts before a cell so that it is no formula goes. */
const tidied = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

const cellsOf = (row: readonly string[]): string[] => row.slice(0, COLUMNS_MAX).map(tidied);

const lineBreaks = (text: string): number => text.split('\n').length - 1;

interface Part {
  readonly lines: readonly Line[];
  /** Where the text goes on behind a line that cannot be read; `null` at its end. */
  readonly rest: number | null;
}

/** Reads until the end or a quote that is not closed, whose line is kept as it stands. @param first the text's line in the file */
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
      requireFew(lines.length - 1);
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
    requireFew(lines.length - 1);
    if (part.rest === null) return lines;
    line += lineBreaks(text.slice(at, at + part.rest));
    at += part.rest;
  }
}

function delimiterOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const { meta } = Papa.parse(sample, { preview: 20, delimitersToGuess: DELIMITERS });
  return DELIMITERS.includes(meta.delimiter) ? meta.delimiter : ';';
}

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `Coluna ${place + 1}`);

const NOTHING = 'Este arquivo não tem nenhum paciente.';

/**
 * A table with or without a line of headings. Cells are trimmed, lines without any are left out.
 * @throws FileProblem where there is nobody, or there are too many
 */
export function tableOfCsv(text: string): Table {
  const separator = SEPARATOR.exec(text);
  const body = separator ? text.slice(separator[0].length) : text;
  const all = readAll(body, separator?.[1] ?? delimiterOf(body), separator ? 2 : 1);
  const [head, ...others] = all;
  if (!head) throw new FileProblem(NOTHING);
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // An address is no heading: then the first line is a patient already.
  const hasHeader = head.cells.some(fieldOf) || !head.cells.some((cell) => cell.includes('@'));
  const lines = hasHeader ? others : all;
  if (lines.length === 0) throw new FileProblem(NOTHING);
  const names = hasHeader ? head.cells : [];
  return { header: numbered(width).map((name, place) => names[place] || name), lines };
}
