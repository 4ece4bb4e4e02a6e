import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../config.ts';
import type { Engine } from './engine.ts';
import { RemoteEngine } from './remote.ts';

const UNFINISHED = /^database\.new-\d+$/;

/** The engine writes it early: without it nothing in the folder was ever a database of ours. */
const isDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What first starts that were killed have left. Only for who has taken the data folder for itself. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => UNFINISHED.test(name));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** In a thread that ends with it: it takes half a gigabyte of memory that nothing needs afterwards. */
async function make(folder: string, prepare: (engine: Engine) => Promise<unknown>): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const engine = await RemoteEngine.open({
    folder,
    onNotification: () => {},
    onEnd: () => {},
  });
  try {
    await prepare(engine);
  } finally {
    await engine.close();
  }
  await syncFolder(folder);
}

/**
 * Makes the database where there is none, beside its place, and gives it its name when it is whole: whenever the
 * process is killed, the next start finds either nothing or a database.
 * @param prepare brings its schema up to date
 * @throws StartError where something that is no database stands in its place
 */
export async function makeDatabase(
  dataDir: string,
  folder: string,
  prepare: (engine: Engine) => Promise<unknown>,
): Promise<void> {
  await removeUnfinished(dataDir);
  if (isDatabase(folder)) return;
  const beside = join(dataDir, `database.new-${process.pid}`);
  try {
    await make(beside, prepare);
    await rename(beside, folder);
    await syncFolder(dataDir);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(ENOTEMPTY|EEXIST|EBUSY|ENOTDIR|EACCES|EPERM|EROFS)$/.test(code))
      throw new StartError(
        `Não foi possível criar o banco de dados em ${folder} (${code}); deixe a pasta vazia ou escolha outra com DATA_DIR.`,
      );
    throw error;
  }
}
