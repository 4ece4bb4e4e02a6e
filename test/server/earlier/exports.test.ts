import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../../../server/kernel/db/migrate.ts';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { importFrom } from '../../../server/program/operations/copies/import.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { createTestApi } from '../../harness/server/api.ts';
import { contentsOf } from '../../harness/database/copies.ts';
import { sharedDatabase } from '../../harness/database/database.ts';
import { earlierBuilds } from '../../harness/earlier/fixtures.ts';
import { asItStays, everything, signIn } from '../../harness/earlier/session.ts';
import { afterwards } from '../../harness/earlier/unsent.ts';
import { type Copy, makeOlderDatabase, parseCopy } from '../../harness/database/olderDatabase.ts';
import { NOON, seededBytes, seededRandom } from '../../harness/practice/practice.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withExport = earlierBuilds.filter(({ exported }) => exported !== null);

describe.each(withExport)('an export that $name wrote', (build) => {
  let text: string;
  let copy: Copy;
  beforeAll(() => {
    text = build.exported!();
    copy = parseCopy(text);
  });

  it('is refused in a sentence by today’s import, which changes nothing', async () => {
    const path = join(folder, `${build.name}.gz`);
    writeFileSync(path, gzipSync(text));
    const db = await sharedDatabase();
    const before = await contentsOf(db);
    const here = (await readMigrations()).at(-1)!.version;
    const random = seededBytes(seededRandom(1));
    const bringIn = importFrom(db, path, { now: NOON, random });
    await expect(bringIn).rejects.toThrow(
      `esquema ${copy.schema.at(-1)}; aqui ${here}). Importe com a versão que o criou e atualize depois`,
    );
    expect(await contentsOf(db)).toEqual(before);
  });
});

/** The oldest, and the newest: each makes an embedded database of its own. */
const ends = [withExport[0]!, withExport.at(-1)!];

describe.skipIf(process.env.SUITE_DATABASE_URL).each(ends)(
  'an export that $name wrote, in a database of its schema',
  (build) => {
    it('is updated by today’s server with no document missing', async () => {
      const dataDir = mkdtempSync(join(folder, 'data-'));
      await makeOlderDatabase(dataDir, parseCopy(build.exported!()));
      const db = await openDatabase({ dataDir });
      const api = createTestApi(db);
      api.clock.ms = afterwards(build);
      const rows = await everything(api, await signIn(api));
      for (const row of build.expected().rows)
        expect(rows.get(refKey([row.entity, row.id]))?.doc).toMatchObject(asItStays(row));
      await db.close();
    });
  },
);
