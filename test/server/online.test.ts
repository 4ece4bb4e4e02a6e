import { beforeAll, describe, expect, it } from 'vitest';
import { createOnline, type Online } from '../../src/client/online/online.ts';
import { changeEmailCall, registerPsychCall } from '../../src/domain/contract/auth.ts';
import { loginCall, renewCall } from '../../src/domain/contract/signIn.ts';
import { securityEventsCall } from '../../src/domain/contract/audit.ts';
import { integrationCall } from '../../src/domain/contract/calendar.ts';
import { validateInviteCall } from '../../src/domain/contract/invites.ts';
import { availablePlansCall, planCall, subscriptionCall } from '../../src/domain/contract/plans.ts';
import { archivedNotesCall, disposalsCall } from '../../src/domain/contract/records.ts';
import { healthCall } from '../../src/domain/contract/kit/server.ts';
import { createTestApi, registration, type TestApi } from '../harness/server/api.ts';
import { sharedDatabase } from '../harness/database/database.ts';

let api: TestApi;
let token: string | null = null;
let refused: string | null = null;
let online: Online;

beforeAll(async () => {
  api = createTestApi(await sharedDatabase());
  online = createOnline({
    fetch: async (url, init) => api.app.request(url as string, init),
    token: () => token,
    device: () => 'd'.repeat(43),
    onUnauthorized: (sent) => (refused = sent),
  });
  const body = registration();
  await online.call(registerPsychCall, { body });
  const login = { email: body.email, password: body.password };
  token = (await online.call(loginCall, { body: { ...login, device: online.device() } }))
    .access_token;
});

describe('the page’s client and the server, by the same definitions', () => {
  it('understand one another', async () => {
    await expect(online.call(healthCall, {})).resolves.toEqual({
      status: 'ok',
      lastCopyAt: null,
      practicesAtLimit: 0,
      mailPausedSince: null,
    });
    const [plan] = await online.call(availablePlansCall, {});
    await expect(online.call(planCall, { params: { id: plan?.id ?? '' } })).resolves.toEqual(plan);
    await expect(online.call(subscriptionCall, {})).resolves.toMatchObject({ isActive: false });
    await expect(online.call(archivedNotesCall, { query: {} })).resolves.toEqual([]);
    await expect(online.call(disposalsCall, {})).resolves.toEqual([]);
    await expect(online.call(integrationCall, {})).resolves.toMatchObject({ exists: false });
    const { events } = await online.call(securityEventsCall, { query: { limit: '2' } });
    expect(events).toHaveLength(2);
    const invite = online.call(validateInviteCall, { body: { token: 'nenhum' } });
    await expect(invite).resolves.toMatchObject({ isValid: false });
  });

  it('say a field’s fault in the server’s words', async () => {
    const body = { email: 'nada', password: 'segredo-123' };
    await expect(online.call(changeEmailCall, { body })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_arguments',
      fields: { email: 'Por favor, insira um email válido' },
    });
  });

  it('end a session whose token is not taken any more', async () => {
    const held = token;
    token = 'x.y.z';
    await expect(online.call(renewCall, {})).rejects.toMatchObject({ status: 401 });
    token = held;
    expect(refused).toBe('x.y.z');
  });
});
