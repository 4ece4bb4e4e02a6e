import { paymentStatusLabels } from '../../domain/payments/labels.ts';
import type { PaymentStatus } from '../../domain/payments/payment.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';

/** How a payment, or the payment of a session, stands (`paymentState`); nothing where nothing is to be said. */
export function PaymentState({ state }: { readonly state: PaymentStatus | null }) {
  if (state === null) return null;
  const { label, tone } = paymentStatusLabels[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
