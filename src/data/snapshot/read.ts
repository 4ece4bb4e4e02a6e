import type { BaseRow } from '../base/base.ts';
import type { View } from '../view/view.ts';
import { decodeRows, SNAPSHOT_FORMAT, type SnapshotHeader } from './snapshot.ts';
import type { SnapshotStore } from './store.ts';

/** The header of a snapshot that may be used, or `null`. */
export async function readHeader(
  snapshots: SnapshotStore,
  { epoch, generation }: { readonly epoch: string | null; readonly generation: number },
): Promise<SnapshotHeader | null> {
  const header = await snapshots.read('header').catch(() => null);
  const fits =
    header?.format === SNAPSHOT_FORMAT &&
    header.epoch === epoch &&
    header.generation === generation;
  return fits ? header : null;
}

/** Fewer rows are not worth a turn. */
const ROWS_PER_TURN = 1000;

/**
 * Loads one part into the view, with a turn for other work after every few thousand documents.
 * @returns whether it was there and whole; if not, the base has to be read
 */
export async function loadPart(
  view: View,
  snapshots: SnapshotStore,
  { id }: SnapshotHeader,
  name: 'hot' | 'rest',
  turn: () => Promise<void>,
): Promise<boolean> {
  try {
    const part = await snapshots.read(name);
    if (part?.id !== id) return false;
    const decoded: BaseRow[][] = [];
    for (const [entity, encoded] of part.blocks) {
      decoded.push(decodeRows(entity, encoded));
      if (encoded.stamps.length >= ROWS_PER_TURN) await turn();
    }
    // All or nothing: what a cut part leaves in the view, a scan of the base would not take away.
    for (const rows of decoded) {
      view.applyBase(rows);
      if (rows.length >= ROWS_PER_TURN) await turn();
    }
    return true;
  } catch {
    // Cut or unreadable: the snapshot is only a shortcut.
    return false;
  }
}

/** Up to where a view has been brought. */
export type Reached = Pick<SnapshotHeader, 'checkpoint' | 'cursor'>;

/** Loads what was written after the snapshot. */
export async function loadRecent(
  view: View,
  snapshots: SnapshotStore,
  { id, checkpoint, cursor }: SnapshotHeader,
): Promise<Reached> {
  const recent = await snapshots.read('recent').catch(() => null);
  if (recent?.id !== id) return { checkpoint, cursor };
  view.applyBase(recent.rows);
  return { checkpoint: recent.checkpoint, cursor: recent.cursor };
}
