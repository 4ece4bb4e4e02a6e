export interface StartAnewParts {
  readonly databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** A database that somebody holds goes when it is let go of; nobody waits longer for it. */
const PATIENCE_MS = 5_000;

function removed(databases: StartAnewParts['databases'], name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
  });
}

/**
 * Removes a person's databases from this device, so that the next start makes new ones.
 * The second record of what waits stays: that start brings its changes back.
 * @returns true if none is left
 */
export async function startAnew(
  userId: string,
  { databases, sleep }: StartAnewParts,
): Promise<boolean> {
  const late = sleep(PATIENCE_MS).then(() => false);
  const all = async (): Promise<boolean> => {
    const names = (await databases.databases()).flatMap(({ name }) => name ?? []);
    const theirs = names.filter((name) => name.includes(userId));
    const results = await Promise.all(theirs.map((name) => removed(databases, name)));
    return results.every((isRemoved) => isRemoved);
  };
  return Promise.race([all().catch(() => false), late]);
}
