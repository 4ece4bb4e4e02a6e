import type { Random } from './random.ts';

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0);
  return ((sum * 10) % 11) % 10;
};

/** A well-formed CPF, `000.000.000-00`, with valid check digits. It is nobody's on purpose. */
export function randomCpf(random: Random): string {
  const digits = Array.from({ length: 9 }, () => random.between(0, 9));
  digits.push(checkDigit(digits));
  digits.push(checkDigit(digits));
  return digits.join('').replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
}

/** Whether a formatted CPF carries the check digits of its first nine digits. */
export function isValidCpf(cpf: string): boolean {
  const digits = Array.from(cpf.replaceAll(/\D/g, ''), Number);
  return (
    digits.length === 11 &&
    checkDigit(digits.slice(0, 9)) === digits[9] &&
    checkDigit(digits.slice(0, 10)) === digits[10]
  );
}
