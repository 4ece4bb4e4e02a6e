import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { BaseCheckpoint, BaseRow } from '../base/base.ts';
import { type Columns, decodeColumns, encodeColumn } from './columns.ts';

/** Raise it whenever a document's shape or the encoding changes: older snapshots are then passed over. */
export const SNAPSHOT_FORMAT = 1;

export interface SnapshotHeader {
  readonly format: number;
  readonly epoch: string | null;
  readonly generation: number;
  /** All writes up to here are in the snapshot. */
  readonly checkpoint: BaseCheckpoint;
  /** The middle of the hot window, milliseconds since 1970. */
  readonly at: number;
  /** Names one snapshot: parts of two are never mixed. */
  readonly id: string;
}

export interface SnapshotPart {
  readonly id: string;
  readonly entities: readonly (readonly [EntityName, EncodedRows])[];
}

/** What was written after the snapshot: a few rows are not worth a new one. */
export interface RecentRows {
  readonly id: string;
  readonly checkpoint: BaseCheckpoint;
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

function* columnsOf(objects: readonly object[]): Generator<void, Columns> {
  const names = new Set<string>();
  for (const object of objects) for (const name in object) names.add(name);
  const fields: [string, ReturnType<typeof encodeColumn>][] = [];
  for (const name of names) {
    fields.push([name, encodeColumn(objects.map((object) => object[name as never]))]);
    yield;
  }
  return { length: objects.length, fields };
}

/** Yields after every column, so that the caller can give other work its turn. */
export function* encodeRows(rows: readonly BaseRow[]): Generator<void, EncodedRows> {
  const stamps = yield* columnsOf(rows.map(({ g, v, cs }) => ({ g, v, cs })));
  const documents = yield* columnsOf(rows.flatMap(({ doc }) => doc ?? []));
  return { stamps, documents };
}

/** Rows decoded at once: a few milliseconds. */
const CHUNK = 4000;

interface StampColumns {
  readonly g: number;
  readonly v: number;
  readonly cs: number;
}

/** @throws RangeError when the parts do not fit together */
export function* decodeRows(
  entity: EntityName,
  { stamps, documents }: EncodedRows,
): Iterable<readonly BaseRow[]> {
  const { length } = documents;
  if (stamps.length !== length) throw new RangeError('the snapshot is cut');
  const readDocuments = decodeColumns(documents);
  const readStamps = decodeColumns(stamps);
  for (let from = 0; from < length; from += CHUNK) {
    const docs = readDocuments(from, from + CHUNK) as AnyDocument[];
    const marks = readStamps(from, from + CHUNK) as StampColumns[];
    yield docs.map((doc, i) => {
      const { g, v, cs } = marks[i] as StampColumns;
      return { entity, id: doc.id, g, v, cs, doc };
    });
  }
}
