import * as v from 'valibot';
import type { PatientForm } from '../form/patientForm.ts';
import { type Columns, importFields, recognised } from './columns.ts';
import type { ImportLine } from './judge.ts';
import type { Table } from './table.ts';

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
}

const strings = v.array(v.string());
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
    }),
  ),
  psychologistId: v.nullable(v.string()),
  imported: v.number(),
});

/** What the device kept; `null` where that is no import, or one of another version. */
export const keptImport = (value: unknown): ImportState | null =>
  v.is(schema, value) ? (value as ImportState) : null;

/** An import begins. @param newId a UUID, wanted once a line */
export const begunImport = (file: string, table: Table, newId: () => string): ImportState => ({
  file,
  header: table.header,
  columns: recognised(table),
  lines: table.lines.map((line) => ({ ...line, id: newId() })),
  psychologistId: null,
  imported: 0,
});

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
