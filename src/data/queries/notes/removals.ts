import type { Removal } from '../../../domain/records/sheet.ts';
import { removalKindOf } from '../../../domain/records/removal.ts';
import { whyKept } from '../../../domain/records/freeze.ts';
import { compareTexts } from '../../../domain/core/compare.ts';
import { isFolded } from '../../view/fold.ts';
import { sessionOfNote } from './inherited.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

export type RemovalOfRecord = Removal;

interface DeletionArgs {
  readonly id: string;
  readonly appointmentId?: string;
}

/**
 * Returns deletions that the server has not told of yet.
 * A note that is gone is known by its session alone.
 */
function waitingDeletions(view: QueryView, patientId: string): readonly RemovalOfRecord[] {
  return view.outbox
    .filter((row) => row.name === 'note.delete' && isFolded(row))
    .flatMap(({ args, at }): RemovalOfRecord[] => {
      const { id: noteId, appointmentId = '' } = args as DeletionArgs;
      const session = view.get('appointments', appointmentId);
      if (session?.patientId !== patientId) return [];
      return [{ noteId, startAt: session.startAt, kind: 'deleted', at }];
    });
}

/** Returns one's own notes that were put out of the record, as this device has them. */
const movedNotes = (view: QueryView, patientId: string): readonly RemovalOfRecord[] =>
  view.indexes.notesOfPatient.get(patientId).flatMap((note): RemovalOfRecord[] => {
    const kind = removalKindOf(note, false);
    const startAt = sessionOfNote(view, note)?.startAt ?? null;
    return kind
      ? [{ noteId: note.id, startAt, kind, at: note.leftRecordAt ?? note.updatedAt }]
      : [];
  });

/**
 * Returns the notes that left a patient's record, sorted by when they did.
 * Joins what the server told and what was done here since.
 */
export function removalsOf(view: QueryView, patientId: string): readonly RemovalOfRecord[] {
  const told = view.indexes.sheetsOfPatient.get(patientId).flatMap(({ removals }) => removals);
  const all = [...waitingDeletions(view, patientId), ...movedNotes(view, patientId), ...told];
  const byNote = new Map<string, RemovalOfRecord>();
  for (const one of all) {
    const note = view.get('notes', one.noteId);
    const isBack = note !== undefined && removalKindOf(note, false) === null;
    if (!isBack && !byNote.has(one.noteId)) byNote.set(one.noteId, one);
  }
  return [...byNote.values()].toSorted(
    (a, b) => compareTexts(a.at, b.at) || compareTexts(a.noteId, b.noteId),
  );
}

/**
 * Says in words why the note of a session may not be deleted or put out of the record.
 * `null` where it may.
 */
export const noteKept = defineQuery({
  name: 'notes.kept',
  run(
    { view }: QuerySource,
    { appointmentId }: { readonly appointmentId: string },
  ): { readonly why: string | null } {
    const note = view.indexes.notesOfAppointment.get(appointmentId)[0];
    if (!note) return { why: null };
    const { patientId } = note;
    let isAsked = false;
    for (const request of view.all('correctionRequests'))
      isAsked ||= request.patientId === patientId && request.status === 'open';
    const isHeld = view.get('patients', patientId)?.legalHold === true;
    return { why: whyKept(note, { isHeld, isAsked }) };
  },
});
