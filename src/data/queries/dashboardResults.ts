import type { Patient } from '../../domain/patients/patient.ts';
import type { Gathered } from './known.ts';
import type { AppointmentRow } from './results.ts';

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
