import type { Shelf } from '../notes/shelf.ts';
import type { Patient } from '../patients/patient.ts';
import type { RecordSheet, Removal } from '../records/sheet.ts';
import type { Professional } from './declaration.ts';

/** A note as a copy holds it. */
export interface RecordedNote {
  readonly shelf: Shelf;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** How many other texts of it wait for a choice; none of them is in the copy. */
  readonly undecided: number;
}

/** A session of the patient's with what was written of it. */
export interface RecordedSession {
  readonly startAt: string;
  readonly endAt: string;
  /** In words. */
  readonly status: string;
  /** The psychologist who gave it, and wrote its note. */
  readonly author: Professional;
  /** `null` where there is none, or it stands on a shelf that was not asked for. */
  readonly note: RecordedNote | null;
}

/** A note whose session is not known where the copy is made. */
export interface RecordedStray {
  readonly author: Professional;
  readonly note: RecordedNote;
}

type RecordedDocument = RecordSheet['documents'][number];

/** The contents of a copy of a patient's record. */
export interface PatientRecord {
  readonly shelves: readonly Shelf[];
  readonly patient: Patient;
  readonly institution: string;
  readonly professional: Professional;
  /** By start. */
  readonly sessions: readonly RecordedSession[];
  /** The oldest first. */
  readonly strays: readonly RecordedStray[];
  /** By when they were made. */
  readonly issued: readonly RecordedDocument[];
  /** Notes that left the record, by when they did. */
  readonly removals: readonly Removal[];
  /** True if others cared for the patient before. */
  readonly isInherited: boolean;
  readonly recipient: string;
  readonly reason: string;
  readonly day: string;
  readonly zone: string;
}
