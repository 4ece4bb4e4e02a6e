import { beforeAll, describe, expect, it } from 'vitest';
import type { BatchAnswer, ChangesPage } from '../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { idMaker } from '../harness/practice/practice.ts';

const newId = idMaker(1818);
const PATIENTS = 400;
const DEVICES = 12;

let open: ClinicApi;

async function addPatients(): Promise<void> {
  const at = new Date(open.api.clock.ms).toISOString();
  const clientId = newId();
  for (let from = 0; from < PATIENTS; from += 25) {
    const commands = Array.from({ length: 25 }, (_, n) => {
      const id = newId();
      const args = { id, name: 'Lia', email: `${id}@exemplo.com`, address: 'Rua '.repeat(2000) };
      return { seq: from + n + 1, key: newId(), name: 'patient.create', args, at };
    });
    const { body } = await open.api.call<BatchAnswer>('POST', '/sync/commands', {
      token: open.tokens.ana,
      body: { clientId, commands },
    });
    expect(new Set(body.results.map(({ status }) => status))).toEqual(new Set(['done']));
  }
}

beforeAll(async () => {
  open = await openClinicApi(await sharedDatabase());
  await addPatients();
}, 120_000);

/** Reads everything as a new device. @param clientId the same for devices that pretend to be one */
async function readAll(clientId: string, onPage: () => void): Promise<number> {
  let found = 0;
  for (let cursor = '', done = false; !done;) {
    const query = `clientId=${clientId}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await open.api.call<ChangesPage>('GET', `/sync/changes?${query}`, {
      token: open.tokens.ana,
    });
    expect(status).toBe(200);
    onPage();
    found += body.changes.filter(({ entity }) => entity === 'patients').length;
    ({ cursor, done } = body);
  }
  return found;
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

async function waitOf(token: string | undefined): Promise<number> {
  const begun = performance.now();
  const { status } = await open.api.call('GET', '/users/profile', { token });
  expect(status).toBe(200);
  return performance.now() - begun;
}

describe('7. Twelve devices that read everything at once', () => {
  it.each([
    ['of their own', () => newId()],
    ['of one client', () => '0193a000-0000-7000-8000-00000000000c'],
  ])(
    '%s keep their practice waiting for one page, and all arrive',
    async (_, clientOf) => {
      const alone: number[] = [];
      for (let n = 0; n < 10; n += 1) alone.push(await waitOf(open.tokens.bruno));
      let pages = 0;
      let isReading = true;
      const reads = Promise.all(
        Array.from({ length: DEVICES }, () => readAll(clientOf(), () => (pages += 1))),
      ).finally(() => (isReading = false));
      const own: number[] = [];
      const others: number[] = [];
      while (isReading) {
        own.push(await waitOf(open.tokens.bruno));
        others.push(await waitOf(open.tokens.stranger));
      }
      const found = await reads;
      console.info(
        `a colleague's request: ${median(alone)} ms alone, ${median(own)} ms during ${DEVICES} first syncs (${pages} pages); another practice's: ${median(others)} ms`,
      );
      for (const count of found) expect(count).toBeGreaterThanOrEqual(PATIENTS);
      // Each waited for a dozen pages.
      expect(own.length).toBeGreaterThan(pages / 6);
    },
    120_000,
  );
});
