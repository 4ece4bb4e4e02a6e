import type { PaymentMethod, PaymentStatus } from './payment.ts';

/** How a status is called, and what kind of news it is. */
export const paymentStatusLabels = {
  paid: { label: 'Pago', tone: 'success' },
  pending: { label: 'Pendente', tone: 'warning' },
  failed: { label: 'Falhou', tone: 'error' },
  refunded: { label: 'Reembolsado', tone: 'neutral' },
} as const satisfies Record<PaymentStatus, { label: string; tone: string }>;

export const paymentMethodLabels = {
  cash: 'Dinheiro',
  pix: 'Pix',
  credit_card: 'Cartão de crédito',
  debit_card: 'Cartão de débito',
  bank_transfer: 'Transferência',
  check: 'Cheque',
  other: 'Outra',
} as const satisfies Record<PaymentMethod, string>;
