import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { requireVisible } from '../reading/reader.ts';
import { noteAnswer, noteOfAppointment, notesOfPatient, presentNotes } from './read.ts';

const params = v.object({ id: uuid });

export const noteEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/notes/byPatient/:id',
    summary: 'As notas de um paciente, a mais recente primeiro.',
    params,
    answer: v.array(noteAnswer),
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      await noteRead(reader, 'notes', id);
      return notesOfPatient(reader, id);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/notes/byAppointment/:id',
    summary: 'A nota de uma sessão.',
    params,
    answer: noteAnswer,
    read: async (reader, { params: { id } }) => {
      const { patientId } = await requireVisible(reader, 'appointments', id);
      await noteRead(reader, 'notes', patientId);
      return noteOfAppointment(reader, id);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/notes/:id',
    summary: 'Uma nota.',
    params,
    answer: noteAnswer,
    read: async (reader, { params: { id } }) => {
      const note = await requireVisible(reader, 'notes', id);
      await noteRead(reader, 'notes', note.patientId);
      return (await presentNotes(reader, [note]))[0];
    },
  }),
];
