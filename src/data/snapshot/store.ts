import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import type { SnapshotValues } from './snapshot.ts';

/** Where the view's boot snapshot lies. Losing it costs time and nothing else. */
export interface SnapshotStore {
  read<N extends keyof SnapshotValues>(name: N): Promise<SnapshotValues[N] | null>;
  /** Replaces the given values at once. */
  write(values: Partial<SnapshotValues>): Promise<void>;
}

/** The snapshot in the user's database. */
export const dexieSnapshots = ({ snapshot }: UserDatabase): SnapshotStore => ({
  read: <N extends keyof SnapshotValues>(name: N) =>
    stored(
      async () => ((await snapshot.get(name))?.value as SnapshotValues[N] | undefined) ?? null,
    ),
  write: (values) =>
    stored(async () => {
      const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
      await snapshot.bulkPut(rows);
    }),
});
