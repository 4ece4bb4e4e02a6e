import { beforeAll, expect, it } from 'vitest';
import { ANSWERED_AT_A_TIME } from '../../src/domain/handovers/commands.ts';
import { PATIENTS_AT_A_TIME } from '../../src/domain/clinic/forms.ts';
import { withTenant } from '../../server/kernel/db/tenant.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { type ClinicApi, openClinicApi, type ReaderName } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { handoversOf } from '../harness/server/handovers.ts';
import { importDocuments } from '../harness/database/importDocuments.ts';
import { appointment, idMaker, note, patient } from '../harness/practice/practice.ts';

const newId = idMaker(5005);
/** `HANDED_OVER=500` measures what stands in `server/README.md`. */
const PATIENTS = Number(process.env.HANDED_OVER ?? 60);
const NOTES = 4;

let db: Database;
let world: ClinicApi;
let patientIds: readonly string[];

/** Ana has all these patients, each with notes in the record. */
beforeAll(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
  const { tenantId, people } = world.clinic;
  const patients = Array.from({ length: PATIENTS }, (_, n) =>
    patient(newId(), people.ana.id, `Paciente ${n}`),
  );
  patientIds = patients.map(({ id }) => id);
  const appointments = patients.flatMap(({ id: patientId }, n) =>
    Array.from({ length: NOTES }, (_, k) =>
      appointment(newId(), { psychologistId: people.ana.id, patientId }, -100 - n * NOTES - k),
    ),
  );
  const notes = appointments.map((one) => ({
    ...note(newId(), one, 'Falou do trabalho. '.repeat(40)),
    shelf: 'record' as const,
  }));
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, { patients, appointments, notes }),
  );
}, 300_000);

const call = (as: ReaderName, method: string, path: string, body: object) =>
  world.api.call(method, path, { token: world.tokens[as], body });

const write = (as: ReaderName) => {
  const id = newId();
  return call(as, 'POST', '/patients', { id, name: 'Lia', email: `${id}@exemplo.com` });
};

async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await work();
  expect(status).toBeLessThan(300);
  return performance.now() - begun;
}

/** Writes as somebody until the work ends. Returns how long each write took. */
async function writesDuring(as: ReaderName, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    took.push(await timed(() => write(as)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return took;
}

/** Returns the longest time for which nothing else of the process ran. */
function watchLoop(): () => number {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return Math.round(longest);
  };
}

const words = (took: readonly number[]): string => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(1)} ms longest of ${took.length}`;
};

/** @param steps writes of others that must go between, at the least */
async function measured(
  title: string,
  steps: number,
  work: () => Promise<readonly number[]>,
): Promise<void> {
  let isOver = false;
  const stall = watchLoop();
  const begun = performance.now();
  const [own, colleague, other] = await Promise.all([
    work().finally(() => (isOver = true)),
    writesDuring('bruno', () => isOver),
    writesDuring('stranger', () => isOver),
  ]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.info(
    `${title}: ${seconds} s, longest stall ${stall()} ms; calls ${words(own)}; ` +
      `a colleague's writes ${words(colleague)}; another practice's ${words(other)}`,
  );
  // Whoever works meanwhile is answered between the steps, again and again.
  for (const took of [colleague, other]) expect(took.length).toBeGreaterThanOrEqual(steps);
}

it('patients that are handed over at once keep nobody waiting for more than a step of it', async () => {
  const { people } = world.clinic;
  const path = `/clinic/members/${people.ana.id}/handover`;
  await measured('asking', PATIENTS / PATIENTS_AT_A_TIME / 4, async () => {
    const took: number[] = [];
    for (let at = 0; at < PATIENTS; at += PATIENTS_AT_A_TIME) {
      const some = patientIds.slice(at, at + PATIENTS_AT_A_TIME);
      const patients = some.map((patientId) => ({ patientId }));
      const body = { successorId: people.bruno.id, patients };
      took.push(await timed(() => call('admin', 'POST', path, body)));
    }
    return took;
  });
  const asked = (await handoversOf(world, 'ana')).map(({ id }) => id);
  expect(asked).toHaveLength(PATIENTS);
  await measured('agreeing', 1, async () => {
    const took: number[] = [];
    for (let at = 0; at < asked.length; at += ANSWERED_AT_A_TIME) {
      const body = { ids: asked.slice(at, at + ANSWERED_AT_A_TIME), answer: 'agreed' };
      took.push(await timed(() => call('ana', 'POST', '/handovers/answer', body)));
    }
    return took;
  });
  await measured('passing', PATIENTS / 20, async () => {
    await world.api.jobs.runDue();
    return [];
  });
  const statuses = (await handoversOf(world, 'ana')).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['done']));
}, 300_000);
