import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { archivedNoteAnswer, archivedNotes, disposalAnswer, disposals } from './read.ts';

/** What was deleted and is kept, and what was erased for good. */
export const recordEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/archived-notes',
    summary: 'As notas que a própria pessoa excluiu e que ainda podem ser restauradas.',
    query: v.object({ patientId: v.optional(uuid) }),
    answer: v.array(archivedNoteAnswer),
    read: async (reader, { query: { patientId } }) => {
      const found = await archivedNotes(reader, patientId);
      for (const id of new Set(found.map((note) => note.patientId)))
        await noteRead(reader, 'notes', id);
      return found;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/disposals',
    summary: 'Os termos de descarte: o que foi eliminado ao fim do prazo legal, sem nenhum texto.',
    answer: v.array(disposalAnswer),
    read: (reader) => disposals(reader),
  }),
];
