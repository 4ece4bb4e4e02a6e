import type { QueryDefinition } from './source.ts';

export const noteOfAppointment: QueryDefinition<'notes.ofAppointment'> = {
  topics: ['notes'],
  run({ view }, { appointmentId }) {
    const note = view.indexes.notesOfAppointment.get(appointmentId)[0];
    if (!note) return null;
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
};
