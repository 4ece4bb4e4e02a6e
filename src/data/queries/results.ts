import type { PatientInvite } from '../../domain/invites/invite.ts';
import type { CorrectionRequest } from '../../domain/corrections/correction.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { AppointmentStatus } from '../../domain/appointments/status.ts';
import type { PauseKind } from '../../domain/availability/labels.ts';
import type { Span } from '../../domain/availability/spans.ts';
import type { Slot } from '../../domain/availability/slots.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { CommandName } from '../../domain/registry.ts';
import type { RecurringAppointment } from '../../domain/recurrences/recurrence.ts';
import type { Tenant } from '../../domain/tenants/tenant.ts';
import type { User } from '../../domain/users/user.ts';
import type { OutboxState, Refusal } from '../outbox/row.ts';
import type { Recording } from '../recordings/recording.ts';
import type { Gathered, Known } from './known.ts';

export type { SyncStatus } from './syncStatus.ts';

/** Where a record's last change is: on the server, on its way, or refused and waiting for the person. */
export type SyncMark = 'saved' | 'waiting' | 'refused';

/** Of what the server would not make: the key of the change with which the person mends it. Such a record is a list's only. */
export type Repair = string | null;

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
  /** Whether the patient has an account of the portal. */
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

/** Who already has what is unique. */
export interface PatientDuplicates {
  readonly email: { readonly id: string; readonly name: string } | null;
  readonly cpf: { readonly id: string; readonly name: string } | null;
}

export interface PatientDetails {
  readonly patient: Patient;
  readonly mark: SyncMark;
}

export interface AppointmentRow {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
  /** As stored; show `statusAt(row, now)`. */
  readonly status: AppointmentStatus;
  readonly title: string | null;
  readonly patientId: string | null;
  readonly patientName: string | null;
  readonly psychologistId: string;
  readonly psychologistName: string | null;
  readonly note: Known<{ readonly id: string }>;
  readonly isGoogleCalendarEvent: boolean;
  readonly mark: SyncMark;
  readonly repair: Repair;
}

/** A session that runs or is to come. */
export interface FutureSession extends AppointmentRow {
  /** As it was typed. */
  readonly patientPhone: string | null;
}

export interface FutureSessions {
  readonly rows: readonly FutureSession[];
  /** How many there are, of which `rows` is a slice. */
  readonly matching: number;
  /** How many are cancelled, shown or not. */
  readonly cancelled: number;
}

export interface AgendaFigures {
  /** Those that run or are to come, without the cancelled. */
  readonly futureSessions: Gathered<number>;
  readonly activeBreaks: Gathered<number>;
}

export interface AppointmentDetails {
  readonly appointment: Appointment;
  readonly row: AppointmentRow;
}

/** Once that a break or a block falls on. */
export interface Pause extends Span {
  /** Of the break or the block: several in a week may have it. */
  readonly id: string;
  readonly kind: PauseKind;
  /** One line, never empty. */
  readonly title: string;
  readonly psychologistId: string;
  readonly mark: SyncMark;
}

/** Once that a psychologist works. */
export interface OpenSpan extends Span {
  readonly periodId: string;
}

/** A psychologist's working times in a range, each list by start. */
export interface PsychologistTimes {
  readonly psychologistId: string;
  /** Of the active periods, pauses not taken out; two of them may overlap. */
  readonly open: readonly OpenSpan[];
  /** Of the active breaks and of the blocks. */
  readonly pauses: readonly Pause[];
  /** Whether there is any active period at all, also outside the range: without one nothing says when somebody works. */
  readonly hasPeriods: boolean;
}

/** A psychologist's times to be booked, by their start. */
export interface SlotList {
  readonly psychologistId: string;
  /** Those that are taken or over too: `available` says which can be had. */
  readonly slots: readonly Slot[];
  /** Whether there is any period to divide, now or later. */
  readonly hasPeriods: boolean;
}

export interface PaymentRow {
  readonly payment: Payment;
  readonly patientName: string | null;
  /** Of the session. */
  readonly startAt: string | null;
  readonly mark: SyncMark;
}

type Written = 'id' | 'appointmentId' | 'patientId' | 'createdAt' | 'updatedAt';
/** What the view knows of a note; its text stays on disk. */
export interface NoteHead extends Pick<Note, Written> {
  readonly conflicts: number;
  /** Whether a program reads the patient's notes. */
  readonly mayBeRead: boolean;
  readonly mark: SyncMark;
  /** Changes whenever the text may have changed. */
  readonly revision: string;
}

/** A note with its text, pending edits included, and the `v` that an edit of it is based on. */
export interface NoteBody {
  readonly note: Note;
  readonly baseV: number;
  readonly mark: SyncMark;
  /** True while the newest change is on its way, and was made in another window of this device. */
  readonly byOtherWindow?: boolean;
}

export interface LossItem {
  readonly key: string;
  readonly title: string;
  /** Whom it was about. */
  readonly subject: string | null;
  /** ISO */
  readonly at: string;
}

export interface SyncItem {
  readonly key: string;
  readonly name: CommandName;
  /** What it does: the command's title. */
  readonly title: string;
  /** Whom or what it is about, e.g. a patient's name. */
  readonly subject: string | null;
  /** When the session is that it is about. */
  readonly span: Pick<Appointment, 'startAt' | 'endAt'> | null;
  readonly args: unknown;
  readonly at: string;
  readonly state: OutboxState;
  readonly refusal: Refusal | null;
  /** Whether it may be discarded: not while the server may already have it. */
  readonly canDiscard: boolean;
}

/** A note of which two texts stand side by side until the person decides. */
export interface ConflictItem {
  readonly noteId: string;
  readonly appointmentId: string;
  /** The patient's name. */
  readonly subject: string | null;
  /** When the first undecided text arrived. */
  readonly at: string;
}

/** A recording that only this device has, and of which session it is. */
export interface RecordingItem extends Recording {
  readonly patientName: string | null;
  /** Of the session; `null` where that has gone, or has not arrived. */
  readonly span: Pick<Appointment, 'startAt' | 'endAt'> | null;
}

/** The patient portal's own figures. */
export interface PortalOverview {
  readonly totalSessions: number;
  readonly completedSessions: number;
  readonly pendingSessions: number;
  readonly nextAppointment: AppointmentRow | null;
  /** Those that have begun, or were to begin, newest first, at most 10. */
  readonly recent: readonly AppointmentRow[];
}

export interface RecurrenceRow extends RecurringAppointment {
  readonly patientName: string | null;
  readonly psychologistName: string | null;
  readonly mark: SyncMark;
  readonly repair: Repair;
}

export interface RecurrenceList {
  readonly rows: readonly RecurrenceRow[];
  /** Without those that the server would not make. */
  readonly counts: { readonly total: number; readonly active: number; readonly inactive: number };
}

/** A session that a recurrence will have once the server has confirmed it: reckoned, and stored nowhere. */
export interface WaitingSession {
  /** Of this answer alone: no command knows it. */
  readonly id: string;
  readonly recurrenceId: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly patientId: string;
  readonly patientName: string | null;
  readonly psychologistId: string;
  readonly psychologistName: string | null;
}

/** A booked session that an edit of its recurrence moves. */
export interface MovedSession {
  readonly id: string;
  readonly from: SessionTimes;
  /** `null` where the day is none of the recurrence's any more. */
  readonly to: SessionTimes | null;
}

/** ISO instants. */
export interface SessionTimes {
  readonly startAt: string;
  readonly endAt: string;
}

/** What becomes of the sessions once the server has confirmed the changed recurrences. */
export interface WaitingSessions {
  /** By start. */
  readonly sessions: readonly WaitingSession[];
  /** Ids of the sessions that a changed, ended or replaced recurrence takes back. */
  readonly leaving: readonly string[];
  /** Ids of those that it takes back unless a note or a payment keeps them, of which this device does not know. */
  readonly unsure: readonly string[];
}

/** What a patient asked to have corrected. */
export interface CorrectionRow {
  readonly request: CorrectionRequest;
  readonly mark: SyncMark;
}

export interface CorrectionDetails extends CorrectionRow {
  readonly patient: Patient | null;
}
