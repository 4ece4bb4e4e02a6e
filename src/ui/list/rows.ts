import type { LinkProps } from '@tanstack/react-router';
import type { Column } from './columns.ts';
import type { RowAction } from './RowMenu.tsx';

/** What a row leads to, and what it says of its record. Each function the same at each drawing, or every row is drawn anew. */
export interface RowShape<T> {
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string;
  /** What the row opens: an address, or whatever `onOpen` does. Without either it opens nothing. */
  readonly link?: (row: T) => LinkProps;
  readonly onOpen?: (row: T) => void;
  readonly menu?: {
    /** Whether there is anything to do with the row; with every one unless told. */
    readonly isFor?: (row: T) => boolean;
    readonly label: (row: T) => string;
    readonly actions: (row: T) => readonly RowAction[];
    /** What is done with one most often: a button of its own, named for the row. */
    readonly first?: (row: T) => RowAction | null;
  };
}

export interface DrawnRows<T> extends RowShape<T> {
  readonly label: string;
  readonly count: number;
  readonly at: (index: number) => T | undefined;
  readonly indexes: readonly number[];
  readonly before: number;
  readonly after: number;
  /** A row's height in pixels. */
  readonly size: number;
  /** The row that the tab key stops at. */
  readonly stop: number | undefined;
}

export interface RowProps<T> extends RowShape<T> {
  readonly index: number;
  /** `undefined` while its page is being read. */
  readonly row: T | undefined;
  readonly size: number;
  readonly tabIndex: 0 | -1;
}
