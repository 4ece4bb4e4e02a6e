import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from '../../../kernel/config.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { type Exported, exportTo } from './export.ts';
import { removeParts } from './parts.ts';

const NAME = /^sereno-\d{4}-\d{2}-\d{2}T\d{6}Z\.gz$/;
const isBackup = (name: string): boolean => NAME.test(name);

/** `2026-11-25T143000Z`: in the order of their names copies are in the order of their making. */
export const stampOf = (now: number): string =>
  `${new Date(now).toISOString().replaceAll(':', '').slice(0, 17)}Z`;

const nameAt = (now: number): string => `sereno-${stampOf(now)}.gz`;

async function removeOld({ folder, keep }: BackupPlace): Promise<void> {
  const whole = (await readdir(folder)).filter(isBackup).toSorted();
  for (const name of whole.slice(0, Math.max(whole.length - keep, 0)))
    await rm(join(folder, name), { force: true });
}

/**
 * Removes what killed backups have left unfinished.
 * @param isOurs whether no other process can be writing one there
 */
export const removeUnfinished = (folder: string, isOurs = false): Promise<void> =>
  removeParts(folder, isBackup, ...(isOurs ? [0] : []));

/** Notes that a copy was made, for the health answer. @param at ISO */
async function noteCopy(db: Database, at: string, bytes: number): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('copies_made').execute();
    await tx.insertInto('copies_made').values({ made_at: at, bytes }).execute();
  });
}

/**
 * Writes everything to a new file and then removes the oldest; the server's own secrets stay out of it.
 * @param now milliseconds since 1970
 * @param reserveBytes what stays free there in any case; the copy is given up before
 */
export async function backUp(
  db: Database,
  place: BackupPlace,
  now: number,
  reserveBytes = 0,
): Promise<Exported & { readonly path: string }> {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(place.folder);
  const path = join(place.folder, nameAt(now));
  const at = new Date(now).toISOString();
  const exported = await exportTo(db, path, { at, reserveBytes });
  if (!db.isOlder) await noteCopy(db, at, exported.bytes);
  await removeOld(place);
  return { ...exported, path };
}
