import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { SessionPackage } from '../../domain/packages/package.ts';
import type { AppointmentRow, PaymentRow, SyncMark } from './results.ts';

export interface PackageRow {
  readonly sold: SessionPackage;
  readonly used: number;
  /** None of a cancelled one. */
  readonly left: number;
  /** What the next session taken out of it costs, in reais; `null` where none is left. */
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
  /** Whether those are all that there are. */
  readonly isAll: boolean;
  /** What a payment begins with, in reais: what was agreed with the patient, else what they paid last; never made up. */
  readonly amount: number | null;
  /**
   * The amount that the patient pays for other sessions, in reais; `null` where nobody has said.
   */
  readonly usual: number | null;
  /** Whose session it is pays nothing. */
  readonly isFree: boolean;
  /** Those of the patient with sessions left, the oldest first. */
  readonly packages: readonly PackageRow[];
}

/** A session for which money is still to come. */
export interface OwedSession extends Pick<Appointment, 'id' | 'startAt' | 'endAt' | 'status'> {
  /** In reais; `null` where nobody has said what it costs. */
  readonly amount: number | null;
  /** The payment that was registered and has not come. */
  readonly openId: string | null;
}

export interface PatientPayments {
  /** The one registered last first. */
  readonly rows: readonly PaymentRow[];
  /** The oldest first. */
  readonly owed: readonly OwedSession[];
  readonly packages: readonly PackageRow[];
  /** In reais. */
  readonly fee: number | null;
  /** What a payment of this patient begins with, in reais. */
  readonly amount: number | null;
}

/** What a patient owes. */
export interface OwedRow {
  readonly patientId: string;
  readonly patientName: string | null;
  /** Of whoever answers for the patient, else the patient's own. */
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly sessions: number;
  /** Of the sessions whose amount is known, in reais. */
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
