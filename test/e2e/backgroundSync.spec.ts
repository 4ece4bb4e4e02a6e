import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

test('the service worker sends what waits when no page lives, once', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const device = await newDevice();
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();

  const browser = await page.context().newCDPSession(page);
  let registrationId = '';
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await browser.send('ServiceWorker.enable');
  device.setNetwork({ mode: 'refuse' });
  await steps.createPatient(page, 'Carla Menezes');
  await page.goto('about:blank');
  device.setNetwork({ mode: 'pass' });
  expect(await api.documents<Patient>('patients')).toEqual([]);

  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: device.origin,
    registrationId,
    tag: 'workbox-background-sync:sereno-outbox',
    lastChance: false,
  });
  const names = async () => (await api.documents<Patient>('patients')).map(({ name }) => name);
  await expect.poll(names).toEqual(['Carla Menezes']);

  await device.open('/app/pacientes');
  await steps.everythingSaved(device.page);
  await expect(device.page.getByText('Carla Menezes')).toBeVisible();
  expect(await names()).toEqual(['Carla Menezes']);
});
