import type { PackageRow } from '../../data/queries/money/results.ts';
import type { Payment, PaymentMethod, PaymentStatus, Rest } from '../../domain/payments/payment.ts';
import { farFromUsual } from '../../pieces/money/farFromUsual.ts';
import { amountOf, type TypedAmount } from '../../domain/payments/typedAmount.ts';
import { missingOf, REST_ASKED } from './rest.ts';
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
  /** The day on which it was given back, and how much of it: asked where it was. */
  readonly refundedOn: string | null;
  readonly refundedAmount: TypedAmount;
  readonly notes: string;
  /** The rest of an amount below what was expected; `null` until it is said. */
  readonly rest: Rest | null;
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
    refundedOn: null,
    refundedAmount: null,
    notes: '',
    rest: null,
  };
};

export const formOf = (
  payment: Pick<Payment, 'amount' | 'paymentMethod' | 'status'> & {
    readonly notes?: string | null | undefined;
    readonly paidOn?: string | null | undefined;
    readonly refundedOn?: string | null | undefined;
    readonly refundedAmount?: number | null | undefined;
    readonly rest?: Rest | null | undefined;
  },
  day: string | null,
): PaymentForm => ({
  amount: payment.amount,
  paymentMethod: payment.paymentMethod,
  status: payment.status,
  paidOn: payment.paidOn ?? day,
  refundedOn: payment.refundedOn ?? null,
  refundedAmount: payment.refundedAmount ?? (payment.refundedOn ? payment.amount : null),
  notes: payment.notes ?? '',
  rest: payment.rest ?? null,
});

/** Returns what is missing of the expected amount, in reais; `null` where nothing is. */
export const missingIn = (
  { amount, status, paymentMethod }: PaymentForm,
  expected: number | null,
): number | null =>
  status === 'paid' && packageOf(paymentMethod) === null ? missingOf(amount, expected) : null;

/** Says what is wrong where something is missing and nobody has said what becomes of it. */
export const restRule = (form: PaymentForm, expected: number | null): { rest?: string } =>
  form.rest === null && missingIn(form, expected) !== null ? { rest: REST_ASKED } : {};

const restOf = (form: PaymentForm, expected: number | null): Rest | null =>
  missingIn(form, expected) === null ? null : form.rest;

/** What is taken out of a package costs its share, and comes on no day of its own. */
const ofPackage = ({ sold, share }: PackageRow) => ({
  packageId: sold.id,
  amount: share,
  paymentMethod: sold.paymentMethod,
  status: 'paid',
  paidOn: null,
});

/** No money has come of what is open or failed, on no day; and none went back of what is not. */
const received = ({ paymentMethod, status, paidOn, ...refund }: PaymentForm) => ({
  paymentMethod,
  status,
  paidOn: hasCome(status) ? paidOn : null,
  refundedOn: status === 'refunded' ? refund.refundedOn : null,
  refundedAmount: status === 'refunded' ? refund.refundedAmount : null,
});

/** Returns the form with another status. A refund begins with the whole amount, today. */
export const withStatus = (
  form: PaymentForm,
  status: PaymentStatus,
  today: string,
): Partial<PaymentForm> =>
  status === 'refunded' && form.status !== 'refunded'
    ? { status, refundedOn: today, refundedAmount: form.refundedAmount ?? form.amount }
    : { status };

/** Keeps who paid, as it was when the refused command was given. */
export const keptParties = ({ parties }: Pick<CommandArgs<'payment.create'>, 'parties'>) =>
  parties ? { parties } : {};

export const argsOfNew = (
  form: PaymentForm,
  of: { readonly id: string; readonly appointmentId: string },
  packages: readonly PackageRow[],
  expected: number | null,
): object => {
  const rest = restOf(form, expected);
  const sold = packages.find((one) => one.sold.id === packageOf(form.paymentMethod));
  const { amount, notes } = form;
  return {
    ...of,
    amount,
    notes: notes || null,
    rest,
    ...received(form),
    ...(sold && ofPackage(sold)),
  };
};

export const argsOfChange = (id: string, form: PaymentForm, expected: number | null): object => ({
  id,
  amount: form.amount,
  rest: restOf(form, expected),
  notes: form.notes || null,
  ...received(form),
});

/** Only what differs, so that who corrects the amount does not undo another's note. */
export function changedArgs(
  id: string,
  before: PaymentForm,
  form: PaymentForm,
  expected: number | null,
): Partial<CommandArgs<'payment.update'>> & { readonly id: string } {
  const [was, is] = [argsOfChange(id, before, expected), argsOfChange(id, form, expected)] as [
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
