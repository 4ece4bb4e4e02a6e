import type { SessionPackage } from '../../../domain/packages/package.ts';
import { fromCents, toCents } from '../../../domain/payments/amount.ts';
import { type PaymentMethod } from '../../../domain/payments/payment.ts';
import { amountOf, type TypedAmount } from '../../../domain/payments/typedAmount.ts';
import { farFromUsual } from '../../../pieces/money/farFromUsual.ts';

/** What the form of a package holds; the number of sessions as typed. */
export interface PackageForm {
  readonly sessions: string;
  /** The amount of all sessions together. */
  readonly amount: TypedAmount;
  readonly paymentMethod: PaymentMethod | null;
  /** `yyyy-MM-dd` */
  readonly paidOn: string | null;
  readonly notes: string;
}

/** @param today `yyyy-MM-dd` */
export const newPackage = (today: string): PackageForm => ({
  sessions: '',
  amount: null,
  paymentMethod: 'pix',
  paidOn: today,
  notes: '',
});

type Source = Pick<SessionPackage, 'sessions' | 'amount' | 'paymentMethod' | 'paidOn'> & {
  readonly notes?: string | null | undefined;
};

export const formOfPackage = (sold: Source): PackageForm => ({
  sessions: String(sold.sessions),
  amount: sold.amount,
  paymentMethod: sold.paymentMethod,
  paidOn: sold.paidOn,
  notes: sold.notes ?? '',
});

export const packageArgs = ({ sessions, notes, ...form }: PackageForm): object => ({
  ...form,
  sessions: sessions.trim() === '' ? null : Number(sessions),
  notes: notes || null,
});

/** About what each session costs, in reais; `null` where that cannot be said yet. */
export function priceOfEach({ sessions, amount }: PackageForm): number | null {
  const [count, price] = [Number(sessions), amountOf(amount)];
  if (!Number.isInteger(count) || count < 1 || price === null) return null;
  return fromCents(Math.floor(toCents(price) / count));
}

/** Asks about a price far from the patient's fee, which is in reais. */
export const doubtOfPackage = (form: PackageForm, fee: number | null): string | null =>
  farFromUsual(priceOfEach(form), fee, 'por sessão');
