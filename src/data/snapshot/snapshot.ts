import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { BaseCheckpoint, BaseRow } from '../base/base.ts';
import type { Stamp } from '../base/order.ts';
import { type Columns, decodeColumns, encodeColumns } from './columns.ts';

/** Raise it whenever a document's shape or the encoding changes: older snapshots are then passed over. */
export const SNAPSHOT_FORMAT = 3;

export interface SnapshotHeader {
  readonly format: number;
  readonly epoch: string | null;
  readonly generation: number;
  /** All writes up to here are in the snapshot. */
  readonly checkpoint: BaseCheckpoint;
  /** All pages up to this cursor of the feed are in it; `null` where nobody could tell. */
  readonly cursor: string | null;
  /** The middle of the hot window, milliseconds since 1970. */
  readonly at: number;
  /** Names one snapshot: parts of two are never mixed. */
  readonly id: string;
}

export interface SnapshotPart {
  readonly id: string;
  readonly blocks: readonly (readonly [EntityName, EncodedRows])[];
}

/** What was written after the snapshot: a few rows are not worth a new one. */
interface RecentRows {
  readonly id: string;
  readonly checkpoint: BaseCheckpoint;
  readonly cursor: string | null;
  /** Tombstones included; notes without their texts. */
  readonly rows: readonly BaseRow[];
}

/** The snapshot, as it lies on the disk. */
export interface SnapshotValues {
  readonly header: SnapshotHeader;
  /** What the first screens show. */
  readonly hot: SnapshotPart;
  /** The other sessions and notes. */
  readonly rest: SnapshotPart;
  readonly recent: RecentRows;
}

export interface EncodedRows {
  readonly stamps: Columns;
  readonly documents: Columns;
}

/** Rows in one block: a few milliseconds of work. */
export const BLOCK_ROWS = 2000;

export const encodeRows = (rows: readonly BaseRow[]): EncodedRows => ({
  stamps: encodeColumns(rows.map(({ g, v, cs }) => ({ g, v, cs }))),
  documents: encodeColumns(rows.flatMap(({ doc }) => doc ?? [])),
});

/** @throws RangeError when the parts do not fit together */
export function decodeRows(entity: EntityName, { stamps, documents }: EncodedRows): BaseRow[] {
  if (stamps.length !== documents.length) throw new RangeError('the snapshot is cut');
  const marks = decodeColumns(stamps) as unknown as Stamp[];
  return (decodeColumns(documents) as unknown as AnyDocument[]).map((doc, i) => {
    const { g, v, cs } = marks[i] as Stamp;
    return { entity, id: doc.id, g, v, cs, doc };
  });
}
