import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestApi,
  registration,
  type TestApi,
  TEST_ORIGIN,
} from '../../../../../test/harness/server/api.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { prune } from '../../../../program/operations/prune.ts';
import { limits } from '../../../../kernel/limits.ts';

const DAY_MS = 86_400_000;
const MESSAGE = 'Muitas tentativas de login. Tente novamente em alguns minutos.';
const HOME = '203.0.113.9';
const STRANGER = '198.51.100.7';
/** In place of the usual number, which takes seconds of hashing to reach. */
const EVERYWHERE = 15;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

let db: Database;
let api: TestApi;
let owner: ReturnType<typeof registration>;

const post = (path: string, body: unknown, from: string) =>
  api.call<Record<string, string>>('POST', path, { body, headers: { 'x-forwarded-for': from } });

const login = (password: string, from: string, device?: string, email = owner.email) =>
  post('/auth/login', { email, password, device }, from);
const enter = async (from: string, device?: string) =>
  (await login(owner.password, from, device)).status;

const deviceNamed = (letter: string): string => letter.repeat(43);
const PHONE = deviceNamed('p');

/** Wrong passwords from one network. */
async function guess(times: number, from: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await login('errada-1', from);
}

/** More wrong passwords than are counted for the account as a whole. */
async function guessFromEverywhere(): Promise<void> {
  for (const network of [1, 2]) await guess(limits.loginAccount.most, `100.64.${network}.1`);
}

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db, { trustProxy: true, limits: { loginEverywhere: EVERYWHERE } });
  owner = registration();
  await post('/auth/registerTenantPsych', owner, HOME);
});

afterEach(() => db.close());

describe('a stranger who guesses a password', () => {
  it('locks the own network out, whatever its address, and nobody else', async () => {
    await guess(limits.loginAccount.most, STRANGER);
    for (const address of [STRANGER, '198.51.100.200'])
      expect(await login(owner.password, address)).toMatchObject({
        status: 429,
        body: { message: MESSAGE, code: 'too_many_requests' },
      });
    expect(await enter(HOME)).toBe(200);
  });

  it('is told of in the practice’s events, once', async () => {
    await guess(limits.loginAccount.most + 5, STRANGER);
    const events = await db.kysely
      .selectFrom('security_events')
      .select(['kind', 'network'])
      .where('kind', '=', 'account.locked')
      .execute();
    expect(events).toEqual([{ kind: 'account.locked', network: '198.51.100.0/24' }]);
  });

  it('is counted for a whole network of IPv6, and not for its neighbour', async () => {
    for (let n = 1; n <= limits.loginAccount.most; n += 1)
      await login('errada-1', `2001:db8:1:2::${n}`);
    expect(await enter('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await enter('2001:db8:1:3::1')).toBe(200);
  });

  it('is counted for all that a provider gives one household or firm', async () => {
    api = createTestApi(db, { trustProxy: true, limits: { loginAddress: 3, loginAccount: 100 } });
    const statuses = async (from: (n: number) => string, times: number) => {
      const found: number[] = [];
      for (let n = 0; n < times; n += 1)
        found.push((await login('errada-1', from(n), undefined, `n${n}@exemplo.com`)).status);
      return found;
    };
    const passed = (found: readonly number[]) => found.filter((status) => status === 401).length;
    // Another /64 each time: 12 of one /56, and as many again of the /48 around it.
    expect(passed(await statuses((n) => `2001:db8:7:10${n.toString(16)}::1`, 14))).toBe(12);
    expect(passed(await statuses((n) => `2001:db8:7:f${n.toString(16)}00::1`, 14))).toBe(10);
    expect(await enter('2001:db8:8::1')).toBe(200);
  });

  it('does not use up what all networks together may try', async () => {
    await guess(EVERYWHERE * 2, STRANGER);
    expect(await enter(HOME)).toBe(200);
  });

  it('gets few tries a day, however patient', async () => {
    api = createTestApi(db, { trustProxy: true, limits: { loginAccountDay: 3 } });
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 2; quarter += 1) {
      for (let n = 0; n < limits.loginAccount.most; n += 1)
        statuses.push((await login('errada-1', STRANGER)).status);
      api.clock.ms += limits.loginAccount.windowMs;
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  it('learns neither whether there is an account nor whether it is locked', async () => {
    const answersFor = async (email: string, from: string) => {
      const answers = [];
      for (let n = 0; n < limits.loginAccount.most + 2; n += 1)
        answers.push(await login('errada-1', from, deviceNamed('x'), email));
      return answers.map(({ status, body }) => [status, body]);
    };
    const known = await answersFor(owner.email, '192.0.2.1');
    expect(await answersFor('ninguem@exemplo.com', '192.0.3.1')).toEqual(known);
  });
});

describe('guesses from many networks', () => {
  it('stop at a number for the account, and leave it to a device that it knows', async () => {
    expect(await enter(HOME, PHONE)).toBe(200);
    await guessFromEverywhere();
    expect(await enter('192.0.2.77')).toBe(429);
    expect(await enter('192.0.2.77', deviceNamed('x'))).toBe(429);
    expect(await enter('192.0.2.77', PHONE)).toBe(200);
  });

  it('leave the mailed link, which opens the account and makes its device known', async () => {
    await guessFromEverywhere();
    const laptop = deviceNamed('l');
    expect(await enter(HOME, laptop)).toBe(429);
    await post('/auth/forgot-password', { email: owner.email }, HOME);
    const link = new RegExp(`${TEST_ORIGIN}/reset-password#token=([\\w-]+)$`, 'm');
    const token = await api.readInMail(link);
    const password = 'outra-senha-9';
    await post('/auth/reset-password', { token, password, device: laptop }, HOME);
    await guessFromEverywhere();
    expect((await login(password, '192.0.2.5', laptop)).status).toBe(200);
  });

  it('are forgotten after a day', async () => {
    await guessFromEverywhere();
    expect(await enter(HOME)).toBe(429);
    api.clock.ms += DAY_MS;
    expect(await enter(HOME)).toBe(200);
  });
});

describe('a device that a person has signed in on', () => {
  it('is counted apart, also where it guesses', async () => {
    await enter(HOME, PHONE);
    for (let n = 0; n < limits.loginDevice.most; n += 1)
      expect((await login('errada-1', HOME, PHONE)).status).toBe(401);
    expect(await login(owner.password, HOME, PHONE)).toMatchObject({
      status: 429,
      body: { message: MESSAGE },
    });
    expect(await enter(HOME, deviceNamed('x'))).toBe(200);
  });

  it('is none to anybody else', async () => {
    const other = registration();
    await post('/auth/registerTenantPsych', other, HOME);
    expect((await login(other.password, HOME, PHONE, other.email)).status).toBe(200);
    await guessFromEverywhere();
    expect(await enter('192.0.2.77', PHONE)).toBe(429);
  });

  it('is one of ten, and for half a year', async () => {
    for (let n = 0; n < 12; n += 1) {
      api.clock.ms += 1000;
      await enter(HOME, deviceNamed(String.fromCharCode(97 + n)));
    }
    const proofs = () => db.kysely.selectFrom('known_devices').select('proof').execute();
    expect(await proofs()).toHaveLength(10);
    await guessFromEverywhere();
    expect(await enter(HOME, deviceNamed('b'))).toBe(429);
    expect(await enter(HOME, deviceNamed('c'))).toBe(200);
    api.clock.ms += 181 * DAY_MS;
    await guessFromEverywhere();
    expect(await enter(HOME, deviceNamed('c'))).toBe(429);
    await prune(db, api.clock.ms);
    expect(await proofs()).toEqual([]);
  });

  it('keeps its secret: the database holds a proof of it alone', async () => {
    await enter(HOME, PHONE);
    const rows = await db.kysely.selectFrom('known_devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, api.lines])).not.toContain(PHONE);
  });

  it.each(['', 'x', 7, 'x'.repeat(44), "'; drop"])('cannot be named %j', async (device) => {
    const body = { email: owner.email, password: owner.password, device };
    expect((await post('/auth/login', body, HOME)).status).toBe(422);
  });
});
