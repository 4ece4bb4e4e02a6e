import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wav } from '../../../../test/fixtures/audio.ts';
import { createTestApi, type TestApi } from '../../../../test/harness/server/api.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { agreeToSpeech, speakerOf } from '../../../../test/harness/server/speech.ts';
import { embeddedAi } from '../../../kernel/ai/provider.ts';
import type { Database } from '../../../kernel/db/database.ts';

// PostgreSQL where there is one: uploads to two instances really overlap there.
const engine = engines().at(-1);
const LEASE_MS = 10 * 60_000;

let db: Database;
let open: ClinicApi;
let other: TestApi;
/** Lets the provider answer. */
let release: () => void;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const transcribe = () => held.then(() => 'Texto ditado.');
  const more = { ai: { ...embeddedAi, transcriber: { transcribe } } };
  open = await openClinicApi(db, more);
  other = createTestApi(db, {}, more);
  await agreeToSpeech(open);
});

afterEach(async () => {
  release();
  await db.close();
});

let sent = 0;

/** @returns the status of an upload that no other equals */
async function upload({ app }: TestApi, as: ReaderName = 'ana'): Promise<number> {
  sent += 1;
  const form = new FormData();
  form.set('audio', new File([wav(sent)], 'gravacao.wav'));
  form.set('patientId', speakerOf(open, as));
  const headers = { authorization: `Bearer ${open.tokens[as]}` };
  return (await app.request('/api/notes/transcribe', { method: 'POST', body: form, headers }))
    .status;
}

const places = () => db.kysely.selectFrom('upload_places').selectAll().execute();
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** Sends four uploads to each of two instances, and waits until four are turned away. */
async function fillBoth() {
  const settled: number[] = [];
  const uploads = [open.api, other, open.api, other, open.api, other, open.api, other].map((api) =>
    upload(api).then((status) => settled.push(status) && status),
  );
  await expect.poll(() => settled.length, { timeout: 10_000 }).toBe(4);
  return { uploads, settled };
}

describe('the recordings of a practice that are worked on at once', () => {
  it('are four on all instances together, and the others come again later', async () => {
    const { uploads, settled } = await fillBoth();
    expect(settled).toEqual([429, 429, 429, 429]);
    // An instance may turn away what it has no room for before the others have a place.
    await expect.poll(async () => (await places()).length, { timeout: 10_000 }).toBe(4);
    release();
    expect(sorted(await Promise.all(uploads))).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    expect(await places()).toEqual([]);
    expect(await upload(other)).toBe(200);
  });

  it('leave their places when they are refused', async () => {
    const headers = { authorization: `Bearer ${open.tokens.ana}` };
    const request = { method: 'POST', body: 'nenhum formulário', headers };
    for (let n = 0; n < 6; n += 1) {
      const { status } = await other.app.request('/api/notes/transcribe', request);
      expect(status).toBe(400);
    }
    expect(await places()).toEqual([]);
  });

  it('do not count against another practice', async () => {
    const { uploads } = await fillBoth();
    const third = createTestApi(db, {}, { ai: open.api.parts.ai! });
    const foreign = upload(third, 'stranger');
    await expect.poll(async () => (await places()).length, { timeout: 10_000 }).toBe(5);
    release();
    expect(await foreign).toBe(200);
    await Promise.all(uploads);
  });

  it('leave their places to others when their instance has died', async () => {
    const { uploads } = await fillBoth();
    const third = createTestApi(db, {}, { ai: open.api.parts.ai! });
    third.clock.ms += LEASE_MS - 1;
    expect(await upload(third)).toBe(429);
    third.clock.ms += 1;
    const later = upload(third);
    await expect
      .poll(async () => (await places()).map(({ leased_until }) => Date.parse(leased_until)))
      .toEqual([third.clock.ms + LEASE_MS]);
    release();
    expect(await later).toBe(200);
    await Promise.all(uploads);
  });
});
