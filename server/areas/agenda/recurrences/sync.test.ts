import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../../test/harness/database/contract.ts';
import { SLICE } from './sessions.ts';

const SEED = 77;

const thursdays = ({ newId, davi }: Scene) => ({
  id: newId(),
  patientId: davi.id,
  startDate: '2026-03-10',
  recurringType: 'weekly' as const,
  daysOfWeek: [4],
  startTime: '10:00',
  endTime: '10:50',
});

const sessionsOn = (device: RawDevice, recurrenceId: string): Appointment[] =>
  device
    .documents()
    .filter(({ entity }) => entity === 'appointments')
    .map(({ doc }) => doc as Appointment)
    .filter((one) => one.recurringAppointmentId === recurrenceId)
    .toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));

describe.each(backends())('a recurrence in a batch over $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend, SEED);
    ana = scene.device(scene.people.ana);
  });

  afterEach(() => scene.close());

  it('reaches devices with its sessions, whole and of its own audience', async () => {
    const args = thursdays(scene);
    expect((await ana.act({ name: 'recurringAppointment.create', args })).status).toBe('done');
    await ana.pull();
    const sessions = sessionsOn(ana, args.id);
    expect(sessions).toHaveLength(52);
    expect(sessions[0]).toEqual({
      id: sessions[0]?.id,
      psychologistId: scene.people.ana.id,
      patientId: scene.davi.id,
      startAt: '2026-03-12T13:00:00.000Z',
      endAt: '2026-03-12T13:50:00.000Z',
      status: 'scheduled',
      title: null,
      description: null,
      notes: null,
      patientNotes: null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      recurringAppointmentId: args.id,
      occurrenceDay: '2026-03-12',
      createdAt: '2026-03-10T12:00:00.000Z',
      patientBookedAt: null,
      patientCancelledAt: null,
      price: null,
      earlierPrices: null,
      isFree: null,
      patientName: null,
      remindedAt: null,
      remindedStartAt: null,
      patientCancelReceivedAt: null,
    });
    const bruno = scene.device(scene.people.bruno);
    await bruno.pull();
    expect(sessionsOn(bruno, args.id)).toEqual([]);
  });

  it('sent again under its key creates its sessions once', async () => {
    const args = thursdays(scene);
    const sent = ana.compose({ name: 'recurringAppointment.create', args });
    const first = await ana.send(sent);
    const again = await ana.send(sent);
    expect(again.results).toEqual(first.results);
    await ana.pull();
    expect(sessionsOn(ana, args.id)).toHaveLength(52);
  });

  it('that meets another is a refusal with its conflicts, and the rest of the batch goes on', async () => {
    const first = thursdays(scene);
    const second = thursdays(scene);
    const third = { ...thursdays(scene), startTime: '11:00', endTime: '11:50' };
    const { results } = await ana.send(
      ...[first, second, third].map((args) =>
        ana.compose({ name: 'recurringAppointment.create', args }),
      ),
    );
    const { id: _id, ...originalDto } = second;
    expect(results.map(({ status }) => status)).toEqual(['done', 'refused', 'done']);
    expect(results[1]).toMatchObject({
      code: 'recurrence_conflicts',
      message: 'Este horário tem conflito com agendamentos existentes',
      details: {
        conflicts: [{ type: 'recurring_overlap', conflictingItem: { id: first.id } }],
        originalDto,
      },
    });
    await ana.pull();
    expect(sessionsOn(ana, second.id)).toEqual([]);
    expect(sessionsOn(ana, third.id)).toHaveLength(52);
  });

  it('steps around what another device booked meanwhile', async () => {
    const other = scene.device(scene.people.ana);
    const startAt = '2026-03-19T13:20:00.000Z';
    const endAt = '2026-03-19T14:10:00.000Z';
    const booking = { id: scene.newId(), patientId: scene.carla.id, startAt, endAt };
    const args = thursdays(scene);
    const created = ana.compose({ name: 'recurringAppointment.create', args });
    await other.act({ name: 'appointment.create', args: booking });
    expect((await ana.send(created)).results[0]?.status).toBe('done');
    await ana.pull();
    const days = sessionsOn(ana, args.id).map(({ occurrenceDay }) => occurrenceDay);
    expect(days).toHaveLength(51);
    expect(days).not.toContain('2026-03-19');
  });

  it('changed to a time that overlaps its old one makes room for itself', async () => {
    const args = thursdays(scene);
    await ana.act({ name: 'recurringAppointment.create', args });
    const moved = { id: args.id, startTime: '10:20', endTime: '11:10' };
    const changed = await ana.act({ name: 'recurringAppointment.update', args: moved });
    expect(changed.status).toBe('done');
    await ana.pull();
    const sessions = sessionsOn(ana, args.id);
    expect(sessions.filter(({ status }) => status === 'scheduled')).toHaveLength(52);
    expect(sessions.filter(({ status }) => status === 'cancelled')).toHaveLength(52);
    await ana.act({ name: 'recurringAppointment.delete', args: { id: args.id } });
    await ana.pull();
    expect(sessionsOn(ana, args.id).filter(({ status }) => status === 'scheduled')).toEqual([]);
  });

  it('changed elsewhere refuses who cancels a day’s old session, and not who cancels it of a deleted one', async () => {
    const args = thursdays(scene);
    await ana.act({ name: 'recurringAppointment.create', args });
    await ana.pull();
    const [first, second] = sessionsOn(ana, args.id);
    const cancel = (session: Appointment | undefined, name: 'cancel' | 'withdraw' = 'cancel') =>
      ana.compose({ name: `appointment.${name}`, args: { id: session?.id ?? '' } });
    const [late, later, last] = [cancel(first), cancel(second, 'withdraw'), cancel(second)];
    const other = scene.device(scene.people.ana);
    const moved = { id: args.id, startTime: '11:00', endTime: '11:50' };
    await other.act({ name: 'recurringAppointment.update', args: moved });
    const { results } = await ana.send(late, later);
    const refusal = {
      status: 'refused',
      code: 'session_replaced',
      message:
        'A recorrência foi alterada e este dia tem outra sessão. Confira o novo horário e cancele-a.',
    };
    expect(results).toMatchObject([refusal, refusal]);
    await other.act({ name: 'recurringAppointment.delete', args: { id: args.id } });
    expect((await ana.send(last)).results).toMatchObject([{ status: 'done' }]);
  });

  it('that was made without a network makes no session for what has passed since', async () => {
    const args = thursdays(scene);
    const made = ana.compose({ name: 'recurringAppointment.create', args });
    scene.clock.now += 30 * 86_400_000;
    expect((await ana.send(made)).results[0]?.status).toBe('done');
    await ana.pull();
    expect(sessionsOn(ana, args.id)[0]?.occurrenceDay).toBe('2026-04-09');
  });

  it('makes the first months of a daily one, with a hundredth of a second of work a session at most', async () => {
    const args = { ...thursdays(scene), recurringType: 'daily' as const, daysOfWeek: [] };
    const begun = process.cpuUsage();
    expect((await ana.act({ name: 'recurringAppointment.create', args })).status).toBe('done');
    const took = process.cpuUsage(begun).user / 1000;
    await ana.pull();
    expect(sessionsOn(ana, args.id)).toHaveLength(SLICE);
    expect(took).toBeLessThan(SLICE * 10);
  });
});

it('leaves the same documents in every storage', async () => {
  const seen = [];
  for (const backend of backends()) {
    const scene = await openScene(backend, SEED);
    const ana = scene.device(scene.people.ana);
    const args = thursdays(scene);
    await ana.act({ name: 'recurringAppointment.create', args });
    await ana.act({
      name: 'recurringAppointment.update',
      args: { id: args.id, daysOfWeek: [1, 4], startTime: '10:10', endTime: '11:00' },
    });
    const later = { ...thursdays(scene), startTime: '16:00', endTime: '16:50' };
    await ana.act({ name: 'recurringAppointment.create', args: later });
    const next = { ...thursdays(scene), patientId: scene.carla.id };
    await ana.act({
      name: 'recurringAppointment.resolveConflicts',
      args: {
        id: scene.newId(),
        recurringAppointmentId: args.id,
        newRecurringAppointmentData: next,
        strategy: 'replace',
      },
    });
    await ana.pull();
    seen.push(
      ana
        .documents()
        .map(({ entity, doc, v }) => ({ entity, v, doc: { ...(doc as object), id: '' } })),
    );
    await scene.close();
  }
  const sorted = seen.map((documents) => documents.map((one) => JSON.stringify(one)).toSorted());
  for (const other of sorted.slice(1)) expect(other).toEqual(sorted[0]);
  expect(sorted[0]?.length).toBeGreaterThan(200);
});
