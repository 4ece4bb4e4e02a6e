import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import type { BatchAnswer } from '../../src/domain/sync/protocol.ts';
import { createTestApi, registration, type TestApi } from '../harness/server/api.ts';
import { engines } from '../harness/database/database.ts';
import { idMaker } from '../harness/practice/practice.ts';

const DAY_MS = 86_400_000;
const UNPROVED = 300_000;
const PROVED = 2_000_000;
const newId = idMaker(1414);

let db: Database;
let api: TestApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  api = createTestApi(db, { dailyBytes: { unproved: UNPROVED, proved: PROVED } });
});
afterEach(() => db.close());

async function register() {
  const form = registration();
  const { body } = await api.call<{ access_token: string }>('POST', '/auth/registerTenantPsych', {
    body: form,
  });
  return { form, token: body.access_token };
}

/** A device that writes patients of some 9 kB, and sends again what was not answered. */
function device(token: string) {
  const clientId = newId();
  let seq = 0;
  const waiting: object[] = [];
  return {
    waiting,
    write(count: number) {
      for (let n = 0; n < count; n += 1) {
        const id = newId();
        const args = { id, name: 'Lia', email: `${id}@exemplo.com`, address: 'Rua '.repeat(2200) };
        const at = new Date(api.clock.ms).toISOString();
        waiting.push({ seq: (seq += 1), key: newId(), name: 'patient.create', args, at });
      }
    },
    async send() {
      const commands = waiting.slice(0, 25);
      const answer = await api.call<BatchAnswer & { code?: string; message?: string }>(
        'POST',
        '/sync/commands',
        { token, body: { clientId, commands } },
      );
      if (answer.status !== 200) return answer;
      const { results } = answer.body;
      if (results.some(({ status }) => status !== 'done'))
        throw new Error('A command was refused.');
      waiting.splice(0, results.length);
      return answer;
    },
  };
}

/** Sends until all is sent or something is refused. */
async function sendAll(one: ReturnType<typeof device>) {
  for (;;) {
    const answer = await one.send();
    if (answer.status !== 200 || one.waiting.length === 0) return answer;
  }
}

async function prove(): Promise<void> {
  const token = await api.readInMail(/verify-email[?#]token=([\w-]+)$/m);
  expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
}

describe('8. A free account that fills the disk', () => {
  it('is stopped at the bytes of a day, few until its address is proved, and loses nothing', async () => {
    const abuser = await register();
    const honest = await register();
    const one = device(abuser.token);
    one.write(400);
    const refused = await sendAll(one);
    expect(refused).toMatchObject({ status: 429, body: { code: 'daily_limit' } });
    expect(refused.body.message).toContain('Nada se perdeu');
    expect(refused.body.message).toContain('confirme seu email');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    const unproved = 400 - one.waiting.length;
    const waits: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const begun = performance.now();
      const patient = { name: 'Ana', email: `ana-${n}@exemplo.com` };
      const { status } = await api.call('POST', '/patients', {
        token: honest.token,
        body: patient,
      });
      expect(status).toBe(201);
      waits.push(Math.round(performance.now() - begun));
      await one.send();
    }
    // The honest practice's mail is the newest but one: prove the abuser's.
    const proof = api.mails.length;
    await api.jobs.runDue();
    const mail = api.mails.slice(proof).find(({ to }) => to === abuser.form.email);
    const token = /verify-email[?#]token=([\w-]+)$/m.exec(mail?.text ?? '')?.[1];
    expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
    const full = await sendAll(one);
    expect(full).toMatchObject({ status: 429, body: { code: 'daily_limit' } });
    // The day of the count ends at midnight of UTC, which is 21:00 in São Paulo.
    expect(full.body.message).toContain('segue sozinho a partir das 21:00');
    const proved = 400 - one.waiting.length;
    console.info(
      `patients of 9 kB taken in a day: ${unproved} unproved, ${proved} proved; others wait ${waits.join(', ')} ms`,
    );
    expect(unproved * 9_000).toBeGreaterThan(UNPROVED / 2);
    expect(unproved * 9_000).toBeLessThan(UNPROVED * 2.5);
    expect(proved * 9_000).toBeLessThan(PROVED * 1.5);
    expect(api.lines.filter((line) => line.includes('practice_at_limit'))).toHaveLength(1);
    expect((await api.call('GET', '/health')).body).toMatchObject({ practicesAtLimit: 1 });
    // What waits is sent on the following days, each once.
    for (let day = 0; day < 4 && one.waiting.length > 0; day += 1) {
      api.clock.ms += DAY_MS;
      const login = { email: abuser.form.email, password: abuser.form.password };
      await api.call('POST', '/auth/login', { body: login });
      await sendAll(one);
    }
    expect(one.waiting).toEqual([]);
    const { length } = await db.kysely
      .selectFrom('patients')
      .select('id')
      .where('name', '=', 'Lia')
      .execute();
    expect(length).toBe(400);
  }, 120_000);

  it('is no clinic that comes back from a week offline, or that imports its patients', async () => {
    api = createTestApi(db);
    const { token } = await register();
    await prove();
    const one = device(token);
    one.write(300);
    expect((await sendAll(one)).status).toBe(200);
    expect(one.waiting).toEqual([]);
  }, 60_000);
});
