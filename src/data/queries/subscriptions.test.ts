import { describe, expect, it } from 'vitest';
import { idleEngine, sampleOutboxRow } from '../../../test/harness/practice/deviceSamples.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
} from '../../../test/harness/practice/samples.ts';
import type { RecurringAppointment } from '../../domain/recurrences/recurrence.ts';
import { View } from '../view/view.ts';
import { Subscriptions } from './subscriptions.ts';
import { shownOf } from './kit/known.ts';

function setUp() {
  const view = new View(psych);
  const turns: (() => void)[] = [];
  const subscriptions = new Subscriptions(view, idleEngine, (work) => turns.push(work));
  let v = 0;
  const patient = (n: number) =>
    view.applyBase([
      { entity: 'patients', id: samplePatient(n).id, g: 1, v: ++v, cs: 0, doc: samplePatient(n) },
    ]);
  const session = (n: number) =>
    view.applyBase([
      {
        entity: 'appointments',
        id: sampleAppointment(n).id,
        g: 1,
        v: ++v,
        cs: 0,
        doc: sampleAppointment(n),
      },
    ]);
  const turn = () => turns.splice(0).forEach((work) => work());
  return { view, subscriptions, patient, session, turn, turns };
}

describe('a subscription', () => {
  it('is answered at once, and once a turn however much changed', () => {
    const { subscriptions, patient, turn, turns } = setUp();
    const counts: number[] = [];
    subscriptions.subscribe('patients.list', {}, (list) => counts.push(shownOf(list).matching));
    patient(1);
    patient(2);
    expect(turns).toHaveLength(1);
    turn();
    expect(counts).toEqual([0, 2]);
  });

  it('hears nothing of what does not concern it, and nothing after it ended', () => {
    const { subscriptions, patient, session, turn } = setUp();
    let calls = 0;
    const subscription = subscriptions.subscribe('patients.list', {}, () => calls++);
    session(1);
    turn();
    subscriptions.set({ status: { ...idleEngine, connection: 'offline' } });
    turn();
    expect(calls).toBe(1);
    subscription.unsubscribe();
    patient(1);
    turn();
    expect(calls).toBe(1);
  });

  it('follows the outbox and the engine', () => {
    const { view, subscriptions, turn } = setUp();
    const heard: string[] = [];
    subscriptions.subscribe('sync.status', {}, (now) =>
      heard.push(`${now.connection} ${now.waiting}`),
    );
    subscriptions.set({ status: { ...idleEngine, connection: 'offline' } });
    turn();
    view.setOutbox([
      { position: 1, key: 'k', state: 'waiting', touches: [], name: 'patient.update' } as never,
    ]);
    turn();
    expect(heard).toEqual(['online 0', 'offline 0', 'offline 1']);
  });

  it('depends on whatever it looked at, a recurrence by which alone a change has a name included', () => {
    const { view, subscriptions, patient, turn } = setUp();
    patient(1);
    const id = sampleId(6, 1);
    const recurrence: RecurringAppointment = {
      id,
      patientId: samplePatient(1).id,
      psychologistId: psych.userId,
      recurringType: 'weekly',
      daysOfWeek: [2],
      startTime: '09:00',
      endTime: '09:50',
      startDate: '2026-03-03',
      endDate: null,
      isActive: true,
      notes: null,
      createdAt: '2026-03-02T07:00:00.000Z',
    };
    view.setOutbox([sampleOutboxRow(1, 'recurringAppointment.deactivate', { id })]);
    turn();
    const heard: (string | null | undefined)[] = [];
    subscriptions.subscribe('sync.items', {}, ([item]) => heard.push(item?.subject));
    view.applyBase([{ entity: 'recurringAppointments', id, g: 1, v: 9, cs: 0, doc: recurrence }]);
    turn();
    expect(heard).toEqual([null, samplePatient(1).name]);
  });
});
