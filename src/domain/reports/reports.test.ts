import { describe, expect, it } from 'vitest';
import { id, makeAppointment, makePackage } from '../../../test/fixtures/documents.ts';
import { type Payment, paymentMethods } from '../payments/payment.ts';
import { type Money, moneyEntries } from './entries.ts';
import { isInHistory } from './history.ts';
import { paymentMethodShares } from './methods.ts';
import { patientFinances } from './patients.ts';
import { entriesWithin, paymentStats, recentEntries } from './payments.ts';
import { patientSessionStats } from './patientStats.ts';
import { reportRange } from './range.ts';
import { monthBounds, monthlyRevenue, reportMonths } from './revenue.ts';
import { ratio, roundTo } from './round.ts';
import { financialSummary } from './summary.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = '2026-03-10T12:00:00.000Z';

let made = 100;
const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: id(++made),
  appointmentId: id(++made),
  patientId: id(10),
  psychologistId: id(2),
  amount: 100,
  paymentMethod: 'pix',
  status: 'paid',
  notes: null,
  createdAt: NOW,
  ...changes,
});

const entriesOf = (payments: Money['payments'], packages: Money['packages'] = []) =>
  moneyEntries({ payments, packages });

describe('a report’s range', () => {
  it('covers whole days of the clinic, the last included', () => {
    expect(reportRange({ startDate: '2026-03-01', endDate: '2026-03-01' }, ZONE)).toEqual({
      from: '2026-03-01T03:00:00.000Z',
      to: '2026-03-02T03:00:00.000Z',
    });
  });

  it('is as long as the day is where clocks change', () => {
    expect(
      reportRange({ startDate: '2026-03-08', endDate: '2026-03-08' }, 'America/New_York'),
    ).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
    });
  });

  it('takes instants as they are, and is all time without dates', () => {
    expect(reportRange({ startDate: NOW, endDate: NOW }, ZONE)).toEqual({ from: NOW, to: NOW });
    expect(reportRange({}, ZONE)).toBeNull();
  });
});

describe('months', () => {
  it('are those that the range touches', () => {
    const range = { from: '2025-12-31T12:00:00.000Z', to: '2026-02-01T03:00:00.000Z' };
    expect(reportMonths(range, undefined, ZONE, NOW)).toEqual(['2025-12', '2026-01']);
    expect(reportMonths({ from: NOW, to: NOW }, undefined, ZONE, NOW)).toEqual([]);
  });

  it('are at most 120, the last ones', () => {
    const range = { from: '1800-01-01T00:00:00.000Z', to: '2026-01-01T03:00:00.000Z' };
    const months = reportMonths(range, undefined, ZONE, NOW);
    expect([months.length, months[0], months.at(-1)]).toEqual([120, '2016-01', '2025-12']);
  });

  it('begin at the clinic’s midnight, by the clocks of the time', () => {
    expect(monthBounds(['2026-03', '2026-04'], 'Europe/Lisbon')).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
      '2026-04-30T23:00:00.000Z',
    ]);
  });

  it('add up centavos exactly', () => {
    const payments = Array.from({ length: 10 }, () => payment({ amount: 0.1 }));
    expect(monthlyRevenue(entriesOf(payments), { range: null, months: 1 }, ZONE, NOW)).toEqual([
      { month: '2026-03', revenue: 1 },
    ]);
  });
});

describe('money', () => {
  const march = reportRange({ startDate: '2026-03-01', endDate: '2026-03-31' }, ZONE);
  // Of the last of February, registered in March; and of March, registered at once; and an old one without a day.
  const written = payment({ paidOn: '2026-02-28', amount: 10 });
  const atOnce = payment({
    paidOn: '2026-03-01',
    amount: 20,
    createdAt: '2026-03-01T12:00:00.000Z',
  });
  const undated = payment({ amount: 40, createdAt: '2026-03-01T02:59:59.999Z' });
  const payments = [undated, written, atOnce];

  it('counts on the day on which it came, not on which somebody wrote it down', () => {
    expect(monthlyRevenue(entriesOf(payments), { range: null, months: 2 }, ZONE, NOW)).toEqual([
      { month: '2026-02', revenue: 50 },
      { month: '2026-03', revenue: 20 },
    ]);
    const books = { appointments: [], payments, packages: [], patients: [] };
    expect(financialSummary(books, march, ZONE).totalRevenue).toBe(20);
    expect(paymentStats(books, march, ZONE).totalPayments).toBe(1);
    expect(paymentMethodShares(entriesOf(payments), { range: march }, ZONE)).toMatchObject([
      { totalAmount: 20 },
    ]);
    expect(patientFinances(books, march, ZONE, () => null)).toMatchObject([
      { totalPaid: 20, lastPayment: '2026-03-01T03:00:00.000Z' },
    ]);
  });

  it('is a hundred percent over all methods, however it divides', () => {
    const amounts = [
      [1, 1, 1],
      [10, 20, 40.01],
      [0.01, 0.01, 9999.99],
      [1, 1, 1, 1, 1, 1, 1],
    ];
    const percentages = amounts.map((all) =>
      paymentMethodShares(
        entriesOf(all.map((amount, n) => payment({ amount, paymentMethod: paymentMethods[n]! }))),
        { range: null },
        ZONE,
      ).map(({ percentage }) => percentage),
    );
    expect(percentages[0]).toEqual([33.34, 33.33, 33.33]);
    for (const parts of percentages)
      expect(parts.reduce((sum, one) => sum + Math.round(one * 100), 0)).toBe(10_000);
  });

  it('of a package counts on the day of its sale, and never again when its sessions are used', () => {
    const sold = makePackage({ amount: 600, paidOn: '2026-02-10' });
    const taken = payment({ packageId: sold.id, amount: 150, paidOn: null });
    const entries = entriesOf([taken], [sold]);
    expect(monthlyRevenue(entries, { range: null, months: 2 }, ZONE, NOW)).toEqual([
      { month: '2026-02', revenue: 600 },
      { month: '2026-03', revenue: 0 },
    ]);
    const books = { appointments: [], payments: [taken], packages: [sold], patients: [] };
    expect(financialSummary(books, march, ZONE).totalRevenue).toBe(0);
    expect(financialSummary(books, null, ZONE).totalRevenue).toBe(600);
    expect(paymentMethodShares(entries, { range: null }, ZONE)).toMatchObject([
      { totalAmount: 600 },
    ]);
    expect(patientFinances(books, null, ZONE, () => null)).toMatchObject([
      { totalPaid: 600, averageValue: 600, lastPayment: '2026-02-10T03:00:00.000Z' },
    ]);
    const [line, ...others] = recentEntries(entries, { range: null, limit: 10 }, ZONE);
    expect([line?.kind, line?.paidOn, others]).toEqual(['package', '2026-02-10', []]);
  });

  it('that went back counts on the day on which it went, and the month in which it came stays', () => {
    const back = payment({
      amount: 150,
      paidOn: '2026-02-10',
      status: 'refunded',
      refundedOn: '2026-03-02',
      refundedAmount: 50,
    });
    const ofBefore = payment({ amount: 70, paidOn: '2026-02-11', status: 'refunded' });
    const entries = entriesOf([back, ofBefore]);
    const byMonth = (status?: 'refunded') =>
      monthlyRevenue(entries, { range: null, months: 2, status }, ZONE, NOW).map(
        ({ revenue }) => revenue,
      );
    expect(byMonth()).toEqual([150, -50]);
    expect(byMonth('refunded')).toEqual([70, 50]);
    expect(paymentStats({ payments: [back, ofBefore], packages: [] }, null, ZONE)).toMatchObject({
      totalRevenue: 100,
      byStatus: { paid: { count: 1, amount: 150 }, refunded: { count: 2, amount: 120 } },
    });
    const lines = recentEntries(entries, { range: march, limit: 10 }, ZONE);
    expect(lines.map(({ status, cents }) => [status, cents])).toEqual([['refunded', 5000]]);
  });

  it('that came last stands first, of one day what was registered last', () => {
    const later = payment({ paidOn: '2026-03-01' });
    const recent = { range: null, limit: 3 };
    const lines = recentEntries(entriesOf([...payments, later]), recent, ZONE);
    expect(lines.map((one) => one.id)).toEqual([later.id, atOnce.id, undated.id]);
  });

  it('stands in a file with all others of its period, however many they are', () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      payment({ id: `m${n}`, paidOn: '2026-03-02' }),
    );
    const entries = entriesOf([...payments, ...many]);
    const all = entriesWithin(entries, { range: march }, ZONE);
    expect(all.filter(({ paidOn }) => paidOn === '2026-03-02')).toHaveLength(40);
    expect(all.slice(0, 10)).toEqual(recentEntries(entries, { range: march, limit: 10 }, ZONE));
  });

  it('of a span of hours counts where its day begins in it', () => {
    const hours = (from: string, to: string) => ({
      from: `2026-${from}.000Z`,
      to: `2026-${to}.000Z`,
    });
    const midday = hours('03-01T12:00:00', '03-01T18:00:00');
    expect(paymentStats({ payments: [atOnce], packages: [] }, midday, ZONE).totalPayments).toBe(0);
    const night = hours('03-01T03:00:00', '03-01T03:00:01');
    expect(paymentStats({ payments: [atOnce], packages: [] }, night, ZONE).totalPayments).toBe(1);
  });
});

describe('the summary', () => {
  it('counts a session that is owed for once, whatever payments it had before', () => {
    const session = makeAppointment({ status: 'completed' });
    const of = { appointmentId: session.id };
    const payments = [
      payment({ ...of, status: 'refunded' }),
      payment({ ...of, status: 'failed' }),
      payment({ ...of, amount: 80 }),
    ];
    expect(
      financialSummary(
        { appointments: [session], payments, packages: [], patients: [] },
        null,
        ZONE,
      ),
    ).toEqual({
      totalRevenue: 80,
      totalSessions: 1,
      totalPaid: 80,
      paidSessions: 1,
      pendingSessions: 0,
      averageSessionValue: 80,
    });
  });

  it('leaves out of what is pending what who is treated for free has not paid', () => {
    const [given, donated, asked] = [1, 2, 3].map(() =>
      makeAppointment({ id: id(++made), status: 'completed' }),
    );
    const patients = [{ id: given?.patientId ?? '', sessionFee: 0 }];
    const payments = [
      payment({ appointmentId: donated?.id ?? '', amount: 20 }),
      payment({ appointmentId: asked?.id ?? '', status: 'pending' }),
    ];
    const appointments = [given, donated, asked].flatMap((one) => one ?? []);
    const figures = { totalSessions: 3, paidSessions: 1, averageSessionValue: 20 };
    expect(
      financialSummary({ appointments, payments, packages: [], patients }, null, ZONE),
    ).toMatchObject({
      ...figures,
      pendingSessions: 1,
    });
    const charged = patients.map((one) => ({ ...one, sessionFee: null }));
    expect(
      financialSummary({ appointments, payments, packages: [], patients: charged }, null, ZONE),
    ).toMatchObject({
      ...figures,
      pendingSessions: 2,
    });
  });

  it('divides nothing by nothing', () => {
    const summary = financialSummary(
      { appointments: [], payments: [], packages: [], patients: [] },
      null,
      ZONE,
    );
    expect(Object.values(summary)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(paymentMethodShares([], { range: null }, ZONE)).toEqual([]);
  });
});

describe('a patient’s figures', () => {
  it('go by the clock, not by what a job has stored', () => {
    const session = (
      status: 'scheduled' | 'in_progress' | 'expired',
      startAt: string,
      endAt: string,
    ) => makeAppointment({ id: id(++made), status, startAt, endAt });
    const past = session('scheduled', '2026-03-10T10:00:00.000Z', '2026-03-10T11:00:00.000Z');
    const now = session('expired', '2026-03-10T11:30:00.000Z', '2026-03-10T12:30:00.000Z');
    const next = session('in_progress', '2026-03-10T12:00:00.001Z', '2026-03-10T13:00:00.000Z');
    expect(patientSessionStats([past, now, next], NOW)).toMatchObject({
      totalSessions: 3,
      pendingSessions: 2,
      next: { id: next.id },
    });
    expect(isInHistory(past, { status: 'expired' }, ZONE, NOW)).toBe(true);
  });
});

describe('rounding', () => {
  it('is commercial, and never shows a negative zero', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(-1.005, 2)).toBe(-1.01);
    expect(Object.is(roundTo(-0.0001, 2), 0)).toBe(true);
    expect(ratio(1, 0)).toBe(0);
  });
});
