import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPlans } from '../../../../src/domain/plans/defaults.ts';
import { planSchema } from '../../../../src/domain/plans/plan.ts';
import { createTestApi, registration, type TestApi } from '../../../../test/harness/server/api.ts';
import { openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { countAiUse } from './usage.ts';

let db: Database;
let api: TestApi;

beforeEach(async () => {
  db = await sharedDatabase();
  api = createTestApi(db);
});

async function register(kind = 'registerTenantPsych') {
  const { body } = await api.call<{ access_token: string; user: { tenantId: string } }>(
    'POST',
    `/auth/${kind}`,
    { body: registration() },
  );
  return { token: body.access_token, tenantId: body.user.tenantId };
}

const subscription = (token: string) => api.call('GET', '/billing/subscription', { token });

describe('the plans', () => {
  it('are three: one that can be chosen, two coming soon', async () => {
    const { status, body } = await api.call<Record<string, unknown>[]>('GET', '/plans/available');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 'basic', isAvailable: true, isRecommended: true, price: 0, currency: 'BRL' },
      { id: 'pro', isAvailable: false, isPopular: true, aiUsageLimit: -1 },
      { id: 'premium', isAvailable: false, interval: 'month' },
    ]);
    for (const plan of body) expect(v.is(v.strictObject(planSchema.entries), plan)).toBe(true);
    // What a device offers that cannot ask.
    expect(body).toEqual(defaultPlans);
  });

  it.each([
    ['?role=psych', ['basic']],
    ['?role=administrator', ['basic']],
    ['?role=admin', ['basic']],
    ['', ['basic']],
    ['?role=patient', []],
  ])('are recommended by role: %s', async (query, ids) => {
    const { body } = await api.call<{ id: string }[]>('GET', `/plans/recommended${query}`);
    expect(body.map(({ id }) => id)).toEqual(ids);
  });

  it('are read one by one, and an unknown one is missing', async () => {
    expect((await api.call('GET', '/plans/pro')).body).toMatchObject({ id: 'pro', name: 'Pro' });
    expect(await api.call('GET', '/plans/ouro')).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Plano não encontrado.' },
    });
    expect((await api.call('GET', '/plans/recommended?role=rei')).status).toBe(422);
  });
});

describe('the subscription', () => {
  it('is none before a plan was chosen', async () => {
    const { token } = await register();
    expect((await subscription(token)).body).toEqual({
      currentPlanId: null,
      isActive: false,
      aiUsageCount: 0,
      aiUsageLimit: -1,
      plan: null,
    });
  });

  it('is the plan that was chosen after the first sign-in, whoever the body names', async () => {
    const { token } = await register();
    const body = { userId: crypto.randomUUID(), planId: 'basic' };
    const chosen = await api.call('POST', '/auth/mark-plan-selected', { token, body });
    expect(chosen).toMatchObject({ status: 200, body: { success: true, planId: 'basic' } });
    expect((await subscription(token)).body).toMatchObject({
      currentPlanId: 'basic',
      isActive: true,
      plan: { id: 'basic' },
    });
  });

  it('answers itself when it is taken, and counts the uses of AI of the month', async () => {
    const { token, tenantId } = await register();
    const body = { planId: 'basic' };
    await withTenant(db, tenantId, (tx) => countAiUse(tx, tenantId, api.clock.ms));
    const taken = await api.call('POST', '/billing/subscribe', { token, body });
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual((await subscription(token)).body);
    expect(taken.body).toMatchObject({ currentPlanId: 'basic', aiUsageCount: 1 });
  });

  it.each(['pro', 'premium', 'ouro'])('is not to be had of %s', async (planId) => {
    const { token } = await register();
    for (const path of ['/billing/subscribe', '/auth/mark-plan-selected'])
      expect(await api.call('POST', path, { token, body: { planId } })).toMatchObject({
        status: 422,
        body: { code: 'plan_unavailable', message: 'Este plano não está disponível.' },
      });
    expect((await subscription(token)).body).toMatchObject({ isActive: false });
  });

  it('of a device that was offline is refused in its batch', async () => {
    const { token } = await register();
    const command = { seq: 1, key: crypto.randomUUID(), name: 'plan.subscribe', baseV: 0 };
    const { text } = await api.call('POST', '/sync/commands', {
      token,
      body: {
        clientId: crypto.randomUUID(),
        commands: [
          { ...command, at: new Date(api.clock.ms).toISOString(), args: { planId: 'pro' } },
        ],
      },
    });
    expect(text).toContain('plan_unavailable');
  });

  it("of a clinic is its administration's to choose, and nothing that patients see", async () => {
    const world = await openClinicApi(db);
    const choose = (who: 'ana' | 'admin' | 'portal') =>
      world.api.call('POST', '/billing/subscribe', {
        token: world.tokens[who],
        body: { planId: 'basic' },
      });
    expect((await choose('ana')).status).toBe(403);
    expect((await choose('portal')).status).toBe(403);
    expect((await choose('admin')).status).toBe(200);
    const seen = await world.api.call('GET', '/billing/subscription', { token: world.tokens.ana });
    expect(seen.body).toMatchObject({ currentPlanId: 'basic' });
    const portal = { token: world.tokens.portal };
    expect((await world.api.call('GET', '/billing/subscription', portal)).status).toBe(403);
  });

  it('wants the name of a plan', async () => {
    const { token } = await register();
    expect(await api.call('POST', '/billing/subscribe', { token, body: {} })).toMatchObject({
      status: 422,
      body: { message: 'Escolha um plano.' },
    });
  });
});
