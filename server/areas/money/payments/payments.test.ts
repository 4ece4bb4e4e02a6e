import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';

let db: Database;
let world: ClinicApi;
let books: Books;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = await openClinicApi(db);
  books = await openBooks(db, world.clinic);
});

afterEach(() => db.close());

const call = (method: string, path: string, reader: ReaderName, body?: unknown) =>
  world.api.call(method, path, {
    token: world.tokens[reader],
    ...(body !== undefined && { body }),
  });
const get = (path: string, reader: ReaderName = 'ana') => call('GET', path, reader);
const pay = (body: object, reader: ReaderName = 'ana') => call('POST', '/payments', reader, body);

const owed = () => ({
  appointmentId: books.sessions.owed.id,
  amount: 200,
  paymentMethod: 'pix',
  status: 'paid',
});

interface Page {
  readonly data: { readonly payments: { id: string }[]; readonly pagination: object };
}

describe('the list of payments', () => {
  const page = async (path: string, reader: ReaderName = 'ana') =>
    ((await get(path, reader)).body as unknown as Page).data;

  it('comes by page, the newest first, each reader’s own', async () => {
    const { pix, pending, cash, refunded } = books.payments;
    const { payments, pagination } = await page('/payments');
    expect(payments.map(({ id }) => id)).toEqual([pending.id, pix.id, cash.id, refunded.id]);
    expect(payments[1]).toMatchObject({
      amount: 150.1,
      appointment: { patient: { name: 'Davi' } },
    });
    expect(pagination).toEqual({
      page: 1,
      limit: 20,
      total: 4,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    });
    expect((await page('/payments', 'admin')).payments).toHaveLength(5);
    expect((await page('/payments', 'bruno')).payments).toHaveLength(1);
    expect((await page('/payments', 'stranger')).payments).toEqual([]);
  });

  it('turns pages within bounds', async () => {
    const second = await page('/payments?page=2&limit=3');
    expect(second.payments.map(({ id }) => id)).toEqual([books.payments.refunded.id]);
    expect(second.pagination).toMatchObject({ totalPages: 2, hasNext: false, hasPrev: true });
    expect((await page('/payments?page=99')).payments).toEqual([]);
    for (const query of ['limit=0', 'limit=101', 'page=0', 'page=-1', 'page=1e3'])
      expect((await get(`/payments?${query}`)).status).toBe(422);
  });

  it('is closed to patients and to those without a session', async () => {
    for (const path of [
      '/payments',
      '/payments/stats',
      `/payments/appointment/${books.sessions.missed.id}`,
    ]) {
      expect((await get(path, 'portal')).status).toBe(403);
      expect((await get(path, 'anonymous')).status).toBe(401);
    }
  });
});

describe('a session’s payments', () => {
  it('are for its psychologist and the administrator; for anybody else the session is missing', async () => {
    const path = `/payments/appointment/${books.sessions.missed.id}`;
    const { cash, refunded } = books.payments;
    for (const reader of ['ana', 'admin'] as const) {
      const { body } = await get(path, reader);
      expect((body as unknown as { id: string }[]).map(({ id }) => id)).toEqual([
        cash.id,
        refunded.id,
      ]);
    }
    const missing = await get(`/payments/appointment/${crypto.randomUUID()}`);
    expect(missing.status).toBe(404);
    for (const reader of ['bruno', 'stranger'] as const) {
      const foreign = await get(path, reader);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect((await get('/payments/appointment/7')).status).toBe(422);
  });

  it('are none where nothing was registered', async () => {
    expect((await get(`/payments/appointment/${books.sessions.running.id}`)).body).toEqual([]);
  });
});

describe('the figures of payments', () => {
  it('count and add up each status', async () => {
    expect((await get('/payments/stats')).body).toEqual({
      totalPayments: 4,
      totalRevenue: 250.1,
      byStatus: {
        paid: { count: 2, amount: 250.1 },
        pending: { count: 1, amount: 200 },
        failed: { count: 0, amount: 0 },
        refunded: { count: 1, amount: 150 },
      },
    });
    const march = await get('/payments/stats?startDate=2026-03-01&endDate=2026-03-31', 'admin');
    expect(march.body).toMatchObject({ totalPayments: 3, totalRevenue: 450.1 });
    expect((await get('/payments/stats', 'stranger')).body).toMatchObject({ totalPayments: 0 });
    expect((await get('/payments/stats?endDate=2026-03-31')).body.code).toBe('invalid_range');
  });
});

describe('registering a payment', () => {
  it('answers it with its session, and makes the session a paid one', async () => {
    const { status, body } = await pay(owed());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: 200,
      status: 'paid',
      patientId: world.clinic.davi.id,
      psychologistId: world.clinic.people.ana.id,
      appointment: {
        id: books.sessions.owed.id,
        startAt: books.sessions.owed.startAt,
        patient: { id: world.clinic.davi.id, name: 'Davi' },
      },
    });
    const { body: summary } = await get('/financial-reports/summary');
    expect(summary).toMatchObject({ paidSessions: 3, pendingSessions: 0, totalRevenue: 450.1 });
  });

  it('is allowed for sessions that took place or were missed, and for no others', async () => {
    for (const session of [
      books.sessions.running,
      books.sessions.cancelled,
      world.clinic.session,
      world.clinic.past,
    ])
      expect((await pay({ ...owed(), appointmentId: session.id })).body).toEqual({
        code: 'payment_not_allowed',
        message:
          'Só é possível registrar pagamento de sessões concluídas ou com não comparecimento.',
      });
  });

  it('needs somebody who pays', async () => {
    const { tenantId } = world.clinic;
    const nobodys = { ...books.sessions.owed, id: crypto.randomUUID(), patientId: null };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [nobodys] }),
    );
    const { status, body } = await pay({ ...owed(), appointmentId: nobodys.id });
    expect([status, body]).toEqual([
      422,
      {
        code: 'no_patient',
        message: 'Não é possível registrar pagamento para agendamento sem paciente associado',
      },
    ]);
  });

  it('refuses what the form refuses, in its words', async () => {
    const said = async (changes: object) => (await pay({ ...owed(), ...changes })).body.message;
    expect(await said({ amount: 0 })).toBe('Valor deve ser maior que zero');
    expect(await said({ amount: 10_000.01 })).toBe('Valor muito alto (máximo: R$ 10.000)');
    expect(await said({ amount: 0.001 })).toBe('Valor deve ser maior que zero');
    expect(await said({ amount: 10.555 })).toBe('Use no máximo duas casas decimais');
    expect(await said({ amount: '10' })).toBe('Informe o valor');
    expect(await said({ appointmentId: '' })).toBe('ID do agendamento é obrigatório');
    expect(await said({ appointmentId: 'x' })).toBe('ID do agendamento deve ser um UUID válido');
    expect(await said({ paymentMethod: undefined })).toBe('Selecione uma forma de pagamento');
    expect(await said({ paymentMethod: 'fiado' })).toBe('Selecione uma forma de pagamento');
  });

  it('takes the smallest and the largest amount', async () => {
    expect((await pay({ ...owed(), amount: 0.01, rest: 'due' })).body.amount).toBe(0.01);
    expect((await pay({ ...owed(), amount: 10_000 })).body.amount).toBe(10_000);
  });

  it('never makes a session paid twice, however the second comes', async () => {
    const first = books.payments.pix;
    const again = await pay({ ...owed(), appointmentId: first.appointmentId });
    expect([again.status, again.body]).toEqual([
      409,
      {
        code: 'payment_exists',
        message: 'Esta sessão já tem um pagamento registrado como pago.',
      },
    ]);
    const pending = await pay({ ...owed(), appointmentId: first.appointmentId, status: 'pending' });
    expect([pending.status, pending.body.code]).toEqual([409, 'payment_exists']);
    const changed = await call('PATCH', `/payments/${books.payments.refunded.id}`, 'ana', {
      status: 'paid',
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'payment_exists']);
  });

  it('lets one of several win that come at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(owed())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(3).fill('payment_exists'),
    );
  });

  it('is for the session’s psychologist and the administrator', async () => {
    expect((await pay(owed(), 'portal')).status).toBe(403);
    expect((await pay(owed(), 'bruno')).status).toBe(404);
    expect((await pay(owed(), 'stranger')).status).toBe(404);
    expect((await pay(owed(), 'admin')).status).toBe(201);
  });
});

describe('changing and deleting a payment', () => {
  it('gives money back', async () => {
    const { status, body } = await call('PATCH', `/payments/${books.payments.pix.id}`, 'ana', {
      status: 'refunded',
    });
    expect([status, body.status]).toEqual([200, 'refunded']);
    expect(body).toHaveProperty('appointment.patient.name', 'Davi');
    const { body: summary } = await get('/financial-reports/summary');
    expect(summary).toMatchObject({ totalRevenue: 100, pendingSessions: 1 });
  });

  it('gives back a part on its own day, no more than came, and never before', async () => {
    const path = `/payments/${books.payments.pix.id}`;
    const back = (body: object) => call('PATCH', path, 'ana', { status: 'refunded', ...body });
    const part = { refundedAmount: 50.1, refundedOn: '2026-03-10' };
    expect((await back({ refundedOn: '2026-03-01' })).body.code).toBe('refund_too_early');
    expect((await back({ refundedAmount: 150.11 })).body.code).toBe('refund_too_much');
    expect((await back(part)).body).toMatchObject(part);
    const of = async (days: string) =>
      (await get(`/financial-reports/summary?startDate=${days}`)).body.totalRevenue;
    expect(await of('2026-03-02&endDate=2026-03-02')).toBe(150.1);
    expect(await of('2026-03-10&endDate=2026-03-10')).toBe(-50.1);
    // A correction that says nothing of it leaves it; one that says it was paid takes it back.
    expect((await back({ notes: 'Combinado' })).body).toMatchObject(part);
    const paid = await call('PATCH', path, 'ana', { status: 'paid' });
    expect(paid.body).toMatchObject({ refundedOn: null, refundedAmount: null });
  });

  it('removes one that should not be there', async () => {
    const path = `/payments/${books.payments.pix.id}`;
    expect((await call('DELETE', path, 'ana')).body).toEqual({ id: books.payments.pix.id });
    expect((await get(`/payments/appointment/${books.sessions.paid.id}`)).body).toEqual([]);
  });

  it('is for whose it is; a foreign one is missing', async () => {
    const path = `/payments/${books.payments.pix.id}`;
    for (const reader of ['bruno', 'stranger'] as const) {
      expect((await call('PATCH', path, reader, { amount: 1 })).status).toBe(404);
      await call('DELETE', path, reader);
    }
    expect((await call('PATCH', path, 'portal', { amount: 1 })).status).toBe(403);
    expect((await call('DELETE', path, 'portal')).status).toBe(403);
    const { body } = await get(`/payments/appointment/${books.sessions.paid.id}`);
    expect(body).toMatchObject([{ id: books.payments.pix.id, amount: 150.1, status: 'paid' }]);
  });
});
