import Papa from 'papaparse';

/** What Excel needs to read accents. */
const BOM = '\uFEFF';

/** What programs take for a formula, also where the cell goes on in another line. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A table as Excel in Brazil opens it: semicolons, and no cell is a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM +
  Papa.unparse(rows as (string | number)[][], {
    delimiter: ';',
    escapeFormulae: FORMULA,
    newline: '\r\n',
  });
