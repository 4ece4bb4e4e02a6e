import Papa from 'papaparse';

/** What Excel needs to read accents. */
export const BOM = '\uFEFF';

/**
 * Matches what programs take for a formula, also where the cell goes on in another line.
 * An amount below nought is a number, and stays one.
 */
const FORMULA = /^(?!-\d+,\d\d$)[=+\-@\t\r\n]/;

type Rows = readonly (readonly (string | number)[])[];

const textOf = (rows: Rows): string =>
  Papa.unparse(rows as (string | number)[][], {
    delimiter: ';',
    escapeFormulae: FORMULA,
    newline: '\r\n',
  });

/** A table as Excel in Brazil opens it: semicolons, and no cell is a formula. */
export const csvOf = (rows: Rows): string => BOM + textOf(rows);

/** Some lines of such a table, which begins with `BOM`; nothing for no rows. */
export const csvLines = (rows: Rows): string => (rows.length > 0 ? `${textOf(rows)}\r\n` : '');
