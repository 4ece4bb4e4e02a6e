import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../../kernel/config.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { freeBytes } from '../../../kernel/db/embedded/room.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import type { End } from './format.ts';
import { partOf, removeParts } from './parts.ts';
import { exportLines, type ExportScope } from './write.ts';

/** What was written. */
export interface Exported {
  /** By table. */
  readonly rows: End['rows'];
  readonly bytes: number;
}

/** Sees one state of the whole database while others go on writing; on the embedded one they wait. */
const snapshot = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);

async function findPractice(tx: Tx, domain: string, isOlder: boolean): Promise<string> {
  // The directory came with a later schema.
  const found = isOlder
    ? await tx.selectFrom('tenants').select('id').where('domain', '=', domain).executeTakeFirst()
    : await tx
        .selectFrom('practice_domains')
        .select('tenant_id as id')
        .where('domain', '=', domain)
        .executeTakeFirst();
  if (!found) throw new StartError(`Não há clínica com o domínio ${domain}.`);
  return found.id;
}

/** On the disk, and not only on its way to it. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The sentence for a file that cannot be written; other errors stay as they are. */
export const writeError = (path: string, error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code && /^(ENOENT|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG|EIO|ENOTDIR|EISDIR)$/.test(code))
    return new StartError(`Não foi possível gravar o arquivo ${path}.`);
  return error;
};

/** Refuses a name that is taken. */
async function requireFree(path: string): Promise<void> {
  const isTaken = await stat(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new StartError(`O arquivo ${path} já existe.`);
}

const LOOK_BYTES = 1024 * 1024;

/** Lets bytes through while at least so many stay free in the folder. */
function keepFree(folder: string, reserveBytes: number): Transform {
  let passed = Infinity;
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > LOOK_BYTES) {
        passed = 0;
        if ((await freeBytes(folder)) < reserveBytes) {
          done(Object.assign(new Error('Too little room.'), { code: 'ENOSPC' }));
          return;
        }
      }
      done(null, chunk);
    },
  });
}

interface ExportOptions extends Omit<ExportScope, 'tenantId' | 'isSpread' | 'isOlder'> {
  readonly practice?: string | undefined;
  /** Bytes that stay free where the file goes; it is given up before. */
  readonly reserveBytes?: number;
}

/**
 * Writes a practice, or all of them, to a file that only its owner may read. It has its name only when it is whole.
 * @param options.practice the domain of one practice
 * @throws StartError where the file exists or cannot be written, or there is no such practice
 */
export async function exportTo(
  db: Database,
  path: string,
  { practice, reserveBytes = 0, ...scope }: ExportOptions,
): Promise<Exported> {
  // What another process has begun is its own; what one of our number began before it was killed is written over.
  const unfinished = partOf(path);
  await requireFree(path);
  await removeParts(dirname(path), (name) => name === basename(path));
  try {
    let rows: End['rows'] = {};
    await snapshot(db, async (tx) => {
      const tenantId =
        practice === undefined ? undefined : await findPractice(tx, practice, db.isOlder);
      const lines = exportLines(
        tx,
        { ...scope, tenantId, isSpread: db.isSpread, isOlder: db.isOlder },
        (counts) => (rows = counts),
      );
      const file = createWriteStream(unfinished, { mode: 0o600 });
      const zipped = createGzip();
      await pipeline(Readable.from(lines), zipped, keepFree(dirname(path), reserveBytes), file);
    });
    await settle(unfinished);
    await requireFree(path);
    await rename(unfinished, path);
    await settle(dirname(path));
    return { rows, bytes: (await stat(path)).size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw writeError(path, error);
  }
}
