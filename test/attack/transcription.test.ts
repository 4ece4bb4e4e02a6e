import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedAi, type Recording } from '../../server/kernel/ai/provider.ts';
import { boundConnections } from '../../server/web/http/connections.ts';
import { wav } from '../fixtures/audio.ts';
import { type ClinicApi, openClinicApi, type ReaderName } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { agreeToSpeech, speakerOf } from '../harness/server/speech.ts';

const MEGABYTE = 1024 * 1024;

let open: ClinicApi;
let server: Server;
let port: number;
/** While set, the provider does not answer. */
let hold: Promise<void> | null = null;
const heard: number[] = [];

beforeAll(async () => {
  const transcribe = async ({ file }: Recording) => {
    for await (const chunk of file.stream()) heard.push(chunk.byteLength);
    await hold;
    return 'Texto ditado.';
  };
  open = await openClinicApi(await sharedDatabase(), {
    ai: { ...embeddedAi, transcriber: { transcribe } },
  });
  await agreeToSpeech(open);
  server = createAdaptorServer({ fetch: open.api.app.fetch }) as Server;
  boundConnections(server, false);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A recording of 25 MB that never comes to its end, over a line that still moves. */
function drip(token: string): Socket {
  const socket = connect(port, '127.0.0.1');
  const head =
    '--x\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n' +
    'A'.repeat(9000);
  socket.on('error', () => {}).resume();
  socket.write(
    `POST /api/notes/transcribe HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${25 * MEGABYTE}\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n${head}`,
  );
  const timer = setInterval(() => socket.write('A'.repeat(2250)), 250);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

async function upload(as: ReaderName, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.set('audio', new File([bytes], 'gravacao.wav'));
  form.set('patientId', speakerOf(open, as));
  const headers = { authorization: `Bearer ${open.tokens[as]}` };
  const url = `http://127.0.0.1:${port}/api/notes/transcribe`;
  return (await fetch(url, { method: 'POST', body: form, headers })).status;
}

/** Sound of so many bytes that differs from any other. */
function largeWav(size: number, mark: number): Uint8Array<ArrayBuffer> {
  const file = wav((size - 44) / 8000);
  const view = new DataView(file.buffer);
  for (const at of [24, 28]) view.setUint32(at, 96_000, true);
  file[file.length - 1] = mark;
  return file;
}

describe('6. Recordings that arrive slowly on purpose', () => {
  it('hold no place: others, and the very practice, are heard meanwhile', async () => {
    const slow = Array.from({ length: 4 }, () => drip(open.tokens.ana!));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const waits: number[] = [];
    for (const [n, as] of (['stranger', 'bruno'] as const).entries()) {
      const begun = performance.now();
      expect(await upload(as, wav(20 + n))).toBe(200);
      waits.push(Math.round(performance.now() - begun));
    }
    console.info(`recordings of others while four are dripped: ${waits.join(', ')} ms`);
    for (const ms of waits) expect(ms).toBeLessThan(15_000);
    for (const socket of slow) socket.destroy();
  }, 60_000);

  it('leave half of the places to other practices, also where they are whole', async () => {
    let release = () => {};
    hold = new Promise<void>((resolve) => (release = resolve));
    const done: number[] = [];
    const own = Array.from({ length: 6 }, async (_, n) => {
      const status = await upload('ana', wav(30 + n));
      done.push(status);
      return status;
    });
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(4);
    const foreign = [40, 41].map((n) => upload('stranger', wav(n)));
    await expect
      .poll(
        async () => open.api.parts.db.kysely.selectFrom('upload_places').select('id').execute(),
        {
          timeout: 15_000,
        },
      )
      .toHaveLength(4);
    release();
    hold = null;
    expect(await Promise.all(foreign)).toEqual([200, 200]);
    const statuses = await Promise.all(own);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  }, 60_000);

  it('lie on disk and not in memory while the provider hears them', async () => {
    let release = () => {};
    hold = new Promise<void>((resolve) => (release = resolve));
    heard.length = 0;
    const files = [1, 2].map((mark) => largeWav(24 * MEGABYTE, mark));
    const before = process.memoryUsage().arrayBuffers;
    const uploads = files.map((file) => upload('ana', file));
    await expect
      .poll(() => heard.reduce((sum, size) => sum + size, 0), { timeout: 30_000 })
      .toBe(files.reduce((sum, file) => sum + file.length, 0));
    globalThis.gc?.();
    const grown = (process.memoryUsage().arrayBuffers - before) / MEGABYTE;
    console.info(
      `memory beside the tests' own files while two of 24 MB are heard: ${Math.round(grown)} MB`,
    );
    expect(Math.max(...heard)).toBeLessThan(MEGABYTE);
    release();
    hold = null;
    expect(await Promise.all(uploads)).toEqual([200, 200]);
  }, 60_000);
});
