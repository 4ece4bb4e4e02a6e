import { cpfCheckDigit } from '../../../../src/domain/core/taxIds/cpf.ts';
import type { Random } from '../random.ts';

/** A well-formed CPF, `000.000.000-00`, with valid check digits. It is nobody's on purpose. */
export function randomCpf(random: Random): string {
  const digits = Array.from({ length: 9 }, () => random.between(0, 9));
  digits.push(cpfCheckDigit(digits));
  digits.push(cpfCheckDigit(digits));
  return digits.join('').replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
}
