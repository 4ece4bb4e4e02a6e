import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/kernel/db/database.ts';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { enqueueJobs } from '../../../server/engine/jobs/queue.ts';
import { createJobRunner } from '../../../server/engine/jobs/runner.ts';
import { registration } from '../../harness/server/api.ts';
import { hasCluster, startTestCluster, type TestCluster } from '../../harness/database/cluster.ts';
import { openOwnPostgres } from '../../harness/database/database.ts';
import { type Answered, type Instance, listenTo, startInstance } from './instance.ts';

const count = (answers: readonly Answered[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(hasCluster)('two instances on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sereno-instances-'));
  let cluster: TestCluster;
  let db: Database;
  let both: [Instance, Instance];

  beforeAll(async () => {
    cluster = await startTestCluster();
    both = await Promise.all([
      startInstance(cluster.url, folder),
      startInstance(cluster.url, folder),
    ]);
    db = await openDatabase({ databaseUrl: cluster.url });
  }, 120_000);
  afterAll(async () => {
    await Promise.all(both.map((one) => one.terminate()));
    await db.close();
    await cluster.remove();
    rmSync(folder, { recursive: true });
  });

  const turn = (index: number): Instance => both[index % 2 === 0 ? 0 : 1];

  /** A psychologist with a patient, by the first instance. */
  async function practice() {
    const form = registration();
    const { body } = await both[0].call('POST', '/auth/registerTenantPsych', undefined, form);
    const token = String(body.access_token);
    const patient = await both[0].call<{ id: string }>('POST', '/patients', token, {
      name: 'Davi',
      email: 'davi@exemplo.com',
    });
    return { form, token, patientId: patient.body.id };
  }

  /** A session in the coming week. */
  const slot = (hour: number) => {
    const start = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000 + hour * 3_600_000;
    return {
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + 3_000_000).toISOString(),
    };
  };

  it('give one slot to one of fifty that book it through both at once', async () => {
    const { token, patientId } = await practice();
    const body = { patientId, ...slot(12) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        turn(index).call('POST', '/appointments', token, body),
      ),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 49]);
    expect(new Set(answers.map((one) => one.body.code))).toEqual(
      new Set([undefined, 'appointment_overlap']),
    );
  });

  it('tell a device on the one of a change through the other within a second', async () => {
    const { token, patientId } = await practice();
    const stream = await listenTo(both[1], token);
    const cursorOf = async (cursor?: string): Promise<{ cursor: string; changes: unknown[] }> => {
      const query = new URLSearchParams({ clientId: patientId, ...(cursor && { cursor }) });
      return (await both[1].call('GET', `/sync/changes?${query.toString()}`, token)).body as never;
    };
    let { cursor } = await cursorOf();
    const waits: number[] = [];
    for (let change = 0; change < 10; change++) {
      await pause(250);
      const { length } = stream.heard;
      const body = { name: `Davi ${change}` };
      const { status } = await both[0].call('PUT', `/patients/${patientId}`, token, body);
      const answered = performance.now();
      expect(status).toBe(200);
      await expect
        .poll(() => stream.heard.length, { timeout: 10_000, interval: 10 })
        .toBe(length + 1);
      waits.push(stream.heard.at(-1)! - answered);
      const page = await cursorOf(cursor);
      expect(JSON.stringify(page.changes)).toContain(body.name);
      ({ cursor } = page);
    }
    // Half of them, because what else this machine does may hold any single one up.
    expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(1000);
    stream.stop();
  });

  it('count attempts to sign in together', async () => {
    const { form } = await practice();
    const attempt = (index: number) =>
      turn(index).call('POST', '/auth/login', undefined, { ...form, password: 'errada-1234' });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) statuses.push((await attempt(index)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('run each job once', async () => {
    const own = await openOwnPostgres(cluster.url);
    const other = await openDatabase({ databaseUrl: own.url });
    const ran: string[] = [];
    const runners = [own, other].map((database) =>
      createJobRunner(
        { db: database, clock: { now: () => Date.now() }, random: (n) => new Uint8Array(n) },
        {
          prova: async ({ number }) => {
            await pause(2);
            ran.push(String(number));
          },
        },
        [{ kind: 'prova', everyMs: 86_400_000 }],
      ),
    );
    await own.kysely.transaction().execute((tx) =>
      enqueueJobs(
        tx,
        null,
        Array.from({ length: 100 }, (_, number) => ({
          kind: 'prova',
          key: `prova:${number}`,
          payload: { number },
        })),
      ),
    );
    await Promise.all(runners.map((runner) => runner.runDue()));
    // The periodic one has no number.
    expect(ran.toSorted()).toEqual(
      [...Array.from({ length: 100 }, (_, number) => String(number)), 'undefined'].toSorted(),
    );
    await other.close();
    await own.close();
  });

  it('bring an empty database up to date at once, ten times out of ten', async () => {
    for (let round = 0; round < 10; round++) {
      const own = await openOwnPostgres(cluster.url);
      await sql`drop schema public cascade`.execute(own.kysely);
      await sql`create schema public`.execute(own.kysely);
      const opened = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: own.url })));
      const { rows } = await sql<{ n: number; all: number }>`
        select count(distinct version) as n, count(*) as all from schema_migrations`.execute(
        own.kysely,
      );
      expect(rows[0]!.n).toBeGreaterThan(5);
      expect(rows[0]!.all).toBe(rows[0]!.n);
      await Promise.all(opened.map((one) => one.close()));
      await own.close();
    }
  }, 120_000);

  it('need no superuser: the owner of the database may do all that they do', async () => {
    const admin = await openOwnPostgres(cluster.url);
    await sql`create role clinica login createrole`.execute(admin.kysely);
    await sql`create database clinica owner clinica`.execute(admin.kysely);
    await admin.close();
    const url = new URL(cluster.url);
    url.username = 'clinica';
    url.pathname = '/clinica';
    const own = await startInstance(url.href, folder);
    const { status, body } = await own.call(
      'POST',
      '/auth/registerTenantPsych',
      undefined,
      registration(),
    );
    expect(status).toBe(201);
    const patient = { name: 'Davi', email: 'davi@exemplo.com' };
    expect((await own.call('POST', '/patients', String(body.access_token), patient)).status).toBe(
      201,
    );
    expect(await own.terminate()).toBe(0);
  }, 60_000);

  it('stop under load so that every request is answered or refused, and none is half done', async () => {
    const { token } = await practice();
    const third = await startInstance(cluster.url, folder);
    let answered = 0;
    // All of them are done within the ten seconds after which a stopping server cuts what hangs.
    const requests = Array.from({ length: 80 }, async (_, index) => {
      const email = `carga-${index}@exemplo.com`;
      try {
        const { status } = await third.call('POST', '/patients', token, { name: 'Carga', email });
        answered++;
        return { email, status };
      } catch {
        return { email, status: 0 };
      }
    });
    await expect.poll(() => answered, { interval: 2, timeout: 20_000 }).toBeGreaterThan(5);
    const code = third.terminate();
    const outcomes = await Promise.all(requests);
    expect(await code).toBe(0);
    const { rows } = await sql<{ email: string; body: string | null }>`
      select p.email, f.body from patients p
      left join feed f on f.tenant_id = p.tenant_id and f.doc_id = p.id
      where p.email like 'carga-%'`.execute(db.kysely);
    const made = new Set(rows.map(({ email }) => email));
    expect(rows.every(({ body }) => body !== null)).toBe(true);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(
      outcomes.some(({ status }) => status === 0) ? new Set([201, 0]) : new Set([201]),
    );
    expect(
      outcomes.filter(({ status }) => status === 201).every(({ email }) => made.has(email)),
    ).toBe(true);
    expect(outcomes.filter(({ status }) => status === 0).some(({ email }) => made.has(email))).toBe(
      false,
    );
  }, 60_000);

  it('recover by themselves when PostgreSQL restarts, and tell each other of changes again', async () => {
    const { token, patientId } = await practice();
    const stream = await listenTo(both[1], token);
    await cluster.stop();
    const down = await Promise.all(both.map((one) => one.call('GET', '/health')));
    expect(down.map(({ status }) => status)).toEqual([503, 503]);
    await cluster.start();
    for (const one of both)
      await expect
        .poll(async () => (await one.call('GET', '/health')).status, { timeout: 10_000 })
        .toBe(200);
    // Reopened at most a second later, the connection for messages wakes everybody once.
    await expect.poll(() => stream.heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await pause(300);
    const before = stream.heard.length;
    await both[0].call('PUT', `/patients/${patientId}`, token, { name: 'Depois' });
    await expect.poll(() => stream.heard.length, { timeout: 10_000 }).toBeGreaterThan(before);
    stream.stop();
  }, 60_000);
});
