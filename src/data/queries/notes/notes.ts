import { type Note, unestimated } from '../../../domain/notes/note.ts';
import { estimateOf } from '../../../domain/notes/mood/mood.ts';
import { shelfOf } from '../../../domain/notes/shelf.ts';
import { mayBeRead } from '../../../domain/patients/consent.ts';
import { coversRecords } from '../../view/coverage.ts';
import { sessionAtOf, sessionOfNote } from './inherited.ts';
import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { NoteHead, NoteList, NoteRow, NoteSession } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';

/** Whether all that belongs to a session is here. Of a session that is not here itself, only when everything is. */
export function coversSessionsRecords(
  { view, coverage }: QuerySource,
  appointmentId: string,
): boolean {
  const session = view.get('appointments', appointmentId);
  return session ? coversRecords(coverage, session.startAt) : coverage.records === 'all';
}

/** True if a program may read a patient's notes; `null` until the patient is here. */
function mayPatientBeRead(
  view: QueryView,
  patientId: string,
  reader: Parameters<typeof mayBeRead>[2],
): boolean | null {
  const practice = view.get('tenants', view.actor.tenantId) ?? {};
  const patient = view.get('patients', patientId);
  return patient ? mayBeRead(practice, patient, reader) : null;
}

/**
 * True if a program reads the note, as far as is known here.
 * The reason why it was left unread tells of the program.
 */
const isRead = (view: QueryView, { patientId, summaryStatus }: Note): boolean =>
  mayPatientBeRead(view, patientId, { isExternal: summaryStatus === 'unconsented' }) ?? true;

/** True if an estimate of the note may be shown, as far as is known here. */
export const mayBeEstimated = (view: QueryView, { patientId }: Note): boolean =>
  mayPatientBeRead(view, patientId, { isExternal: false }) ?? true;

/** True if this device may search a patient's notes for words; `null` until the patient is here. */
export const notesMayBeSearched = defineQuery({
  name: 'notes.mayBeSearched',
  run: ({ view }: QuerySource, { patientId }: { readonly patientId: string }): boolean | null =>
    mayPatientBeRead(view, patientId, { isExternal: false }),
});

export const noteOfAppointment = defineQuery({
  name: 'notes.ofAppointment',
  run(source: QuerySource, { appointmentId }: { appointmentId: string }): Known<NoteHead> {
    const { view } = source;
    const note = view.indexes.notesOfAppointment.get(appointmentId)[0];
    if (!note) return found<NoteHead>(undefined, coversSessionsRecords(source, appointmentId));
    const { id, patientId, createdAt, updatedAt, conflicts } = note;
    return {
      id,
      appointmentId,
      patientId,
      createdAt,
      updatedAt,
      conflicts: conflicts.length,
      mayBeRead: isRead(view, note),
      mark: view.mark('notes', id),
      revision: view.revision('notes', id),
    };
  },
});

type Estimated = Pick<NoteRow, 'estimate' | 'sentimentScore' | 'intensity' | 'emotions'>;

const estimated = (note: Note): Estimated => ({
  estimate: estimateOf(note),
  sentimentScore: note.sentimentScore ?? null,
  intensity: note.intensity ?? null,
  emotions: note.emotions ?? [],
});

function noteRow(view: QueryView, note: Note): NoteRow {
  const { id, appointmentId, patientId, createdAt, summaryStatus = null } = note;
  const session = sessionOfNote(view, note);
  return {
    id,
    appointmentId,
    patientId,
    patientName: patientName(view, patientId),
    session: session ? { startAt: session.startAt, endAt: session.endAt } : null,
    createdAt,
    shelf: shelfOf(note),
    conflicts: note.conflicts.length,
    summaryStatus,
    mayBeRead: isRead(view, note),
    summaryKind: note.reviewedSummary?.kind ?? (summaryStatus === 'summarized' ? 'draft' : null),
    ...(mayBeEstimated(view, note) ? estimated(note) : unestimated),
    reader: note.reader ?? null,
    mark: view.mark('notes', id),
    revision: view.revision('notes', id),
  };
}

/** All notes that this person may see, or those of a patient, by when they were written. */
export const notesList = defineQuery({
  name: 'notes.list',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId?: string },
  ): Gathered<NoteList> {
    const { notes, notesOfPatient } = view.indexes;
    const all = patientId ? notesOfPatient.get(patientId) : notes.items;
    return gathered(coverage.records === 'all', {
      ids: all.map(({ id }) => id),
      summarized: all.filter(({ summaryStatus }) => summaryStatus === 'summarized').length,
      lastAt: all[0]?.createdAt ?? null,
    });
  },
});

/** A patient's notes, each with when its session began: the order in which they are read. */
export const noteSessions = defineQuery({
  name: 'notes.sessions',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Gathered<readonly NoteSession[]> {
    const notes = view.indexes.notesOfPatient.get(patientId);
    return gathered(
      coverage.records === 'all',
      notes.map((note) => ({
        id: note.id,
        sessionAt: sessionAtOf(view, note),
      })),
    );
  },
});

export const noteById = defineQuery({
  name: 'notes.byId',
  run({ view, coverage }: QuerySource, { id }: { readonly id: string }): Known<NoteRow> {
    const note = view.get('notes', id);
    return found(note && noteRow(view, note), coverage.records === 'all');
  },
});
