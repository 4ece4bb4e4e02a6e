import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../test/harness/server/firstSync.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

const DAYS = readFileSync(
  new URL('../../../kernel/migrations/0208_days_of_payments.sql', import.meta.url),
  'utf8',
);
let db: Database;
let world: ClinicApi;
let books: Books;
/** Three completed sessions of Davi's that nobody has paid. */
let open: readonly string[];

beforeEach(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
  books = await openBooks(db, world.clinic);
  const { tenantId } = world.clinic;
  const held = [200, 300, 400].map((before) => ({
    ...books.sessions.owed,
    id: crypto.randomUUID(),
    startAt: hours(-before),
    endAt: hours(-before + 1),
  }));
  await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments: held }));
  open = held.map(({ id }) => id);
});

const call = (method: string, path: string, body?: unknown, as: ReaderName = 'ana') =>
  world.api.call<Record<string, unknown>>(method, path, {
    token: world.tokens[as],
    ...(body !== undefined && { body }),
  });

const of = (appointmentId: string, amount = 180, more: object = {}) => ({
  id: crypto.randomUUID(),
  appointmentId,
  amount,
  ...more,
});

const payAll = (payments: readonly object[], as?: ReaderName) =>
  call(
    'POST',
    '/payments/transactions',
    { payments, paymentMethod: 'pix', paidOn: '2026-03-09' },
    as,
  );

const paymentsOf = async (session: string) =>
  (await call('GET', `/payments/appointment/${session}`)).body as unknown as {
    id: string;
    status: string;
    transactionId: string | null;
  }[];

describe('several sessions paid by one transfer', () => {
  it('are paid together, on its day', async () => {
    const { status, body } = await payAll(open.map((session) => of(session)));
    expect([status, body.paidOn]).toEqual([201, '2026-03-09']);
    for (const session of open)
      expect(await paymentsOf(session)).toMatchObject([
        { status: 'paid', transactionId: body.transactionId, paidOn: '2026-03-09', amount: 180 },
      ]);
  });

  it('are all refused where one is paid already, which is named', async () => {
    const { status, body } = await payAll([of(open[0]!), of(books.sessions.paid.id), of(open[1]!)]);
    expect([status, body.code, body.message]).toEqual([
      409,
      'payment_exists',
      'A sessão de 02/03 já está paga. Tire-a da lista para registrar as outras.',
    ]);
    expect(await paymentsOf(open[0]!)).toEqual([]);
  });

  it('settle what was registered as open, once', async () => {
    const { pending } = books.payments;
    const settled = { ...of(books.sessions.owed.id, 200, { isOpen: true }), id: pending.id };
    await payAll([of(open[0]!), settled]);
    expect(await paymentsOf(books.sessions.owed.id)).toMatchObject([
      { id: pending.id, status: 'paid', createdAt: pending.createdAt },
    ]);
    expect((await payAll([settled])).body.code).toBe('payment_exists');
  });

  it.each([
    ['of two patients', () => [of(open[0]!), of(books.sessions.missed.id)], 'several_patients'],
    ['twice the same', () => [of(open[0]!), of(open[0]!)], 'invalid'],
    ['none', () => [], 'invalid'],
    [
      'more than a hundred',
      () => Array.from({ length: 101 }, () => of(crypto.randomUUID())),
      'invalid',
    ],
    ['of a session to come', () => [of(open[0]!), of(world.clinic.past.id)], 'payment_not_allowed'],
    [
      'with the open payment of another',
      () => [{ ...of(open[0]!, 1, { isOpen: true }), id: books.payments.pending.id }],
      'wrong_session',
    ],
    [
      'with a colleague’s payment',
      () => [{ ...of(open[0]!, 1, { isOpen: true }), id: books.payments.card.id }],
      'not_found',
    ],
    ['with a colleague’s session', () => [of(books.sessions.ofBruno.id)], 'not_found'],
    ['for nothing', () => [of(open[0]!, 0)], 'invalid'],
  ])('are refused %s', async (_, payments, code) => {
    const { status, body } = await payAll(payments());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(code === 'invalid' ? status : body.code).toBe(code === 'invalid' ? 422 : code);
    expect(await paymentsOf(open[0]!)).toEqual([]);
  });

  it('are corrected together: a transfer has one day and one way', async () => {
    await payAll(open.map((session) => of(session)));
    const [first] = await paymentsOf(open[0]!);
    const change = { paidOn: '2026-03-05', paymentMethod: 'cash', amount: 170 };
    await call('PATCH', `/payments/${first!.id}`, change);
    const [second] = await paymentsOf(open[1]!);
    expect(second).toMatchObject({ paidOn: '2026-03-05', paymentMethod: 'cash', amount: 180 });
  });

  it('leave the transfer where their money never came', async () => {
    await payAll([of(open[0]!)]);
    const [first] = await paymentsOf(open[0]!);
    const { body } = await call('PATCH', `/payments/${first!.id}`, { status: 'pending' });
    expect(body).toMatchObject({ status: 'pending', transactionId: null, paidOn: null });
    const paid = await call('PATCH', `/payments/${first!.id}`, { status: 'paid' });
    expect(paid.body.paidOn).toBe('2026-03-10');
  });
});

describe('a payment’s day', () => {
  it('is what was said, and not of the future', async () => {
    const pay = (paidOn: string | null) =>
      call('POST', '/payments', { ...of(open[0]!), paymentMethod: 'pix', paidOn });
    for (const ahead of ['2026-03-11', '2026-03-13'])
      expect((await pay(ahead)).body.code).toBe('paid_in_future');
    expect((await pay('2026-02-30')).status).toBe(422);
    for (const early of ['1850-01-01', '1989-12-31'])
      expect((await pay(early)).body.code).toBe('paid_too_early');
    expect((await pay('2026-02-27')).body).toMatchObject({ paidOn: '2026-02-27', packageId: null });
  });

  it('is kept where nobody said one, alone or together, and none of what has not come', async () => {
    const alone = await call('POST', '/payments', { ...of(open[0]!), paymentMethod: 'pix' });
    const together = { payments: [of(open[1]!)], paymentMethod: 'pix' };
    const { body } = await call('POST', '/payments/transactions', together);
    expect([alone.body.paidOn, body.paidOn]).toEqual(['2026-03-10', '2026-03-10']);
    const pending = { ...of(open[2]!), paymentMethod: 'pix', status: 'pending' };
    expect((await call('POST', '/payments', pending)).body.paidOn).toBeNull();
    const cleared = await call('PATCH', `/payments/${String(alone.body.id)}`, { paidOn: null });
    expect(cleared.body.paidOn).toBe('2026-03-10');
  });

  it('is filled in for money of before, by the practice’s clock at its registration', async () => {
    await payAll([of(open[0]!)]);
    const late = '2026-03-02T01:30:00Z';
    await sql`update payments set paid_on = null, created_at = ${late}`.execute(db.kysely);
    await sql`update feed set body = (body::jsonb - 'paidOn')::text where entity = 'payments'`.execute(
      db.kysely,
    );
    await sql.raw(DAYS).execute(db.kysely);
    const [paid] = await paymentsOf(open[0]!);
    expect(paid).toMatchObject({ paidOn: '2026-03-01' });
    const held = await firstSyncOf(world, 'ana');
    expect(held).toMatch(new RegExp(`"paidOn": ?"2026-03-01"`));
  });
});

describe('a deleted payment', () => {
  it('comes back as it was, for those who may see it', async () => {
    const { pix } = books.payments;
    await call('DELETE', `/payments/${pix.id}`);
    for (const as of ['bruno', 'stranger', 'portal'] as const)
      expect([403, 404]).toContain(
        (await call('POST', `/payments/${pix.id}/restore`, {}, as)).status,
      );
    const back = await call('POST', `/payments/${pix.id}/restore`, {});
    expect(back.body).toMatchObject({ id: pix.id, amount: pix.amount, createdAt: pix.createdAt });
    const again = await call('POST', `/payments/${pix.id}/restore`, {}, 'admin');
    expect(again.status).toBe(200);
  });

  it('does not come back to a session that was paid meanwhile', async () => {
    const { pix } = books.payments;
    await call('DELETE', `/payments/${pix.id}`);
    await call('POST', '/payments', { ...of(books.sessions.paid.id), paymentMethod: 'cash' });
    expect((await call('POST', `/payments/${pix.id}/restore`, {})).body.code).toBe(
      'payment_exists',
    );
  });
});
