import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { limits } from '../../server/kernel/limits.ts';
import { createTestApi, registration, type TestApi } from '../harness/server/api.ts';
import { engines } from '../harness/database/database.ts';

vi.setConfig({ testTimeout: 180_000 });

const { most } = limits.verifyAddress;

let db: Database;
let api: TestApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  api = createTestApi(db, { trustProxy: true });
});

afterEach(() => db.close());

/** Guesses a link's token, each time another one, so that the network alone counts. */
let tries = 0;
const guess = async (from: string): Promise<number> => {
  const body = { token: `adivinhado-${++tries}` };
  const headers = { 'x-forwarded-for': from };
  return (await api.call('POST', '/auth/verify-email', { body, headers })).status;
};

/** Returns how many of so many guesses were looked at, each from where `addressOf` says. */
async function admitted(count: number, addressOf: (n: number) => string): Promise<number> {
  let looked = 0;
  for (let n = 0; n < count; n++) if ((await guess(addressOf(n))) !== 429) looked++;
  return looked;
}

const hex = (n: number): string => n.toString(16);

describe('17. A caller with more addresses than one', () => {
  it('of one /64 of IPv6 is one caller, however its addresses are written', async () => {
    const spelled = (n: number) =>
      [
        `2001:db8:1:2::${hex(n + 1)}`,
        `2001:0DB8:0001:0002:${hex(n + 1)}:0:0:1`,
        `[2001:db8:1:2::${hex(n + 1)}]`,
        `[2001:db8:1:2:0:0:0:${hex(n + 1)}]:${50_000 + n}`,
      ][n % 4] ?? '';
    expect(await admitted(most + 10, spelled)).toBe(most);
    expect(await guess('2001:db8:1:3::1')).toBe(400);
  });

  it('of a /56, as a household has it, may do four times as much and no more', async () => {
    const inside = (n: number) => `2001:db8:1:${hex(0x100 + (n % 256))}::1`;
    expect(await admitted(4 * most + 20, inside)).toBe(4 * most);
    expect(await guess('2001:db8:1:200::1')).toBe(400);
  });

  it('of a /48, as a firm has it, may do eight times as much and no more', async () => {
    const inside = (n: number) => `2001:db8:2:${hex((n * 257) % 65_536)}::1`;
    expect(await admitted(8 * most + 20, inside)).toBe(8 * most);
    expect(await guess('2001:db8:3::1')).toBe(400);
  });

  it('of IPv4 is the same with a port, and mapped into IPv6', async () => {
    const spelled = (n: number) =>
      [
        '203.0.113.9',
        `203.0.113.9:${40_000 + n}`,
        '::ffff:203.0.113.9',
        `[::FFFF:203.0.113.9]:${40_000 + n}`,
        '::ffff:cb00:7109',
      ][n % 5] ?? '';
    expect(await admitted(most + 10, spelled)).toBe(most);
    expect(await guess('203.0.113.10')).toBe(400);
  });

  it('whose address nobody can read is one with all such callers', async () => {
    const garbage = (n: number) =>
      ['unknown', `_oculto${n}`, `203.0.113.${256 + n}`, `[${n}`][n % 4]!;
    expect(await admitted(most + 10, garbage)).toBe(most);
  });

  it('that writes addresses of its own before the proxy’s gains nothing by them', async () => {
    const forged = (n: number) => `198.51.100.${n % 250}, 2001:db8:${hex(n)}::1, 203.0.113.77`;
    expect(await admitted(most + 10, forged)).toBe(most);
  });
});

describe('whoever shares none of these networks', () => {
  it('signs in, registers and asks for a new password all the while', async () => {
    const form = registration();
    await api.call('POST', '/auth/registerTenantPsych', { body: form });
    await admitted(8 * most + 1, (n) => `2001:db8:2:${hex((n * 257) % 65_536)}::1`);
    await admitted(most + 1, () => 'unknown');
    const from = { 'x-forwarded-for': '2001:db8:9:1::5' };
    const post = (path: string, body: unknown) => api.call('POST', path, { body, headers: from });
    expect((await post('/auth/login', form)).status).toBe(200);
    expect((await post('/auth/forgot-password', { email: form.email })).status).toBe(200);
    expect((await post('/auth/registerTenantPsych', registration())).status).toBe(201);
  });
});
