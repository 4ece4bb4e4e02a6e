import { fromCents } from '../../domain/payments/amount.ts';
import type { Refund } from '../../domain/receipts/transactions.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from './format.ts';

/** `R$ 50,00 devolvidos em 12/03/2026` */
export const refundWords = ({ cents, day }: Pick<Refund, 'cents' | 'day'>): string =>
  `${formatMoney(fromCents(cents))} devolvidos em ${formatDay(day)}`;
