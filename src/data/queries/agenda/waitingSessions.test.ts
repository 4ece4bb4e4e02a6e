import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import type { Actor } from '../../../domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import type { RecurringAppointment } from '../../../domain/recurrences/recurrence.ts';
import type { CommandName } from '../../../domain/registry.ts';
import type { OutboxRow } from '../../outbox/row.ts';
import { type Coverage, EVERYTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';
import { shownOf } from '../kit/known.ts';

/** Monday, four in the morning in São Paulo. */
const NOW = '2026-03-02T07:00:00.000Z';
const MARCH = { from: '2026-03-01T03:00:00.000Z', to: '2026-04-01T03:00:00.000Z', now: NOW };
const ENTITY = 'recurringAppointments';

let view: View;
let v = 0;
let rows: OutboxRow[];
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const act = (name: CommandName, args: object, changes?: Partial<OutboxRow>) => {
  rows = [...rows, sampleOutboxRow(rows.length + 1, name, args, changes)];
  view.setOutbox(rows);
};
const answer = (args: object = {}, coverage: Coverage = EVERYTHING) =>
  runQuery(querySource(view, { coverage }), 'recurrences.waiting', {
    ...MARCH,
    ...args,
  });
const waiting = (args: object = {}) => plain(answer(args));
const starts = (args?: object) => waiting(args).sessions.map(({ startAt }) => startAt.slice(5, 16));

/** Of the patient 1: Thursdays, ten to ten to eleven. */
const thursdays = {
  id: sampleId(6, 1),
  patientId: sampleId(3, 1),
  startDate: '2026-03-02',
  recurringType: 'weekly',
  daysOfWeek: [4],
  startTime: '10:00',
  endTime: '10:50',
};
const stored: RecurringAppointment = {
  ...thursdays,
  recurringType: 'weekly',
  psychologistId: psychId,
  endDate: null,
  isActive: true,
  notes: null,
  createdAt: NOW,
};
const sessionOn = (n: number, day: string, changes: object = {}) =>
  sampleAppointment(n, {
    patientId: thursdays.patientId,
    startAt: `${day}T13:00:00.000Z`,
    endAt: `${day}T13:50:00.000Z`,
    recurringAppointmentId: stored.id,
    occurrenceDay: day,
    notes: null,
    ...changes,
  });

function begin(actor: Actor = psych) {
  view = new View(actor);
  rows = [];
  put('tenants', sampleTenant);
  put('users', sampleUser());
  put('patients', samplePatient(1), samplePatient(2));
}
beforeEach(() => begin());

describe('sessions that the server has not made yet', () => {
  it('are none without a recurrence on its way', () => {
    put(ENTITY, stored);
    expect(waiting()).toEqual({ sessions: [], leaving: [], unsure: [] });
  });

  it('are those of a new recurrence, with whom they are for', () => {
    act('recurringAppointment.create', thursdays);
    expect(starts()).toEqual(['03-05T13:00', '03-12T13:00', '03-19T13:00', '03-26T13:00']);
    expect(waiting().sessions[0]).toEqual({
      id: `${stored.id}:2026-03-05`,
      recurrenceId: stored.id,
      startAt: '2026-03-05T13:00:00.000Z',
      endAt: '2026-03-05T13:50:00.000Z',
      patientId: thursdays.patientId,
      patientName: 'Paciente 1',
      psychologistId: psychId,
      psychologistName: 'Psicóloga 1',
    });
  });

  it('step around sessions, pauses and blocks, and what has begun', () => {
    put('appointments', sampleAppointment(1, { ...spanOn('2026-03-12') }));
    put('availabilityBlocks', {
      id: sampleId(6, 9),
      psychologistId: psychId,
      ...spanOn('2026-03-19'),
      reason: null,
      isRecurring: false,
      recurringPattern: null,
      createdAt: NOW,
    });
    act('recurringAppointment.create', thursdays);
    expect(starts({ now: '2026-03-05T13:10:00.000Z' })).toEqual(['03-26T13:00']);
  });

  it('are none of one that was refused, of an inactive patient, or of another psychologist', () => {
    act('recurringAppointment.create', thursdays, { state: 'refused' });
    expect(starts()).toEqual([]);
    act('recurringAppointment.create', { ...thursdays, id: sampleId(6, 2) });
    expect(starts()).toHaveLength(4);
    expect(starts({ psychologistId: sampleId(2, 9) })).toEqual([]);
    put('patients', samplePatient(1, { isActive: false }));
    expect(starts()).toEqual([]);
  });

  it('take the place of those that a change takes back; what was written about stays', () => {
    put(ENTITY, stored);
    put('appointments', sessionOn(1, '2026-03-05'), sessionOn(2, '2026-03-12'));
    put('notes', sampleNote(1));
    act('recurringAppointment.update', { id: stored.id, startTime: '10:30', endTime: '11:20' });
    expect(waiting().leaving).toEqual([sampleId(4, 2)]);
    expect(starts()).toEqual(['03-12T13:30', '03-19T13:30', '03-26T13:30']);
  });

  it('of one that was moved by hand are not made twice', () => {
    put(ENTITY, { ...stored, isActive: false });
    put(
      'appointments',
      sessionOn(1, '2026-03-12', { status: 'completed', ...spanOn('2026-04-20') }),
    );
    act('recurringAppointment.activate', { id: stored.id });
    expect(starts()).toEqual(['03-05T13:00', '03-19T13:00', '03-26T13:00']);
  });

  it.each(['delete', 'deactivate'] as const)('leave with %s', (what) => {
    put(ENTITY, stored);
    put('appointments', sessionOn(1, '2026-03-05'), sessionOn(2, '2026-03-12'));
    act(`recurringAppointment.${what}`, { id: stored.id });
    expect(waiting()).toEqual({
      sessions: [],
      leaving: [sampleId(4, 1), sampleId(4, 2)],
      unsure: [],
    });
  });

  it('replace those of every recurrence in the way, named or not', () => {
    const other = { ...stored, id: sampleId(6, 3), startTime: '10:40', endTime: '11:30' };
    put(ENTITY, stored, other);
    put('appointments', sessionOn(1, '2026-03-05'));
    const { id: _id, ...data } = { ...thursdays, patientId: sampleId(3, 2), endTime: '11:00' };
    act('recurringAppointment.resolveConflicts', {
      id: sampleId(6, 4),
      recurringAppointmentId: other.id,
      newRecurringAppointmentData: data,
      strategy: 'replace',
    });
    expect(waiting().leaving).toEqual([sampleId(4, 1)]);
    expect(starts()).toHaveLength(4);
  });
});

describe('sessions of which a note may hang that this device does not hold', () => {
  const change = () => {
    put(ENTITY, stored);
    put('appointments', sessionOn(1, '2026-03-05'), sessionOn(2, '2026-03-12'));
    act('recurringAppointment.update', { id: stored.id, startTime: '10:30', endTime: '11:20' });
  };
  const unsure = {
    sessions: [{ startAt: '2026-03-19T13:30:00.000Z' }, { startAt: '2026-03-26T13:30:00.000Z' }],
    leaving: [],
    unsure: [sampleId(4, 1), sampleId(4, 2)],
  };

  it('are not said to leave by an administrator’s, nor others to come in their place', () => {
    begin({ ...psych, userId: sampleId(2, 9), role: 'administrator' });
    change();
    expect(answer()).toMatchObject({ soFar: unsure });
    act('recurringAppointment.delete', { id: stored.id });
    expect(answer()).toMatchObject({ soFar: { ...unsure, sessions: [] } });
  });

  it('are not by a psychologist’s to which the notes have not come yet', () => {
    change();
    expect(answer({}, { ...EVERYTHING, records: 'none' })).toMatchObject({ soFar: unsure });
  });

  it('stay where a payment is known', () => {
    begin({ ...psych, userId: sampleId(2, 9), role: 'administrator' });
    put('payments', {
      id: sampleId(6, 20),
      appointmentId: sampleId(4, 1),
      patientId: thursdays.patientId,
      psychologistId: psychId,
      amount: 150,
      paymentMethod: 'pix',
      status: 'paid',
      notes: null,
      createdAt: NOW,
    });
    change();
    expect(answer()).toMatchObject({ soFar: { unsure: [sampleId(4, 2)] } });
  });
});

const spanOn = (day: string) => ({
  startAt: `${day}T13:20:00.000Z`,
  endAt: `${day}T14:10:00.000Z`,
});

describe('the time of sessions that the server has not made yet', () => {
  const asked = { psychologistId: psychId, now: NOW };
  const thursday = { from: '2026-03-05T03:00:00.000Z', to: '2026-03-06T03:00:00.000Z' };
  const wanted = '2026-03-05T13:00:00.000Z';
  const free = (changes: object = {}) =>
    shownOf(
      runQuery(querySource(view, { coverage: EVERYTHING }), 'availability.free', {
        ...asked,
        ...thursday,
        near: wanted,
        most: 1,
        ...changes,
      }),
    );
  const met = (dayOfWeek: number) =>
    shownOf(
      runQuery(querySource(view, { coverage: EVERYTHING }), 'sessions.met', {
        ...asked,
        times: { dayOfWeek, startTime: '10:30', endTime: '11:00' },
      }),
    );

  it('is not proposed for another one', () => {
    expect(free()).toEqual([wanted]);
    act('recurringAppointment.create', thursdays);
    expect(free()).toEqual(['2026-03-05T12:00:00.000Z']);
    expect(free({ psychologistId: sampleId(2, 9) })).toEqual([wanted]);
  });

  it('is proposed again where a recurrence gives it up', () => {
    put(ENTITY, stored);
    put('appointments', sessionOn(1, '2026-03-05'));
    expect(free()).toEqual(['2026-03-05T12:00:00.000Z']);
    act('recurringAppointment.deactivate', { id: stored.id });
    expect(free()).toEqual([wanted]);
  });

  it('is met by a new break, for the year that a recurrence reaches', () => {
    expect(met(4)).toEqual({ count: 0, first: null });
    act('recurringAppointment.create', thursdays);
    expect(met(4)).toMatchObject({ count: 52, first: { startAt: wanted, title: null } });
    expect(met(3)).toEqual({ count: 0, first: null });
  });
});
