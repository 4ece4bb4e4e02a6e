import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import type { Shelf } from './shelf.ts';

/** The shelf in the user's database. */
export const dexieShelf = ({ shelf }: UserDatabase): Shelf => ({
  list: () => stored(() => shelf.toArray()),
  put: (rows) => stored(async () => void (await shelf.bulkPut([...rows]))),
  remove: (keys) => stored(() => shelf.bulkDelete([...keys])),
});
