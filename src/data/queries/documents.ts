import { statusAt } from '../../domain/appointments/appointment.ts';
import { type AppointmentStatus } from '../../domain/appointments/status.ts';
import type { IssuedDocument } from '../../domain/documents/issued.ts';
import { type Shelf, shelfOf } from '../../domain/notes/shelf.ts';
import { gathered, type Gathered } from './known.ts';
import { defineQuery } from './query.ts';
import type { SyncMark } from './results.ts';
import type { QuerySource } from './source.ts';

export interface IssuedRow {
  readonly document: IssuedDocument;
  readonly mark: SyncMark;
}

export interface IssuedDocuments {
  /** The newest first. */
  readonly rows: readonly IssuedRow[];
  /** Where this person issued the last one, of any patient. */
  readonly lastPlace: string | null;
}

const newestFirst = (a: IssuedDocument, b: IssuedDocument): number =>
  a.createdAt < b.createdAt ? 1 : -1;

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
      lastPlace: all.find(({ place }) => place !== null)?.place ?? null,
    });
  },
});

/** A session that has begun, with where its note stands; the text is read by its id. */
export interface SessionOfRecord {
  readonly startAt: string;
  readonly endAt: string;
  readonly status: AppointmentStatus;
  readonly note: { readonly id: string; readonly shelf: Shelf } | null;
}

/** What a copy of a patient's record tells of, by start. */
export const recordOfPatient = defineQuery({
  name: 'documents.record',
  run(
    { view, coverage }: QuerySource,
    { patientId, now }: { readonly patientId: string; readonly now: string },
  ): Gathered<readonly SessionOfRecord[]> {
    const begun = view.indexes.appointmentsOfPatient
      .get(patientId)
      .filter(({ startAt, isGoogleCalendarEvent }) => startAt <= now && !isGoogleCalendarEvent);
    const sessions = begun.map((session): SessionOfRecord => {
      const [note] = view.indexes.notesOfAppointment.get(session.id);
      return {
        startAt: session.startAt,
        endAt: session.endAt,
        status: statusAt(session, now),
        note: note ? { id: note.id, shelf: shelfOf(note) } : null,
      };
    });
    return gathered(coverage.sessions === 'all' && coverage.records === 'all', sessions);
  },
});
