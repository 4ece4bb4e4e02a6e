import type { SegmentStore, StoredSegment } from '../../../src/data/search/store.ts';

export type SegmentDisk = Map<string, StoredSegment>;

/** The disk of what a search keeps, in memory; what it hands out is a copy, as a disk's is. */
export const memorySegments = (disk: SegmentDisk = new Map()): SegmentStore => ({
  stamps: async () => new Map([...disk].map(([bucket, { stamp }]) => [bucket, stamp])),
  read: async (bucket) => structuredClone(disk.get(bucket)) ?? null,
  async write(row) {
    disk.set(row.bucket, structuredClone(row));
  },
  async remove(buckets) {
    for (const bucket of buckets) disk.delete(bucket);
  },
  close: () => {},
});
