import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwnPostgres, sharedDatabase } from '../../../test/harness/database/database.ts';
import { hours, idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import { createSqlServer, type TestServer } from '../../../test/harness/database/sqlServer.ts';
import { openDatabase } from '../../kernel/db/open.ts';
import type { Database } from '../../kernel/db/database.ts';
import { openEventStream, type StreamTimes } from './event-stream.ts';
import { createWakes, type Wakes } from './events.ts';

const url = process.env.DATABASE_URL;

/** The database of one instance and that of another beside it; the embedded database has one instance only. */
const settings = [
  {
    name: 'pglite',
    open: async () => {
      const database = await sharedDatabase();
      return { one: database, other: database, close: async () => {} };
    },
  },
  ...(url
    ? [
        {
          name: 'two instances on postgres',
          open: async () => {
            const one = await openOwnPostgres(url);
            const other = await openDatabase({ databaseUrl: one.url });
            const close = async () => {
              await other.close();
              await one.close();
            };
            return { one: one as Database, other, close };
          },
        },
      ]
    : []),
];

describe.each(settings)('the event stream on $name', ({ open }) => {
  const newId = idMaker(77);
  const clinic = smallClinic(newId);
  const closing = new AbortController();
  let server: TestServer;
  let wakes: Wakes;
  let close: () => Promise<void>;
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    server = createSqlServer(opened.one, { now: () => NOON, newId });
    await server.createTenant(clinic.seed);
    wakes = createWakes(opened.other);
  });
  afterEach(async () => {
    for (const reader of readers.splice(0)) await reader.cancel();
  });
  afterAll(() => close());

  async function follow(
    person: keyof typeof clinic.people,
    times?: StreamTimes,
    isAdmitted = async () => true,
  ) {
    const listener = { actor: clinic.actor(clinic.people[person]), isAdmitted };
    const stream = await openEventStream(wakes, listener, closing.signal, times);
    const reader = stream.getReader();
    readers.push(reader);
    const heard: string[] = [];
    const ended = (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        heard.push(new TextDecoder().decode(value));
      }
    })();
    return { heard, ended };
  }
  const changes = (heard: string[]): number =>
    heard.filter((text) => text.startsWith('data:')).length;
  const book = (from: number, patientId = clinic.davi.id) =>
    server.call(
      {
        name: 'appointment.create',
        args: { id: newId(), patientId, startAt: hours(from), endAt: hours(from + 1) },
      },
      clinic.actor(clinic.people.ana),
    );

  it('wakes those whose documents changed and nobody else', async () => {
    const [ana, admin, bruno, portal] = await Promise.all(
      (['ana', 'admin', 'bruno', 'portal'] as const).map((person) => follow(person)),
    );
    await book(3);
    await expect.poll(() => [changes(ana!.heard), changes(admin!.heard)]).toEqual([1, 1]);
    await book(5, clinic.carla.id);
    await expect.poll(() => changes(portal!.heard)).toBe(1);
    expect(changes(bruno!.heard)).toBe(0);
  });

  it('says nothing of a refusal, and once of a burst', async () => {
    const { heard } = await follow('ana', { quietMs: 60_000 });
    await book(24);
    for (let hour = 30; hour < 40; hour++) await book(hour);
    await expect.poll(() => changes(heard)).toBe(1);
    const late = await follow('ana', { quietMs: 20 });
    await book(50);
    await book(52);
    await expect.poll(() => changes(late.heard)).toBeGreaterThanOrEqual(1);
    expect(changes(heard)).toBe(1);
  });

  it('ends for who is no longer admitted, without telling of the change', async () => {
    let isAdmitted = true;
    const admitted = async () => isAdmitted;
    const [first, idle, unknown] = await Promise.all([
      follow('ana', {}, admitted),
      follow('bruno', { heartbeatMs: 100 }, admitted),
      follow('admin', {}, async () => {
        throw new Error('The database is away.');
      }),
    ]);
    isAdmitted = false;
    await book(60);
    await Promise.all([first.ended, idle.ended, unknown.ended]);
    expect([first, idle, unknown].map(({ heard }) => changes(heard))).toEqual([0, 0, 0]);
  });

  it('shows that it lives, and ends after its time and with the server', async () => {
    const beating = await follow('ana', { heartbeatMs: 10, lifeMs: 1500 });
    await expect.poll(() => beating.heard.length).toBeGreaterThan(3);
    await beating.ended;
    const last = await follow('ana');
    closing.abort();
    await last.ended;
  });
});

describe.runIf(url)('a lost connection to the database', () => {
  it('is opened anew, and whoever listens is woken in case something was missed', async () => {
    const database = await openOwnPostgres(url ?? '');
    const heard: string[] = [];
    let reconnected = 0;
    await database.listen(
      'prova',
      (payload) => heard.push(payload),
      () => (reconnected += 1),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.kysely);
    await expect.poll(() => reconnected, { timeout: 5000 }).toBe(1);
    await sql`select pg_notify('prova', 'depois')`.execute(database.kysely);
    await expect.poll(() => heard).toEqual(['depois']);
    await database.close();
  });
});
