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
  /** What it continues: a session's id for a note, a decision, a cancellation and a payment, a recurrence's for a way out, its own otherwise; `null` for something new. */
  readonly target: string | null;
  /** Whom it is about, e.g. a patient's name; of times what they are for, or whose. */
  readonly subject: string | null;
  readonly at: string;
}
