import { createServer, type AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { GOOGLE_CALLBACK } from '../../../src/domain/contract/googleCallback.ts';
import { type GoogleStandin, startGoogle } from '../../standins/google.ts';
import { openOpenAiStandIn, type OpenAiStandIn } from '../../standins/openai.ts';
import { DESKTOP, Device } from './device.ts';
import { TestServer } from './server.ts';

interface World {
  /** A device of this test, gone with it; what it complained of fails the test. */
  readonly newDevice: (viewport?: typeof DESKTOP) => Promise<Device>;
}

interface Place {
  /** What makes speech text for `server`. */
  readonly speech: OpenAiStandIn;
  /** Google's calendars for `server`, which knows itself as `publicUrl` only. */
  readonly google: { readonly standin: GoogleStandin; readonly publicUrl: string };
  readonly server: TestServer;
  readonly demoServer: TestServer;
}

const CLIENT = { id: 'sereno', secret: 'segredo' };

/** One that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const STARTING_MS = 240_000;

export const test = base.extend<World, Place>({
  speech: [
    async ({}, provide) => {
      const speech = await openOpenAiStandIn();
      await provide(speech);
      await speech.close();
    },
    { scope: 'worker' },
  ],
  google: [
    async ({}, provide) => {
      const publicUrl = `http://localhost:${await freePort()}`;
      const redirectUris = [`${publicUrl}${GOOGLE_CALLBACK}`];
      const standin = await startGoogle({ ...CLIENT, redirectUris }, Date.now);
      await provide({ standin, publicUrl });
      await standin.close();
    },
    { scope: 'worker' },
  ],
  // An empty server for the tests of one worker; each test registers a practice of its own.
  server: [
    async ({ speech, google }, provide) => {
      const environment = {
        PORT: new URL(google.publicUrl).port,
        PUBLIC_URL: google.publicUrl,
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_API_URL: google.standin.url,
        GOOGLE_OAUTH_URL: google.standin.url,
        AI_BASE_URL: speech.url,
        AI_API_KEY: speech.key,
        AI_TRANSCRIPTION_MODEL: 'fala',
      };
      const server = await TestServer.start({ environment });
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  demoServer: [
    async ({}, provide) => {
      const server = await TestServer.start({ flags: ['--demo'] });
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  newDevice: async ({ server }, provide) => {
    const devices: Device[] = [];
    await provide(async (viewport = DESKTOP) => {
      const device = await Device.create(server.port, viewport);
      devices.push(device);
      return device;
    });
    await Promise.all(devices.map((device) => device.dispose()));
    expect(devices.flatMap(({ complaints }) => complaints.list)).toEqual([]);
  },
});

export { expect };
