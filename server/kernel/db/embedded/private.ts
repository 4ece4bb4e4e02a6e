import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const EVERYBODY_ELSE = 0o077;

/** Leaves alone what belongs to somebody else, or vanishes meanwhile. */
const attempt = (path: string, mode: number): Promise<void> => chmod(path, mode).catch(() => {});

/**
 * Gives a file, or a folder with all that is in it, to its owner alone. Earlier versions left the database to every
 * user of the machine. Links are not followed.
 */
export async function keepPrivate(path: string): Promise<void> {
  const stat = await lstat(path).catch(() => null);
  if (!stat || stat.isSymbolicLink()) return;
  if (stat.mode & EVERYBODY_ELSE) await attempt(path, stat.mode & 0o700);
  if (!stat.isDirectory()) return;
  for (const name of await readdir(path)) await keepPrivate(join(path, name));
}
