import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { makeDataFolder } from '../harness/earlier/dataFolder.ts';
import type { DeviceDump } from '../harness/earlier/deviceDump.ts';
import { type Earlier, earlierBuilds, PERSON } from '../harness/earlier/fixtures.ts';
import { restoreDevice } from '../harness/earlier/restoreDevice.ts';
import { unsentOf } from '../harness/earlier/unsent.ts';
import { Api } from './harness/api.ts';
import { Device } from './harness/device.ts';
import { TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** The oldest, the last whose documents have no envelopes, and the newest, with a recording. */
const builds = [0, 2, -1].map((at) => earlierBuilds.at(at)!);

/** The session has ended by now: the person signs in again. */
function signedOut(build: Earlier): DeviceDump {
  const { databases, caches, localStorage: settings } = build.device();
  const { accessToken: _, ...localStorage } = settings;
  const kept = databases.filter(({ name }) => name !== 'sereno-session');
  return { localStorage, databases: kept, caches };
}

for (const build of builds)
  test(`what ${build.name} left in a browser is there today, and what it had not sent is done`, async () => {
    const server = await TestServer.start({ fill: (dataDir) => makeDataFolder(build, dataDir) });
    const device = await Device.create(server.port);
    try {
      // A page of this origin without the app, for which the browser looks for an icon.
      device.complaints.expected.push(/favicon\.ico/);
      await (await device.open('/robots.txt')).evaluate(restoreDevice, signedOut(build));
      const page = await device.open('/login');
      await steps.signIn(page, PERSON);
      // All that waited has been sent; what is left is the draft.
      const left = steps.syncStatus(page, '1 rascunho guardado só neste aparelho');
      await expect(left).toBeVisible({ timeout: 60_000 });

      const { commands, recordings } = unsentOf(build);
      const api = await Api.login(server.url, PERSON);
      const patients = await api.documents<Patient>('patients');
      const caio = patients.find(({ name }) => name === 'Caio Sem Rede');
      const sessions = await api.documents<Appointment>('appointments');
      expect(sessions.filter(({ patientId }) => patientId === caio?.id)).toHaveLength(1);
      const notes = await api.documents<Note>('notes');
      const texts = notes.map(({ plaintext }) => plaintext);
      expect(texts).toContain('Primeira versão, salva na nuvem.\nAcrescentado sem rede.');

      await steps.visit(page, 'Pacientes');
      for (const { name } of patients) await expect(page.getByText(name).first()).toBeVisible();
      await page.getByRole('button', { name: 'Novo paciente' }).first().click();
      const form = page.getByRole('dialog', { name: 'Novo paciente' });
      await expect(form.getByText('Rascunho recuperado')).toBeVisible();
      await expect(form.getByLabel('Nome')).toHaveValue('Rascunho de Antes');
      await form.getByRole('button', { name: 'Fechar' }).click();

      for (const { appointmentId } of recordings) {
        await page.goto(`${device.origin}/app/sessoes/${appointmentId}`);
        await page.getByRole('tab', { name: 'Anotações' }).click();
        await expect(page.getByText(/^Gravação/).first()).toBeVisible();
      }
      expect(commands.length).toBeGreaterThan(3);
      expect(device.complaints.list).toEqual([]);
      expect(server.errors).toEqual([]);
    } finally {
      await device.dispose();
      await server.dispose();
    }
  });
