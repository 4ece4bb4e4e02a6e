import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
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
      await requireVisible(reader, 'appointments', id);
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
      return (await presentNotes(reader, [note]))[0];
    },
  }),
];
