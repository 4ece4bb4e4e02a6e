import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../report.ts';
import { WireClient } from '../server/client.ts';
import { newPatient, type OpenedPractice, openPractice } from '../server/openPractice.ts';
import { startServer } from '../stage/server.ts';
import { spread as spreadOf, type Spread } from '../statistics.ts';

const IDLE_CALLS = 100;
const RECURRENCES = 20;
const BATCH = 250;
const BATCHES = 4;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Recurrences of every day that meet neither each other nor anything else. */
const dailyRecurrences = (patientId: string) =>
  Array.from({ length: RECURRENCES }, (_, i) => ({
    name: 'recurringAppointment.create' as const,
    args: {
      id: randomUUID(),
      patientId,
      startDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
      recurringType: 'daily',
      daysOfWeek: [],
      startTime: clock(i * 60),
      endTime: clock(i * 60 + 50),
    },
  }));

async function readPatients({ device }: OpenedPractice): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${device.origin}/api/patients`, {
    headers: { authorization: `Bearer ${device.token}` },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`patients: ${answer.status}`);
  return performance.now() - began;
}

/** How long one practice waits for its patients while another does the work. */
async function whileBusy(
  practice: OpenedPractice,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let isBusy = true;
  const busy = work().finally(() => (isBusy = false));
  while (isBusy) times.push(await readPatients(practice));
  await busy;
  return times;
}

function note(report: Report, name: string, times: readonly number[], idle: Spread): void {
  const spread = spreadOf(times);
  report.spread(name, spread);
  report.figure(`${name}, longest`, Math.max(...times), 'ms', { atMost: 1_000 });
  report.ratio(`${name}, p95 against idle`, spread.p95, idle.p95, { atMost: 60 });
}

export async function run(report: Report): Promise<void> {
  report.start('fair', 'reading 1 patient while another practice keeps the server busy (embedded)');
  const folder = await mkdtemp(join(tmpdir(), 'sereno-fair-'));
  await writeFile(join(folder, 'index.html'), '');
  const server = await startServer({ now: Date.now(), practice: 'demo', clientDir: folder });
  try {
    const [calm, busy] = [
      await openPractice(server.origin, 1),
      await openPractice(server.origin, 2),
    ];
    const before = await server.memoryMb();
    for (let i = 0; i < 20; i++) await readPatients(calm);
    const idleTimes: number[] = [];
    for (let i = 0; i < IDLE_CALLS; i++) idleTimes.push(await readPatients(calm));
    const idle = spreadOf(idleTimes);
    report.spread('idle', idle);
    const daily = await whileBusy(calm, () => busy.device.push(dailyRecurrences(busy.patientId)));
    note(report, `${RECURRENCES} daily recurrences in a batch`, daily, idle);
    const patients = () => Array.from({ length: BATCH }, () => newPatient(randomUUID()));
    const one = await whileBusy(calm, () => busy.device.push(patients()));
    note(report, `a batch of ${BATCH}`, one, idle);
    const others = Array.from(
      { length: BATCHES },
      () => new WireClient(busy.device.origin, busy.device.token),
    );
    const many = await whileBusy(calm, () =>
      Promise.all(others.map((device) => device.push(patients()))),
    );
    note(report, `${BATCHES} batches of ${BATCH} at once`, many, idle);
    report.figure('memory more than before', (await server.memoryMb()) - before, 'MB');
  } finally {
    await server.stop();
  }
}
