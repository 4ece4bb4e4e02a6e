import type { PortalReceipt } from '../../data/queries/portal/portalMoney.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { fromCents } from '../../domain/payments/amount.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { refundWords } from '../../pieces/money/refundWords.ts';

/** What one payment was for; `null` where it was for one session. */
function forWhat({ sold, sessions }: PortalReceipt['transaction']): string | null {
  if (sold !== null) return `pacote de ${sold} sessões`;
  return sessions.length > 1 ? `${sessions.length} sessões` : null;
}

/** `R$ 180,00 em 12/03/2026, Pix` */
export function paidWords({ transaction }: PortalReceipt): string {
  const { cents, day, method, refunds } = transaction;
  const money = `${formatMoney(fromCents(cents))} em ${formatDay(day)}`;
  const back = refunds.map((one) => refundWords(one));
  return [money, paymentMethodLabels[method], forWhat(transaction), ...back]
    .filter(Boolean)
    .join(', ');
}
