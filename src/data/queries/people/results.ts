import type { Gathered, Known } from '../kit/known.ts';
import type { Repair, SyncMark } from '../kit/marks.ts';
import type { CorrectionRequest } from '../../../domain/corrections/correction.ts';
import type { Handover } from '../../../domain/handovers/handover.ts';
import type { PatientInvite } from '../../../domain/invites/invite.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import type { Tenant } from '../../../domain/tenants/tenant.ts';
import type { User } from '../../../domain/users/user.ts';

export interface Practice {
  readonly tenant: Known<Tenant>;
  readonly user: Known<User>;
  /** Those who can hold sessions, by name. */
  readonly psychologists: Gathered<readonly User[]>;
  /** Those whose account was closed, and whose past sessions stay. */
  readonly former: Gathered<readonly User[]>;
}

/** A patient's way to the portal: the invitation that counts, and how far it has come. */
export interface InviteRow extends Pick<PatientInvite, 'id' | 'status' | 'expiresAt'> {
  readonly mark: SyncMark;
}

export interface PatientRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly cpf: string | null;
  readonly isActive: boolean;
  readonly mark: SyncMark;
  readonly repair: Repair;
  /** The next session, if any; absent where nobody asked. */
  readonly next?: Known<{ readonly startAt: string }>;
  /** True if the patient has an account of the portal. */
  readonly hasAccount: boolean;
  /** `null` for one who was never invited. */
  readonly invite: InviteRow | null;
}

export interface PatientList {
  readonly rows: readonly PatientRow[];
  /** How many match, of which `rows` is a slice. */
  readonly matching: number;
  readonly counts: { readonly total: number; readonly active: number; readonly inactive: number };
}

/** The patients who already have what is unique. */
export interface PatientDuplicates {
  readonly email: { readonly id: string; readonly name: string } | null;
  readonly cpf: { readonly id: string; readonly name: string } | null;
}

export interface PatientDetails {
  readonly patient: Patient;
  readonly mark: SyncMark;
}

/** A correction that a patient asked for. */
export interface CorrectionRow {
  readonly request: CorrectionRequest;
  readonly mark: SyncMark;
}

export interface CorrectionDetails extends CorrectionRow {
  readonly patient: Patient | null;
}

/** The rest that stays with a psychologist of a patient who was hers. */
export interface FormerPatient {
  /** Her last hand-over of the patient. `null` where nothing had to be asked. */
  readonly handover: Handover | null;
  /** Her own notes of the patient, and sessions that she held. */
  readonly notes: number;
  readonly sessions: number;
}
