import * as v from 'valibot';
import { line } from '../fields.ts';

/** `A` counts 17 and `Z` 42 (IN RFB 2.229/2024). */
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

/** The check digit of the first twelve or thirteen characters: weights 2 to 9, from the right, again and again. */
function checkDigit(characters: string): number {
  const values = Array.from(characters, valueOf).toReversed();
  const rest = values.reduce((total, value, i) => total + value * (2 + (i % 8)), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Without what separates; letters stay, since they count since July 2026. */
export const plainCnpj = (cnpj: string): string => cnpj.replaceAll(/[.\-/\s]/g, '');

/** Whether a CNPJ, formatted or not, with letters in upper case or digits alone, can be somebody's. */
export function isValidCnpj(cnpj: string): boolean {
  const plain = plainCnpj(cnpj);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(plain) || /^(.)\1+$/.test(plain)) return false;
  return [12, 13].every((length) => checkDigit(plain.slice(0, length)) === Number(plain[length]));
}

/** A CNPJ as it was typed. */
export const cnpj = v.pipe(
  line(),
  v.check(isValidCnpj, 'CNPJ inválido. Confira as letras e os números.'),
);
