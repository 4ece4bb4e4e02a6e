import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentsOf } from '../../../../test/harness/database/copies.ts';
import { emptyDatabase, engines } from '../../../../test/harness/database/database.ts';
import { createTestApi, registration } from '../../../../test/harness/server/api.ts';
import { NOON, seededBytes, seededRandom } from '../../../../test/harness/practice/practice.ts';
import { sharedKey } from '../../../kernel/db/shared-key.ts';
import { verifyToken } from '../../../areas/people/auth/sessions/tokens.ts';
import { StartError } from '../../../kernel/config.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { seedDemo } from '../../demo/seed.ts';
import { exportTo } from './export.ts';
import { importFrom } from './import.ts';
import { keptTables, leftOut } from './catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `copia-${++files}.gz`);
const at = new Date(NOON).toISOString();
const random = seededBytes(seededRandom(77));
const options = { now: NOON, random };

const bringIn = (db: Database, path: string) => importFrom(db, path, options);

describe.each(engines())('an export on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => emptyDatabase(db));
  afterAll(() => db.close());

  const demo = () => seedDemo(db, { now: NOON, patients: 2 });

  it('takes every table along, or says why not', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db.kysely);
    const named = [...keptTables.map(({ name }) => name), ...Object.keys(leftOut)];
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(named));
    expect(new Set(named).size).toBe(named.length);
  });

  it('lists each table after those that it refers to', async () => {
    const { rows } = await sql<{ child: string; parent: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f'`.execute(db.kysely);
    const place = new Map(keptTables.map(({ name }, index) => [name, index]));
    const wrong = rows.filter(
      ({ child, parent }) => (place.get(child) ?? Infinity) < (place.get(parent) ?? -1),
    );
    expect(wrong).toEqual([]);
  });

  it('comes back as it was, in a file that only its owner reads', async () => {
    await demo();
    const before = await contentsOf(db);
    const path = newPath();
    const { rows } = await exportTo(db, path, { at });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(rows.patients).toBe(2);
    await emptyDatabase(db);
    await bringIn(db, path);
    expect(await contentsOf(db)).toEqual(before);
  });

  it('made before a note was erased still has it', async () => {
    await demo();
    const notes = async () => (await contentsOf(db)).notes;
    const before = await notes();
    expect(before!.length).toBeGreaterThan(0);
    const path = newPath();
    await exportTo(db, path, { at });
    await db.kysely.deleteFrom('notes').execute();
    expect(await notes()).toEqual([]);
    await emptyDatabase(db);
    await bringIn(db, path);
    expect(await notes()).toEqual(before);
  });

  it('starts another history where it is brought in', async () => {
    await demo();
    const epochs = () => db.kysely.selectFrom('tenants').select('epoch').execute();
    const [before] = await epochs();
    const path = newPath();
    await exportTo(db, path, { at });
    await emptyDatabase(db);
    await bringIn(db, path);
    expect((await epochs())[0]!.epoch).not.toBe(before!.epoch);
  });

  it('lets a job wait again that was worked on, once', async () => {
    await demo();
    const [tenant] = await db.kysely.selectFrom('tenants').select('id').execute();
    const addJob = (key: string) =>
      db.kysely
        .transaction()
        .execute((tx) => enqueueJobs(tx, tenant!.id, [{ kind: 'work', key, payload: {} }]));
    await db.kysely.deleteFrom('jobs').execute();
    await addJob('alone');
    await addJob('twice');
    await db.kysely.updateTable('jobs').set({ leased_until: at }).execute();
    await addJob('twice');
    const path = newPath();
    await exportTo(db, path, { at });
    await emptyDatabase(db);
    await bringIn(db, path);
    const jobs = await db.kysely.selectFrom('jobs').selectAll().orderBy('key').execute();
    expect(jobs).toMatchObject([
      { key: 'alone', leased_until: null },
      { key: 'twice', leased_until: null },
    ]);
  });

  it('takes one practice along and leaves the others, and brings it in beside others', async () => {
    await demo();
    const api = createTestApi(db);
    const form = registration();
    await api.call('POST', '/auth/registerTenantPsych', { body: form });
    const path = newPath();
    const { rows } = await exportTo(db, path, { at, practice: form.domain });
    expect([rows.tenants, rows.users, rows.patients]).toEqual([1, 1, 0]);
    await emptyDatabase(db);
    await demo();
    await bringIn(db, path);
    const login = await api.call('POST', '/auth/login', { body: form });
    expect(login.status).toBe(200);
  });

  it('refuses a practice that is there already, and changes nothing', async () => {
    await demo();
    const path = newPath();
    await exportTo(db, path, { at });
    const before = await contentsOf(db);
    await expect(bringIn(db, path)).rejects.toThrow(/^O banco de dados já tem esta clínica/);
    await expect(importFrom(db, path, { ...options, onlyEmpty: true })).rejects.toThrow(
      /^O banco de dados já tem clínicas; restaure em um banco de dados vazio/,
    );
    expect(await contentsOf(db)).toEqual(before);
  });

  it('takes the keys of the server along only when asked, and only into an empty database', async () => {
    const api = createTestApi(db);
    const answer = await api.call('POST', '/auth/registerTenantPsych', { body: registration() });
    const token = String(answer.body.access_token);
    const [without, withKeys] = [newPath(), newPath()];
    await exportTo(db, without, { at });
    await exportTo(db, withKeys, { at, keys: true });
    expect(gunzipSync(await readFile(without)).toString()).not.toContain('server_keys');

    /** Whether a server that starts now knows the token as its own. */
    const isKnown = async (path: string): Promise<boolean> => {
      await emptyDatabase(db);
      await sql`update server_keys set value = 'another-key-of-more-than-32-characters'`.execute(
        db.kysely,
      );
      await bringIn(db, path);
      const key = await sharedKey(db, random, 'access-token');
      return (await verifyToken(token, new TextEncoder().encode(key), NOON)) !== null;
    };
    expect(await isKnown(without)).toBe(false);
    expect(await isKnown(withKeys)).toBe(true);
  });

  it('opens no session, no link and no waiting mail again, whenever and wherever it is brought in', async () => {
    const api = createTestApi(db);
    const form = registration();
    const answer = await api.call('POST', '/auth/registerTenantPsych', { body: form });
    const token = String(answer.body.access_token);
    const link = await api.readInMail(/token=([\w-]+)/);
    await api.call('POST', '/auth/forgot-password', { body: { email: form.email } });
    const path = newPath();
    await exportTo(db, path, { at, keys: true });
    for (let time = 0; time < 2; time++) {
      await emptyDatabase(db);
      await bringIn(db, path);
      const there = createTestApi(db);
      expect((await there.call('GET', '/patients', { token })).status).toBe(401);
      const verified = await there.call('POST', '/auth/verify-email', { body: { token: link } });
      expect(verified).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
      await there.jobs.runDue();
      expect(there.mails).toEqual([]);
      expect((await there.call('POST', '/auth/login', { body: form })).status).toBe(200);
    }
  });

  it('of a practice that is not there is refused, and leaves no file', async () => {
    const path = newPath();
    await expect(exportTo(db, path, { at, practice: 'nenhuma' })).rejects.toThrow(
      'Não há clínica com o domínio nenhuma.',
    );
    expect(readdirSync(folder).filter((name) => path.endsWith(name))).toEqual([]);
  });

  it('has a file of its own until it is whole, so that neither two at once nor one that was killed are in its way', async () => {
    const path = newPath();
    writeFileSync(`${path}.incompleto`, 'de outro processo');
    await exportTo(db, path, { at });
    expect(await readFile(`${path}.incompleto`, 'utf8')).toBe('de outro processo');
    await bringIn(db, path);
  });

  it('never writes over a file', async () => {
    const path = newPath();
    writeFileSync(path, 'meu');
    await expect(exportTo(db, path, { at })).rejects.toThrow(`O arquivo ${path} já existe.`);
    expect(await readFile(path, 'utf8')).toBe('meu');
    const nowhere = join(folder, 'nenhuma', 'copia.gz');
    await expect(exportTo(db, nowhere, { at })).rejects.toThrow(
      `Não foi possível gravar o arquivo ${nowhere}.`,
    );
  });

  describe('that is not what it should be changes nothing, and says so in a sentence', () => {
    let good: string;
    beforeAll(async () => {
      await emptyDatabase(db);
      await demo();
      good = newPath();
      await exportTo(db, good, { at });
    });

    /** What it says, or what it left behind. */
    const refusal = async (path: string): Promise<unknown> => {
      const said = await bringIn(db, path).catch((error: unknown) => error);
      const left = Object.values(await contentsOf(db)).flat();
      return left.length === 0 && said instanceof StartError ? said.message : { said, left };
    };

    /** The lines of the good file, changed. */
    const changed = async (change: (lines: string[]) => string[]): Promise<string> => {
      const path = newPath();
      const lines = gunzipSync(await readFile(good))
        .toString()
        .split('\n');
      await writeFile(
        path,
        gzipSync(
          change(lines.slice(0, -1))
            .map((line) => `${line}\n`)
            .join(''),
        ),
      );
      return path;
    };

    const damaged = /^O arquivo está incompleto ou danificado; nada foi alterado\.$/;
    const foreign = /^O arquivo não é uma exportação do Sereno; nada foi alterado\.$/;

    it('missing, empty, no gzip, another gzip', async () => {
      expect(await refusal(newPath())).toMatch(/^Não foi possível ler o arquivo .*\.gz\.$/);
      const [plain, empty, other] = [newPath(), newPath(), newPath()];
      await writeFile(plain, 'Querido diário');
      await writeFile(empty, '');
      await writeFile(other, gzipSync('{"format":"outro"}\n'));
      expect(await refusal(empty)).toMatch(damaged);
      for (const path of [plain, other]) expect(await refusal(path)).toMatch(foreign);
    });

    it('cut off anywhere', async () => {
      const { size } = statSync(good);
      for (const length of [12, size >> 2, size >> 1, size - 1]) {
        const path = newPath();
        await writeFile(path, await readFile(good));
        truncateSync(path, length);
        expect(await refusal(path)).toMatch(damaged);
      }
    });

    it('with a block too few, one twice, a row changed, rows after the end, a table of nobody', async () => {
      expect(
        await refusal(await changed((lines) => [...lines.slice(0, 1), ...lines.slice(3)])),
      ).toMatch(damaged);
      expect(await refusal(await changed((lines) => lines.slice(0, -1)))).toMatch(damaged);
      expect(await refusal(await changed((lines) => [...lines, lines[1]!, lines[2]!]))).toMatch(
        damaged,
      );
      expect(
        await refusal(
          await changed((lines) => lines.map((line) => line.replace('Regina', 'Renata'))),
        ),
      ).toMatch(damaged);
      expect(
        await refusal(
          await changed((lines) =>
            lines.map((line) => line.replace('{"table":"patients"', '{"table":"pg_authid"')),
          ),
        ),
      ).toMatch(damaged);
      expect(
        await refusal(
          await changed((lines) =>
            lines.map((line) => line.replace('"columns":["tenant_id"', '"columns":["tenant"')),
          ),
        ),
      ).toMatch(damaged);
    });

    it('of another version', async () => {
      const path = await changed(([head = '', ...lines]) => [
        head.replace('"schema":[', '"schema":[0,'),
        ...lines,
      ]);
      expect(await refusal(path)).toMatch(/^O arquivo é de outra versão do Sereno/);
    });
  });
});
