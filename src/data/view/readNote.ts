import { type Documents, type EntityName, refKey } from '../../domain/core/documents.ts';
import type { Base, BaseDocument } from '../base/base.ts';
import type { NoteBody } from '../queries/notes/results.ts';
import type { BaseReader } from './fold.ts';
import type { View } from './view.ts';

type Stored = BaseDocument<'notes'>;

/** The note with its texts and pending edits. @param stored what the base has of it */
function bodyOf(view: View, id: string, stored: Stored | undefined): NoteBody | null {
  const key = refKey(['notes', id]);
  const reader: BaseReader = {
    get: <E extends EntityName>(entity: E, wanted: string) =>
      entity === 'notes' && wanted === id
        ? (stored?.doc as Documents[E] | undefined)
        : view.base.get(entity, wanted),
    cs: (other) => (other === key && stored ? stored.cs : view.base.cs(other)),
  };
  const note = view.foldOn(reader, ['notes', id], stored?.v) as Documents['notes'] | undefined;
  if (!note) return null;
  const body = { note, baseV: stored?.v ?? 0, mark: view.mark('notes', id) };
  return view.isChangedElsewhere('notes', id) ? { ...body, byOtherWindow: true } : body;
}

/** The note with its texts: loaded from disk, with pending edits applied. `null` where there is none. */
export const readNote = async (view: View, base: Base, id: string): Promise<NoteBody | null> =>
  bodyOf(view, id, await base.get('notes', id));

/** Those of the asked for that there are, in the order in which they are asked for. */
export async function readNotes(
  view: View,
  base: Base,
  ids: readonly string[],
): Promise<readonly NoteBody[]> {
  const stored = new Map((await base.getMany('notes', ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => bodyOf(view, id, stored.get(id)) ?? []);
}
