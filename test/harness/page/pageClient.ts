import type { DeviceClient } from '../../../src/client/live/DeviceProvider.tsx';
import { LiveQueries } from '../../../src/client/live/liveQueries.ts';
import { PageDevice } from './pageDevice.ts';

/** Whom a page is drawn for where a test does not care. */
const pageActor = {
  userId: '0193a000-0000-7000-8000-000000000001',
  tenantId: '0193a000-0000-7000-8000-000000000002',
  role: 'psych',
  name: 'Ana Conceição',
  email: 'ana@clinica.br',
} as const;

/** A page's side of a device that answers what the test says. */
export const pageClient = (device = new PageDevice()): DeviceClient => ({
  device,
  live: new LiveQueries(device),
  actor: pageActor,
});
