import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/kernel/db/database.ts';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { silentLogger } from '../../../server/kernel/logger.ts';
import { copyBeforeUpdate } from '../../../server/program/operations/copies/before-update.ts';
import { openEmptyPostgres } from '../database/database.ts';
import { onDatabase } from '../database/onDatabase.ts';
import { makeDataFolder, withRolesOnce } from './dataFolder.ts';
import type { Earlier } from './fixtures.ts';

/** As the server starts: it copies everything first. */
const updating = (copies: string) => {
  const copyFirst = copyBeforeUpdate(copies, { now: 0, logger: silentLogger });
  return { action: 'migrate', copyFirst } as const;
};

async function openOnFolder(build: Earlier): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sereno-earlier-'));
  await makeDataFolder(build, dataDir);
  const older = updating(join(dataDir, 'copies'));
  const database = await openDatabase({ dataDir, older });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(build: Earlier, url: string): Promise<Database> {
  const own = await openEmptyPostgres(url);
  await onDatabase(own.url, (client) => client.query(withRolesOnce(build.sql())));
  const copies = await mkdtemp(join(tmpdir(), 'sereno-copies-'));
  const database = await openDatabase({ databaseUrl: own.url, older: updating(copies) });
  await rm(copies, { recursive: true, force: true });
  return {
    ...database,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

/** Today's server opens the build's database, and brings it up to date. Closing removes it. */
export function openEarlierDatabase(build: Earlier): Promise<Database> {
  const url = process.env.SUITE_DATABASE_URL;
  return url ? openOnPostgres(build, url) : openOnFolder(build);
}
