import { test as base, expect } from '@playwright/test';
import { DESKTOP, Device } from './device.ts';
import { TestServer } from './server.ts';

interface World {
  /** A device of this test, gone with it; what it complained of fails the test. */
  readonly newDevice: (viewport?: typeof DESKTOP) => Promise<Device>;
}

interface Place {
  readonly server: TestServer;
  readonly demoServer: TestServer;
}

const STARTING_MS = 240_000;

export const test = base.extend<World, Place>({
  // An empty server for the tests of one worker; each test registers a practice of its own.
  server: [
    async ({}, provide) => {
      const server = await TestServer.start();
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
