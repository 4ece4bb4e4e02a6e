import { statusAt } from '../../../domain/appointments/state.ts';
import type { AppointmentStatus } from '../../../domain/appointments/status.ts';
import type { IssuedDocument } from '../../../domain/documents/issued.ts';
import { compareTexts } from '../../../domain/core/compare.ts';
import type { Professional } from '../../../domain/documents/declaration.ts';
import type { Note } from '../../../domain/notes/note.ts';
import { type Shelf, shelfOf } from '../../../domain/notes/shelf.ts';
import type { RecordSheet } from '../../../domain/records/sheet.ts';
import { authorOf, inheritedAuthor, inheritedSessions } from '../notes/inherited.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import { type RemovalOfRecord, removalsOf } from '../notes/removals.ts';
import type { SyncMark } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

export interface IssuedRow {
  readonly document: IssuedDocument;
  readonly mark: SyncMark;
}

/** A document that an earlier psychologist handed out about a patient. */
export interface InheritedDocument {
  readonly document: RecordSheet['documents'][number];
  readonly author: Professional;
}

export interface IssuedDocuments {
  /** The newest first. */
  readonly rows: readonly IssuedRow[];
  /** The newest first. */
  readonly inherited: readonly InheritedDocument[];
  /** Where this person issued the last one, of any patient. */
  readonly lastPlace: string | null;
}

const newestFirst = (a: IssuedDocument, b: IssuedDocument): number =>
  a.createdAt < b.createdAt ? 1 : -1;

const inheritedDocuments = (view: QueryView, patientId: string): readonly InheritedDocument[] =>
  view.indexes.sheetsOfPatient
    .get(patientId)
    .flatMap((sheet) => sheet.documents.map((document) => ({ document, author: authorOf(sheet) })))
    .toSorted((a, b) => compareTexts(b.document.createdAt, a.document.createdAt));

/** What was handed out about a patient. */
export const documentsOfPatient = defineQuery({
  name: 'documents.ofPatient',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Gathered<IssuedDocuments> {
    const all = [...view.all('issuedDocuments')].sort(newestFirst);
    return gathered(coverage.records === 'all', {
      rows: all
        .filter((one) => one.patientId === patientId)
        .map((document) => ({ document, mark: view.mark('issuedDocuments', document.id) })),
      inherited: inheritedDocuments(view, patientId),
      lastPlace: all.find(({ place }) => place !== null)?.place ?? null,
    });
  },
});

/** A session that has begun, with where its note stands; the text is read by its id. */
export interface SessionOfRecord {
  readonly startAt: string;
  readonly endAt: string;
  readonly status: AppointmentStatus;
  /** An earlier psychologist's; `null`: one's own. */
  readonly author: Professional | null;
  readonly note: NoteOfRecord | null;
}

export interface NoteOfRecord {
  readonly id: string;
  readonly shelf: Shelf;
}

/** A note whose session this device does not know. */
export interface StrayNote extends NoteOfRecord {
  readonly createdAt: string;
  readonly author: Professional | null;
}

/** The contents of a copy of a patient's record. */
export interface RecordContents {
  /** By start. */
  readonly sessions: readonly SessionOfRecord[];
  readonly strays: readonly StrayNote[];
  /** Documents that earlier psychologists issued. */
  readonly documents: readonly RecordSheet['documents'][number][];
  /** Notes that left the record, by when they did. */
  readonly removals: readonly RemovalOfRecord[];
  /** True if others cared for the patient before: what was their own stayed with them. */
  readonly isInherited: boolean;
}

const noteOf = (note: Note | undefined): NoteOfRecord | null =>
  note ? { id: note.id, shelf: shelfOf(note) } : null;

/** Returns the contents of a copy of a patient's record. */
export const recordOfPatient = defineQuery({
  name: 'documents.record',
  run(
    { view, coverage }: QuerySource,
    { patientId, now }: { readonly patientId: string; readonly now: string },
  ): Gathered<RecordContents> {
    const { appointmentsOfPatient, notesOfAppointment, notesOfPatient, sheetsOfPatient } =
      view.indexes;
    const own = appointmentsOfPatient
      .get(patientId)
      .map((session) => ({ ...session, author: null }));
    const all = [...own, ...inheritedSessions(view, patientId)];
    const known = new Set(all.map(({ id }) => id));
    const sessions = all
      .filter(({ startAt }) => startAt <= now)
      .toSorted((a, b) => compareTexts(a.startAt, b.startAt))
      .map((session): SessionOfRecord => ({
        startAt: session.startAt,
        endAt: session.endAt,
        status: statusAt(session, now),
        author: session.author,
        note: noteOf(notesOfAppointment.get(session.id)[0]),
      }));
    const strays = notesOfPatient
      .get(patientId)
      .filter(({ appointmentId }) => !known.has(appointmentId))
      .map((note): StrayNote => ({
        id: note.id,
        shelf: shelfOf(note),
        createdAt: note.createdAt,
        author: inheritedAuthor(view, note),
      }));
    const sheets = sheetsOfPatient.get(patientId);
    return gathered(coverage.sessions === 'all' && coverage.records === 'all', {
      sessions,
      strays,
      documents: sheets.flatMap(({ documents }) => documents),
      removals: removalsOf(view, patientId),
      isInherited: sheets.some(({ keeperId }) => keeperId !== null),
    });
  },
});
