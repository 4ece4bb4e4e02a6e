import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Note } from '../../domain/notes/note.ts';
import { entityNames } from '../../domain/entities.ts';
import type { Base, BaseCheckpoint, BaseRow } from '../base/base.ts';
import { headOf } from '../view/head.ts';
import type { Window } from '../view/coverage.ts';
import type { View } from '../view/view.ts';
import {
  BLOCK_ROWS,
  encodeRows,
  SNAPSHOT_FORMAT,
  type SnapshotHeader,
  type SnapshotPart,
} from './snapshot.ts';
import type { SnapshotStore } from './store.ts';

const DAY_MS = 86_400_000;
const HOT_DAYS = 60;
/** More rows than this beside a snapshot, and it is written anew. */
const RECENT_MAX = 3000;
/** A snapshot is written anew when its window has moved this far. */
const STALE_DAYS = 7;

export interface SnapshotParts {
  readonly view: View;
  readonly base: Base;
  readonly snapshots: SnapshotStore;
  readonly epoch: string | null;
  readonly generation: number;
  /** The cursor of a checkpoint that was read before: what it stands for is in the base. */
  readonly cursor: string | null;
  /** Brings the view up to the base. Returns up to which of the base's writes it holds all. */
  readonly catchUp: () => Promise<BaseCheckpoint>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly id: string;
  /** Resolves when other work had its turn. */
  readonly turn: () => Promise<void>;
}

/** When the sessions start that a snapshot's first part holds, of one written at `at` (milliseconds since 1970). */
export const windowAt = (at: number): Window => ({
  from: new Date(at - HOT_DAYS * DAY_MS).toISOString(),
  to: new Date(at + HOT_DAYS * DAY_MS).toISOString(),
});

/** Whether a row belongs to what the first screens show. */
function hotness(view: View, now: number): (row: BaseRow) => boolean {
  const { from, to } = windowAt(now);
  const isNear = (session: Appointment | undefined) =>
    session !== undefined && session.startAt >= from && session.startAt <= to;
  return ({ entity, doc }) => {
    if (entity === 'appointments') return isNear(doc as Appointment);
    if (entity !== 'notes') return true;
    return isNear(view.base.get('appointments', (doc as Note).appointmentId));
  };
}

async function encode(
  rows: readonly BaseRow[],
  { id, turn }: SnapshotParts,
): Promise<SnapshotPart> {
  const blocks: SnapshotPart['blocks'][number][] = [];
  for (const entity of entityNames) {
    const some = rows.filter((row) => row.entity === entity);
    for (let start = 0; start < some.length; start += BLOCK_ROWS) {
      blocks.push([entity, encodeRows(some.slice(start, start + BLOCK_ROWS))]);
      await turn();
    }
  }
  return { id, blocks };
}

/** Whether a stored snapshot can be brought up to date with a few rows. */
const isUsable = (stored: SnapshotHeader, next: SnapshotHeader): boolean =>
  stored.format === next.format &&
  stored.epoch === next.epoch &&
  stored.generation === next.generation &&
  (stored.cursor !== null || next.cursor === null) &&
  Math.abs(stored.at - next.at) < STALE_DAYS * DAY_MS;

const isEqual = (a: BaseCheckpoint, b: BaseCheckpoint): boolean =>
  entityNames.every((entity) => a[entity] === b[entity]);

/** What the base has beyond a checkpoint, as the view keeps it; `null` where it is too much. */
async function beyond(base: Base, checkpoint: BaseCheckpoint): Promise<BaseRow[] | null> {
  const rows: BaseRow[] = [];
  for await (const batch of base.changedSince(checkpoint)) {
    for (const row of batch)
      rows.push(row.doc ? { ...row, doc: headOf(row.entity, row.doc) } : row);
    if (rows.length > RECENT_MAX) return null;
  }
  return rows;
}

async function writeWhole(parts: SnapshotParts, next: SnapshotHeader): Promise<void> {
  const { view, snapshots, now } = parts;
  // Another tab may have written what this one has not heard of yet, above all after a freeze.
  const header = { ...next, checkpoint: await parts.catchUp() };
  const isHot = hotness(view, now);
  const rows = entityNames.flatMap((entity) => [...view.baseRows(entity)]);
  const hot = await encode(rows.filter(isHot), parts);
  const rest = await encode(
    rows.filter((row) => !isHot(row)),
    parts,
  );
  await snapshots.write({ header, hot, rest });
}

/**
 * Makes the next start's snapshot as new as the base: with the rows that it lacks where these are few, else anew.
 * @returns whether there was anything to write
 */
export async function writeSnapshot(parts: SnapshotParts): Promise<boolean> {
  const { base, snapshots, epoch, generation, cursor, now, id } = parts;
  const checkpoint = await base.checkpoint();
  const next = { format: SNAPSHOT_FORMAT, epoch, generation, checkpoint, cursor, at: now, id };
  const stored = await snapshots.read('header').catch(() => null);
  if (!stored || !isUsable(stored, next)) {
    await writeWhole(parts, next);
    return true;
  }
  const recent = await snapshots.read('recent').catch(() => null);
  const newest = recent?.id === stored.id ? recent : stored;
  if (isEqual(newest.checkpoint, checkpoint) && newest.cursor === cursor) return false;
  const rows = await beyond(base, stored.checkpoint);
  if (rows) await snapshots.write({ recent: { id: stored.id, checkpoint, cursor, rows } });
  else await writeWhole(parts, next);
  return true;
}
