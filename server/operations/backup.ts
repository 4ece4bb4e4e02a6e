import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Exported, exportTo } from './export.ts';

const NAME = /^sereno-\d{4}-\d{2}-\d{2}T\d{6}Z\.gz$/;
const UNFINISHED = /^sereno-\d{4}-\d{2}-\d{2}T\d{6}Z\.gz\.\d+\.incompleto$/;
const DAY_MS = 86_400_000;

/** In the order of their names backups are in the order of their making. */
const nameAt = (now: number): string =>
  `sereno-${new Date(now).toISOString().replaceAll(':', '').slice(0, 17)}Z.gz`;

/** Also what a process that was killed has left unfinished; what is a day old nobody works on. */
async function removeOld({ folder, keep }: BackupPlace, now: number): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  const whole = names.filter((name) => NAME.test(name));
  const yesterday = nameAt(now - DAY_MS);
  const left = names.filter((name) => UNFINISHED.test(name) && name < yesterday);
  for (const name of [...whole.slice(0, Math.max(whole.length - keep, 0)), ...left])
    await rm(join(folder, name), { force: true });
}

/**
 * Writes everything to a new file and then removes the oldest; the server's own secrets stay out of it.
 * @param now milliseconds since 1970
 */
export async function backUp(
  db: Database,
  place: BackupPlace,
  now: number,
): Promise<Exported & { readonly path: string }> {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const path = join(place.folder, nameAt(now));
  const exported = await exportTo(db, path, { at: new Date(now).toISOString() });
  await removeOld(place, now);
  return { ...exported, path };
}
