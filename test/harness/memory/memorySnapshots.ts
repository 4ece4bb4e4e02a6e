import type { SnapshotStore } from '../../../src/data/snapshot/store.ts';
import type { SnapshotValues } from '../../../src/data/snapshot/snapshot.ts';

export type SnapshotDisk = Map<keyof SnapshotValues, unknown>;

/** The boot snapshot's disk, in memory. */
export const memorySnapshots = (disk: SnapshotDisk): SnapshotStore => ({
  read: async <N extends keyof SnapshotValues>(name: N) =>
    (disk.get(name) as SnapshotValues[N] | undefined) ?? null,
  async write(values) {
    for (const [name, value] of Object.entries(values))
      disk.set(name as keyof SnapshotValues, value);
  },
});
