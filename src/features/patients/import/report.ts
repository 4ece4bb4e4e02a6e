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
