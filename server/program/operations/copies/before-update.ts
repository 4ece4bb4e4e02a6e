import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../kernel/db/database.ts';
import { StartError } from '../../../kernel/config.ts';
import type { Logger } from '../../../kernel/logger.ts';
import { stampOf } from './backup.ts';
import { exportTo, writeError } from './export.ts';

/** Copies from before an update that are kept. */
const KEPT = 5;
const NAME = /^sereno-esquema-\d{4}-.+\.gz$/;

async function removeOld(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of copies.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
}

/** Nothing is migrated where there is no way back. */
const noWayBack = ({ message }: StartError): StartError =>
  new StartError(
    `${message} Antes de atualizar o banco de dados, o Sereno guarda uma cópia dele. Libere espaço ou, se já tem uma cópia sua, inicie com COPY_BEFORE_UPDATE=0. Nada foi alterado.`,
  );

/**
 * Copies everything as it is before migrations change it.
 * The version before can then go on from the copy.
 * @param now milliseconds since 1970
 * @throws StartError where the copy cannot be written
 */
export const copyBeforeUpdate =
  (folder: string, { now, logger }: { readonly now: number; readonly logger: Logger }) =>
  async (db: Database, schema: number): Promise<void> => {
    const path = join(
      folder,
      `sereno-esquema-${String(schema).padStart(4, '0')}-${stampOf(now)}.gz`,
    );
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bytes } = await exportTo(db, path, { at: new Date(now).toISOString() });
      logger('info', 'copied_before_update', { schema, bytes });
    } catch (error) {
      const told = writeError(path, error);
      throw told instanceof StartError ? noWayBack(told) : told;
    }
    await removeOld(folder);
  };
