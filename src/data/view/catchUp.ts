import type { Base, BaseCheckpoint } from '../base/base.ts';
import { refOf } from './changes.ts';
import type { View } from './view.ts';

/** Brings the view up to what the base holds, from a checkpoint on; from nothing with `{}`. */
export async function catchUp(view: View, base: Base, checkpoint: BaseCheckpoint): Promise<void> {
  for await (const rows of base.changedSince(checkpoint)) view.applyBase(rows);
}

/** Reads named documents anew: what another tab wrote, or what commands touch. */
export async function reread(view: View, base: Base, keys: Iterable<string>): Promise<void> {
  const refs = [...new Set(keys)].map(refOf);
  if (refs.length > 0) view.applyBase(await base.rowsOf(refs));
}
