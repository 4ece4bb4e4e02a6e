import type { AppointmentRow } from '../agenda/results.ts';
import type { Gathered, Unknown } from '../kit/known.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import type { PaymentStatus } from '../../../domain/payments/payment.ts';
import type { HistoryStats } from '../../../domain/reports/history.ts';

/** A session that runs, with how many notes there are on its patient. */
export interface OngoingSession extends AppointmentRow {
  readonly totalNotes: Gathered<number>;
}

export interface DashboardSessions {
  readonly next: readonly AppointmentRow[];
  readonly ongoing: readonly OngoingSession[];
}

/** Whom the next session is with. */
export interface NextPatient {
  readonly session: AppointmentRow;
  /** `null` where the patient is another psychologist's by now. */
  readonly patient: Pick<Patient, 'id' | 'name' | 'email'> | null;
}

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
  /** Figures of all that match. */
  readonly stats: HistoryStats;
  /** True if the rows are sessions that have begun, and no others. */
  readonly isPast: boolean;
  /** How many that have not begun the filter leaves, shown or not. */
  readonly future: number;
}
