import type { PaymentStatus } from '../../domain/payments/payment.ts';
import type { HistoryStats } from '../../domain/reports/history.ts';
import type { Unknown } from './known.ts';
import type { AppointmentRow } from './results.ts';

/** A session of the history. */
export interface HistoryRow extends AppointmentRow {
  /** How its payment stands; `null` where nothing is to be said of one. */
  readonly payment: PaymentStatus | null | Unknown;
}

/** A page of the sessions that a filter leaves, and what they are in all. */
export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly matching: number;
  /** Which page the rows are, from 1, and how many there are. */
  readonly page: number;
  readonly pages: number;
  /** Of all that match. */
  readonly stats: HistoryStats;
  /** Whether the rows are of what has begun alone. */
  readonly isPast: boolean;
  /** How many that have not begun the filter leaves, shown or not. */
  readonly future: number;
}
