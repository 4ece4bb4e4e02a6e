import { type DataExport, hourOf, type RecordRead } from '../../../src/domain/audit/read.ts';
import { READS_MAX, type RecordReads, surplus } from '../../../src/data/reads/recordReads.ts';

/** By hour, patient and part. */
export type ReadsDisk = Map<string, RecordRead>;

export const readKey = ({ at, patientId, part }: RecordRead): string =>
  `${hourOf(at)} ${patientId} ${part}`;

/** The openings' disk, in memory. */
export const memoryReads = (
  disk: ReadsDisk = new Map(),
  max = READS_MAX,
  exports = new Map<string, DataExport>(),
): RecordReads => {
  const sorted = () => [...disk].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, read]) => read);
  return {
    async add(read) {
      const key = readKey(read);
      if (disk.has(key)) return;
      for (const gone of surplus(sorted(), max)) disk.delete(readKey(gone));
      disk.set(key, read);
    },
    oldest: async (limit) => sorted().slice(0, limit),
    remove: async (reads) => reads.forEach((read) => disk.delete(readKey(read))),
    addExport: async (made) => void exports.set(made.id, made),
    nextExport: async () =>
      [...exports.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))[0] ?? null,
    removeExport: async (id) => void exports.delete(id),
  };
};
