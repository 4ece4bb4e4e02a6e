import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { appointment, idMaker } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

const newId = idMaker(43);
let db: Database;
let world: ClinicApi;
/** Davi's, at 150. */
let sessions: readonly string[];

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  const { people, davi, tenantId } = world.clinic;
  const whose = { psychologistId: people.ana.id, patientId: davi.id };
  const made = [-72, -70].map((hours) => ({
    ...appointment(newId(), whose, hours),
    status: 'completed' as const,
    price: 150,
    isFree: false,
  }));
  sessions = made.map(({ id }) => id);
  await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments: made }));
});
afterEach(() => db.close());

const call = (method: string, path: string, body?: object) =>
  world.api.call(method, path, { token: world.tokens.ana, ...(body && { body }) });
const pay = (amount: number, more: object = {}) =>
  call('POST', '/payments', {
    appointmentId: sessions[0],
    amount,
    paymentMethod: 'pix',
    status: 'paid',
    ...more,
  });
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body['code'];
const summary = async () => (await call('GET', '/financial-reports/summary')).body;

describe('a payment below the price', () => {
  it('settles its session where nothing is said of the rest', async () => {
    expect((await pay(100)).body).toMatchObject({ status: 'paid', rest: null });
    expect(await summary()).toMatchObject({ pendingSessions: 1, paidSessions: 1, totalPaid: 100 });
    expect(await codeOf(pay(50))).toBe('payment_exists');
  });

  it('settles it with a discount', async () => {
    expect((await pay(100, { rest: 'discount' })).body).toMatchObject({ rest: 'discount' });
    expect(await summary()).toMatchObject({ pendingSessions: 1 });
    expect(await codeOf(pay(50))).toBe('payment_exists');
  });

  it('whose rest is due leaves the session among those that are owed, until it is paid', async () => {
    await pay(100, { rest: 'due' });
    expect(await summary()).toMatchObject({
      pendingSessions: 2,
      totalPaid: 100,
      totalRevenue: 100,
    });
    await pay(30, { rest: 'due' });
    expect(await summary()).toMatchObject({ pendingSessions: 2, totalPaid: 130 });
    expect((await pay(20)).status).toBe(201);
    expect(await summary()).toMatchObject({ pendingSessions: 1, paidSessions: 1, totalPaid: 150 });
    expect(await codeOf(pay(1))).toBe('payment_exists');
    expect(await codeOf(pay(1, { status: 'pending' }))).toBe('payment_exists');
  });

  it('settles it once the parts make the price, whatever was said of the rest', async () => {
    await pay(100, { rest: 'due' });
    await pay(50, { rest: 'due' });
    expect(await summary()).toMatchObject({ pendingSessions: 1, totalPaid: 150 });
    expect(await codeOf(pay(1, { rest: 'due' }))).toBe('payment_exists');
  });

  it('is corrected like any other', async () => {
    const { id } = (await pay(100)).body;
    await call('PATCH', `/payments/${String(id)}`, { rest: 'due' });
    expect(await summary()).toMatchObject({ pendingSessions: 2 });
    await call('PATCH', `/payments/${String(id)}`, { status: 'pending' });
    expect((await call('GET', '/payments')).body).toMatchObject({
      data: { payments: [{ id, status: 'pending', rest: null }] },
    });
  });

  it('may be one of several that came as one transfer', async () => {
    const payments = sessions.map((appointmentId) => ({ id: newId(), appointmentId, amount: 120 }));
    const [one, other] = payments;
    const transfer = { id: newId(), paymentMethod: 'pix' };
    const parts = [one, { ...other, rest: 'due' }];
    await call('POST', '/payments/transactions', { ...transfer, payments: parts });
    expect(await summary()).toMatchObject({ pendingSessions: 1, totalPaid: 240 });
    const later = [{ id: newId(), appointmentId: sessions[1], amount: 30 }];
    const again = { id: newId(), paymentMethod: 'cash' };
    expect(
      (await call('POST', '/payments/transactions', { ...again, payments: later })).status,
    ).toBeLessThan(300);
    expect(await summary()).toMatchObject({ pendingSessions: 0, totalPaid: 270 });
  });
});

describe('a payment that is still to come', () => {
  const open = (amount: number) => pay(amount, { status: 'pending' });

  it('is one a session', async () => {
    await open(120);
    const second = await open(80);
    expect([second.status, second.body]).toEqual([
      409,
      {
        code: 'payment_pending',
        message:
          'Esta sessão já tem um pagamento em aberto. Abra-o para mudar o valor ou dizer que foi pago.',
      },
    ]);
    expect((await call('GET', '/payments/stats')).body).toMatchObject({
      byStatus: { pending: { count: 1, amount: 120 } },
    });
  });

  it('does not come back beside another one', async () => {
    const { id } = (await open(120)).body;
    await call('DELETE', `/payments/${String(id)}`);
    await open(80);
    expect(await codeOf(call('POST', `/payments/${String(id)}/restore`))).toBe('payment_pending');
  });

  it('counts once where two devices registered one each before', async () => {
    const { people, davi, tenantId } = world.clinic;
    const of = { psychologistId: people.ana.id, patientId: davi.id };
    const former = [120, 80].map((amount, place) => ({
      id: newId(),
      appointmentId: sessions[0] ?? '',
      ...of,
      amount,
      paymentMethod: 'pix' as const,
      status: 'pending' as const,
      notes: null,
      createdAt: `2026-03-09T1${place}:00:00.000Z`,
    }));
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { payments: former }));
    const pending = async () => (await call('GET', '/payments/stats')).body['byStatus'];
    expect(await pending()).toMatchObject({ pending: { count: 1, amount: 80 } });
    await call('PATCH', `/payments/${former[0]?.id}`, { status: 'paid' });
    expect(await pending()).toMatchObject({ pending: { count: 0, amount: 0 } });
    expect(await summary()).toMatchObject({ pendingSessions: 1 });
  });
});
