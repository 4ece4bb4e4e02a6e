import { visibleLine } from '../../../domain/core/visibleLine.ts';
import type { Kind } from './headings.ts';

/** Google's sign between several values in one cell. */
const SEVERAL = / *::: */;

/** Words in the place of a number are no number. */
export const hasDigit = (text: string): boolean => /\d/.test(text);

const digits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** As spreadsheets write a long number: its last digits are lost. */
export const isShortened = (text: string): boolean =>
  /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

/** Numbers of cells that were computed have a decimal part. */
export const wholeNumber = (text: string): string => text.replace(/^(\d{8,15})[.,]0{1,2}$/, '$1');

const splitIf = (text: string, sign: RegExp, isOne: (piece: string) => boolean): string[] => {
  const pieces = text.split(sign).filter(Boolean);
  return pieces.length > 1 && pieces.every(isOne) ? pieces : [text];
};

/** The telephone numbers of a cell. */
export const phonesOf = (cell: string): string[] =>
  cell
    .split(SEVERAL)
    .flatMap((text) => splitIf(text, /\s*(?:[/;|]|\bou\b|\se\s|\n)\s*/, (one) => digits(one) >= 8))
    .map((text) =>
      wholeNumber(visibleLine(text).replaceAll(/[‐‑‒–—−]/g, '-')).replace(/^tel:/i, ''),
    )
    .filter(Boolean);

/** The addresses of a cell; a name before one in brackets is left out. */
export const emailsOf = (cell: string): string[] =>
  cell
    .split(SEVERAL)
    .flatMap((text) => splitIf(text, /[\s,;/|]+/, (one) => one.includes('@')))
    .map((text) => visibleLine(text).replace(/^mailto:/i, ''))
    .map((text) => /^[^<>]*<([^<>\s]+@[^<>\s]+)>$/.exec(text)?.[1] ?? text)
    .filter(Boolean);

/** The postal addresses of a cell, each in one line. */
export const addressesOf = (cell: string): string[] =>
  cell.split(SEVERAL).flatMap((text) => addressLine(text) || []);

/** Lines of an address as pieces of it. */
export const addressLine = (text: string): string =>
  text
    .split(/[,;]?\s*\n\s*/)
    .map(visibleLine)
    .filter(Boolean)
    .join(', ');

/** A mobile number here has nine digits that begin with a nine, behind two of the region. */
const looksMobile = (phone: string): boolean =>
  /^(?:0?0?55)?0?[1-9]\d9\d{8}$/.test(phone.replaceAll(/\D/g, ''));

const PHONE_RANKS: Readonly<Record<Kind, number>> = {
  mobile: 0,
  main: 1,
  home: 2,
  work: 3,
  spare: 4,
  fax: 9,
};
const PLACE_RANKS: Readonly<Record<Kind, number>> = {
  main: 0,
  home: 0,
  mobile: 0,
  work: 2,
  spare: 3,
  fax: 9,
};

/** Behind every number. */
const WORDS_RANK = 10;

/** Lower is taken first: mobile before landline, a fax only when there is nothing else. */
export const phoneRank = (phone: string, kind: Kind): number =>
  !hasDigit(phone)
    ? WORDS_RANK
    : kind === 'main' && looksMobile(phone)
      ? PHONE_RANKS.mobile
      : PHONE_RANKS[kind];

/** Lower is taken first: home before work. */
export const placeRank = (_: string, kind: Kind): number => PLACE_RANKS[kind];
