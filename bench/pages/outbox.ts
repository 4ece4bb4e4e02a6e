import type { Device } from '../../src/data/device.ts';
import { isSynced, openDevice, statusWhen } from './device.ts';

let device: Device | undefined;

const opened = (): Device => {
  if (!device) throw new Error('the device is not open');
  return device;
};

export async function openAndSync(token: string): Promise<void> {
  ({ device } = openDevice(token));
  await statusWhen(opened(), isSynced);
}

/** Adds patients while nothing can be sent; done when all are durable on the device. */
export async function addPatients(prefix: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await opened().dispatch('patient.create', {
      id: crypto.randomUUID(),
      name: `${prefix} ${i}`,
      email: `${prefix}.${i}@pacientes.example`,
      phone: '(11) 90000-0000',
    });
}

/** Sends what waits. How long that takes until the server has confirmed the last, in milliseconds. */
export async function drain(): Promise<number> {
  const start = performance.now();
  await opened().wake();
  await statusWhen(opened(), ({ waiting }) => waiting === 0);
  return performance.now() - start;
}
