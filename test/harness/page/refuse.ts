import type { Device } from '../../../src/data/device.ts';

export const REFUSAL = {
  status: 'refused',
  code: 'closed',
  message: 'A agenda está fechada.',
} as const;

/** The server says no to whatever the device sends from now on. */
export function refuse(device: Pick<Device, 'settled'>): void {
  device.settled = async () => REFUSAL;
}
