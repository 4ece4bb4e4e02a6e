import type { Base } from '../base/base.ts';
import type { CheckpointStore } from '../meta/checkpoint.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { loadPart, loadRecent, readHeader } from '../snapshot/read.ts';
import type { SnapshotHeader } from '../snapshot/snapshot.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { windowAt } from '../snapshot/write.ts';
import { catchUp, reread } from './catchUp.ts';
import { type Coverage, isWhole, nearby, NOTHING } from './coverage.ts';
import type { View } from './view.ts';

export interface BootParts {
  readonly view: View;
  readonly outbox: Outbox;
  readonly checkpoints: CheckpointStore;
  readonly snapshots: SnapshotStore;
  /** Resolves when other work had its turn. */
  readonly turn?: () => Promise<void>;
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** What a view was made from, with the checkpoint that it has reached, and what it holds completely. */
export interface BootedFrom extends SnapshotHeader {
  readonly coverage: Coverage;
}

/**
 * The first half of a start, without the base: what the first screens show, with the outbox on top.
 * @returns `null` when there was no usable snapshot, and the view holds no documents of the server yet
 */
export async function bootView(parts: BootParts): Promise<BootedFrom | null> {
  const { view, outbox, checkpoints, snapshots, turn = nextTurn } = parts;
  const [rows, checkpoint] = await Promise.all([outbox.rows(), checkpoints.read()]);
  const header = await readHeader(snapshots, checkpoint);
  view.setOutbox(rows);
  if (!header || !(await loadPart(view, snapshots, header, 'hot', turn))) return null;
  const reached = await loadRecent(view, snapshots, header);
  // A snapshot that is older than the base may lack anything.
  const isCurrent = isWhole(checkpoint) && reached.cursor === checkpoint.cursor;
  const coverage = isCurrent ? nearby(windowAt(header.at)) : NOTHING;
  return { ...header, ...reached, coverage };
}

/** The second half: the rest of the snapshot, then whatever the base has beyond it. The view is complete afterwards. */
export async function completeView(
  { view, snapshots, turn = nextTurn }: BootParts,
  base: Base,
  header: SnapshotHeader | null,
): Promise<void> {
  const isWhole = header && (await loadPart(view, snapshots, header, 'rest', turn));
  if (!isWhole) await catchUp(view, base, {});
  // What the first part showed may be deleted since, which a full scan does not tell.
  if (header) await catchUp(view, base, header.checkpoint);
  // A full scan leaves tombstones out, and a fold needs to know them: they say which commands were applied.
  await reread(
    view,
    base,
    view.outbox.flatMap(({ touches }) => touches),
  );
}
