import type { Bucket } from './catalogue.ts';
import { bytesOf } from './segment.ts';
import type { SegmentStore, StoredSegment } from './store.ts';

/** Of the words of all notes: ten years of them are less. */
const CACHE_BYTES = 32_000_000;

/** Reads segments, and keeps those in memory that were read last. */
export function segmentCache(store: Pick<SegmentStore, 'read'>, limit = CACHE_BYTES) {
  const kept = new Map<string, { readonly row: StoredSegment; readonly bytes: number }>();
  let bytes = 0;
  function forget(bucket: string): void {
    bytes -= kept.get(bucket)?.bytes ?? 0;
    kept.delete(bucket);
  }
  function keep(row: StoredSegment): void {
    forget(row.bucket);
    const size = bytesOf(row.segment);
    kept.set(row.bucket, { row, bytes: size });
    bytes += size;
    for (const [oldest] of kept) {
      if (bytes <= limit) return;
      forget(oldest);
    }
  }
  return {
    /** What is in memory, in bytes. */
    size: () => bytes,
    /** What was last written of a bucket; from memory only where that is its present state. */
    async read({ name, stamp }: Pick<Bucket, 'name' | 'stamp'>): Promise<StoredSegment | null> {
      const known = kept.get(name)?.row;
      if (known?.stamp === stamp) {
        keep(known);
        return known;
      }
      const row = await store.read(name);
      if (row) keep(row);
      else forget(name);
      return row;
    },
    forget,
  };
}
