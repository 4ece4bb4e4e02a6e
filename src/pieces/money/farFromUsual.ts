import { formatMoney } from './format.ts';

/** Part payments and double sessions are everyday; a slipped comma is at least tenfold. */
const FAR = 4;

/**
 * Asks about an amount far from the usual one; `null` where nothing is to be asked.
 * @param usual in reais; `null` or 0 where there is none
 * @param each what the amount is for, e.g. “por sessão”
 */
export function farFromUsual(
  amount: number | null,
  usual: number | null,
  each = '',
): string | null {
  if (amount === null || amount <= 0 || usual === null || usual <= 0) return null;
  const isLess = amount * FAR <= usual;
  if (!isLess && amount < usual * FAR) return null;
  const what = [formatMoney(amount), each].filter(Boolean).join(' ');
  return `${what} é bem ${isLess ? 'menos' : 'mais'} que o valor de costume, ${formatMoney(usual)}.`;
}
