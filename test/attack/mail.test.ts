import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { limits } from '../../server/kernel/limits.ts';
import { mailboxOf } from '../../server/kernel/mail/bounded.ts';
import { createTestApi, registration, type TestApi } from '../harness/server/api.ts';
import { engines } from '../harness/database/database.ts';

const HOUR_MS = 3_600_000;
const VICTIM = 'vitima.silva@gmail.com';
/** Spellings of one mailbox. */
const spelled = (n: number): string =>
  n % 2 === 0 ? VICTIM : `vitima${'.'.repeat(n % 3 === 0 ? 1 : 0)}silva+${n}@Gmail.com`;

let db: Database;
let api: TestApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  api = createTestApi(db, { trustProxy: true });
});

afterEach(() => db.close());

const post = (path: string, body: unknown, from: string) =>
  api.call<Record<string, string>>('POST', path, { body, headers: { 'x-forwarded-for': from } });

const received = () => api.mails.filter(({ to }) => mailboxOf(to) === mailboxOf(VICTIM));

/** A registration in the victim's name, each from a network of its own. */
const register = (n: number) =>
  post(
    '/auth/registerTenantPsych',
    registration({ email: spelled(n), password: `segredo-${n}-xyz` }),
    `100.64.${n}.1`,
  );

async function pass(ms: number): Promise<void> {
  api.clock.ms += ms;
  await api.jobs.runDue();
}

/** The hours of a day. */
async function passDay(): Promise<void> {
  for (let hour = 0; hour < 24; hour += 1) await pass(HOUR_MS);
}

describe('5. Forty registrations that name one victim', () => {
  it('send a few mails an hour and a day to that mailbox, however it is spelled', async () => {
    for (let n = 0; n < 40; n += 1) expect((await register(n)).status).toBe(201);
    await api.jobs.runDue();
    expect(received()).toHaveLength(limits.strangerMail.most);
    await pass(HOUR_MS / 2);
    expect(received()).toHaveLength(limits.strangerMail.most);
    const started = api.clock.ms;
    while (Math.floor(api.clock.ms / (24 * HOUR_MS)) === Math.floor(started / (24 * HOUR_MS)))
      await pass(HOUR_MS);
    // The rest of one day, and the first hour of the next.
    expect(received().length).toBeLessThanOrEqual(
      limits.strangerMailDay.most + limits.strangerMail.most,
    );
  }, 60_000);

  it('hold back no link to a new password that the owner of the mailbox asks for', async () => {
    const own = registration({ email: VICTIM });
    await post('/auth/registerTenantPsych', own, '203.0.113.9');
    const proof = await api.readInMail(/verify-email[?#]token=([\w-]+)$/m);
    await post('/auth/verify-email', { token: proof }, '203.0.113.9');
    // Other spellings of it can still be named by strangers, and the owner's can be asked about.
    for (let n = 1; n < 80; n += 2) await register(n);
    for (let n = 0; n < 40; n += 1)
      await post('/auth/forgot-password', { email: spelled(n) }, `100.65.${n}.1`);
    await api.jobs.runDue();
    const before = received().length;
    await pass(HOUR_MS);
    await post('/auth/forgot-password', { email: VICTIM }, '203.0.113.9');
    await api.jobs.runDue();
    const mail = api.mails.findLast(({ kind, to }) => kind === 'reset-password' && to === VICTIM);
    const token = /reset-password[?#]token=([\w-]+)$/m.exec(mail?.text ?? '')?.[1];
    const password = 'outra-senha-9';
    expect((await post('/auth/reset-password', { token, password }, '203.0.113.9')).status).toBe(
      200,
    );
    await passDay();
    console.info(
      `mails to one mailbox under attack: ${before} at once, ${received().length} in a day`,
    );
    // Of the strangers' two days' shares, and links that were asked for in the owner's name.
    expect(received().length).toBeLessThan(60);
  }, 120_000);

  it('keep nobody else from the first mail', async () => {
    for (let n = 0; n < 20; n += 1) await register(n);
    const other = registration();
    await post('/auth/registerTenantPsych', other, '203.0.113.9');
    await api.jobs.runDue();
    expect(api.mails.filter(({ to }) => to === other.email)).toHaveLength(1);
  }, 60_000);
});
