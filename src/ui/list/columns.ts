import type { ReactNode } from 'react';

/** One thing that a list says of each record. */
export interface Column<T> {
  /** As it stands in the address of a sorted list. */
  readonly name: string;
  readonly label: string;
  readonly cell: (row: T) => ReactNode;
  /** The one that names the record, and opens it; the first unless told. */
  readonly names?: true;
  /** Beside the cell, outside of what opens the record. */
  readonly beside?: (row: T) => ReactNode;
  /** In the table, in CSS; columns without one share what is left. */
  readonly width?: string;
  /** Stands right, under each other. */
  readonly numeric?: true;
  /** What the list can be sorted by. */
  readonly sortBy?: (row: T) => string | number;
  /** The place on a phone's two lines, beside the name; a column without one stays behind the record. */
  readonly phone?: 'end' | 'second';
}

export const nameOf = <T>(columns: readonly Column<T>[]): Column<T> | undefined =>
  columns.find(({ names }) => names) ?? columns[0];

/** A long list that is read page by page: what is not there yet is `undefined`. */
export interface Paged<T> {
  readonly count: number;
  /** The order that they come in, as it stands in the address, and the columns that they can be ordered by. */
  readonly order?: string;
  readonly orders?: readonly string[];
  readonly at: (index: number) => T | undefined;
  /** Which rows come into sight. The same function at each drawing. */
  readonly onRange: (first: number, last: number) => void;
  /** Everything, for print. */
  readonly all: () => Promise<readonly T[]>;
}

export type Rows<T> = readonly T[] | Paged<T>;

export const isPaged = <T>(rows: Rows<T>): rows is Paged<T> => 'onRange' in rows;

/** Whether the list can be ordered by a column: one that is read page by page only as its source says. */
export const canOrder = <T>(rows: Rows<T>, { name, sortBy }: Column<T>): boolean =>
  isPaged(rows) ? rows.orders?.includes(name) === true : sortBy !== undefined;

const collator = new Intl.Collator('pt-BR', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** @param order a column's name, with a minus before it for the other way round; another word leaves the rows as they are */
export function sorted<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  order: string | undefined,
): readonly T[] {
  const sortBy = columns.find(({ name }) => name === order?.replace(/^-/, ''))?.sortBy;
  if (!sortBy) return rows;
  const sign = order?.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
}
