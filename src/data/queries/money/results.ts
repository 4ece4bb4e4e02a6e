import type { AppointmentRow } from '../agenda/results.ts';
import type { SyncMark } from '../kit/marks.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { SessionPackage } from '../../../domain/packages/package.ts';
import type { Payment, PaymentStatus } from '../../../domain/payments/payment.ts';
import type { MoneyEntry } from '../../../domain/reports/entries.ts';
import type { MethodShare } from '../../../domain/reports/methods.ts';
import type { PatientFinances } from '../../../domain/reports/patients.ts';
import type { PaymentStats } from '../../../domain/reports/payments.ts';
import type { MonthlyRevenue } from '../../../domain/reports/revenue.ts';
import type { FinancialSummary } from '../../../domain/reports/summary.ts';

export interface PaymentRow {
  readonly payment: Payment;
  readonly patientName: string | null;
  /** The session's start. */
  readonly startAt: string | null;
  readonly mark: SyncMark;
}

export interface PackageRow {
  readonly sold: SessionPackage;
  readonly used: number;
  /** The shares that were taken, in reais. */
  readonly taken: readonly number[];
  /** None of a cancelled one. */
  readonly left: number;
  /** The cost of the next session taken out of it, in reais; `null` where none is left. */
  readonly share: number | null;
  readonly mark: SyncMark;
}

export interface PackageListRow extends PackageRow {
  readonly patientName: string | null;
}

/** A session and all that is known of its payment. */
export interface SessionPayments {
  readonly session: AppointmentRow;
  /** The newest first. */
  readonly rows: readonly PaymentRow[];
  /** True if those are all that there are. */
  readonly isAll: boolean;
  /** In reais; `null` where nobody has said. */
  readonly price: number | null;
  readonly isFree: boolean;
  readonly state: PaymentStatus | null;
  readonly isPayable: boolean;
  /** The amount that a form begins with, in reais: what is due, else what was paid last. */
  readonly amount: number | null;
  /** The price, else what other sessions cost, in reais; `null` where nobody has said. */
  readonly usual: number | null;
  /** Those of the patient with sessions left, the oldest first. */
  readonly packages: readonly PackageRow[];
}

/** A session for which money is still to come. */
export interface OwedSession extends Pick<Appointment, 'id' | 'startAt' | 'endAt' | 'status'> {
  /** In reais; `null` where nobody has said what it costs. */
  readonly amount: number | null;
  /** In reais; `null` where nobody has said. */
  readonly price: number | null;
  /** The payment that was registered and has not come. */
  readonly openId: string | null;
  /** As it was kept when the patient went elsewhere. */
  readonly patientName: string | null;
}

export interface PatientPayments {
  /** The one registered last first. */
  readonly rows: readonly PaymentRow[];
  /** The oldest first. */
  readonly owed: readonly OwedSession[];
  readonly packages: readonly PackageRow[];
  /** In reais. */
  readonly fee: number | null;
  /** A payment of this patient begins with this amount, in reais. */
  readonly amount: number | null;
}

/** A patient’s debt. */
export interface OwedRow {
  readonly patientId: string;
  readonly patientName: string | null;
  /** The address of whoever answers for the patient, else the patient’s own. */
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly sessions: number;
  /** The sum over sessions whose amount is known, in reais. */
  readonly amount: number;
  /** Sessions of which nobody has said what they cost. */
  readonly unpriced: number;
  /** When the oldest of them began, ISO. */
  readonly since: string;
}

/** Over all rows, of which `rows` is a slice. */
export interface OwedList {
  readonly rows: readonly OwedRow[];
  readonly matching: number;
  readonly sessions: number;
  readonly amount: number;
  readonly unpriced: number;
}

/** A line of the books, with what it is about. */
export interface EntryRow {
  readonly entry: MoneyEntry;
  /** Tells a payment from its refund, which has the same id. */
  readonly key: string;
  readonly patientName: string | null;
  /** The sessions of the package that was sold; `null`: it is none. */
  readonly sold: number | null;
  /** The session that was paid; `null` for a package. */
  readonly appointmentId: string | null;
  readonly startAt: string | null;
  readonly mark: SyncMark;
}

/** The figures of the financial reports, equal to the server's own. */
export interface FinanceReport {
  readonly summary: FinancialSummary;
  readonly payments: PaymentStats;
  readonly months: readonly MonthlyRevenue[];
  readonly methods: readonly MethodShare[];
  readonly patients: readonly PatientFinances[];
  /** At most 10, newest first. */
  readonly recent: readonly EntryRow[];
}
