import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Professional } from '../../domain/documents/declaration.ts';

/** A session that an earlier psychologist gave to a patient, as its successor sees it. */
export interface InheritedSession extends Pick<Appointment, 'id' | 'startAt' | 'endAt' | 'status'> {
  readonly author: Professional;
}

/** A session or a stray note of an earlier psychologist, for a list. */
export interface InheritedRow {
  readonly id: string;
  /** `null` of a note whose session this device does not know. */
  readonly session: Pick<Appointment, 'startAt' | 'endAt' | 'status'> | null;
  /** The sort key: when the session began, or the note was written. */
  readonly at: string;
  readonly author: Professional;
  readonly noteId: string | null;
}
