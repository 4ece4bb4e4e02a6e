import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import type { Drafts } from './drafts.ts';

/** Drafts in the user's database. */
export const dexieDrafts = ({ drafts }: UserDatabase): Drafts => ({
  read: (key) => stored(async () => (await drafts.get(key)) ?? null),
  heads: () =>
    stored(async () => (await drafts.toArray()).map(({ key, updatedAt }) => ({ key, updatedAt }))),
  write: (draft) => stored(async () => void (await drafts.put(draft))),
  discard: (key) => stored(() => drafts.delete(key)),
});
