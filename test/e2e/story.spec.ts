import type { Page } from '@playwright/test';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Conditions } from '../network/proxy.ts';
import { Api, newPerson } from './harness/api.ts';
import { inSight } from './harness/inSight.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

// A law that holds at the second try only does not hold.
test.describe.configure({ retries: 0 });

const NETWORKS: readonly [name: string, conditions: Partial<Conditions>][] = [
  ['a refused network', { mode: 'refuse' }],
  ['a black hole', { mode: 'blackhole' }],
  ['300 ms and 2 % cut connections', { latencyMs: 150, cutProbability: 0.02 }],
];

const KNOWN = 'Ana Beatriz Moraes';
const NEW = 'Bruno Carvalho Lima';
const FIRST_TEXT = 'Paciente relata semana tranquila.';
const LAST_TEXT = `${FIRST_TEXT}\nCombinamos retomar o diário de sono.`;
const DAY_MS = 24 * 60 * 60_000;

const patientsOn = (page: Page) =>
  page.getByRole('table', { name: 'Pacientes' }).getByRole('link').allTextContents();

/** Name, time and status of each session in sight. */
const agendaOn = (page: Page) =>
  inSight(page.locator('[data-record]')).evaluateAll((blocks) =>
    blocks.map((block) => String(block.getAttribute('aria-label'))),
  );

for (const [name, conditions] of NETWORKS)
  test(`a psychologist's day over ${name} arrives on the server and the second device, once and in order`, async ({
    newDevice,
    server,
  }) => {
    const person = newPerson();
    const [first, second] = await Promise.all([newDevice(), newDevice()]);

    await test.step('registers, signs in, and sees patients and the week', async () => {
      const page = await first.open('/');
      await steps.signUp(page, person);
      await steps.signIn(page, person);
      await steps.createPatient(page, KNOWN);
      await steps.visit(page, 'Agenda');
      await steps.everythingSaved(page);
      await first.untilReadyForOffline();
      await steps.signIn(await second.open('/login'), person);
      await steps.visit(second.page, 'Pacientes');
      await expect(second.page.getByText(KNOWN)).toBeVisible();
    });

    const api = await Api.login(server.url, person);
    const inTwoDays = new Date(Date.now() + 2 * DAY_MS).toISOString();

    await test.step('loses the network, reloads, and works on', async () => {
      first.setNetwork(conditions);
      await first.page.reload({ waitUntil: 'commit' });
      const { page } = first;
      await steps.createPatient(page, NEW);
      await expect(page.getByText(KNOWN)).toBeVisible();
      await steps.book(page, KNOWN, inTwoDays);
      await steps.startSession(page, NEW);
      await steps.writeNote(page, FIRST_TEXT);
      await steps.writeNote(page, LAST_TEXT);
      await steps.completeSession(page);
    });

    await test.step('closes the browser, and finds the work when it opens again', async () => {
      const address = new URL(first.page.url());
      await first.close();
      const page = await first.open(address.pathname + address.search);
      await expect(page.getByText('Concluído', { exact: true }).first()).toBeVisible();
      await page.getByRole('tab', { name: 'Anotações' }).click();
      await expect(page.getByRole('textbox', { name: 'Nota da sessão' })).toHaveValue(LAST_TEXT);
      await steps.visit(page, 'Pacientes');
      await expect(page.getByText(NEW)).toBeVisible();
    });

    await test.step('reconnects, and everything is on the server once and in order', async () => {
      first.setNetwork({ mode: 'pass' });
      await steps.everythingSaved(first.page, 90_000);
      const rows = await api.everything();
      const patients = rows.filter(({ entity }) => entity === 'patients');
      expect(patients.map(({ doc }) => (doc as Patient).name)).toEqual([KNOWN, NEW]);
      const [known, fresh] = patients.map(({ id }) => id);
      const sessions = await api.documents<Appointment>('appointments');
      expect(sessions.map(({ patientId, status }) => [patientId, status])).toEqual([
        [known, 'scheduled'],
        [fresh, 'completed'],
      ]);
      const notes = await api.documents<Note>('notes');
      expect(notes.map(({ appointmentId, plaintext }) => [appointmentId, plaintext])).toEqual([
        [sessions[1]?.id, LAST_TEXT],
      ]);
      expect(notes[0]?.conflicts).toEqual([]);
    });

    await test.step('the second device shows the same', async () => {
      const { page } = second;
      await expect(page.getByText(NEW)).toBeVisible({ timeout: 30_000 });
      await steps.visit(first.page, 'Pacientes');
      expect(await patientsOn(page)).toEqual([KNOWN, NEW]);
      expect(await patientsOn(first.page)).toEqual([KNOWN, NEW]);
      await Promise.all([steps.visit(page, 'Agenda'), steps.visit(first.page, 'Agenda')]);
      // In the month, and in the list of its day.
      const completed = inSight(page.locator('[data-record]')).filter({ hasText: NEW }).first();
      await expect(completed).toHaveAttribute('aria-label', /Concluído$/);
      await expect.poll(() => agendaOn(first.page)).toEqual(await agendaOn(page));
    });
  });
