import {
  noteCall,
  noteOfAppointmentCall,
  notesOfPatientCall,
  templatesCall,
} from '../../../../src/domain/contract/notes.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { requireVisible } from '../../../engine/reading/reader.ts';
import { noteOfAppointment, notesOfPatient, presentNotes, readTemplates } from './read.ts';

export const noteEndpoints: readonly Endpoint[] = [
  endpoint(notesOfPatientCall, {
    summary: 'As notas de um paciente, a mais recente primeiro.',
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      const notes = await notesOfPatient(reader, id);
      if (notes.length > 0) await noteRead(reader, 'notes', id);
      return notes;
    },
  }),
  endpoint(noteOfAppointmentCall, {
    summary: 'A nota de uma sessão.',
    read: async (reader, { params: { id } }) => {
      const { patientId } = await requireVisible(reader, 'appointments', id);
      await noteRead(reader, 'notes', patientId);
      return noteOfAppointment(reader, id);
    },
  }),
  endpoint(noteCall, {
    summary: 'Uma nota.',
    read: async (reader, { params: { id } }) => {
      const note = await requireVisible(reader, 'notes', id);
      await noteRead(reader, 'notes', note.patientId);
      const [shown] = await presentNotes(reader, [note]);
      if (!shown) throw missing('notes');
      return shown;
    },
  }),
  endpoint(templatesCall, {
    summary: 'Os modelos de nota de quem pergunta, por nome.',
    read: readTemplates,
  }),
];
