import { type Charset, decode, likelyCharset } from './charsets.ts';
import { readCsv } from './csv.ts';
import { isWorkbook, plainText } from './read.ts';
import { markBroken, type Table } from './table.ts';
import { isVcard, tableOfVcard } from './vcard.ts';

/** A file's table, and how it was found. */
export interface ReadTable {
  readonly kind: 'text' | 'cards' | 'workbook';
  readonly table: Table;
  readonly charset: Charset | null;
  readonly delimiter: string | null;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
}

/** The choices of the person, which go before what is found. */
export interface Wanted {
  readonly charset?: Charset;
  readonly delimiter?: string;
  readonly sheet?: string;
}

const NO_SHEETS = { sheets: [], sheet: null } as const;

function readText(bytes: Uint8Array, wanted: Wanted): ReadTable {
  const charset = wanted.charset ?? likelyCharset(bytes);
  const { text, broken } = decode(bytes, charset);
  const plain = plainText(text);
  if (isVcard(plain)) {
    const cards = tableOfVcard(bytes, wanted.charset);
    return { kind: 'cards', ...cards, delimiter: null, ...NO_SHEETS };
  }
  const { table, delimiter } = readCsv(plain, wanted.delimiter);
  const lines = markBroken(table.lines, broken);
  return { kind: 'text', table: { ...table, lines }, charset, delimiter, ...NO_SHEETS };
}

/**
 * Reads a file as a table.
 * The piece that reads workbooks is loaded only for one.
 * @throws FileProblem where it cannot be used
 */
export async function readTable(bytes: Uint8Array, wanted: Wanted = {}): Promise<ReadTable> {
  if (!isWorkbook(bytes)) return readText(bytes, wanted);
  const { tableOfWorkbook } = await import('./workbook.ts');
  const workbook = tableOfWorkbook(bytes, wanted.sheet);
  return { kind: 'workbook', ...workbook, charset: null, delimiter: null };
}
