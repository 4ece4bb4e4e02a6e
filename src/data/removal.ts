import { secondName } from './second/cacheRecord.ts';

export interface RemovalParts {
  readonly databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  /** The second record of what waits; `undefined` where the browser has no caches. */
  readonly caches?: Pick<CacheStorage, 'delete'> | undefined;
  /** localStorage */
  readonly settings: Storage;
  readonly sleep: (ms: number) => Promise<void>;
}

/** All tabs close their databases within so many rounds after a sign-out, and may write until then. */
const CLOSING = 3;
/** What was still written late is seen in one of these. */
const ROUNDS = 2;
const ROUNDS_MAX = 15;
const ROUND_MS = 1_000;

/** One person's, by name: what they made here, the server's documents, the words of their notes. */
const OF_A_PERSON = /sereno-(?:base-|search-)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;

/** What says nothing of anybody: that a session was ended, and the look. */
const NOBODYS = ['sessionEnded', 'sereno-scheme', 'sereno-removing'];

const namesOf = async ({ databases }: RemovalParts): Promise<readonly string[]> =>
  (await databases.databases()).flatMap(({ name }) => name ?? []);

/** Resolves as well where somebody still holds it: then it goes as soon as they let it go. */
const removed = ({ databases, sleep }: RemovalParts, name: string): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => {
      const request = databases.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
    }),
    sleep(ROUND_MS),
  ]);

/**
 * Removes all that this device keeps of a person who has signed out: databases with their recordings and drafts, and
 * settings that name them. Where nobody else has anything here, all settings go. What others have stays.
 * @returns whether nothing is left
 */
export async function removePerson(userId: string, parts: RemovalParts): Promise<boolean> {
  const theirs = (name: string) => name.includes(userId);
  let clean = 0;
  for (let round = 0; round < CLOSING; round++) await parts.sleep(ROUND_MS);
  for (let round = 0; clean < ROUNDS && round < ROUNDS_MAX; round++) {
    const names = (await namesOf(parts)).filter(theirs);
    await parts.caches?.delete(secondName(userId));
    await Promise.all(names.map((name) => removed(parts, name)));
    clean = names.length === 0 ? clean + 1 : 0;
    if (clean < ROUNDS) await parts.sleep(ROUND_MS);
  }
  const { settings } = parts;
  const others = (await namesOf(parts)).some((name) => OF_A_PERSON.test(name) && !theirs(name));
  const isShared = others || settings.getItem('accessToken') !== null;
  for (const key of Object.keys(settings))
    if (isShared ? theirs(key) : !NOBODYS.includes(key)) settings.removeItem(key);
  return clean > 0;
}
