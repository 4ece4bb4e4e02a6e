import { describe, expect, it } from 'vitest';
import { withSessionTimes } from '../../../../test/harness/practice/noteSessions.ts';
import { practiceView } from '../../../../test/harness/practice/practiceView.ts';
import { randomPractice } from '../../../../test/harness/random/randomPractice.ts';
import { seenBy } from '../../../../test/harness/practice/seenBy.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { refKey } from '../../../domain/core/documents.ts';
import { dashboardAnalysis } from '../../../domain/dashboard/analysis.ts';
import { dashboardPeriods } from '../../../domain/dashboard/period.ts';
import { nextSessions, ongoingSessions } from '../../../domain/dashboard/sessions.ts';
import { dashboardStats } from '../../../domain/dashboard/stats.ts';
import { dashboardTrends } from '../../../domain/dashboard/trends.ts';
import { sentimentAnalytics } from '../../../domain/notes/mood/sentiment.ts';
import { createPayment } from '../../../domain/payments/commands.ts';
import { historyStats } from '../../../domain/reports/history.ts';
import { paymentMethodShares } from '../../../domain/reports/methods.ts';
import { patientFinances } from '../../../domain/reports/patients.ts';
import { moneyEntries } from '../../../domain/reports/entries.ts';
import { paymentStats, recentEntries } from '../../../domain/reports/payments.ts';
import { reportRange } from '../../../domain/reports/range.ts';
import { monthlyRevenue } from '../../../domain/reports/revenue.ts';
import { financialSummary } from '../../../domain/reports/summary.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => 5000 + index);

describe('a device’s reports equal those over all that its user may see', () => {
  it.each(SEEDS)('in the practice of seed %i', (seed) => {
    const practice = randomPractice(seed);
    const { zone, now, times, dice } = practice;
    for (const actor of [practice.actors.psych, practice.actors.administrator]) {
      const { seen, ask } = practiceView(practice, actor);
      const [startDate, endDate] = dice.some(2, 2, () => times.day()).toSorted();
      const range = dice.chance(0.3) ? null : reportRange({ startDate, endDate }, zone);
      const nameOf = (id: string) => seen.patients.find((one) => one.id === id)?.name ?? null;
      const entries = moneyEntries(seen);
      const { recent, ...report } = ask('finance.report', { range, now });
      expect(report).toEqual({
        summary: financialSummary(seen, range, zone),
        payments: paymentStats(seen, range, zone),
        months: monthlyRevenue(entries, { range }, zone, now),
        methods: paymentMethodShares(entries, { range }, zone),
        patients: patientFinances(seen, range, zone, nameOf),
      });
      expect(recent.map(({ entry }) => entry)).toEqual(
        recentEntries(entries, { range, limit: 10 }, zone),
      );
      for (const period of dashboardPeriods) {
        const stats = dashboardStats(seen, { period }, zone, now);
        expect(ask('dashboard.stats', { period, now })).toEqual(stats);
        expect(ask('dashboard.trends', { period, now })).toEqual(
          dashboardTrends(seen, period, zone, now),
        );
        const analysis = ask('dashboard.analysis', { period, now });
        expect(analysis).toEqual(dashboardAnalysis(seen.appointments, period, zone, now));
        const { total, completed, cancelled } = stats.appointments;
        const { byStatus } = analysis;
        expect([analysis.total, byStatus.completed, byStatus.cancelled]).toEqual([
          total,
          completed,
          cancelled,
        ]);
        expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(total);
        const hours = analysis.hours.reduce((sum, { hours: some }) => sum + some, 0);
        expect(Math.abs(hours - stats.totalHours)).toBeLessThan(0.2);
      }
      const coming = ask('dashboard.nextPatient', { now });
      expect(coming?.session.id).toBe(
        seen.appointments
          .filter((one) => one.patientId && statusAt(one, now) === 'scheduled')
          .toSorted((a, b) => (a.startAt + a.id < b.startAt + b.id ? -1 : 1))[0]?.id,
      );
      const { next, ongoing } = ask('dashboard.sessions', { now });
      for (const { patientId, totalNotes } of ongoing)
        expect(totalNotes).toEqual({
          whole: patientId ? seen.notes.filter((note) => note.patientId === patientId).length : 0,
        });
      expect([next.map(({ id }) => id), ongoing.map(({ id }) => id)]).toEqual([
        nextSessions(seen.appointments, now).map(({ id }) => id),
        ongoingSessions(seen.appointments, now).map(({ id }) => id),
      ]);
      expect(ask('appointments.stats', { now, startDate })).toEqual(
        historyStats(seen.appointments, { startDate }, zone, now),
      );
      const held = withSessionTimes(seen.notes, practice.documents.appointments, seen.patients);
      expect(ask('notes.sentiment', { period: 'year', now })).toEqual(
        sentimentAnalytics(held, { period: 'year' }, zone, now),
      );
      const { series, ...figures } = sentimentAnalytics(held, { period: 'year' }, zone, now);
      const { overTime, ...insights } = ask('notes.insights', { period: 'year', now });
      expect(insights).toEqual(figures);
      expect(
        overTime.flatMap(({ points }) => points).reduce((sum, { count }) => sum + count, 0),
      ).toBe(series.length);
    }
  });
});

it('a report of one psychologist is that psychologist’s own', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const practice = randomPractice(seed);
    const { colleague, administrator } = practice.actors;
    const { ask } = practiceView(practice, administrator);
    const args = { range: null, now: practice.now, psychologistId: colleague.userId };
    const { appointments, payments, packages } = practice.documents;
    const isOf = (one: { psychologistId: string }) => one.psychologistId === colleague.userId;
    const own = {
      appointments: appointments.filter(isOf),
      payments: payments.filter(isOf),
      packages: packages.filter(isOf),
      patients: practice.documents.patients,
    };
    expect(ask('finance.report', args).summary).toEqual(financialSummary(own, null, practice.zone));
  }
});

/** A completed session without a paid payment, of the first practice that has one for its psychologist. */
function owedSession() {
  for (const seed of SEEDS) {
    const practice = randomPractice(seed);
    const { appointments, payments } = seenBy(practice, practice.actors.psych);
    const paid = new Set(
      payments.filter((one) => one.status === 'paid').map((one) => one.appointmentId),
    );
    const session = appointments.find(
      ({ id, status, patientId }) => status === 'completed' && patientId && !paid.has(id),
    );
    if (session) return { practice, session };
  }
  throw new Error('No practice has a session that is owed for.');
}

describe('a payment registered without a network', () => {
  it('counts at once, and says that it waits', () => {
    const { practice, session } = owedSession();
    const { psych } = practice.actors;
    const { view, ask } = practiceView(practice, psych);
    const { now } = practice;
    const before = ask('finance.report', { range: null, now }).summary;
    const id = '01900000-0000-7000-8000-000000000001';
    const args = {
      id,
      appointmentId: session.id,
      amount: 200,
      paymentMethod: 'pix',
      status: 'paid',
      notes: null,
    } as const;
    view.setOutbox([
      {
        position: 1,
        key: id,
        userId: psych.userId,
        name: 'payment.create',
        args,
        at: now,
        baseV: 0,
        touches: createPayment.touches(args, psych).map(refKey),
        state: 'waiting',
        seq: null,
        tries: 0,
        ackV: null,
        refusal: null,
      },
    ]);
    const { summary } = ask('finance.report', { range: null, now });
    expect(summary.paidSessions - before.paidSessions).toBe(1);
    expect(summary.totalRevenue).toBeCloseTo(before.totalRevenue + 200, 2);
    const rows = ask('payments.ofAppointment', { appointmentId: session.id });
    expect(rows.find(({ payment }) => payment.id === id)).toMatchObject({
      mark: 'waiting',
      startAt: session.startAt,
    });
    const times = rows.map(({ payment }) => payment.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
