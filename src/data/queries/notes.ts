import type { Note } from '../../domain/notes/note.ts';
import { shelfOf } from '../../domain/notes/shelf.ts';
import { mayBeRead } from '../../domain/patients/consent.ts';
import { coversRecords } from '../view/coverage.ts';
import { sessionOfNote } from './inherited.ts';
import { found, gathered, type Gathered, type Known } from './known.ts';
import { defineQuery } from './query.ts';
import type { NoteList, NoteRow } from './notesResults.ts';
import type { NoteHead } from './results.ts';
import type { QuerySource, QueryView } from './source.ts';
import { patientName } from './subject.ts';

/** Whether all that belongs to a session is here. Of a session that is not here itself, only when everything is. */
export function coversSessionsRecords(
  { view, coverage }: QuerySource,
  appointmentId: string,
): boolean {
  const session = view.get('appointments', appointmentId);
  return session ? coversRecords(coverage, session.startAt) : coverage.records === 'all';
}

/**
 * True if a program reads the note, as far as is known here.
 * The reason why it was left unread tells of the program.
 */
function isRead(view: QueryView, { patientId, summaryStatus }: Note): boolean {
  const practice = view.get('tenants', view.actor.tenantId) ?? {};
  const patient = view.get('patients', patientId);
  const isExternal = summaryStatus === 'unconsented';
  return !patient || mayBeRead(practice, patient, { isExternal });
}

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
    sentimentScore: note.sentimentScore ?? null,
    intensity: note.intensity ?? null,
    emotions: note.emotions ?? [],
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

export const noteById = defineQuery({
  name: 'notes.byId',
  run({ view, coverage }: QuerySource, { id }: { readonly id: string }): Known<NoteRow> {
    const note = view.get('notes', id);
    return found(note && noteRow(view, note), coverage.records === 'all');
  },
});
