import type { PackageRow } from '../../data/queries/paymentsResults.ts';
import type { Payment, PaymentMethod, PaymentStatus } from '../../domain/payments/payment.ts';
import { farFromUsual } from '../../pieces/money/farFromUsual.ts';
import { amountOf, type TypedAmount } from '../../domain/payments/typedAmount.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { hasCome } from '../../domain/payments/state.ts';

const FROM_PACKAGE = 'package:';

/** How it was paid: a method, or out of a package. */
export type Way = PaymentMethod | `${typeof FROM_PACKAGE}${string}`;

export const wayOf = (packageId: string): Way => `${FROM_PACKAGE}${packageId}`;

export const packageOf = (way: string | null): string | null =>
  way?.startsWith(FROM_PACKAGE) ? way.slice(FROM_PACKAGE.length) : null;

/** What the form holds. */
export interface PaymentForm {
  readonly amount: TypedAmount;
  readonly paymentMethod: Way | null;
  readonly status: PaymentStatus;
  /** `yyyy-MM-dd`, of the clinic. */
  readonly paidOn: string | null;
  readonly notes: string;
}

/**
 * A new payment: by Pix, paid, today; out of a package where the patient has sessions left.
 * @param today `yyyy-MM-dd`
 */
export const newPayment = (
  amount: number | null,
  packages: readonly PackageRow[],
  today: string,
): PaymentForm => {
  const [first] = packages;
  return {
    amount,
    paymentMethod: first ? wayOf(first.sold.id) : 'pix',
    status: 'paid',
    paidOn: today,
    notes: '',
  };
};

export const formOf = (
  payment: Pick<Payment, 'amount' | 'paymentMethod' | 'status'> & {
    readonly notes?: string | null | undefined;
    readonly paidOn?: string | null | undefined;
  },
  day: string | null,
): PaymentForm => ({
  amount: payment.amount,
  paymentMethod: payment.paymentMethod,
  status: payment.status,
  paidOn: payment.paidOn ?? day,
  notes: payment.notes ?? '',
});

/** What is taken out of a package costs its share, and comes on no day of its own. */
const ofPackage = ({ sold, share }: PackageRow) => ({
  packageId: sold.id,
  amount: share,
  paymentMethod: sold.paymentMethod,
  status: 'paid',
  paidOn: null,
});

/** No money has come of what is open or failed, on no day. */
const received = ({ paymentMethod, status, paidOn }: PaymentForm) => ({
  paymentMethod,
  status,
  paidOn: hasCome(status) ? paidOn : null,
});

export const argsOfNew = (
  form: PaymentForm,
  of: { readonly id: string; readonly appointmentId: string },
  packages: readonly PackageRow[],
): object => {
  const sold = packages.find((one) => one.sold.id === packageOf(form.paymentMethod));
  const { amount, notes } = form;
  return { ...of, amount, notes: notes || null, ...received(form), ...(sold && ofPackage(sold)) };
};

export const argsOfChange = (id: string, form: PaymentForm): object => ({
  id,
  amount: form.amount,
  notes: form.notes || null,
  ...received(form),
});

/** Only what differs, so that who corrects the amount does not undo another's note. */
export function changedArgs(
  id: string,
  before: PaymentForm,
  form: PaymentForm,
): Partial<CommandArgs<'payment.update'>> & { readonly id: string } {
  const [was, is] = [argsOfChange(id, before), argsOfChange(id, form)] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const changes = Object.entries(is).filter(([name, value]) => value !== was[name]);
  return { id, ...Object.fromEntries(changes) };
}

/**
 * Asks about an amount far from what the patient pays, which is in reais.
 * A package's share is reckoned.
 */
export const doubtOfPayment = (
  { amount, paymentMethod }: PaymentForm,
  usual: number | null,
): string | null =>
  packageOf(paymentMethod) === null ? farFromUsual(amountOf(amount), usual) : null;
