import { beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

let world: ClinicApi;
/** Four completed sessions of Davi's. */
let sessions: readonly string[];

beforeEach(async () => {
  const db = await sharedDatabase();
  world = await openClinicApi(db);
  const { tenantId } = world.clinic;
  const owed = booksOf(world.clinic).sessions.owed;
  const held = [200, 300, 400, 500].map((before) => ({
    ...owed,
    id: crypto.randomUUID(),
    startAt: hours(-before),
    endAt: hours(-before + 1),
  }));
  await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments: held }));
  sessions = held.map(({ id }) => id);
});

const call = (method: string, path: string, body?: unknown, as: ReaderName = 'ana') =>
  world.api.call<Record<string, unknown>>(method, path, {
    token: world.tokens[as],
    ...(body !== undefined && { body }),
  });

const sell = (changes: object = {}, as?: ReaderName) =>
  call(
    'POST',
    '/packages',
    {
      patientId: world.clinic.davi.id,
      sessions: 3,
      amount: 500,
      paymentMethod: 'pix',
      paidOn: '2026-03-09',
      ...changes,
    },
    as,
  );

const take = (packageId: unknown, session: number, changes: object = {}) =>
  call('POST', '/payments', {
    appointmentId: sessions[session],
    amount: 1,
    paymentMethod: 'pix',
    packageId,
    ...changes,
  });

describe('a package of sessions', () => {
  it('is money received once, and each session taken out of it has its share of the price', async () => {
    const { status, body } = await sell();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ sessions: 3, amount: 500, cancelledAt: null, notes: null }),
    ]);
    const amounts = [];
    for (const place of [0, 1, 2]) amounts.push((await take(body.id, place)).body.amount);
    expect(amounts).toEqual([166.67, 166.67, 166.66]);
    expect((await call('GET', '/payments/stats')).body).toMatchObject({ totalRevenue: 500 });
  });

  it('is never used more often than it was sold, whoever is first', async () => {
    const { id } = (await sell({ sessions: 2, amount: 300 })).body;
    const answers = await Promise.all([0, 1, 2, 3].map((place) => take(id, place)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409,
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => [body.code, body.message])).toEqual(
      Array(2).fill([
        'package_used_up',
        'Este pacote não tem mais sessões. Escolha outra forma de pagamento.',
      ]),
    );
  });

  it('gets a session back when its payment is deleted, and gives it again where there is room', async () => {
    const { id } = (await sell({ sessions: 1, amount: 150 })).body;
    const first = (await take(id, 0)).body.id as string;
    expect((await take(id, 1)).body.code).toBe('package_used_up');
    await call('DELETE', `/payments/${first}`);
    expect((await take(id, 1)).status).toBe(201);
    const again = await call('POST', `/payments/${first}/restore`);
    expect([again.status, again.body.code]).toEqual([409, 'package_used_up']);
  });

  it('divides a corrected price among what was taken, and is never made smaller than that', async () => {
    const { id } = (await sell()).body;
    const taken = [(await take(id, 0)).body.id, (await take(id, 1)).body.id];
    const fewer = await call('PATCH', `/packages/${String(id)}`, { sessions: 1 });
    expect([fewer.status, fewer.body.code, fewer.body.message]).toEqual([
      409,
      'package_in_use',
      'Já foram usadas 2 sessões deste pacote.',
    ]);
    await call('PATCH', `/packages/${String(id)}`, { sessions: 4, amount: 500.02 });
    const { body } = await call('GET', '/payments?limit=100');
    const listed = (body as { data: { payments: { id: string; amount: number }[] } }).data.payments;
    const amountOf = (one: unknown) => listed.find((payment) => payment.id === one)?.amount;
    expect(taken.map(amountOf)).toEqual([125.01, 125.01]);
  });

  it('is worth nothing once it is cancelled, and what it was when that is taken back', async () => {
    const { id } = (await sell()).body;
    await take(id, 0);
    await call('PATCH', `/packages/${String(id)}/cancelled`, { isCancelled: true });
    expect((await take(id, 1)).body.code).toBe('package_cancelled');
    await call('PATCH', `/packages/${String(id)}/cancelled`, { isCancelled: false });
    expect((await take(id, 1)).status).toBe(201);
  });

  it('is kept or given back when it ends, as the person says, and never by itself', async () => {
    const { id } = (await sell()).body;
    await take(id, 0);
    const end = (body: object) =>
      call('PATCH', `/packages/${String(id)}/cancelled`, { isCancelled: true, ...body });
    const revenue = async () => (await call('GET', '/payments/stats')).body.totalRevenue;
    expect((await end({ refundedAmount: null })).body).toMatchObject({ refundedOn: null });
    expect(await revenue()).toBe(500);
    const part = { refundedAmount: 300, refundedOn: '2026-03-10' };
    expect((await end(part)).body).toMatchObject({ ...part, isRefundFilled: null });
    expect(await revenue()).toBe(200);
    const refused = [
      [{ ...part, refundedAmount: 500.01 }, 'refund_too_much'],
      [{ ...part, refundedOn: '2026-03-08' }, 'refund_too_early'],
      [{ ...part, refundedOn: '2026-03-17' }, 'paid_in_future'],
    ] as const;
    for (const [body, code] of refused) expect((await end(body)).body.code).toBe(code);
    const open = await call('PATCH', `/packages/${String(id)}/cancelled`, { isCancelled: false });
    expect(open.body).toMatchObject({ cancelledAt: null, refundedOn: null, refundedAmount: null });
    expect(await revenue()).toBe(500);
  });

  it('that an earlier version of the app ends gives back what was not used, and says so', async () => {
    const { id } = (await sell()).body;
    await take(id, 0);
    const path = `/packages/${String(id)}/cancelled`;
    const filled = { refundedAmount: 333.33, refundedOn: '2026-03-10', isRefundFilled: true };
    expect((await call('PATCH', path, { isCancelled: true })).body).toMatchObject(filled);
    expect((await call('PATCH', path, { isCancelled: true })).body).toMatchObject(filled);
  });

  it('says how much, when and how its sessions were paid: their payments alone do not', async () => {
    const { id } = (await sell()).body;
    const payment = String((await take(id, 0)).body.id);
    for (const change of [{ amount: 1 }, { status: 'refunded' }, { paymentMethod: 'cash' }])
      expect((await call('PATCH', `/payments/${payment}`, change)).body.code).toBe(
        'paid_by_package',
      );
    expect((await call('PATCH', `/payments/${payment}`, { notes: 'Com recibo' })).status).toBe(200);
  });

  it.each([
    ['of no session', { sessions: 0 }],
    ['of half a session', { sessions: 2.5 }],
    ['of too many', { sessions: 101 }],
    ['for less than a centavo each', { sessions: 3, amount: 0.02 }],
    ['for more than a payment may be', { sessions: 1, amount: 10_000.01 }],
    ['that is paid next week', { paidOn: '2026-03-17' }],
    ['of notes as long as a book', { notes: 'a'.repeat(100_000) }],
  ])('is refused %s', async (_, changes) => {
    expect((await sell(changes)).status).toBe(422);
  });

  it('is of one patient and psychologist, and nobody else’s', async () => {
    const { id } = (await sell({ patientId: world.clinic.carla.id })).body;
    expect((await take(id, 0)).body.code).toBe('wrong_package');
    const brunos = await sell({ patientId: world.clinic.elisa.id }, 'bruno');
    expect((await take(brunos.body.id, 0)).status).toBe(404);
    for (const as of ['bruno', 'portal', 'stranger', 'anonymous'] as const) {
      expect([401, 403, 404]).toContain((await sell({}, as)).status);
      const cancel = await call(
        'PATCH',
        `/packages/${String(id)}/cancelled`,
        { isCancelled: true },
        as,
      );
      expect([401, 403, 404]).toContain(cancel.status);
    }
    expect((await sell({}, 'admin')).body.psychologistId).toBe(world.clinic.people.ana.id);
  });

  it('keeps its patient from being deleted', async () => {
    await sell({ patientId: world.clinic.elisa.id }, 'bruno');
    const answer = await call('DELETE', `/patients/${world.clinic.elisa.id}`, undefined, 'bruno');
    expect([answer.status, answer.body.code]).toEqual([409, 'patient_in_use']);
  });
});
