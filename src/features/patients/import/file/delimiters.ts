import Papa from 'papaparse';
import { meaningOf } from '../headings.ts';

/** The signs between cells. The first one wins a tie, as Excel here writes it. */
const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const SAMPLE = 50_000;
/** Titles and empty lines may stand above the headings. */
const ROWS = 60;

const isEmail = (cell: string): boolean => /^[^\s@;,|]+@[^\s@;,|]+\.[^\s@;,|]+$/.test(cell.trim());

/** How many of a row's cells are headings that we know. */
export const knownHeadings = (row: readonly string[]): number => {
  const known = row.flatMap((cell) => (cell === '' ? [] : (meaningOf(cell)?.field ?? [])));
  return known.length;
};

/** Compares by the headings first, then by whole addresses, then by rows of one width. */
function scoreOf(rows: readonly (readonly string[])[]): number {
  const headings = rows.slice(0, 20).reduce((most, row) => Math.max(most, knownHeadings(row)), 0);
  const addresses = rows.filter((row) => row.length > 1 && row.some(isEmail)).length / rows.length;
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0];
  const evenness = width > 1 ? count / rows.length : 0;
  return (headings > 1 ? headings * 100 : 0) + addresses * 10 + evenness;
}

const NOT_BLANK = /[^\s;,|]/;

/** Returns what most likely separates the cells of a text. */
export function likelyDelimiter(text: string): Delimiter {
  const scores = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, SAMPLE), { delimiter, preview: ROWS });
    const rows = data.filter((row) => NOT_BLANK.test(row.join('')));
    return rows.length === 0 ? 0 : scoreOf(rows);
  });
  const best = Math.max(...scores);
  return best > 0 ? (delimiters[scores.indexOf(best)] ?? ';') : ';';
}
