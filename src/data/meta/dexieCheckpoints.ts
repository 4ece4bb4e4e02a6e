import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import { type Checkpoint, type CheckpointStore, isSamePlace, START } from './checkpoint.ts';

const CHECKPOINT = 'checkpoint';

/** The checkpoint in the user's database. */
export const dexieCheckpoints = (database: UserDatabase): CheckpointStore => {
  const read = async (): Promise<Checkpoint> =>
    ((await database.meta.get(CHECKPOINT))?.value as Checkpoint | undefined) ?? START;
  return {
    read: () => stored(read),
    save: (next, expected) =>
      stored(() =>
        database.transaction('rw', database.meta, async () => {
          if (!isSamePlace(await read(), expected)) return false;
          await database.meta.put({ key: CHECKPOINT, value: next });
          return true;
        }),
      ),
  };
};
