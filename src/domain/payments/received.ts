import type { CommandContext } from '../core/command.ts';
import type { KeptParties } from '../receipts/parties.ts';
import { withCorrections } from './corrections.ts';
import type { Payment, PaymentStatus } from './payment.ts';
import { hasCome } from './state.ts';

/** Fields that say how money came. */
export const moneyFields = [
  'amount',
  'paidOn',
  'paymentMethod',
  'status',
  'refundedOn',
  'refundedAmount',
] as const;

/** Adds what is another than before to the corrections, if the money had come before. */
export const asCorrected = (before: Payment, after: Payment, context: CommandContext): Payment => ({
  ...after,
  corrections: hasCome(before.status)
    ? withCorrections(
        before,
        moneyFields.map((field) => [field, before[field] ?? null, after[field] ?? null] as const),
        context,
      )
    : (before.corrections ?? null),
});

/** True if a person said by hand who pays: then nothing else says it. */
const hasCorrectedParties = ({ corrections }: Pick<Payment, 'corrections'>): boolean =>
  (corrections ?? []).some(({ field }) => field === 'payer' || field === 'beneficiary');

/** True if the money of an open payment comes by the change, so that its parties are kept anew. */
export const isReceivedBy = (
  before: Pick<Payment, 'status' | 'corrections'>,
  { status: after }: { readonly status?: PaymentStatus | undefined },
): boolean =>
  after !== undefined && hasCome(after) && !hasCome(before.status) && !hasCorrectedParties(before);

/** Returns the parties of an open payment that is received. @param told by the command */
export const partiesReceived = (
  open: Pick<Payment, 'parties' | 'corrections'>,
  told: KeptParties | null | undefined,
): KeptParties | null => (hasCorrectedParties(open) ? null : told) ?? open.parties ?? null;
