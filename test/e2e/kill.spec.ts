import type { NewOutboxRow } from '../../src/data/outbox/row.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import type { Device } from './harness/device.ts';
import { fillOutbox, queued } from './harness/queue.ts';
import { TestServer } from './harness/server.ts';
import { createPatient, everythingSaved, signIn, syncStatus } from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

// A law that holds at the second try only does not hold.
test.describe.configure({ retries: 0 });

const KILLS = 10;
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const newId = () => uuidv7(Date.now(), randomBytes);

const patientName = (index: number) => `Paciente ${String(index).padStart(4, '0')}`;

async function signedIn(device: Device, port: number) {
  const person = newPerson();
  const api = await Api.register(`http://127.0.0.1:${port}`, person);
  const page = await device.open('/login');
  await signIn(page, person);
  await everythingSaved(page);
  await device.untilReadyForOffline();
  return { api, page };
}

test('a browser killed ten times right after "salvo neste aparelho" loses and doubles nothing', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { api } = await signedIn(device, server.port);
  const names = Array.from({ length: KILLS }, (_, index) => patientName(index));

  for (const [index, name] of names.entries()) {
    // Odd rounds die without a network; even ones while the command may be on its way.
    device.setNetwork(index % 2 === 1 ? { mode: 'refuse' } : { latencyMs: 400 });
    const page = await device.open('/app/pacientes');
    await createPatient(page, name);
    if (index % 2 === 1)
      await expect(syncStatus(page, /guardadas? neste aparelho/)).toBeVisible({ timeout: 30_000 });
    await device.kill();
  }

  device.setNetwork({ mode: 'pass' });
  const page = await device.open('/app/pacientes');
  await everythingSaved(page);
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
  const onServer = (await api.documents<Patient>('patients')).map(({ name }) => name);
  expect(onServer).toEqual(names);
});

/**
 * How many commands wait in all: fourteen batches, so that ten deaths find the server at work though two of them may be
 * carried out between its life's sign and its death.
 */
const CREATIONS = 1500;
/** A batch is some ten kilobytes, packed: about half a second. */
const SLOW_KBPS = 200;
/** More than any request but a full batch takes, packed. */
const BATCH_BYTES_AT_LEAST = 5000;
const EDITS = 2000;

function manyCommands(userId: string): { rows: NewOutboxRow[]; edited: string } {
  const ids = Array.from({ length: CREATIONS }, newId);
  const [edited = ''] = ids;
  const creations = ids.map((id, index) =>
    queued(
      userId,
      'patient.create',
      { id, name: patientName(index), email: `p${index}@exemplo.com.br` } as never,
      [`patients/${id}`],
    ),
  );
  const edits = Array.from({ length: EDITS }, (_, index) =>
    queued(userId, 'patient.update', { id: edited, name: `Versão ${index}` } as never, [
      `patients/${edited}`,
    ]),
  );
  return { rows: [...creations, ...edits], edited };
}

test('a server killed ten times in mid-drain loses and doubles nothing, and keeps the order', async ({
  newDevice,
}) => {
  test.setTimeout(420_000);
  const server = await TestServer.start();
  const device = await newDevice();
  device.network.redirect(server.port);
  const { api, page } = await signedIn(device, server.port);
  const userId = api.session.user.id;
  const { rows, edited } = manyCommands(userId);

  device.setNetwork({ mode: 'refuse' });
  await fillOutbox(page, userId, rows);
  await page.reload({ waitUntil: 'commit' });
  await expect(
    syncStatus(page, `${rows.length.toLocaleString('pt-BR')} alterações guardadas`),
  ).toBeVisible();

  // What the server's death breaks off is no complaint. On a line that carries one batch at a time the drain outlives ten deaths.
  device.setNetwork({ mode: 'pass', kbps: SLOW_KBPS });
  device.complaints.networkIsSpoilt = true;
  const wake = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  /** The practice's sequence: it counts the commands that were carried out. */
  const applied = async () =>
    (await api.everything()).reduce((highest, { v }) => Math.max(highest, v), 0);
  const before = await applied();
  const progress = [before];
  const patience = { intervals: [20], timeout: 60_000 };
  for (let death = 0; death < KILLS; death++) {
    const { sent } = device.network.counts;
    const uploaded = () => wake().then(() => device.network.counts.sent - sent);
    // By turns while a batch is being carried out, and when one has been, with its answer on the way or lost.
    if (death % 2 === 0) {
      await expect.poll(uploaded, patience).toBeGreaterThan(BATCH_BYTES_AT_LEAST);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    } else {
      await expect.poll(() => wake().then(applied), patience).toBeGreaterThan(progress.at(-1) ?? 0);
    }
    await server.kill();
    await server.start();
    progress.push(await applied());
  }
  expect(new Set(progress).size).toBeGreaterThan(KILLS / 2);
  expect(progress.at(-1), 'still in mid-drain at the last death').toBeLessThan(
    before + rows.length,
  );

  device.network.set({ mode: 'pass' });
  await expect
    .poll(() => wake().then(() => syncStatus(page, 'Tudo salvo na nuvem').isVisible()), {
      timeout: 120_000,
    })
    .toBe(true);
  const patients = await api.documents<Patient>('patients');
  expect(patients).toHaveLength(CREATIONS);
  const created = patients.filter(({ id }) => id !== edited).map(({ name }) => name);
  expect(created).toEqual(
    Array.from({ length: CREATIONS - 1 }, (_, index) => patientName(index + 1)),
  );
  expect(patients.find(({ id }) => id === edited)?.name).toBe(`Versão ${EDITS - 1}`);
  // Nothing twice: every command took one number of the practice's sequence.
  expect(await applied()).toBe(before + rows.length);
  await server.dispose();
});
