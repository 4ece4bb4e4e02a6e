import type { MethodShare } from '../../domain/reports/methods.ts';
import type { PatientFinances } from '../../domain/reports/patients.ts';
import type { PaymentStats } from '../../domain/reports/payments.ts';
import type { MonthlyRevenue } from '../../domain/reports/revenue.ts';
import type { FinancialSummary } from '../../domain/reports/summary.ts';
import type { PaymentRow } from './results.ts';

/** The figures of the financial reports, equal to the server's own. */
export interface FinanceReport {
  readonly summary: FinancialSummary;
  readonly payments: PaymentStats;
  readonly months: readonly MonthlyRevenue[];
  readonly methods: readonly MethodShare[];
  readonly patients: readonly PatientFinances[];
  /** At most 10, newest first. */
  readonly recent: readonly PaymentRow[];
}
