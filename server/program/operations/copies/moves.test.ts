import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  hasCluster,
  startTestCluster,
  type TestCluster,
} from '../../../../test/harness/database/cluster.ts';
import { RawDevice } from '../../../../test/harness/database/contract.ts';
import { contentsOf } from '../../../../test/harness/database/copies.ts';
import {
  emptyDatabase,
  openOwnPostgres,
  sharedDatabase,
} from '../../../../test/harness/database/database.ts';
import {
  hours,
  idMaker,
  NOON,
  seededBytes,
  seededRandom,
  smallClinic,
} from '../../../../test/harness/practice/practice.ts';
import { createSqlServer, type TestServer } from '../../../../test/harness/database/sqlServer.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { seedDemo } from '../../demo/seed.ts';
import { backUp, removeUnfinished } from './backup.ts';
import { exportTo } from './export.ts';
import { importFrom } from './import.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-moves-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `mudança-${++files}.gz`);
const at = new Date(NOON).toISOString();
const random = seededBytes(seededRandom(78));
const newId = idMaker(9300);

const bringIn = (db: Database, path: string) => importFrom(db, path, { now: NOON, random });
const serverOn = (db: Database) => createSqlServer(db, { now: () => NOON, newId });

async function move(from: Database, to: Database): Promise<void> {
  const path = newPath();
  await exportTo(from, path, { at });
  await bringIn(to, path);
}

/** The same device, whose server has moved. */
function follow(device: RawDevice, server: TestServer): RawDevice {
  const moved = new RawDevice(server, device.actor, device.newId);
  const { clientId, seq, cursor } = device;
  for (const [key, row] of device.held) moved.held.set(key, row);
  return Object.assign(moved, { clientId, seq, cursor });
}

describe.runIf(hasCluster)('a practice that moves', () => {
  let cluster: TestCluster;
  let embedded: Database;
  let postgres: Database;
  let clinic: ReturnType<typeof smallClinic>;

  beforeAll(async () => {
    cluster = await startTestCluster();
  });
  beforeEach(async () => {
    embedded = await sharedDatabase();
    postgres = await openOwnPostgres(cluster.url);
    clinic = smallClinic(newId);
    return () => postgres.close();
  });
  afterAll(() => cluster.remove());

  const booking = (from: number) => ({
    name: 'appointment.create' as const,
    args: { id: newId(), patientId: clinic.davi.id, startAt: hours(from), endAt: hours(from + 1) },
  });

  it('from the embedded database to PostgreSQL and back is the same, for every reader', async () => {
    const practice = await seedDemo(embedded, { now: NOON, patients: 4 });
    const { tenant, users } = practice!;
    const ana = { tenantId: tenant.id, userId: users[1]!.id, role: users[1]!.role };
    const device = new RawDevice(serverOn(embedded), ana, newId);
    await device.act({
      name: 'patient.update',
      args: { id: practice!.patients[0]!.id, name: 'Nova' },
    });
    const seen = (db: Database) =>
      Promise.all(
        users.map(({ id: userId, role }) =>
          serverOn(db).projection({ tenantId: tenant.id, userId, role }),
        ),
      );
    const [before, feeds] = [await contentsOf(embedded), await seen(embedded)];
    await move(embedded, postgres);
    expect(await contentsOf(postgres)).toEqual(before);
    expect(await seen(postgres)).toEqual(feeds);
    await emptyDatabase(embedded);
    await move(postgres, embedded);
    expect(await contentsOf(embedded)).toEqual(before);
    expect(await seen(embedded)).toEqual(feeds);
  }, 120_000);

  it('keeps what a device sent without hearing an answer once, and takes what it had not sent', async () => {
    const server = serverOn(embedded);
    await server.createTenant(clinic.seed);
    const actor = clinic.actor(clinic.people.ana);
    const device = new RawDevice(server, actor, newId);
    await device.act(booking(3));
    await device.pull();
    const unheard = [device.compose(booking(5)), device.compose(booking(7))];
    const lost = await device.send(...unheard);
    const unsent = device.compose(booking(9));

    await move(embedded, postgres);
    const moved = follow(device, serverOn(postgres));
    const answer = await moved.send(...unheard, unsent);
    expect(answer.results.slice(0, 2)).toEqual(lost.results);
    expect(answer).toMatchObject({ gap: false, lastSeq: 4 });
    const [page] = await moved.pull();
    expect(page!.reset).toBe(true);
    expect(moved.documents()).toEqual(await serverOn(postgres).projection(actor));
    const { rows } = await sql`select id from appointments where start_at in (
      ${hours(3)}, ${hours(5)}, ${hours(7)}, ${hours(9)})`.execute(postgres.kysely);
    expect(rows).toHaveLength(4);
  });

  it('back to an older copy loses what came after it, and nothing that was not sent', async () => {
    const server = serverOn(embedded);
    await server.createTenant(clinic.seed);
    const actor = clinic.actor(clinic.people.ana);
    const device = new RawDevice(server, actor, newId);
    await device.act(booking(3));
    const path = newPath();
    await exportTo(embedded, path, { at });
    await device.act(booking(5));
    await device.pull();
    const unsent = device.compose(booking(7));

    await bringIn(postgres, path);
    const restored = follow(device, serverOn(postgres));
    expect(await restored.send(unsent)).toMatchObject({ gap: true, lastSeq: 1 });
    const again = await restored.send({ ...unsent, seq: 2 });
    expect(again.results).toMatchObject([{ status: 'done' }]);
    await restored.pull();
    expect(restored.documents()).toEqual(await serverOn(postgres).projection(actor));
    const starts = restored
      .documents()
      .flatMap(({ doc }) => (doc as { startAt?: string }).startAt ?? []);
    expect(starts).toContain(hours(7));
    expect(starts).not.toContain(hours(5));
  });

  it('is copied in one piece while devices write', async () => {
    const other = await openOwnPostgres(cluster.url);
    const server = serverOn(postgres);
    await server.createTenant(clinic.seed);
    const device = new RawDevice(server, clinic.actor(clinic.people.ana), newId);
    let isWriting = true;
    const write = async (): Promise<void> => {
      for (let from = 100; isWriting; from += 2) await device.act(booking(from));
    };
    await device.act(booking(50));
    const writing = write();
    const paths: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      paths.push(newPath());
      await exportTo(postgres, paths.at(-1)!, { at });
    }
    isWriting = false;
    await writing;
    const seqs: number[] = [];
    for (const path of paths) {
      await emptyDatabase(other);
      await bringIn(other, path);
      const { rows } = await sql<Record<string, number>>`
        select (select last_seq from clients) as seq,
          (select count(*) from receipts) as receipts,
          (select count(*) from client_documents) as documents,
          (select count(*) from appointments where start_at >= ${hours(50)}) as sessions,
          (select count(distinct doc_id) from feed where entity = 'appointments') - 2 as published,
          (select max(v) from feed) - (select seq from tenants) as ahead
        `.execute(other.kysely);
      const [{ seq, ...found }] = rows as [Record<string, number>];
      expect(found).toEqual({
        receipts: seq,
        documents: seq,
        sessions: seq,
        published: seq,
        ahead: 0,
      });
      seqs.push(seq!);
    }
    expect(new Set(seqs).size).toBeGreaterThan(1);
    await other.close();
  }, 120_000);
});

describe('the folder of copies', () => {
  it('is cleared of what a killed process left, and of nothing that may be in work or is somebody’s', async () => {
    const db = await sharedDatabase();
    const place = { folder: join(folder, 'mortas'), keep: 2 };
    mkdirSync(place.folder);
    const dead = 'sereno-2026-03-08T115959Z.gz.77.incompleto';
    const inWork = 'sereno-2026-03-10T115959Z.gz.78.incompleto';
    const foreign = ['minha.gz.77.incompleto', `${dead}.bak`, 'sereno-2026.gz.incompleto'];
    for (const name of [dead, inWork, ...foreign]) writeFileSync(join(place.folder, name), 'meia');
    const anHourAgo = Date.now() / 1000 - 3601;
    for (const name of [dead, ...foreign])
      utimesSync(join(place.folder, name), anHourAgo, anHourAgo);
    await backUp(db, place, NOON);
    expect(readdirSync(place.folder).toSorted()).toEqual(
      [inWork, ...foreign, 'sereno-2026-03-10T120000Z.gz'].toSorted(),
    );
    await removeUnfinished(place.folder, true);
    expect(readdirSync(place.folder)).not.toContain(inWork);
    expect(readdirSync(place.folder)).toHaveLength(foreign.length + 1);
  });

  it('loses no room that it was to leave: the copy is given up, with its part', async () => {
    const db = await sharedDatabase();
    const place = { folder: join(folder, 'cheias'), keep: 2 };
    await expect(backUp(db, place, NOON, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
      'Não foi possível gravar o arquivo',
    );
    expect(readdirSync(place.folder)).toEqual([]);
  });

  it('keeps the newest, and touches nothing else in it', async () => {
    const db = await sharedDatabase();
    await seedDemo(db, { now: NOON, patients: 2 });
    const place = { folder: join(folder, 'copias'), keep: 2 };
    const made: string[] = [];
    for (let day = 0; day < 4; day++)
      made.push((await backUp(db, place, NOON + day * 86_400_000)).path);
    await exportTo(db, join(place.folder, 'minha.gz'), { at });
    await backUp(db, place, NOON + 4 * 86_400_000);
    expect(readdirSync(place.folder).toSorted()).toEqual([
      'minha.gz',
      'sereno-2026-03-13T120000Z.gz',
      'sereno-2026-03-14T120000Z.gz',
    ]);
    expect(made[0]).toBe(join(place.folder, 'sereno-2026-03-10T120000Z.gz'));
  });
});
