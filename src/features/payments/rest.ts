import type { SessionPayments } from '../../data/queries/money/results.ts';
import { fromCents, toCents } from '../../domain/payments/amount.ts';
import { type Payment, type Rest } from '../../domain/payments/payment.ts';
import type { TypedAmount } from '../../domain/payments/typedAmount.ts';
import { formatMoney } from '../../pieces/money/format.ts';

export const REST_ASKED = 'Diga se o restante ainda vai ser pago ou se foi um desconto.';

export const RESTS = [
  { id: 'due', name: 'O restante ainda vai ser pago' },
  { id: 'discount', name: 'Foi um desconto' },
] as const satisfies readonly { readonly id: Rest; readonly name: string }[];

export const missingWords = (missing: number, of: string): string =>
  `${formatMoney(missing)} a menos que o valor ${of}`;

/**
 * Returns what a payment is expected to be, in reais: the price without what else was paid, or less
 * where less was registered as open. `null` where nobody has said a price.
 */
export function expectedAmount(
  known: Pick<SessionPayments, 'price' | 'rows'> | null,
  payment?: Pick<Payment, 'id' | 'status' | 'amount'>,
): number | null {
  if (known?.price == null) return null;
  const others = known.rows.filter(
    ({ payment: one }) => one.status === 'paid' && one.id !== payment?.id,
  );
  const paid = others.reduce((sum, { payment: one }) => sum + toCents(one.amount), 0);
  const left = fromCents(Math.max(0, toCents(known.price) - paid));
  return payment?.status === 'pending' ? Math.min(left, payment.amount) : left;
}

/** Returns how much less than expected an amount is, in reais; `null` where it is not less. */
export const missingOf = (amount: TypedAmount, expected: number | null): number | null =>
  typeof amount === 'number' && amount > 0 && expected !== null && amount < expected
    ? fromCents(toCents(expected) - toCents(amount))
    : null;
