import * as v from 'valibot';
import { line } from '../fields.ts';

/** The check digit of the first nine or ten digits. */
export const cpfCheckDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0);
  return ((sum * 10) % 11) % 10;
};

/** Whether a CPF, formatted or not, can be somebody's: both check digits are right, and not all eleven are one digit. */
export function isValidCpf(cpf: string): boolean {
  const plain = cpf.replaceAll(/[.\-/\s]/g, '');
  if (!/^\d{11}$/.test(plain) || /^(\d)\1+$/.test(plain)) return false;
  const digits = Array.from(plain, Number);
  return (
    cpfCheckDigit(digits.slice(0, 9)) === digits[9] &&
    cpfCheckDigit(digits.slice(0, 10)) === digits[10]
  );
}

/** A CPF as it was typed. */
export const cpf = v.pipe(line(), v.check(isValidCpf, 'CPF inválido. Confira os números.'));
