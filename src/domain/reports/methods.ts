import * as v from 'valibot';
import {
  fromCents,
  type Payment,
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  toCents,
} from '../payments/payment.ts';
import { cameWithin } from './came.ts';
import type { Range } from './range.ts';
import { ratio, roundTo } from './round.ts';

export const methodShareSchema = v.object({
  method: v.picklist(paymentMethods),
  /** In reais. */
  totalAmount: v.number(),
  /** Of the whole amount, from 0 to 100, two decimals. */
  percentage: v.number(),
});
export type MethodShare = v.InferOutput<typeof methodShareSchema>;

/** The methods that occur, the largest amount first. Centavos by method. */
export function sharesOf(cents: ReadonlyMap<PaymentMethod, number>): MethodShare[] {
  const whole = [...cents.values()].reduce((sum, part) => sum + part, 0);
  return paymentMethods
    .filter((method) => cents.has(method))
    .map((method) => ({ method, part: cents.get(method) ?? 0 }))
    .toSorted((a, b) => b.part - a.part)
    .map(({ method, part }) => ({
      method,
      totalAmount: fromCents(part),
      percentage: roundTo(ratio(part, whole) * 100, 2),
    }));
}

export interface PaymentFilter {
  readonly range: Range | null;
  /** `paid` where none is named. */
  readonly status?: PaymentStatus | undefined;
}

/** How payments of a status, that came in the range, were made. */
export function paymentMethodShares(
  payments: Iterable<Payment>,
  { range, status = 'paid' }: PaymentFilter,
  zone: string,
): MethodShare[] {
  const counts = cameWithin(range, zone);
  const cents = new Map<PaymentMethod, number>();
  for (const payment of payments)
    if (payment.status === status && counts(payment))
      cents.set(
        payment.paymentMethod,
        (cents.get(payment.paymentMethod) ?? 0) + toCents(payment.amount),
      );
  return sharesOf(cents);
}
