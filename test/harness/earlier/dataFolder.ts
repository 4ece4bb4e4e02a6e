import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine } from '../../../server/kernel/db/embedded/engine.ts';
import type { Earlier } from './fixtures.ts';

/** Roles belong to a whole server, where an earlier test may have made them. */
export const withRolesOnce = (sql: string): string =>
  sql.replaceAll(
    /^CREATE ROLE \w+;$/gm,
    (made) => `do $do$ begin ${made} exception when duplicate_object then null; end $do$;`,
  );

const openFolder = (folder: string) => openEngine({ folder, onNotification: () => {} });

let empty: Promise<string> | undefined;

/** An embedded database without a schema: making one takes seconds, copying it none. */
function emptyDatabase(): Promise<string> {
  empty ??= (async () => {
    const place = await mkdtemp(join(tmpdir(), 'sereno-empty-'));
    process.once('exit', () => rmSync(place, { recursive: true, force: true }));
    await (await openFolder(join(place, 'database'))).close();
    return join(place, 'database');
  })();
  return empty;
}

/** Makes a data folder as the build left it. */
export async function makeDataFolder({ sql }: Earlier, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await cp(await emptyDatabase(), folder, { recursive: true });
  const engine = await openFolder(folder);
  try {
    await engine.run(withRolesOnce(sql()), { isSlow: true });
  } finally {
    await engine.close();
  }
}
