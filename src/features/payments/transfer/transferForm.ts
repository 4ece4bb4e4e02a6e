import { newId } from '../../../client/newId.ts';
import type { OwedSession } from '../../../data/queries/money/results.ts';
import { fromCents, toCents } from '../../../domain/payments/amount.ts';
import { type PaymentMethod, type Rest } from '../../../domain/payments/payment.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { farFromUsual } from '../../../pieces/money/farFromUsual.ts';
import { amountOf, type TypedAmount } from '../../../domain/payments/typedAmount.ts';
import { missingOf, REST_ASKED } from '../rest.ts';
import type { CommandArgs } from '../../../domain/registry.ts';

/** What the form of a transfer holds. */
export interface TransferForm {
  /** The sessions that it pays, by their ids. */
  readonly chosen: readonly string[];
  /** By session. */
  readonly amounts: Readonly<Record<string, TypedAmount>>;
  readonly paymentMethod: PaymentMethod | null;
  /** `yyyy-MM-dd` */
  readonly paidOn: string | null;
  readonly notes: string;
  /** The rest of amounts below what is due; `null` until it is said. */
  readonly rest: Rest | null;
}

type Sent = CommandArgs<'payment.createMany'>;

/**
 * Returns the id of each session's payment. An open payment keeps its id, and so does one of a
 * refused transfer (`before`). All others get a new id.
 */
export const idsOf = (
  owed: readonly OwedSession[],
  before: Sent['payments'] = [],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    owed.map(({ id, openId }) => {
      const sent = before.find(({ appointmentId, isOpen }) => appointmentId === id && !isOpen);
      return [id, openId ?? sent?.id ?? newId()];
    }),
  );

/**
 * All of them, by Pix and today.
 * @param usual what a payment of the patient begins with, in reais
 * @param today `yyyy-MM-dd`
 */
export const newTransfer = (
  owed: readonly OwedSession[],
  usual: number | null,
  today: string,
): TransferForm => ({
  chosen: owed.map(({ id }) => id),
  amounts: Object.fromEntries(owed.map(({ id, amount }) => [id, amount ?? usual])),
  paymentMethod: 'pix',
  paidOn: today,
  notes: '',
  rest: null,
});

/** What was sent before, of the sessions that are still owed for. */
export function transferOf(owed: readonly OwedSession[], sent: Sent): TransferForm {
  const before = new Map(sent.payments.map(({ appointmentId, amount }) => [appointmentId, amount]));
  return {
    chosen: owed.map(({ id }) => id).filter((id) => before.has(id)),
    amounts: Object.fromEntries(owed.map(({ id, amount }) => [id, before.get(id) ?? amount])),
    paymentMethod: sent.paymentMethod,
    paidOn: sent.paidOn ?? null,
    notes: sent.notes ?? '',
    rest: sent.payments.find(({ rest }) => rest)?.rest ?? null,
  };
}

const chosenOf = (owed: readonly OwedSession[], { chosen }: TransferForm) =>
  owed.filter(({ id }) => chosen.includes(id));

const missingFor = ({ id, amount, price }: OwedSession, { amounts }: TransferForm) =>
  missingOf(amounts[id] ?? null, price === null ? null : amount);

/** Returns how much of what is due a transfer lacks, in reais; `null` where nothing. */
export function missingOfTransfer(owed: readonly OwedSession[], form: TransferForm): number | null {
  const missing = chosenOf(owed, form).map((session) => toCents(missingFor(session, form) ?? 0));
  return fromCents(missing.reduce((sum, cents) => sum + cents, 0)) || null;
}

export const transferRules = (owed: readonly OwedSession[], form: TransferForm) =>
  form.rest === null && missingOfTransfer(owed, form) !== null ? { rest: REST_ASKED } : {};

export const transferArgs = (
  id: string,
  ids: Readonly<Record<string, string>>,
  owed: readonly OwedSession[],
  form: TransferForm,
): object => ({
  id,
  payments: chosenOf(owed, form).map((session) => ({
    id: ids[session.id],
    appointmentId: session.id,
    amount: form.amounts[session.id],
    isOpen: session.openId !== null,
    rest: missingFor(session, form) === null ? null : form.rest,
  })),
  paymentMethod: form.paymentMethod,
  paidOn: form.paidOn,
  notes: form.notes || null,
});

/** In reais. */
export const totalOf = ({ chosen, amounts }: TransferForm): number =>
  fromCents(chosen.reduce((sum, id) => sum + toCents(amountOf(amounts[id] ?? null) ?? 0), 0));

/** What is wrong with a session's amount: of the chosen ones the schema counts. */
export const amountPath = (owed: readonly OwedSession[], form: TransferForm, id: string): string =>
  `payments.${chosenOf(owed, form).findIndex((session) => session.id === id)}.amount`;

const ASKED_MAX = 3;

/** Asks about the amounts that are far from what their sessions cost. */
export function doubtOfTransfer(
  owed: readonly OwedSession[],
  form: TransferForm,
  { usual, zone }: { readonly usual: number | null; readonly zone: string },
): string | null {
  const doubts = chosenOf(owed, form).flatMap(({ id, startAt, amount }) => {
    const each = `em ${formatDate(startAt, zone)}`;
    return farFromUsual(amountOf(form.amounts[id] ?? null), amount ?? usual, each) ?? [];
  });
  if (doubts.length === 0) return null;
  const more = doubts.length - ASKED_MAX;
  const rest = more > 0 ? [more === 1 ? 'E mais 1.' : `E mais ${more}.`] : [];
  return [...doubts.slice(0, ASKED_MAX), ...rest].join(' ');
}
