import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/harness/practice/plain.ts';
import { practiceView } from '../../../../test/harness/practice/practiceView.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { randomPractice } from '../../../../test/harness/random/randomPractice.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { appointmentStatuses } from '../../../domain/appointments/status.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { historyStats } from '../../../domain/reports/history.ts';
import { type Coverage, EVERYTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { HISTORY_PAGE, type HistoryArgs } from './history.ts';
import { runQuery } from '../index.ts';
import { UNKNOWN } from '../kit/known.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => 7000 + index);

describe('the history’s figures', () => {
  it.each(SEEDS)('equal those of all that its reader sees, in the practice of seed %i', (seed) => {
    const practice = randomPractice(seed);
    const { zone, now, times, dice } = practice;
    for (const actor of [practice.actors.psych, practice.actors.administrator]) {
      const { seen, ask } = practiceView(practice, actor);
      const days = {
        ...(dice.chance(0.6) && { startDate: times.day() }),
        ...(dice.chance(0.6) && { endDate: times.day() }),
      };
      const status = dice.pick([undefined, ...appointmentStatuses]);
      const filter = { ...days, ...(status && { status }) };
      const { stats, matching, rows, future } = ask('appointments.history', {
        ...filter,
        now,
        withFuture: true,
      });
      expect(stats).toEqual(historyStats(seen.appointments, filter, zone, now));
      expect(matching).toBe(stats.totalSessions);
      expect(rows.map(({ startAt }) => startAt)).toEqual(
        rows
          .map(({ startAt }) => startAt)
          .toSorted()
          .toReversed(),
      );
      const past = ask('appointments.history', { ...filter, now });
      expect(past.matching).toBe(matching - future);
      expect(past.rows.every(({ startAt }) => startAt <= now)).toBe(true);
    }
  });
});

const NOW = '2026-11-22T15:00:00.000Z';
const HOUR_MS = 3_600_000;

/** A session an hour, back from two hours after the present, of three patients and once of nobody. */
const sessions = Array.from({ length: 50 }, (_, n) => {
  const start = Date.parse(NOW) + (2 - n) * HOUR_MS;
  return sampleAppointment(n, {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 50 * 60_000).toISOString(),
    status: n > 4 ? 'completed' : 'scheduled',
    patientId: n === 10 ? null : sampleId(3, n % 3),
  });
});
const patients = ['Conceição Araújo', 'José', 'Zoé'].map((name, n) => samplePatient(n, { name }));

function historyOf(coverage: Coverage = EVERYTHING) {
  const view = new View(psych);
  const put = (entity: EntityName, documents: readonly AnyDocument[]) =>
    view.applyBase(documents.map((doc, v) => ({ entity, id: doc.id, g: 1, v: v + 1, cs: 0, doc })));
  put('tenants', [sampleTenant]);
  put('patients', patients);
  put('appointments', sessions);
  const source = querySource(view, { coverage });
  return (args: Partial<HistoryArgs> = {}) =>
    runQuery(source, 'appointments.history', { now: NOW, ...args });
}

describe('a page of the history', () => {
  const ask = (args: Partial<HistoryArgs> = {}) => plain(historyOf()(args));

  it('is of twenty that have begun, the newest first, and knows how many are to come', () => {
    const { rows, matching, page, pages, future } = ask();
    expect([rows.length, matching, page, pages, future]).toEqual([HISTORY_PAGE, 48, 1, 3, 2]);
    expect(rows[0]?.startAt).toBe(NOW);
    expect(statusAt(rows[0] ?? sessions[0]!, NOW)).toBe('in_progress');
  });

  it('is the last one where a later one is asked for', () => {
    const { rows, page } = ask({ page: 9 });
    expect([page, rows.length]).toEqual([3, 8]);
  });

  it('is found by a patient’s name without its accents, and never one without a patient', () => {
    const { rows, matching } = ask({ patient: 'conceicao' });
    expect(new Set(rows.map(({ patientName }) => patientName))).toEqual(
      new Set(['Conceição Araújo']),
    );
    expect(matching).toBe(ask({ patient: 'ARAUJO' }).matching);
    expect(ask({ patient: 'ninguém' }).matching).toBe(0);
  });

  it('calls a payment due only where something is: not of what runs, nor of who is not named', () => {
    const payments = new Map(ask().rows.map(({ id, payment }) => [id, payment]));
    expect(payments.get(sampleId(4, 2))).toBeNull();
    expect(payments.get(sampleId(4, 4))).toBeNull();
    expect(payments.get(sampleId(4, 10))).toBeNull();
    expect(payments.get(sampleId(4, 5))).toBe('pending');
  });

  it('is so far where the device does not hold all, and then a payment may be there', () => {
    const none = { people: true, sessions: 'none', records: 'none' } as const;
    const answer = historyOf(none)();
    expect('soFar' in answer).toBe(true);
    expect('soFar' in answer && answer.soFar.rows[5]?.payment).toBe(UNKNOWN);
    const window = { from: '2026-10-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' };
    const held = historyOf({ people: true, sessions: window, records: window });
    expect('whole' in held({ startDate: '2026-11-01', endDate: '2026-11-30' })).toBe(true);
    expect('whole' in held({ startDate: '2026-11-01' })).toBe(false);
  });
});
