import { expose, proxy } from 'comlink';
import { keepInMemory } from '../src/data/memory.ts';
import { watchDatabases } from '../src/data/openDatabases.ts';
import { openDevice } from '../src/sync/openDevice.ts';

const databases = watchDatabases();
let abandonLocks = (): void => undefined;

const api = {
  async open(options: Parameters<typeof openDevice>[0]) {
    if (options.isVolatile) await keepInMemory();
    const opened = openDevice(options);
    abandonLocks = opened.abandonLocks;
    return proxy(opened.device);
  },
  /**
   * Lets go of all that others wait for, before the message's turn ends.
   * This worker is about to be frozen.
   */
  suspend() {
    abandonLocks();
    databases.end();
  },
};

export type DeviceWorker = typeof api;

expose(api);
