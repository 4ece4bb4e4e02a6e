import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import { presentAppointments } from '../appointments/read.ts';
import { presentNotes } from '../notes/read.ts';
import { type Reader, readVisible } from '../reading/reader.ts';

type Present<E extends EntityName> = (
  reader: Reader,
  documents: Documents[E][],
) => Promise<unknown[]>;

const asTheyAre = async <D>(_reader: Reader, documents: D[]): Promise<D[]> => documents;

const present: { readonly [E in EntityName]: Present<E> } = {
  tenants: asTheyAre,
  users: asTheyAre,
  patients: asTheyAre,
  appointments: presentAppointments,
  notes: presentNotes,
};

/** What a call answers about the document that it changed: the same as reading it, or its id where it is gone. */
export async function answerOf<E extends EntityName>(
  reader: Reader,
  entity: E,
  id: string,
): Promise<unknown> {
  const found = await readVisible(reader, entity, [id]);
  const [answer] = await present[entity](reader, [...found.values()]);
  return answer ?? { id };
}
