import type { SessionPackage } from '../packages/package.ts';
import { toCents } from '../payments/amount.ts';
import { type Payment, type PaymentMethod, type PaymentStatus } from '../payments/payment.ts';
import { refundedCents } from '../payments/refund.ts';

/** A line of the books: money that came or went back, or that was asked for and has not come. */
export interface MoneyEntry {
  /** The id of the payment, or of the package that was sold. */
  readonly id: string;
  readonly kind: 'payment' | 'package';
  readonly patientId: string;
  readonly psychologistId: string;
  readonly method: PaymentMethod;
  /** `refunded`: money that went back. */
  readonly status: PaymentStatus;
  /** Whole centavos, never negative. */
  readonly cents: number;
  /** The centavos that it adds to revenue; negative where money went back. */
  readonly revenueCents: number;
  /** The clinic's day on which the money moved. Without one: the day of `createdAt`. */
  readonly paidOn: string | null;
  readonly createdAt: string;
}

export interface Money {
  readonly payments: Iterable<Payment>;
  readonly packages: Iterable<SessionPackage>;
}

const received = (cents: number) => ({ status: 'paid', cents, revenueCents: cents }) as const;
const returned = (cents: number) => ({ status: 'refunded', cents, revenueCents: -cents }) as const;

/** A refund has a line of its own, so that the day on which the money came stays as it was. */
function addPayment(entries: MoneyEntry[], payment: Payment): void {
  const { id, patientId, psychologistId, status, createdAt, refundedOn } = payment;
  const cents = toCents(payment.amount);
  const method = payment.paymentMethod;
  const common = { id, kind: 'payment', patientId, psychologistId, method, createdAt } as const;
  const paidOn = payment.paidOn ?? null;
  const isReceived = status === 'paid' || refundedOn;
  // Old refunds have no day. They count neither as received nor as given back.
  const moved = isReceived ? received(cents) : { status, cents, revenueCents: 0 };
  entries.push({ ...common, ...moved, paidOn });
  if (refundedOn)
    entries.push({ ...common, ...returned(refundedCents(payment)), paidOn: refundedOn });
}

function addPackage(entries: MoneyEntry[], sold: SessionPackage): void {
  const { id, patientId, psychologistId, createdAt, paidOn, refundedOn } = sold;
  const method = sold.paymentMethod;
  const common = { id, kind: 'package', patientId, psychologistId, method, createdAt } as const;
  // What goes on from another psychologist's package was received there.
  if (!sold.continues) entries.push({ ...common, ...received(toCents(sold.amount)), paidOn });
  if (refundedOn) entries.push({ ...common, ...returned(refundedCents(sold)), paidOn: refundedOn });
}

/**
 * Returns the lines of the books, in no order.
 * A package is money on the day of its sale. Sessions taken out of it are no money any more.
 */
export function moneyEntries({ payments, packages }: Money): MoneyEntry[] {
  const entries: MoneyEntry[] = [];
  for (const payment of payments) if (!payment.packageId) addPayment(entries, payment);
  for (const sold of packages) addPackage(entries, sold);
  return entries;
}
