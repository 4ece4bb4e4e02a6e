import * as v from 'valibot';
import { fromCents } from '../payments/amount.ts';
import { type PaymentMethod, paymentMethods, type PaymentStatus } from '../payments/payment.ts';
import { cameWithin } from './came.ts';
import type { MoneyEntry } from './entries.ts';
import type { Range } from './range.ts';

export const methodShareSchema = v.object({
  method: v.picklist(paymentMethods),
  /** In reais. */
  totalAmount: v.number(),
  /** Of the whole amount, from 0 to 100, two decimals. */
  percentage: v.number(),
});
export type MethodShare = v.InferOutput<typeof methodShareSchema>;

/** Returns each part in hundredths of a percent: together 100 %, by the largest remainder. */
function hundredthsOf(parts: readonly number[], whole: number): readonly number[] {
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 10_000);
  const floors = exact.map(Math.floor);
  const missing = 10_000 - floors.reduce((sum, one) => sum + one, 0);
  const rounded = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place)
    .slice(0, missing);
  const up = new Set(rounded.map(({ place }) => place));
  return floors.map((floor, place) => floor + (up.has(place) ? 1 : 0));
}

/** The methods that occur, the largest amount first. Centavos by method. */
export function sharesOf(cents: ReadonlyMap<PaymentMethod, number>): MethodShare[] {
  const whole = [...cents.values()].reduce((sum, part) => sum + part, 0);
  const shares = paymentMethods
    .filter((method) => cents.has(method))
    .map((method) => ({ method, part: cents.get(method) ?? 0 }))
    .toSorted((a, b) => b.part - a.part);
  const hundredths = hundredthsOf(
    shares.map(({ part }) => part),
    whole,
  );
  return shares.map(({ method, part }, place) => ({
    method,
    totalAmount: fromCents(part),
    percentage: (hundredths[place] ?? 0) / 100,
  }));
}

export interface PaymentFilter {
  readonly range: Range | null;
  /** `paid` where none is named. */
  readonly status?: PaymentStatus | undefined;
}

/**
 * Returns how money of a status came in the range: packages on the day of their sale.
 * What was given back since is not taken off: it came all the same.
 */
export function paymentMethodShares(
  entries: Iterable<MoneyEntry>,
  { range, status = 'paid' }: PaymentFilter,
  zone: string,
): MethodShare[] {
  const counts = cameWithin(range, zone);
  const cents = new Map<PaymentMethod, number>();
  for (const entry of entries)
    if (entry.status === status && counts(entry))
      cents.set(entry.method, (cents.get(entry.method) ?? 0) + entry.cents);
  return sharesOf(cents);
}
