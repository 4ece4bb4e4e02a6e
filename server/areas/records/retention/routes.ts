import { archivedNotesCall, disposalsCall } from '../../../../src/domain/contract/records.ts';
import { noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { archivedNotes, disposals } from './read.ts';

/** What was deleted and is kept, and what was erased for good. */
export const recordEndpoints: readonly Endpoint[] = [
  endpoint(archivedNotesCall, {
    summary: 'As notas que a própria pessoa excluiu e que ainda podem ser restauradas.',
    read: async (reader, { query: { patientId } }) => {
      const found = await archivedNotes(reader, patientId);
      for (const id of new Set(found.map((note) => note.patientId)))
        await noteRead(reader, 'notes', id);
      return found;
    },
  }),
  endpoint(disposalsCall, {
    summary: 'Os termos de descarte: o que foi eliminado ao fim do prazo legal, sem nenhum texto.',
    read: (reader) => disposals(reader),
  }),
];
