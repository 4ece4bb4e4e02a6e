import * as v from 'valibot';
import { StartError } from '../../../kernel/config.ts';

/*
 * An export is a gzip of lines of JSON: a head; then for each block of a table a line that describes it and a line with
 * its rows; at last a line with the number of rows of each table and the SHA-256 of all lines before it. Rows are written
 * and read by PostgreSQL itself and pass through us as text, so that no number or instant loses a digit.
 */

export const FORMAT = 'sereno-export';
export const FORMAT_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.regex(/^[a-z_]{1,63}$/));

export const headSchema = v.object({
  format: v.literal(FORMAT),
  version: count,
  /** The migrations that the rows' database had. */
  schema: v.array(count),
  createdAt: v.string(),
  scope: v.picklist(['database', 'practice']),
  keys: v.boolean(),
});

export const blockSchema = v.object({
  table: name,
  columns: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,62}$/))), v.nonEmpty()),
  rows: count,
});

export const endSchema = v.object({
  end: v.literal(true),
  rows: v.record(name, count),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export type Head = v.InferOutput<typeof headSchema>;
export type Block = v.InferOutput<typeof blockSchema>;
export type End = v.InferOutput<typeof endSchema>;

export const foreignFile = (): StartError =>
  new StartError('O arquivo não é uma exportação do Sereno; nada foi alterado.');
export const damagedFile = (): StartError =>
  new StartError('O arquivo está incompleto ou danificado; nada foi alterado.');

/** @throws what `otherwise` makes where the line is no such JSON */
export function parseLine<S extends v.GenericSchema>(
  schema: S,
  line: string,
  otherwise: () => StartError,
): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch {
    throw otherwise();
  }
}
