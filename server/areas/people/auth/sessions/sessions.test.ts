import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestApi,
  registration,
  type TestApi,
} from '../../../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../../../test/harness/database/database.ts';
import type { OwnSession } from '../../../../../src/domain/contract/auth.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_MS = 3_600_000;

let api: TestApi;
let form: ReturnType<typeof registration>;
let phone: string;

beforeEach(async () => {
  api = createTestApi(await sharedDatabase());
  form = registration();
  phone = await enter('/auth/registerTenantPsych', form, CHROME);
});

async function enter(path: string, body: object, agent: string): Promise<string> {
  const headers = { 'user-agent': agent };
  return String((await api.call('POST', path, { body, headers })).body['access_token']);
}
const signIn = () => enter('/auth/login', { email: form.email, password: form.password }, FIREFOX);

const sessionsOf = async (token: string) =>
  (await api.call<{ sessions: OwnSession[] }>('GET', '/auth/sessions', { token })).body.sessions;
const end = (token: string, body: object) =>
  api.call('POST', '/auth/sessions/end', { token, body });
const isAlive = async (token: string) =>
  (await api.call('GET', '/users/profile', { token })).status === 200;

describe('one’s own sessions', () => {
  it('are listed by device, in plain words, with when they were last heard of, and this one marked', async () => {
    const opened = new Date(api.clock.ms).toISOString();
    api.clock.ms += 5 * HOUR_MS;
    const computer = await signIn();
    const now = new Date(api.clock.ms).toISOString();
    expect((await sessionsOf(computer)).map(({ id: _, ...rest }) => rest)).toEqual([
      { device: 'Firefox, Linux', openedAt: now, seenAt: now, isCurrent: true },
      { device: 'Chrome, Android', openedAt: opened, seenAt: opened, isCurrent: false },
    ]);
    // The telephone is heard of again.
    api.clock.ms += 1;
    expect(await isAlive(phone)).toBe(true);
    expect((await sessionsOf(computer))[0]).toMatchObject({ device: 'Chrome, Android' });
  });

  it('end one by one with the password, and the other goes on', async () => {
    const computer = await signIn();
    const other = (await sessionsOf(computer)).find(({ isCurrent }) => !isCurrent);
    const sessionId = other?.id;
    expect(await end(computer, { sessionId, password: 'outra-senha' })).toMatchObject({
      status: 422,
      body: { code: 'password_wrong' },
    });
    expect(await isAlive(phone)).toBe(true);
    const { password } = form;
    expect((await end(computer, { sessionId, password })).body).toEqual({
      success: true,
      ended: 1,
    });
    expect([await isAlive(phone), await isAlive(computer)]).toEqual([false, true]);
    expect((await end(computer, { sessionId, password })).status).toBe(404);
  });

  it('all end elsewhere at once, and it is told', async () => {
    const { password } = form;
    const computer = await signIn();
    const third = await signIn();
    expect((await end(computer, { password })).body).toEqual({ success: true, ended: 2 });
    expect(await Promise.all([phone, computer, third].map(isAlive))).toEqual([false, true, false]);
    const { body } = await api.call<{ events: { kind: string }[] }>(
      'GET',
      '/audit/own-events?group=access',
      { token: computer },
    );
    const kinds = body.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'session.ended')).toHaveLength(2);
    expect(kinds.every((kind) => kind.startsWith('session.'))).toBe(true);
  });

  it('of somebody else are missing', async () => {
    const stranger = registration();
    const foreign = await enter('/auth/registerTenantPsych', stranger, FIREFOX);
    const [theirs] = await sessionsOf(foreign);
    const body = { sessionId: theirs?.id, password: form.password };
    expect((await end(phone, body)).status).toBe(404);
    expect(await isAlive(foreign)).toBe(true);
  });
});
