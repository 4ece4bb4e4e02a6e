/** It may be there: it has not arrived on this device, or has not been read yet. Neither a record nor its absence. */
export const UNKNOWN = 'unknown';
export type Unknown = typeof UNKNOWN;

/** What the device can say of one record: the record, that there is none, or that nobody knows yet. */
export type Known<T extends object> = T | null | Unknown;

/**
 * Rows or figures made of all the records that there are (`whole`), or only of those that have arrived (`soFar`): then
 * a row may be missing, and a figure or an empty list says nothing.
 */
export type Gathered<T> = { readonly whole: T } | { readonly soFar: T };

export const gathered = <T>(isWhole: boolean, value: T): Gathered<T> =>
  isWhole ? { whole: value } : { soFar: value };

export const found = <T extends object>(value: T | undefined, isCovered: boolean): Known<T> =>
  value ?? (isCovered ? null : UNKNOWN);

export const isWhole = <T>(some: Gathered<T>): some is { readonly whole: T } => 'whole' in some;

/** What is there, to be shown as far as it goes. Who says that there is nothing, or how many, asks `isWhole` as well. */
export const shownOf = <T>(some: Gathered<T>): T => ('whole' in some ? some.whole : some.soFar);

/** The record where there is one, for what may be left out without saying anything untrue. */
export const recordOf = <T extends object>(known: Known<T> | undefined): T | null =>
  known === undefined || known === UNKNOWN ? null : known;
