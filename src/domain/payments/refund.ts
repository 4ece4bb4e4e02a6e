import * as v from 'valibot';
import type { CommandContext } from '../core/command.ts';
import type { DocumentSet } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day } from '../core/fields.ts';
import { formatDay } from '../time/format.ts';
import { amount, centavos, toCents } from './amount.ts';
import { requireArrived } from './rules.ts';

/** Money that was received, and what of it went back. */
interface Refundable {
  readonly amount: number;
  readonly refundedOn?: string | null | undefined;
  readonly refundedAmount?: number | null | undefined;
}

/** Returns what was given back, in whole centavos. Without a day nothing counts. */
export const refundedCents = ({ amount: whole, refundedOn, refundedAmount }: Refundable): number =>
  refundedOn ? toCents(refundedAmount ?? whole) : 0;

/** The arguments with which a command says that money was given back. @param most in reais */
export const refundEntries = (most?: number) => ({
  refundedOn: clearable(day),
  refundedAmount: v.optional(
    v.nullable(most === undefined ? amount : centavos(most, 'O valor é maior que o recebido.')),
  ),
});

const TOO_MUCH = 'O valor devolvido é maior que o recebido.';

/**
 * Requires that no more went back than came, and not before it came.
 * @param cameOn `yyyy-MM-dd`
 * @throws DomainError 422, at the field that is wrong
 */
export function requireRefund(
  money: Refundable,
  cameOn: string,
  documents: Pick<DocumentSet, 'get'>,
  context: Pick<CommandContext, 'actor' | 'at'>,
): void {
  const { refundedOn } = money;
  if (!refundedOn) return;
  requireArrived(refundedOn, documents, context, 'refundedOn');
  if (refundedOn < cameOn) {
    const message = `O dinheiro chegou em ${formatDay(cameOn)}: a devolução não pode ser antes.`;
    throw new DomainError('refund_too_early', message, 422, { fields: { refundedOn: message } });
  }
  if (refundedCents(money) > toCents(money.amount))
    throw new DomainError('refund_too_much', TOO_MUCH, 422, {
      fields: { refundedAmount: TOO_MUCH },
    });
}
