import { coversRecords } from '../view/coverage.ts';
import { found, type Known } from './known.ts';
import { defineQuery } from './query.ts';
import type { NoteHead } from './results.ts';
import type { QuerySource } from './source.ts';

/** Whether all that belongs to a session is here. Of a session that is not here itself, only when everything is. */
export function coversSessionsRecords(
  { view, coverage }: QuerySource,
  appointmentId: string,
): boolean {
  const session = view.get('appointments', appointmentId);
  return session ? coversRecords(coverage, session.startAt) : coverage.records === 'all';
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
      mark: view.mark('notes', id),
      revision: view.revision('notes', id),
    };
  },
});
