import { toUnicode } from 'punycode/';

/** Latin letters alone: a letter of another script can look like one of another domain. */
const READABLE = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** Returns an address as people write it, with the accents of its domain. */
export function shownAddress(address: string): string {
  const shown = toUnicode(address);
  return READABLE.test(shown) ? shown : address;
}
