import { Dexie, type Table } from 'dexie';
import { stored } from '../outbox/storageError.ts';
import type { Segment } from './segment.ts';

/** A bucket's segment, and the stamp of the bucket that it was made from. */
export interface StoredSegment {
  readonly bucket: string;
  readonly stamp: string;
  readonly segment: Segment;
}

/** Where the words of the notes lie. Losing them costs time and nothing else. */
export interface SegmentStore {
  /** The stamps of all that is there, by bucket. */
  stamps(): Promise<ReadonlyMap<string, string>>;
  read(bucket: string): Promise<StoredSegment | null>;
  write(row: StoredSegment): Promise<void>;
  remove(buckets: readonly string[]): Promise<void>;
  close(): void;
}

type SearchDatabase = Dexie & {
  readonly stamps: Table<{ readonly bucket: string; readonly stamp: string }, string>;
  readonly segments: Table<StoredSegment, string>;
};

/** A database of its own: it can be made again, and nothing that cannot be waits for its writes. */
export function dexieSegments(userId: string): SegmentStore {
  const database = new Dexie(`sereno-search-${userId}`, {
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
  }) as SearchDatabase;
  database.version(1).stores({ stamps: 'bucket', segments: 'bucket' });
  const { stamps, segments } = database;
  return {
    stamps: () =>
      stored(
        async () =>
          new Map((await stamps.toArray()).map(({ bucket, stamp }) => [bucket, stamp] as const)),
      ),
    read: (bucket) => stored(async () => (await segments.get(bucket)) ?? null),
    write: (row) =>
      stored(() =>
        database.transaction('rw', stamps, segments, async () => {
          await segments.put(row);
          await stamps.put({ bucket: row.bucket, stamp: row.stamp });
        }),
      ),
    remove: (buckets) =>
      stored(() =>
        database.transaction('rw', stamps, segments, async () => {
          await segments.bulkDelete([...buckets]);
          await stamps.bulkDelete([...buckets]);
        }),
      ),
    close: () => database.close(),
  };
}
