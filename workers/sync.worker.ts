import { expose, proxy } from 'comlink';
import { openDevice } from '../src/sync/openDevice.ts';

const api = {
  open: (options: Parameters<typeof openDevice>[0]) => proxy(openDevice(options)),
};

export type DeviceWorker = typeof api;

expose(api);
