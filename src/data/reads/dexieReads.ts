import { hourOf } from '../../domain/audit/read.ts';
import type { StoredRead, UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import { READS_MAX, type RecordReads, surplus } from './recordReads.ts';

type Key = [hour: string, patientId: string, part: string];

const keyOf = ({ at, patientId, part }: Omit<StoredRead, 'hour'>): Key => [
  hourOf(at),
  patientId,
  part,
];

/** The openings in the user's database. */
export const dexieReads = (database: UserDatabase, max = READS_MAX): RecordReads => {
  const { reads, exports } = database;
  const remove = (some: readonly Omit<StoredRead, 'hour'>[]) => reads.bulkDelete(some.map(keyOf));
  return {
    add: (read) =>
      stored(() =>
        database.transaction('rw', reads, async () => {
          if (await reads.get(keyOf(read))) return;
          if ((await reads.count()) >= max) await remove(surplus(await reads.toArray(), max));
          await reads.add({ ...read, hour: hourOf(read.at) });
        }),
      ),
    oldest: (limit) =>
      stored(async () =>
        (await reads.limit(limit).toArray()).map(({ patientId, part, at }) => ({
          patientId,
          part,
          at,
        })),
      ),
    remove: (some) => stored(() => remove(some)),
    addExport: (made) => stored(async () => void (await exports.put(made))),
    nextExport: () => stored(async () => (await exports.toCollection().first()) ?? null),
    removeExport: (id) => stored(() => exports.delete(id)),
  };
};
