import { fromCents } from '../../domain/payments/payment.ts';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const round = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});
const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/** `R$ 1.234,56`, with a space that does not break. @param amount in reais, as on the wire */
export const formatMoney = (amount: number): string => reais.format(amount);

/** `R$ 1.234` of a round sum, for the marks of an axis; any other with its centavos. */
export const formatRoundMoney = (amount: number): string =>
  Number.isInteger(amount) ? round.format(amount) : formatMoney(amount);

/** `1.234,56`: what stands in a field that has `R$` before it. @param cents whole centavos */
export const formatCents = (cents: number): string => plain.format(fromCents(cents));

/** The most that a field takes: ten million reais. */
const DIGITS_MAX = 9;

/**
 * Whole centavos from what was typed, read from the right as card machines do: `1`, `12`, `123` are 1, 12 and 123
 * centavos, whatever stands between the digits. `null` where there is none.
 */
export function centsTyped(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? null : Number(digits.slice(0, DIGITS_MAX));
}
