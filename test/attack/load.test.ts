import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { boundConnections, connectionBounds } from '../../server/web/http/connections.ts';
import type { BatchAnswer, ChangesPage } from '../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { idMaker } from '../harness/practice/practice.ts';

/** What took half a minute or more takes a tenth of a second; the rest is for busy machines. */
const SOON_MS = 3_000;
const newId = idMaker(4711);

let db: Database;
let open: ClinicApi;

beforeAll(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

describe('1. Two edits of a note that repeats one sentence', () => {
  /** A device of its own for every edit. */
  const edit = async (id: string, plaintext: string, baseV: number) => {
    const command = { seq: 1, key: newId(), name: 'note.update', args: { id, plaintext }, baseV };
    const answer = await open.api.call<BatchAnswer>('POST', '/sync/commands', {
      token: open.tokens.ana,
      body: { clientId: newId(), commands: [{ ...command, at: new Date().toISOString() }] },
    });
    return answer.body.results[0] as { status: string; v: number; code?: string };
  };

  /** All that a new device reads. */
  const everything = async (): Promise<string> => {
    const query = `clientId=${newId()}`;
    let feed = '';
    for (let cursor = ''; ;) {
      const { body, text } = await open.api.call<ChangesPage>(
        'GET',
        `/sync/changes?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        { token: open.tokens.ana },
      );
      feed += text;
      if (body.done) return feed;
      ({ cursor } = body);
    }
  };

  it.each([6_000, 99_900])('holds nobody up at %i characters, and keeps both', async (length) => {
    const text = 'a. '.repeat(length / 3);
    const half = length / 2;
    const first = await edit(open.noteId, text, 0);
    const [theirs, mine] = [`b. ${text.slice(half)}`, `${text.slice(half + 300)}c. d. `];
    await edit(open.noteId, theirs, first.v);
    const [result, ms] = await timed(() => edit(open.noteId, mine, first.v));
    expect(result.status).toBe('done');
    expect(ms).toBeLessThan(SOON_MS);
    const { text: note } = await open.api.call('GET', `/notes/${open.noteId}`, {
      token: open.tokens.ana,
    });
    expect(note).toContain('b. a. ');
    const feed = await everything();
    expect(feed).toContain('a. c. d. ');
  });

  it('makes no note that grows with every one of a hundred more', async () => {
    const first = await edit(open.noteId, 'a. '.repeat(10), 0);
    const codes = new Set<string | undefined>();
    for (let i = 0; i < 100; i++)
      codes.add((await edit(open.noteId, `${i} `.repeat(30_000).slice(0, 99_900), first.v)).code);
    expect(codes).toContain('note_undecided');
    const { text } = await open.api.call('GET', `/notes/${open.noteId}`, {
      token: open.tokens.ana,
    });
    expect(text.length).toBeLessThan(450_000);
  }, 60_000);
});

describe('2. A practice that sends all that a batch may hold', () => {
  const daily = (hour: number) => ({
    name: 'recurringAppointment.create',
    args: {
      id: newId(),
      patientId: open.clinic.davi.id,
      recurringType: 'daily',
      daysOfWeek: [],
      startDate: '2026-03-12',
      startTime: `${10 + hour}:00`,
      endTime: `${10 + hour}:50`,
    },
  });
  const patient = () => {
    const id = newId();
    return { name: 'patient.create', args: { id, name: 'Lia', email: `${id}@exemplo.com` } };
  };

  it('keeps nobody else waiting for more than a group of its commands', async () => {
    const work = [
      ...Array.from({ length: 10 }, (_, hour) => daily(hour)),
      ...Array.from({ length: 110 }, patient),
    ];
    const at = new Date(open.api.clock.ms).toISOString();
    const commands = work.map((one, i) => ({ ...one, seq: i + 1, key: newId(), at }));
    let isBusy = true;
    const batch = open.api
      .call<BatchAnswer>('POST', '/sync/commands', {
        token: open.tokens.ana,
        body: { clientId: newId(), commands },
      })
      .finally(() => (isBusy = false));
    const statuses: number[] = [];
    while (isBusy) {
      const token = open.tokens.stranger;
      statuses.push((await open.api.call('GET', '/patients', { token })).status);
    }
    const { body } = await batch;
    expect(body.results.map(({ status }) => status)).toEqual(work.map(() => 'done'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // A group is one that makes hundreds of sessions, or 25 that make a patient each: ten and five of them, and an answer
    // after every second at least. One or two were answered when all others came after the whole batch.
    expect(statuses.length).toBeGreaterThan(7);
  }, 120_000);

  it('is told to wait, without losing anything, where it asks for hundreds of things at once', async () => {
    const token = open.tokens.ana;
    const answers = await Promise.all(
      Array.from({ length: 320 }, () => open.api.call('GET', '/patients', { token })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after')]).toEqual([429, '5']);
      expect(body.message).toBe('Há muitos pedidos ao mesmo tempo. Tente novamente em instantes.');
    }
    expect((await open.api.call('GET', '/patients', { token })).status).toBe(200);
  }, 120_000);
});

describe('3. One patient who opens hundreds of event streams', () => {
  it('keeps the newest few, and a change asks about her once', async () => {
    const headers = { authorization: `Bearer ${open.tokens.portal}` };
    const [carla] = [open.clinic.session];
    const heard: string[] = [];
    const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
    let live = 0;
    for (let i = 0; i < 300; i++) {
      const stream = await open.api.app.request('/api/sync/events', { headers });
      const reader = stream.body!.getReader();
      readers.push(reader);
      live += 1;
      void (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          heard.push(new TextDecoder().decode(part.value));
        live -= 1;
      })();
    }
    await expect.poll(() => live).toBeLessThanOrEqual(8);
    const { status } = await open.api.call('PATCH', `/appointments/${carla.id}/cancel`, {
      token: open.tokens.ana,
      body: { reason: 'Viagem' },
    });
    expect(status).toBe(200);
    await expect.poll(() => heard.filter((text) => text.startsWith('data:'))).toHaveLength(8);
    await Promise.all(readers.map((reader) => reader.cancel()));
  });
});

describe('4. Requests that are never sent to their end', () => {
  const openConnections = (server: Server) =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

  it.each([
    ['head', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n'],
    ['body', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"email":'],
    [
      'recording',
      'POST /api/notes/transcribe HTTP/1.1\r\nHost: x\r\nContent-Length: 26000000\r\n\r\n.',
    ],
  ])('of which half a %s arrived let go of their connections', async (_, half) => {
    const serverOptions = { connectionsCheckingInterval: 50 };
    const server = createAdaptorServer({ fetch: open.api.app.fetch, serverOptions }) as Server;
    boundConnections(server, true, { ...connectionBounds, headMs: 300, silentMs: 300 });
    let accepted = 0;
    server.on('connection', () => (accepted += 1));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets)
      socket
        .on('error', () => {})
        .resume()
        .write(half);
    await expect.poll(() => accepted).toBe(50);
    await expect.poll(() => openConnections(server)).toBe(0);
    server.close();
  });
});
