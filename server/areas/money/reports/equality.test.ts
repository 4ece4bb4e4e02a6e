import { expect } from 'vitest';
import { withSessionTimes } from '../../../../test/harness/practice/noteSessions.ts';
import { type Check, specifyEachReader } from '../../../../test/harness/random/eachReader.ts';
import { practiceView } from '../../../../test/harness/practice/practiceView.ts';
import type { RandomPractice } from '../../../../test/harness/random/randomPractice.ts';
import { appointmentStatuses } from '../../../../src/domain/appointments/status.ts';
import { dashboardPeriods } from '../../../../src/domain/dashboard/period.ts';
import { nextSessions, ongoingSessions } from '../../../../src/domain/dashboard/sessions.ts';
import { dashboardStats } from '../../../../src/domain/dashboard/stats.ts';
import { atOnce } from '../../../../src/domain/core/steps.ts';
import { patternSteps } from '../../../../src/domain/notes/mood/patterns.ts';
import {
  sentimentAnalytics,
  sentimentPeriods,
} from '../../../../src/domain/notes/mood/sentiment.ts';
import { paymentStatuses } from '../../../../src/domain/payments/payment.ts';
import { historyStats as countHistory } from '../../../../src/domain/reports/history.ts';
import { paymentMethodShares } from '../../../../src/domain/reports/methods.ts';
import { patientFinances } from '../../../../src/domain/reports/patients.ts';
import { patientSessionStats } from '../../../../src/domain/reports/patientStats.ts';
import { moneyEntries } from '../../../../src/domain/reports/entries.ts';
import { paymentStats, recentEntries } from '../../../../src/domain/reports/payments.ts';
import { datesOf, quickPeriods } from '../../../../src/domain/reports/quickPeriods.ts';
import { type Range, reportRange } from '../../../../src/domain/reports/range.ts';
import { monthlyRevenue } from '../../../../src/domain/reports/revenue.ts';
import { financialSummary } from '../../../../src/domain/reports/summary.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import { historyStats } from '../../agenda/appointments/read.ts';
import {
  readDashboardStats,
  readNextSessions,
  readOngoingSessions,
} from '../../home/dashboard/read.ts';
import { inTurns } from '../../../kernel/ai/steps.ts';
import { readSentiment, readTexts } from '../../records/notes/analytics.ts';
import { patientStats } from '../../records/patients/read.ts';
import { readPaymentStats, readRecentPayments } from '../payments/read.ts';
import { readMethodShares, readMonthlyRevenue, readPatientFinances, readSummary } from './read.ts';

function someRange({ dice, times, zone, now }: RandomPractice): Range | null {
  if (dice.chance(0.4))
    return reportRange(datesOf(dice.pick(quickPeriods), wallClock(now, zone).day), zone);
  const dates = dice.some(2, 2, () => times.day()).toSorted();
  return dice.chance(0.3)
    ? null
    : reportRange({ startDate: dates[0], endDate: dice.chance(0.2) ? dates[0] : dates[1] }, zone);
}

const finance: Check = async ({ practice, reader, seen }) => {
  const { dice, zone, now } = practice;
  const range = someRange(practice);
  const status = dice.pick([undefined, ...paymentStatuses]);
  const months = dice.pick([undefined, 1, 3, 12, 120]);
  const entries = moneyEntries(seen);
  const nameOf = (id: string) => seen.patients.find((one) => one.id === id)?.name ?? null;
  const device = practiceView(practice, reader.actor).ask('finance.report', {
    range,
    now,
    ...(status && { status }),
    ...(months && { months }),
  });
  const summary = await readSummary(reader, range, zone);
  expect(summary).toEqual(financialSummary(seen, range, zone));
  expect(summary).toEqual(device.summary);
  expect(await readPaymentStats(reader, range, zone)).toEqual(paymentStats(seen, range, zone));
  const revenue = await readMonthlyRevenue(reader, { range, months, status }, zone);
  expect(revenue).toEqual(monthlyRevenue(entries, { range, months, status }, zone, now));
  expect(revenue).toEqual(device.months);
  const shares = await readMethodShares(reader, { range, status }, zone);
  expect(shares).toEqual(paymentMethodShares(entries, { range, status }, zone));
  expect(shares).toEqual(device.methods);
  const recent = { range, status, limit: 10 };
  const lines = recentEntries(entries, recent, zone);
  const answered = await readRecentPayments(reader, recent, zone);
  expect(answered.map((one) => [one.id, one.status, one.amount, one.paidOn])).toEqual(
    lines.map((one) => [one.id, one.status, one.cents / 100, one.paidOn]),
  );
  expect(device.recent.map(({ entry }) => entry)).toEqual(lines);
  expect(await readPatientFinances(reader, range, zone, 100)).toEqual(device.patients);
  expect(await readPatientFinances(reader, range, zone, 4)).toEqual(
    patientFinances(seen, range, zone, nameOf, 4),
  );
};

const dashboard: Check = async ({ practice, reader, seen }) => {
  const { dice, zone, now } = practice;
  const patientId = dice.pick([undefined, seen.patients[0]?.id]);
  for (const period of dashboardPeriods)
    expect(await readDashboardStats(reader, { period, patientId }, zone)).toEqual(
      dashboardStats(seen, { period, patientId }, zone, now),
    );
  const next = await readNextSessions(reader);
  expect(next.map(({ id }) => id)).toEqual(
    nextSessions(seen.appointments, now).map(({ id }) => id),
  );
  const notesOn = (id: string | null) =>
    seen.patients.some((one) => one.id === id)
      ? seen.notes.filter((note) => note.patientId === id).length
      : 0;
  const running = await readOngoingSessions(reader);
  expect(running.map(({ id, patientStats: stats }) => [id, stats.totalNotes])).toEqual(
    ongoingSessions(seen.appointments, now).map(({ id, patientId: of }) => [id, notesOn(of)]),
  );
};

const sessions: Check = async ({ practice, reader, seen }) => {
  const { dice, times, zone, now } = practice;
  const filter = {
    startDate: dice.pick([undefined, times.day()]),
    endDate: dice.pick([undefined, times.day()]),
    status: dice.pick([undefined, undefined, ...appointmentStatuses]),
    patientId: dice.pick([undefined, seen.patients[0]?.id]),
  };
  expect(await historyStats(reader, filter)).toEqual(
    countHistory(seen.appointments, filter, zone, now),
  );
  for (const { id } of seen.patients.slice(0, 2)) {
    const { nextAppointment, ...counts } = await patientStats(reader, id);
    const own = seen.appointments.filter(({ patientId }) => patientId === id);
    const { next, ...expected } = patientSessionStats(own, now);
    expect([counts, nextAppointment?.id]).toEqual([expected, next?.id]);
  }
};

const clinical: Check = async ({ practice, reader, seen }) => {
  const { dice, zone, now } = practice;
  const patientId = dice.pick([undefined, seen.patients[0]?.id]);
  const notes = withSessionTimes(seen.notes, practice.documents.appointments, seen.patients);
  for (const period of sentimentPeriods)
    expect(await readSentiment(reader, { period, patientId })).toEqual(
      sentimentAnalytics(notes, { period, patientId }, zone, now),
    );
  const patterns = async (id: string) => inTurns(patternSteps(await readTexts(reader, id)));
  for (const { id } of seen.patients) {
    const own = notes.filter((note) => note.patientId === id);
    if (own.length < 3)
      await expect(patterns(id)).rejects.toMatchObject({ code: 'not_enough_sessions' });
    else expect(await patterns(id)).toEqual(atOnce(patternSteps(own)));
  }
};

const FIRST = Number(process.env.SEED ?? 1);

specifyEachReader(
  'reports equal the pure functions on what the reader sees',
  { first: FIRST, count: 130, together: 13 },
  {
    psychologists: [finance, dashboard, sessions, clinical],
    administrator: [finance, dashboard, sessions],
    portal: [sessions],
  },
);

specifyEachReader(
  'money equals the device’s own, to the centavo, in as many more as make two hundred',
  { first: FIRST + 130, count: 70, together: 35 },
  { psychologists: [finance], administrator: [finance], portal: [] },
);
