import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PART = /^(.+)\.\d+\.incompleto$/;
/** A writer that lives writes every few seconds. */
const SILENT_MS = 3_600_000;

/** The name that a file has until it is whole. */
export const partOf = (path: string): string => `${path}.${process.pid}.incompleto`;

/**
 * Removes what exports that were killed have left: parts of files with such names that nobody has written to for long.
 * @param silentMs 0 where no other process can be writing into the folder
 */
export async function removeParts(
  folder: string,
  isName: (whole: string) => boolean,
  silentMs = SILENT_MS,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, whole] = PART.exec(name) ?? [];
    if (whole === undefined || !isName(whole)) continue;
    const path = join(folder, name);
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {};
    // The system's clock has given the file its time.
    if (Date.now() - mtimeMs >= silentMs) await rm(path, { force: true });
  }
}
