import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { compareTexts } from '../../../domain/core/compare.ts';
import type { Professional } from '../../../domain/documents/declaration.ts';
import type { Note } from '../../../domain/notes/note.ts';
import type { RecordSheet } from '../../../domain/records/sheet.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { InheritedRow, InheritedSession } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

/** Returns how the author of a sheet signs. */
export const authorOf = ({ authorName: name, authorCrp: crp }: RecordSheet): Professional => ({
  name,
  crp,
});

/** Returns the patient's sessions with earlier psychologists, in no order. */
export const inheritedSessions = (
  { indexes }: QueryView,
  patientId: string,
): readonly InheritedSession[] =>
  indexes.sheetsOfPatient
    .get(patientId)
    .flatMap((sheet) => sheet.sessions.map((session) => ({ ...session, author: authorOf(sheet) })));

/** Returns who wrote a note, where that is not the person who reads it. */
export function inheritedAuthor(view: QueryView, note: Note): Professional | null {
  if (note.psychologistId === view.actor.userId) return null;
  const sheets = view.indexes.sheetsOfPatient.get(note.patientId);
  const sheet = sheets.find(({ psychologistId }) => psychologistId === note.psychologistId);
  return sheet ? authorOf(sheet) : { name: note.authorName ?? 'Psicólogo anterior', crp: null };
}

/** Returns when a note's session was: of one's own session, or of an earlier psychologist's. */
export function sessionOfNote(
  view: QueryView,
  { appointmentId, patientId }: Pick<Note, 'appointmentId' | 'patientId'>,
): Pick<Appointment, 'startAt' | 'endAt'> | undefined {
  const own = view.get('appointments', appointmentId);
  if (own) return own;
  for (const { sessions } of view.indexes.sheetsOfPatient.get(patientId)) {
    const found = sessions.find(({ id }) => id === appointmentId);
    if (found) return found;
  }
  return undefined;
}

/** Returns when a note's session began; when the note was written, where it has not arrived. */
export const sessionAtOf = (view: QueryView, note: Note): string =>
  sessionOfNote(view, note)?.startAt ?? note.createdAt;

/** Returns what a patient's earlier psychologists left, the newest first. */
export const patientInherited = defineQuery({
  name: 'patients.inherited',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Gathered<readonly InheritedRow[]> {
    const { notesOfAppointment, notesOfPatient } = view.indexes;
    const sessions = inheritedSessions(view, patientId);
    const known = new Set(sessions.map(({ id }) => id));
    const rows = sessions.map((session): InheritedRow => ({
      id: session.id,
      session,
      at: session.startAt,
      author: session.author,
      noteId: notesOfAppointment.get(session.id)[0]?.id ?? null,
    }));
    const strays = notesOfPatient.get(patientId).flatMap((note): InheritedRow[] => {
      const author = inheritedAuthor(view, note);
      if (!author || known.has(note.appointmentId)) return [];
      return [{ id: note.id, session: null, at: note.createdAt, author, noteId: note.id }];
    });
    const all = [...rows, ...strays].toSorted((a, b) => compareTexts(b.at, a.at));
    return gathered(coverage.records === 'all', all);
  },
});
