import type { Repair, SyncMark } from '../kit/marks.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { Professional } from '../../../domain/documents/declaration.ts';
import type { NoteTemplate } from '../../../domain/noteTemplates/template.ts';
import type { Estimate, NoteReader } from '../../../domain/notes/analysis.ts';
import type { Note } from '../../../domain/notes/note.ts';
import type { Shelf } from '../../../domain/notes/shelf.ts';
import type { SummaryKind } from '../../../domain/notes/summary.ts';

type Written = 'id' | 'appointmentId' | 'patientId' | 'createdAt' | 'updatedAt';

/** The facts of a note that the view holds; its text stays on disk. */
export interface NoteHead extends Pick<Note, Written> {
  readonly conflicts: number;
  /** True if a program may read the patient's notes. */
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

/** Notes as a page lists them, with figures over all of them. */
export interface NoteList {
  /** The newest first. */
  readonly ids: readonly string[];
  /** How many have a summary. */
  readonly summarized: number;
  /** When the newest was written. */
  readonly lastAt: string | null;
}

/** A note and when its session began; when it was written, where the session has not arrived. */
export interface NoteSession {
  readonly id: string;
  readonly sessionAt: string;
}

/** A note as a list shows it, without its text. */
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
  /** True if a program may read the patient's notes. */
  readonly mayBeRead: boolean;
  /** The summary's author; a draft is a program's alone. `null` where there is none. */
  readonly summaryKind: SummaryKind | null;
  /** `null` for a note that nobody has read, or whose patient has taken the consent back. */
  readonly estimate: Estimate | null;
  /** `null` where it is not known who read it. */
  readonly reader: NoteReader | null;
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
