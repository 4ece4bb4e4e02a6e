import Papa from 'papaparse';
import type { Judged } from './judge.ts';

/** What Excel needs to read accents, and takes for the end of a cell here. */
const BOM = '\uFEFF';

/** What programs take for a formula, also where the cell goes on in another line. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** The lines that were left out as they stand in the file, each with why; no cell is a formula. */
export const leftOutCsv = (header: readonly string[], lines: readonly Judged[]): string =>
  BOM +
  Papa.unparse(
    {
      fields: ['Linha', 'Motivo', ...header],
      data: lines.map(({ line, reasons, cells }) => [line, reasons.join(' '), ...cells]),
    },
    { delimiter: ';', escapeFormulae: FORMULA, newline: '\r\n' },
  );

/** Lets the browser keep a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
