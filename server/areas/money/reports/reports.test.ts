import { beforeAll, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';

let world: ClinicApi;
let books: Books;

beforeAll(async () => {
  const db = await sharedDatabase();
  world = await openClinicApi(db);
  books = await openBooks(db, world.clinic);
});

const get = (path: string, reader: ReaderName = 'ana') =>
  world.api.call('GET', path, { token: world.tokens[reader] });
const answer = async (path: string, reader: ReaderName = 'ana'): Promise<unknown> => {
  const { status, body } = await get(path, reader);
  expect(status).toBe(200);
  return body;
};

const REPORTS = ['summary', 'monthly-revenue', 'payment-methods', 'patients', 'recent-payments'];
const MARCH = 'startDate=2026-03-01&endDate=2026-03-31';

describe('every financial report', () => {
  it.each(REPORTS)('%s is closed to patients and strangers to the system', async (name) => {
    expect((await get(`/financial-reports/${name}`, 'portal')).status).toBe(403);
    expect((await get(`/financial-reports/${name}`, 'anonymous')).status).toBe(401);
  });

  it.each(REPORTS)('%s wants both dates or neither, in their order', async (name) => {
    const one = await get(`/financial-reports/${name}?startDate=2026-03-01`);
    expect([one.status, one.body]).toEqual([
      422,
      {
        code: 'invalid_range',
        message: 'Preencha ambos os campos de data ou deixe ambos vazios para ver todos os dados.',
      },
    ]);
    const reversed = await get(
      `/financial-reports/${name}?startDate=2026-03-02&endDate=2026-03-01`,
    );
    expect([reversed.status, reversed.body.message]).toEqual([
      422,
      'A data de início não pode ser maior que a data de fim.',
    ]);
    for (const day of ['2026-02-30', 'ontem', '0000-00-00'])
      expect(
        (await get(`/financial-reports/${name}?startDate=${day}&endDate=2026-03-01`)).status,
      ).toBe(422);
  });

  it.each(REPORTS)('%s takes the widest range there is, and one without length', async (name) => {
    const path = `/financial-reports/${name}?startDate=1800-01-01&endDate=2999-12-31`;
    expect((await get(path)).status).toBe(200);
    const moment = 'startDate=2026-03-02T14:00:00.000Z&endDate=2026-03-02T14:00:00Z';
    expect((await get(`/financial-reports/${name}?${moment}`)).status).toBe(200);
  });
});

describe('the summary', () => {
  it('counts a psychologist’s own', async () => {
    expect(await answer('/financial-reports/summary')).toEqual({
      totalRevenue: 250.1,
      totalSessions: 3,
      totalPaid: 250.1,
      paidSessions: 2,
      pendingSessions: 1,
      averageSessionValue: 125.05,
    });
  });

  it('counts the whole clinic for its administrator', async () => {
    expect(await answer('/financial-reports/summary', 'admin')).toEqual({
      totalRevenue: 550.1,
      totalSessions: 4,
      totalPaid: 550.1,
      paidSessions: 3,
      pendingSessions: 1,
      averageSessionValue: 183.37,
    });
  });

  it('takes revenue by when it was registered, sessions by when they began, in the clinic’s days', async () => {
    expect(await answer(`/financial-reports/summary?${MARCH}`)).toEqual({
      totalRevenue: 150.1,
      totalSessions: 2,
      totalPaid: 150.1,
      paidSessions: 1,
      pendingSessions: 1,
      averageSessionValue: 150.1,
    });
    const february = 'startDate=2026-02-01&endDate=2026-02-28';
    expect(await answer(`/financial-reports/summary?${february}`)).toMatchObject({
      totalRevenue: 100,
      totalSessions: 1,
      paidSessions: 1,
    });
  });

  it('is all zeros in a practice without anything', async () => {
    expect(await answer('/financial-reports/summary', 'stranger')).toEqual({
      totalRevenue: 0,
      totalSessions: 0,
      totalPaid: 0,
      paidSessions: 0,
      pendingSessions: 0,
      averageSessionValue: 0,
    });
  });
});

describe('the monthly revenue', () => {
  it('names the last twelve months without a gap', async () => {
    const months = (await answer('/financial-reports/monthly-revenue')) as { month: string }[];
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-04', revenue: 0 });
    expect(months.slice(-2)).toEqual([
      { month: '2026-02', revenue: 100 },
      { month: '2026-03', revenue: 150.1 },
    ]);
  });

  it('takes other numbers of months within bounds', async () => {
    expect(await answer('/financial-reports/monthly-revenue?months=1', 'admin')).toEqual([
      { month: '2026-03', revenue: 450.1 },
    ]);
    for (const months of ['0', '121', '-1', 'doze', '1.5'])
      expect((await get(`/financial-reports/monthly-revenue?months=${months}`)).status).toBe(422);
  });

  it('shows what a range touches, and another status on request', async () => {
    expect(await answer(`/financial-reports/monthly-revenue?${MARCH}`)).toEqual([
      { month: '2026-03', revenue: 150.1 },
    ]);
    expect(await answer('/financial-reports/monthly-revenue?months=2&status=refunded')).toEqual([
      { month: '2026-02', revenue: 150 },
      { month: '2026-03', revenue: 0 },
    ]);
    expect((await get('/financial-reports/monthly-revenue?status=lost')).status).toBe(422);
  });
});

describe('the payment methods', () => {
  it('share the revenue out, the largest first', async () => {
    expect(await answer('/financial-reports/payment-methods')).toEqual([
      { method: 'pix', totalAmount: 150.1, percentage: 60.02 },
      { method: 'cash', totalAmount: 100, percentage: 39.98 },
    ]);
    expect(await answer(`/financial-reports/payment-methods?${MARCH}&status=pending`)).toEqual([
      { method: 'pix', totalAmount: 200, percentage: 100 },
    ]);
  });

  it('are none where nothing was paid', async () => {
    expect(await answer('/financial-reports/payment-methods', 'stranger')).toEqual([]);
  });
});

describe('the patients', () => {
  it('come with their sessions and what they paid, who paid most first', async () => {
    const { davi, carla } = world.clinic;
    expect(await answer('/financial-reports/patients')).toEqual([
      {
        patientId: davi.id,
        patientName: 'Davi',
        totalSessions: 2,
        totalPaid: 150.1,
        averageValue: 150.1,
        lastPayment: '2026-03-02T14:00:00.000Z',
      },
      {
        patientId: carla.id,
        patientName: 'Carla',
        totalSessions: 1,
        totalPaid: 100,
        averageValue: 100,
        lastPayment: '2026-03-01T02:00:00.000Z',
      },
    ]);
  });

  it('are all the clinic’s for the administrator, as many as asked for', async () => {
    const names = async (path: string) =>
      ((await answer(path, 'admin')) as { patientName: string }[]).map((one) => one.patientName);
    expect(await names('/financial-reports/patients')).toEqual(['Elisa', 'Davi', 'Carla']);
    expect(await names('/financial-reports/patients?limit=1')).toEqual(['Elisa']);
    for (const limit of ['0', '1001', 'x'])
      expect((await get(`/financial-reports/patients?limit=${limit}`)).status).toBe(422);
  });
});

describe('the recent payments', () => {
  const ids = async (path: string, reader: ReaderName = 'ana') =>
    ((await answer(path, reader)) as { id: string }[]).map(({ id }) => id);

  it('come newest first, with their session and patient', async () => {
    const { pending, pix } = books.payments;
    const recent = await answer('/financial-reports/recent-payments?limit=2');
    expect(recent).toEqual([
      expect.objectContaining({ id: pending.id, status: 'pending', amount: 200 }),
      expect.objectContaining({
        ...pix,
        appointment: {
          id: books.sessions.paid.id,
          startAt: books.sessions.paid.startAt,
          patient: { id: world.clinic.davi.id, name: 'Davi' },
        },
      }),
    ]);
  });

  it('can be of one status and a range', async () => {
    const { cash, pix, refunded, card } = books.payments;
    expect(await ids('/financial-reports/recent-payments?status=paid')).toEqual([pix.id, cash.id]);
    expect(await ids('/financial-reports/recent-payments?status=refunded')).toEqual([refunded.id]);
    expect(await ids(`/financial-reports/recent-payments?${MARCH}&status=paid`, 'admin')).toEqual([
      card.id,
      pix.id,
    ]);
    expect(await ids('/financial-reports/recent-payments', 'stranger')).toEqual([]);
    expect((await get('/financial-reports/recent-payments?limit=101')).status).toBe(422);
  });
});
