import type { OutboxState, Refusal } from '../../outbox/row.ts';
import type { Recording } from '../../recordings/recording.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { CommandName } from '../../../domain/registry.ts';

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
  /** The command's title. */
  readonly title: string;
  /** Whom or what it is about, e.g. a patient's name. */
  readonly subject: string | null;
  /** When the session is that it is about. */
  readonly span: Pick<Appointment, 'startAt' | 'endAt'> | null;
  readonly args: unknown;
  readonly at: string;
  readonly state: OutboxState;
  readonly refusal: Refusal | null;
  /** True if it may be discarded. It may not while the server may already have it. */
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
  /** The session's times; `null` where it has gone, or has not arrived. */
  readonly span: Pick<Appointment, 'startAt' | 'endAt'> | null;
}

/**
 * The kind of text that a draft holds.
 * Among them: `decision`, the one text out of two; `leftText`, the same where its decision is gone;
 * `import`, a file of patients; `cancellation`, the reason why a session is cancelled; `solution`,
 * the way out of a recurrence's conflicts; `professional`, a psychologist's own data.
 */
export type DraftKind =
  | 'note'
  | 'summary'
  | 'template'
  | 'decision'
  | 'leftText'
  | 'patient'
  | 'import'
  | 'appointment'
  | 'cancellation'
  | 'payment'
  | 'package'
  | 'recurrence'
  | 'solution'
  | 'break'
  | 'block'
  | 'period'
  | 'week'
  | 'professional'
  | 'other';

export interface DraftItem {
  readonly key: string;
  readonly kind: DraftKind;
  /**
   * The id of what it continues; `null` for something new. A note, a decision, a cancellation and
   * a payment continue a session, a way out a recurrence, all others the record itself.
   */
  readonly target: string | null;
  /** Whom it is about, e.g. a patient's name; of times what they are for, or whose. */
  readonly subject: string | null;
  readonly at: string;
}
