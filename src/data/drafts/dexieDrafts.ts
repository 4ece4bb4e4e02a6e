import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import type { Drafts } from './drafts.ts';

/** Drafts in the user's database. */
export const dexieDrafts = ({ drafts }: UserDatabase): Drafts => ({
  read: (key) => stored(async () => (await drafts.get(key)) ?? null),
  write: (draft) => stored(async () => void (await drafts.put(draft))),
  discard: (key) => stored(() => drafts.delete(key)),
});
