import type { NoteAnswer } from '../../../../src/domain/contract/notes.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { type Note, withoutEstimate } from '../../../../src/domain/notes/note.ts';
import type { NoteTemplate } from '../../../../src/domain/noteTemplates/template.ts';
import { psychologistsOf, type Reader, readInOrder } from '../../../engine/reading/reader.ts';
import { readable } from './readable.ts';

/** Notes as they are answered; without an estimate that the patient has refused. */
export async function presentNotes(reader: Reader, notes: readonly Note[]): Promise<NoteAnswer[]> {
  const people = await psychologistsOf(reader, notes);
  const mayRead = await readable(reader, notes);
  return notes.map((note) => {
    const author = people.get(note.psychologistId);
    return {
      ...(mayRead(note.patientId) ? note : withoutEstimate(note)),
      tenantId: reader.actor.tenantId,
      psychologist: author ? { id: author.id, name: author.name } : null,
    };
  });
}

const idsOf = (reader: Reader) =>
  reader.tx.selectFrom('notes').select('id').where('tenant_id', '=', reader.actor.tenantId);

/** A patient's notes, the newest first. */
export async function notesOfPatient(reader: Reader, patientId: string): Promise<NoteAnswer[]> {
  const rows = await idsOf(reader)
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return presentNotes(reader, await readInOrder(reader, 'notes', rows));
}

/** The session's one note. @throws DomainError 404 */
export async function noteOfAppointment(
  reader: Reader,
  appointmentId: string,
): Promise<NoteAnswer> {
  const rows = await idsOf(reader).where('appointment_id', '=', appointmentId).execute();
  const notes = await readInOrder(reader, 'notes', rows);
  const [note] = await presentNotes(reader, notes);
  if (!note) throw missing('notes');
  return note;
}

/** The reader's own templates. */
export async function readTemplates(reader: Reader): Promise<readonly NoteTemplate[]> {
  const rows = await reader.tx
    .selectFrom('note_templates')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where('psychologist_id', '=', reader.actor.userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return readInOrder(reader, 'noteTemplates', rows);
}
