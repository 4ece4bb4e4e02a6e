import type { PackageRow } from '../../../data/queries/money/results.ts';
import { ownPart, unusedOf } from '../../../domain/packages/shares.ts';
import type { TypedAmount } from '../../../domain/payments/typedAmount.ts';

/** The money of a package that ends: given back or kept. */
export type Outcome = 'refunded' | 'kept';

/** The form that ends a package. */
export interface CancelForm {
  /** `null` until the person says it: nobody else knows. */
  readonly outcome: Outcome | null;
  readonly refundedAmount: TypedAmount;
  /** `yyyy-MM-dd` */
  readonly refundedOn: string | null;
}

/** Proposes what was not used, today. */
export const newCancel = ({ sold, taken }: PackageRow, today: string): CancelForm => {
  const unused = sold.continues ? 0 : unusedOf(ownPart(sold), taken);
  return {
    outcome: unused > 0 ? null : 'kept',
    refundedAmount: unused > 0 ? unused : null,
    refundedOn: today,
  };
};

/** Returns the form of a refused cancellation. */
export const formOfCancel = (args: {
  readonly refundedAmount?: number | null | undefined;
  readonly refundedOn?: string | null | undefined;
}): CancelForm => ({
  outcome: args.refundedAmount == null ? 'kept' : 'refunded',
  refundedAmount: args.refundedAmount ?? null,
  refundedOn: args.refundedOn ?? null,
});

export const cancelArgs = (id: string, { outcome, ...refund }: CancelForm): object => ({
  id,
  isCancelled: true,
  ...(outcome === 'refunded' ? refund : { refundedAmount: null, refundedOn: null }),
});

/** Requires an answer: the command's arguments cannot tell if the person gave one. */
export const cancelRules = ({ outcome, refundedAmount, refundedOn }: CancelForm) => ({
  ...(outcome === null && { outcome: 'Diga se o dinheiro foi devolvido.' }),
  ...(outcome === 'refunded' && refundedAmount === null && { refundedAmount: 'Informe o valor' }),
  ...(outcome === 'refunded' && refundedOn === null && { refundedOn: 'Informe o dia' }),
});
