import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Shelf } from '../../domain/notes/shelf.ts';
import type { SummaryKind } from '../../domain/notes/summary.ts';
import type { NoteTemplate } from '../../domain/noteTemplates/template.ts';
import type { Repair, SyncMark } from './results.ts';

/** Notes as a page lists them, with figures over all of them. */
export interface NoteList {
  /** The newest first. */
  readonly ids: readonly string[];
  /** How many have a summary. */
  readonly summarized: number;
  /** When the newest was written. */
  readonly lastAt: string | null;
}

/** What a list shows of a note beside its text. */
export interface NoteRow {
  readonly id: string;
  readonly appointmentId: string;
  readonly patientId: string;
  readonly patientName: string | null;
  /** `null` where the session has not arrived on this device. */
  readonly session: Pick<Appointment, 'startAt' | 'endAt'> | null;
  readonly createdAt: string;
  readonly shelf: Shelf;
  readonly conflicts: number;
  readonly summaryStatus: NonNullable<Note['summaryStatus']> | null;
  /** Whether a program reads the patient's notes. */
  readonly mayBeRead: boolean;
  /** Who answers for the summary; a draft is a program's alone. `null` where there is none. */
  readonly summaryKind: SummaryKind | null;
  /** As it came: see `scoreOf`. */
  readonly sentimentScore: Note['sentimentScore'];
  readonly intensity: NonNullable<Note['intensity']> | null;
  /** The strongest first. */
  readonly emotions: NonNullable<Note['emotions']>;
  readonly mark: SyncMark;
  /** Changes whenever the text may have changed. */
  readonly revision: string;
}

/** A text to begin notes with. */
export interface TemplateRow extends NoteTemplate {
  readonly mark: SyncMark;
  readonly repair: Repair;
}
