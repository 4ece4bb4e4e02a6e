import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { nearby } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { type QueryArgs, runQuery } from '../index.ts';

let view: View;
let v = 0;
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const source = () => querySource(view);
const later = (n: number, minutes: number) =>
  new Date(Date.parse(sampleAppointment(n).startAt) + minutes * 60_000).toISOString();

/** Session 3 runs; 4 and those after it are to come. */
const now = later(3, 10);
const other = sampleId(2, 2);
const future = (args: Partial<QueryArgs<'appointments.future'>> = {}) =>
  plain(runQuery(source(), 'appointments.future', { now, ...args }));
const shown = (args?: Partial<QueryArgs<'appointments.future'>>) =>
  future(args).rows.map(({ id }) => Number.parseInt(id.slice(-4), 16));

beforeEach(() => {
  view = new View(psych);
  put('users', sampleUser());
  put('patients', samplePatient(4, { name: 'Zoé', phone: '(11) 98765-4321' }));
  put(
    'appointments',
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => sampleAppointment(n)),
    sampleAppointment(8, { status: 'cancelled' }),
    sampleAppointment(9, { psychologistId: other }),
    sampleAppointment(10, { isGoogleCalendarEvent: true, patientId: null }),
  );
});

describe('sessions that run or are to come', () => {
  it('come by start, without the cancelled, and are counted', () => {
    expect(shown()).toEqual([3, 4, 5, 6, 7, 9]);
    expect(future()).toMatchObject({ matching: 6, cancelled: 1 });
    expect(shown({ withCancelled: true })).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('are one psychologist’s, where a clinic asks for one', () => {
    expect(shown({ psychologistId: other })).toEqual([9]);
    expect(shown({ psychologistId: psychId })).toEqual([3, 4, 5, 6, 7]);
  });

  it('come in slices of at most 200, counted whole', () => {
    expect(shown({ offset: 2, limit: 2 })).toEqual([5, 6]);
    put('appointments', ...Array.from({ length: 300 }, (_, n) => sampleAppointment(20 + n)));
    expect(future({ limit: 1000 })).toMatchObject({ matching: 306 });
    expect(shown({ limit: 1000 })).toHaveLength(200);
  });

  it('have one that began days ago among them', () => {
    const startAt = later(3, -4 * 1440);
    put('appointments', sampleAppointment(11, { startAt, endAt: later(3, 20) }));
    expect(shown().slice(0, 2)).toEqual([11, 3]);
  });

  it('have the patient’s telephone beside them', () => {
    expect(future().rows[1]).toMatchObject({
      patientName: 'Zoé',
      patientPhone: '(11) 98765-4321',
    });
    expect(future().rows[2]?.patientPhone).toBeNull();
  });

  it('have what the server refused at its place, where eyes ask for it', () => {
    const span = { startAt: later(5, 1), endAt: later(5, 51) };
    const wanted = { id: sampleId(4, 50), patientId: sampleId(3, 4), ...span };
    const refusal = { code: 'appointment_overlap', message: 'Não.' };
    view.setOutbox([
      sampleOutboxRow(1, 'appointment.create', wanted, { state: 'refused', refusal }),
    ]);
    expect(shown()).not.toContain(50);
    expect(shown({ withRefused: true })).toEqual([3, 4, 5, 50, 6, 7, 9]);
    expect(future({ withRefused: true }).rows[3]?.repair).not.toBeNull();
    expect(future({ withRefused: true, psychologistId: other }).matching).toBe(1);
  });

  it('are only those so far while a part is on its way', () => {
    const coverage = nearby({ from: later(1, 0), to: later(5, 0) });
    const answer = runQuery({ ...source(), coverage }, 'appointments.future', { now });
    expect(answer).toMatchObject({ soFar: { matching: 6 } });
  });
});

describe('what stands over the agenda', () => {
  const aBreak = (n: number, changes = {}) => ({
    id: sampleId(6, n),
    psychologistId: psychId,
    dayOfWeek: 1,
    startTime: '12:00',
    endTime: '13:00',
    description: null,
    isActive: true,
    createdAt: now,
    ...changes,
  });
  const figures = (psychologistId?: string) =>
    runQuery(source(), 'agenda.figures', { now, ...(psychologistId && { psychologistId }) });

  it('is how many sessions are to come and how many breaks are active', () => {
    put(
      'recurringBreaks',
      aBreak(1),
      aBreak(2, { isActive: false }),
      aBreak(3, { psychologistId: other }),
    );
    expect(figures()).toEqual({ futureSessions: { whole: 6 }, activeBreaks: { whole: 2 } });
    expect(figures(other)).toEqual({ futureSessions: { whole: 1 }, activeBreaks: { whole: 1 } });
  });

  it('says of each figure by itself whether it is all', () => {
    const coverage = nearby({ from: later(1, 0), to: later(5, 0) });
    expect(runQuery({ ...source(), coverage }, 'agenda.figures', { now })).toEqual({
      futureSessions: { soFar: 6 },
      activeBreaks: { whole: 0 },
    });
  });
});
