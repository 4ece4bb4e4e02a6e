import * as v from 'valibot';
import type { PatientForm } from '../form/patientForm.ts';
import { type Columns, recognised } from './columns.ts';
import { importFields } from './importFields.ts';
import { type DateColumn, dateColumn, type DayOrder, dayOrders } from './days.ts';
import { type Charset, charsets } from './file/charsets.ts';
import type { ReadTable } from './file/readTable.ts';
import type { ImportLine } from './judge.ts';

/** How the file was read, for the review. */
interface FileReading {
  readonly kind: ReadTable['kind'];
  /** `null`: a workbook says it itself. */
  readonly charset: Charset | null;
  /** `null` where nothing separates cells. */
  readonly delimiter: string | null;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** Texts above the headings. */
  readonly above: readonly string[];
  /** How many contacts the file held. */
  readonly contacts: number;
}

/** An import as it stands, kept on the device until all is done. */
export interface ImportState {
  /** The file's name. */
  readonly file: string;
  readonly header: readonly string[];
  readonly columns: Columns;
  /** Those that are not imported yet. */
  readonly lines: readonly ImportLine[];
  /** Whose the patients become, where an administrator imports them. */
  readonly psychologistId: string | null;
  /** How many are done. */
  readonly imported: number;
  /** `null` in imports that began before this was kept. */
  readonly reading: FileReading | null;
  /** By column: the lines that settle an order may be imported before the others. */
  readonly dates: readonly (DateColumn | null)[];
  /** The order of day and month that the person chose; `null`: as the columns say. */
  readonly dayOrder: DayOrder | null;
}

const strings = v.array(v.string());
const dates = v.array(
  v.nullable(
    v.object({
      order: v.nullable(v.picklist([...dayOrders, 'mixed'])),
      example: v.string(),
      isAllNewYear1900: v.boolean(),
    }),
  ),
);
const reading = v.object({
  kind: v.picklist(['text', 'cards', 'workbook']),
  charset: v.nullable(v.picklist(charsets)),
  delimiter: v.nullable(v.string()),
  sheets: strings,
  sheet: v.nullable(v.string()),
  above: strings,
  contacts: v.number(),
});
const schema = v.object({
  file: v.string(),
  header: strings,
  columns: v.array(v.nullable(v.picklist(importFields))),
  lines: v.array(
    v.looseObject({
      id: v.string(),
      line: v.number(),
      cells: strings,
      fault: v.optional(v.string()),
      note: v.optional(v.string()),
    }),
  ),
  psychologistId: v.nullable(v.string()),
  imported: v.number(),
  reading: v.optional(v.nullable(reading)),
  dates: v.optional(dates),
  dayOrder: v.optional(v.nullable(v.picklist(dayOrders))),
});

const datesOf = (header: readonly string[], lines: readonly ImportLine[]) =>
  header.map((_, place) => dateColumn(lines.map(({ cells }) => cells[place] ?? '')));

/** Reads a stored import; `null` where that is none, or cannot be read any more. */
export function keptImport(value: unknown): ImportState | null {
  if (!v.is(schema, value)) return null;
  const stored = value as Omit<ImportState, 'reading' | 'dates' | 'dayOrder'> &
    Partial<ImportState>;
  const { reading: how = null, dayOrder = null, dates: columns } = stored;
  return {
    ...stored,
    reading: how,
    dayOrder,
    dates: columns ?? datesOf(stored.header, stored.lines),
  };
}

/** An import begins. @param newId a UUID, wanted once a line */
export function begunImport(file: string, read: ReadTable, newId: () => string): ImportState {
  const { table, kind, charset, delimiter, sheets, sheet } = read;
  const lines = table.lines.map((line) => ({ ...line, id: newId() }));
  return {
    file,
    header: table.header,
    columns: recognised(table),
    lines,
    psychologistId: null,
    imported: 0,
    reading: {
      kind,
      charset,
      delimiter,
      sheets,
      sheet,
      above: table.above,
      contacts: table.lines.length,
    },
    dates: datesOf(table.header, lines),
    dayOrder: null,
  };
}

/** True if the columns that every patient needs are known. */
const isWhole = (columns: Columns): boolean =>
  columns.includes('name') && columns.includes('email');

/** Takes another reading of the same file. Lines keep their patient and their corrections. */
export function readAgain(state: ImportState, read: ReadTable, newId: () => string): ImportState {
  const before = new Map(state.lines.map((line) => [line.line, line]));
  const next = begunImport(state.file, read, newId);
  const isSameSheet = read.sheet === state.reading?.sheet;
  const isSameTable = isSameSheet && read.delimiter === state.reading?.delimiter;
  const isSameWidth = isSameTable && next.header.length === state.header.length;
  return {
    ...next,
    ...(isSameWidth && isWhole(state.columns) && { columns: state.columns }),
    psychologistId: state.psychologistId,
    dayOrder: state.dayOrder,
    lines: next.lines.map((line) => {
      const same = isSameSheet ? before.get(line.line) : undefined;
      if (!same) return line;
      return { ...line, id: same.id, ...(same.corrected && { corrected: same.corrected }) };
    }),
  };
}

export const corrected = (state: ImportState, id: string, form: PatientForm): ImportState => ({
  ...state,
  lines: state.lines.map((line) => (line.id === id ? { ...line, corrected: form } : line)),
});

/** Those of the ids are done. */
export const without = (state: ImportState, done: ReadonlySet<string>): ImportState => ({
  ...state,
  lines: state.lines.filter(({ id }) => !done.has(id)),
  imported: state.imported + done.size,
});
