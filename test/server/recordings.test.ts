import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dexieRecordings } from '../../src/data/recordings/dexieRecordings.ts';
import { dexieOutbox } from '../../src/data/outbox/dexieOutbox.ts';
import { userDatabase } from '../../src/data/outbox/database.ts';
import { begun, type Recordings } from '../../src/data/recordings/recording.ts';
import type { Locks, Transport } from '../../src/sync/environment.ts';
import { type DeliverOutcome, deliverRecordings } from '../../src/sync/push/deliver.ts';
import { httpTransport } from '../../src/sync/transport/http.ts';
import { embeddedAi } from '../../server/kernel/ai/provider.ts';
import { wav } from '../fixtures/audio.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { memoryLocks } from '../harness/memory/network.ts';
import { seededRandom } from '../harness/practice/practice.ts';

/*
 * The textbook ways to lose a recording, each ten times: the queue, the disk's own library over a disk in memory, the
 * transport and the server are the product's; only where a process dies is chosen by the dice.
 */

const TIMES = 10;
const PIECES = 3;

let open: ClinicApi;
/** What the provider heard, by the length of the file. */
const heard = new Map<number, number>();
const textOf = (bytes: number): string => `Texto de ${bytes}.`;

beforeAll(async () => {
  const transcribe = async ({ file }: { file: Blob }) => {
    heard.set(file.size, (heard.get(file.size) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return textOf(file.size);
  };
  open = await openClinicApi(await sharedDatabase(), {
    ai: { ...embeddedAi, transcriber: { transcribe } },
  });
  const body = { kinds: ['transcription'], day: '2026-03-01' };
  const path = `/patients/${open.clinic.past.patientId}/consents`;
  await open.api.call('POST', path, { token: open.tokens.ana, body });
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    open.api.app.request(input, { ...init, signal: null }),
  );
});

afterAll(() => {
  vi.unstubAllGlobals();
});

class Died extends Error {}

/** What a process does, until it dies: then nothing of it happens any more. */
class Process {
  #left: number;
  constructor(
    readonly dice: () => number,
    /** How many things it does before it dies. */
    deeds = Infinity,
  ) {
    this.#left = deeds;
  }

  async do<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#left < 0) throw new Died();
    this.#left -= 1;
    if (this.#left >= 0) return deed();
    const fate = this.dice();
    // Before it was done; while it went on without anybody who waits for it; or after, with nobody to hear of it.
    if (fate > 2 / 3) await deed().catch(() => undefined);
    else if (fate > 1 / 3) void deed().catch(() => undefined);
    throw new Died();
  }
}

const mortal = (store: Recordings, process: Process): Recordings => ({
  list: () => process.do(() => store.list()),
  add: (recording) => process.do(() => store.add(recording)),
  addPiece: (...piece) => process.do(() => store.addPiece(...piece)),
  update: (...change) => process.do(() => store.update(...change)),
  read: (id) => process.do(() => store.read(id)),
  remove: (id) => process.do(() => store.remove(id)),
});

/** One browser with recordings of lengths of their own that the person has sent. */
async function browser(name: string, seed: number, count: number) {
  const userId = `${name}-${seed}`;
  const dice = seededRandom(seed);
  const { id: appointmentId, patientId } = open.clinic.past;
  const clock = { ms: Date.parse('2026-03-02T12:00:00Z'), now: () => clock.ms };
  const database = userDatabase(userId);
  const store = dexieRecordings(database);
  const files = new Map<string, Uint8Array>();
  for (let n = 0; n < count; n += 1) {
    const id = crypto.randomUUID();
    const file = wav(1 + (name.length * 1000 + seed * 20 + n) / 8000);
    const of = { id, appointmentId, patientId: patientId ?? '', mimeType: 'audio/wav' };
    await store.add(begun(of, new Date(clock.ms + n).toISOString()));
    const size = Math.ceil(file.length / PIECES);
    for (let at = 0; at < file.length; at += size)
      await store.addPiece(id, file.slice(at, at + size).buffer, { seconds: at / 8000 });
    await store.update(id, (before) => ({ ...before, state: 'queued' }));
    files.set(id, file);
  }
  database.close();

  /** A process of this browser sends what waits, over a connection of its own to the disk. */
  async function run(
    process: Process,
    { locks = memoryLocks() as Locks, token = open.tokens.ana } = {},
  ): Promise<DeliverOutcome | 'died'> {
    const own = userDatabase(userId);
    const transport = httpTransport({ url: 'http://sereno/api', token: () => token ?? null });
    const transcribe: NonNullable<Transport['transcribe']> = (sound, signal) =>
      process.do(() => transport.transcribe!(sound, signal));
    try {
      return await deliverRecordings({
        userId,
        outbox: dexieOutbox(userId, own, () => crypto.randomUUID()),
        recordings: mortal(dexieRecordings(own), process),
        transcribe,
        locks,
        clock,
        random: dice,
        signal: new AbortController().signal,
        onChange: () => undefined,
      });
    } catch (error) {
      if (error instanceof Died) return 'died';
      throw error;
    } finally {
      // What goes on without its process ends before its connection does.
      await new Promise((resolve) => setTimeout(resolve, 10));
      own.close();
    }
  }

  /** Lives on until nothing waits any more. */
  async function settle(): Promise<void> {
    for (let life = 0; life < 40; life += 1) {
      const outcome = await run(new Process(dice));
      if (outcome !== 'died' && outcome.status === 'empty') return;
      if (outcome !== 'died' && outcome.status === 'later') clock.ms += outcome.afterMs;
    }
    throw new Error('Something still waits.');
  }

  /** What became of each: its text, whether its sound is whole, how often the provider heard it. */
  async function outcome() {
    const own = userDatabase(userId);
    const kept = dexieRecordings(own);
    const all = (await kept.list()).map(async ({ id, state, text }) => {
      const sound = new Blob([...((await kept.read(id))?.pieces ?? [])]);
      const file = files.get(id) ?? new Uint8Array();
      const isWhole = Buffer.from(await sound.arrayBuffer()).equals(file);
      return { state, text, isWhole, heard: heard.get(file.length) };
    });
    const found = await Promise.all(all);
    own.close();
    return found;
  }
  const expected = [...files.values()].map((file) => ({
    state: 'transcribed',
    text: textOf(file.length),
    isWhole: true,
    heard: 1,
  }));
  return { dice, run, settle, outcome, expected };
}

describe.each(Array.from({ length: TIMES }, (_, index) => index + 1))(
  'a recording is neither lost nor sent twice (seed %i)',
  (seed) => {
    it('where the worker is killed while it sends, again and again', async () => {
      const one = await browser('killed', seed, 1);
      for (let death = 0; death < 3; death += 1)
        await one.run(new Process(one.dice, 1 + Math.floor(one.dice() * 4)));
      await one.settle();
      expect(await one.outcome()).toEqual(one.expected);
    });

    it('where the page is closed, and the service worker goes on beside it', async () => {
      const one = await browser('closed page', seed, 2);
      const locks = memoryLocks();
      const page = new Process(one.dice, Math.floor(one.dice() * 8));
      await Promise.all([one.run(page, { locks }), one.run(new Process(one.dice), { locks })]);
      await one.settle();
      expect(await one.outcome()).toEqual(one.expected);
    });

    it('where a new version takes over with a full queue', async () => {
      const one = await browser('a new version', seed, 3);
      await one.run(new Process(one.dice, Math.floor(one.dice() * 16)));
      await one.settle();
      expect(await one.outcome()).toEqual(one.expected);
    });

    it('where the token has expired', async () => {
      const one = await browser('an expired token', seed, 1);
      const expired = `${open.tokens.ana?.slice(0, -4)}AAAA`;
      for (let times = 0; times < 2; times += 1)
        expect(await one.run(new Process(one.dice), { token: expired })).toEqual({
          status: 'unauthorized',
        });
      await one.settle();
      expect(await one.outcome()).toEqual(one.expected);
    });
  },
);
