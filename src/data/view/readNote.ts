import { type Documents, type EntityName, refKey } from '../../domain/core/documents.ts';
import type { Base } from '../base/base.ts';
import type { NoteBody } from '../queries/results.ts';
import type { BaseReader } from './fold.ts';
import type { View } from './view.ts';

/** The note with its texts: loaded from disk, with pending edits applied. `null` where there is none. */
export async function readNote(view: View, base: Base, id: string): Promise<NoteBody | null> {
  const key = refKey(['notes', id]);
  const stored = await base.get('notes', id);
  const reader: BaseReader = {
    get: <E extends EntityName>(entity: E, wanted: string) =>
      entity === 'notes' && wanted === id
        ? (stored?.doc as Documents[E] | undefined)
        : view.base.get(entity, wanted),
    cs: (other) => (other === key && stored ? stored.cs : view.base.cs(other)),
  };
  const note = view.foldOn(reader, ['notes', id]) as Documents['notes'] | undefined;
  return note ? { note, baseV: stored?.v ?? 0, mark: view.mark('notes', id) } : null;
}
