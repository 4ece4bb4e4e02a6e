import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { dailyBytes } from '../../server/kernel/daily-bytes.ts';
import { hashText } from '../../src/domain/notes/merging/hash.ts';
import { BATCH_BYTES, BATCH_COMMANDS, type BatchAnswer } from '../../src/domain/sync/protocol.ts';
import { createTestApi, registration, type TestApi } from '../harness/server/api.ts';
import { engines } from '../harness/database/database.ts';
import { idMaker } from '../harness/practice/practice.ts';

vi.setConfig({ testTimeout: 600_000 });

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const newId = idMaker(2027);

let db: Database;
let api: TestApi;
let token: string;

/** The server as it is for people, with its real limits and an account that nobody proved. */
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  api = createTestApi(db);
  const body = registration();
  const answer = await api.call<{ access_token: string }>('POST', '/auth/registerTenantPsych', {
    body,
  });
  token = answer.body.access_token;
});
afterEach(() => db.close());

type Written = readonly [name: string, args: object, ms: number];

/** Sends commands as a device does that was offline: in whole batches, one after the other. */
async function sendAll(written: readonly Written[]) {
  const clientId = newId();
  const waiting = written.map(([name, args, ms], index) => {
    const at = new Date(ms).toISOString();
    return { seq: index + 1, key: newId(), name, args, at };
  });
  const statuses = new Map<string, number>();
  while (waiting.length > 0) {
    let bytes = 0;
    const fits = (one: object) => (bytes += JSON.stringify(one).length) <= BATCH_BYTES;
    const most = waiting.slice(0, BATCH_COMMANDS);
    const end = most.findIndex((one) => !fits(one));
    const commands = end === -1 ? most : most.slice(0, end);
    const body = { clientId, commands };
    const answer = await api.call<BatchAnswer>('POST', '/sync/commands', { token, body });
    if (answer.status !== 200) throw new Error(answer.text.slice(0, 200));
    for (const { status } of answer.body.results)
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    waiting.splice(0, answer.body.results.length);
  }
  return Object.fromEntries(statuses);
}

const writtenToday = async (): Promise<number> => {
  const { body } = await api.call<{ tenantId: string }>('GET', '/users/profile', { token });
  const { rows } = await sql<{ bytes: number }>`
    select written_bytes as bytes from tenants where id = ${body.tenantId}`.execute(db.kysely);
  return Number(rows[0]?.bytes);
};

const patient = (id: string, n: number) => ({
  id,
  name: `Maria Aparecida dos Santos ${n}`,
  email: `maria.aparecida.${n}@exemplo.com.br`,
  phone: `(11) 9${String(10_000_000 + n)}`,
  birthDate: '1984-05-17',
  address: `Rua Doutor Virgílio de Carvalho Pinto, ${n}, apto 42, Pinheiros, São Paulo, SP, 05415-030`,
  emergencyContact: 'João dos Santos, marido, (11) 98888-7777',
  medicalHistory: 'Hipertensão controlada; cirurgia de joelho em 2019.',
  currentMedications: 'Losartana 50 mg pela manhã; sertralina 50 mg à noite.',
  allergies: 'Dipirona',
  sessionFee: 180,
});

describe('a day of honest use, under the limits that strangers have', () => {
  it('takes an import of 5,000 patients from an account whose address nobody has proved', async () => {
    const now = api.clock.ms;
    const rows = Array.from({ length: 5000 }, (_, n): Written => [
      'patient.create',
      patient(newId(), n),
      now,
    ]);
    expect(await sendAll(rows)).toEqual({ done: 5000 });
    const share = (await writtenToday()) / dailyBytes.unproved;
    console.info(`5,000 patients: ${Math.round(share * 100)} % of the bytes of an unproved day`);
    expect(share).toBeLessThan(1);
  });

  it('takes a week offline: 40 sessions with their notes, edits and payments', async () => {
    const monday = api.clock.ms;
    const sentence = 'A paciente contou da semana, do sono e do trabalho, e chorou ao lembrar. ';
    const week = Array.from({ length: 40 }, (_, n): Written[] => {
      const [patientId, appointmentId, noteId] = [newId(), newId(), newId()];
      const start = monday + Math.floor(n / 8) * DAY_MS + ((n % 8) + 1) * HOUR_MS;
      const [startAt, endAt] = [start, start + HOUR_MS / 2].map((ms) => new Date(ms).toISOString());
      const text = (parts: number) => sentence.repeat(parts * 10);
      const edits = [2, 3, 4, 5].map((parts): Written => [
        'note.update',
        { id: noteId, plaintext: text(parts), basedOn: hashText(text(parts - 1)) },
        start + parts * HOUR_MS,
      ]);
      return [
        ['patient.create', patient(patientId, 10_000 + n), start],
        ['appointment.create', { id: appointmentId, patientId, startAt, endAt }, start],
        ['appointment.complete', { id: appointmentId }, start + HOUR_MS],
        [
          'note.create',
          { id: noteId, patientId, appointmentId, plaintext: text(1) },
          start + HOUR_MS,
        ],
        ...edits,
        [
          'payment.create',
          { id: newId(), appointmentId, amount: 180, paymentMethod: 'pix' },
          start + 2 * HOUR_MS,
        ],
      ];
    }).flat();
    // The sign-in lasts seven days without use.
    api.clock.ms += 6 * DAY_MS + 20 * HOUR_MS;
    expect(await sendAll(week)).toEqual({ done: week.length });
    const share = (await writtenToday()) / dailyBytes.unproved;
    console.info(`a week offline: ${Math.round(share * 100)} % of the bytes of an unproved day`);
    expect(share).toBeLessThan(0.5);
  });
});
