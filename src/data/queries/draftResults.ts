/**
 * What was being written: a note, its summary, a template, the one text out of two, the
 * same where its decision is gone, a patient's data, a file of patients, a
 * session, the reason why one is cancelled, a recurrence, the way out of its conflicts, times, a
 * psychologist's own data.
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
  /** What it continues: a session's id for a note, a decision, a cancellation and a payment, a recurrence's for a way out, its own otherwise; `null` for something new. */
  readonly target: string | null;
  /** Whom it is about, e.g. a patient's name; of times what they are for, or whose. */
  readonly subject: string | null;
  readonly at: string;
}
