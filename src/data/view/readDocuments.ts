import type { Documents, EntityName } from '../../domain/core/documents.ts';
import type { Base } from '../base/base.ts';
import { readNotes } from './readNote.ts';
import type { View } from './view.ts';

/** The ids of all documents of a kind that the person sees. */
export function* idsOf(view: View, entity: EntityName): Iterable<string> {
  for (const { id } of view.all(entity)) yield id;
}

/** Those of the asked for that there are, as the person sees them; notes with their texts. */
export async function readDocuments<E extends EntityName>(
  view: View,
  base: Base,
  entity: E,
  ids: readonly string[],
): Promise<readonly Documents[E][]> {
  if (entity !== 'notes') return ids.flatMap((id) => view.get(entity, id) ?? []);
  const bodies = await readNotes(view, base, ids);
  return bodies.map(({ note }) => note as Documents[E]);
}
