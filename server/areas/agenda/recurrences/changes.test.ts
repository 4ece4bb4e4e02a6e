import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';

let db: Database;
let api: RecurrenceApi;
let world: RecurrenceApi['world'];

beforeEach(async () => {
  db = await sharedDatabase();
  api = await openRecurrenceApi(db);
  ({ world } = api);
});

const to = (id: string, call = '') => `/recurring-appointments/${id}${call}`;
const patch = (id: string, changes: object, call = '') =>
  api.as('ana', 'PATCH', to(id, call), changes);

/** Lets the clock run, so that some sessions lie behind. */
const passDays = (days: number) => void (world.api.clock.ms += days * 86_400_000);

/** Every session of the recurrence, the past ones included. */
async function allOf(id: string) {
  const path = `/patients/${world.clinic.davi.id}/appointments`;
  const { body } = await api.as('ana', 'GET', path);
  return body.data
    .filter((one: { recurringAppointmentId: string }) => one.recurringAppointmentId === id)
    .toReversed();
}

/** Completes the session of 12 March, pays for it, and writes its note. */
async function workThrough(id: string): Promise<string> {
  const [first] = await api.sessionsOf(id);
  passDays(2);
  world.api.clock.ms += 3 * 3_600_000;
  const token = await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana));
  (world.tokens as { ana: string }).ana = token;
  await api.as('ana', 'PATCH', `/appointments/${first?.id}/complete`);
  const payment = { appointmentId: first?.id, amount: 150, paymentMethod: 'pix', status: 'paid' };
  expect((await api.as('ana', 'POST', '/payments', payment)).status).toBe(201);
  return first?.id ?? '';
}

describe('changing a recurrence', () => {
  it('cancels the sessions ahead and makes them anew', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const { status, body } = await patch(id, {
      daysOfWeek: [5],
      startTime: '11:00',
      endTime: '11:50',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      daysOfWeek: [5],
      startTime: '11:00',
      patient: { name: 'Davi' },
      generatedAppointments: 3,
      skippedDates: [],
    });
    expect(await api.startsOf(id)).toEqual([
      '2026-03-13T14:00:00.000Z',
      '2026-03-20T14:00:00.000Z',
      '2026-03-27T14:00:00.000Z',
    ]);
    const cancelled = (await allOf(id)).filter(
      (one: { status: string }) => one.status === 'cancelled',
    );
    expect(cancelled).toHaveLength(4);
    expect(cancelled[0]).toMatchObject({ cancellationReason: 'Recorrência alterada' });
  });

  it('to a time that overlaps the old one makes room for itself', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const { status } = await patch(id, { startTime: '10:20', endTime: '11:10' });
    expect(status).toBe(200);
    expect((await api.startsOf(id))[0]).toBe('2026-03-12T13:20:00.000Z');
    expect(await api.startsOf(id)).toHaveLength(4);
  });

  it('leaves what stays as it was, and all of it when nothing changes', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const before = await allOf(id);
    const same = api.thursdays({ endDate: '2026-04-02', isActive: true });
    expect((await patch(id, same)).status).toBe(200);
    expect(await allOf(id)).toEqual(before);
    await patch(id, { endDate: '2026-04-09' });
    expect((await allOf(id)).slice(0, 4)).toEqual(before);
    expect(await allOf(id)).toHaveLength(5);
    await patch(id, { endDate: '2026-03-12' });
    expect(await api.startsOf(id)).toEqual([before[0].startAt]);
    await patch(id, { endDate: '' });
    expect(await api.startsOf(id)).toHaveLength(52);
  });

  it('leaves sessions that a person moved where they are, with new remarks and another end', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const [, second] = await api.sessionsOf(id);
    const moved = { startAt: '2026-03-20T18:00:00.000Z', endAt: '2026-03-20T18:50:00.000Z' };
    await api.as('ana', 'PATCH', `/appointments/${second?.id}`, moved);
    const starts = await api.startsOf(id);
    const { body } = await patch(id, { notes: 'Sala 2', endDate: '2026-04-09' });
    expect(body).toMatchObject({ notes: 'Sala 2', generatedAppointments: 5 });
    expect((await api.startsOf(id)).slice(0, 4)).toEqual(starts);
    expect((await allOf(id)).map(({ notes }: { notes: string }) => notes)).toEqual(
      Array.from({ length: 5 }, () => 'Sala 2'),
    );
    await patch(id, { startTime: '11:00', endTime: '11:50' });
    expect(await api.startsOf(id)).not.toContain(moved.startAt);
  });

  it('moves no session after the practice’s zone has changed, until its own hour does', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const starts = await api.startsOf(id);
    const zone = { timeZone: 'America/Manaus' };
    expect((await api.as('admin', 'PATCH', '/users/practice/time-zone', zone)).status).toBe(200);
    await patch(id, { notes: 'Sala 2' });
    expect(await api.startsOf(id)).toEqual(starts);
    await patch(id, { startTime: '11:00', endTime: '11:50' });
    expect((await api.startsOf(id))[0]).toBe('2026-03-12T15:00:00.000Z');
  });

  it('does not touch what is past, written about or paid', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const done = await workThrough(id);
    const [, second] = await allOf(id);
    const [past] = (await allOf(id)).filter((one: { id: string }) => one.id === done);
    const note = {
      patientId: second.patientId,
      appointmentId: second.id,
      plaintext: 'Preparação.',
    };
    passDays(7);
    const token = await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana));
    (world.tokens as { ana: string }).ana = token;
    expect((await api.as('ana', 'POST', '/notes', note)).status).toBe(201);
    // A session with a note that is put off lies ahead again.
    const later = { startAt: '2026-03-25T13:00:00.000Z', endAt: '2026-03-25T13:50:00.000Z' };
    expect((await api.as('ana', 'PATCH', `/appointments/${second.id}`, later)).status).toBe(200);
    const written = (await allOf(id)).find((one: { id: string }) => one.id === second.id);
    await patch(id, { startTime: '15:00', endTime: '15:50' });
    const after = await allOf(id);
    expect(after.find((one: { id: string }) => one.id === done)).toEqual(past);
    expect(after.find((one: { id: string }) => one.id === second.id)).toEqual(written);
    await api.as('ana', 'DELETE', to(id));
    const gone = await allOf(id);
    expect(gone.find((one: { id: string }) => one.id === done)).toEqual(past);
    expect(gone.find((one: { id: string }) => one.id === second.id)).toEqual(written);
    expect(gone.filter((one: { status: string }) => one.status === 'scheduled')).toEqual([written]);
  });

  it('does not touch a session ahead that is paid already', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const [, second] = await api.sessionsOf(id);
    const { tenantId, davi, people } = world.clinic;
    // No command pays before a session is over; data from elsewhere may hold such a payment.
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, {
        payments: [
          {
            id: crypto.randomUUID(),
            appointmentId: second?.id ?? '',
            patientId: davi.id,
            psychologistId: people.ana.id,
            amount: 150,
            paymentMethod: 'pix',
            status: 'paid',
            notes: null,
            createdAt: '2026-03-10T12:00:00.000Z',
          },
        ],
      }),
    );
    await patch(id, { startTime: '15:00', endTime: '15:50' });
    expect((await api.startsOf(id))[1]).toBe(second?.startAt);
    await patch(id, {}, '/deactivate');
    expect(await api.startsOf(id)).toEqual([second?.startAt]);
    await api.as('ana', 'DELETE', to(id));
    expect(await api.startsOf(id)).toEqual([second?.startAt]);
  });

  it('does not bring back an occurrence that a person cancelled', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const [, second] = await api.sessionsOf(id);
    await api.as('ana', 'PATCH', `/appointments/${second?.id}/cancel`, { reason: 'Feriado' });
    const { body } = await patch(id, { startTime: '11:00', endTime: '11:50' });
    expect(body).toMatchObject({ generatedAppointments: 3, skippedDates: [] });
    expect(await api.startsOf(id)).not.toContain('2026-03-19T14:00:00.000Z');
  });

  it('into another recurrence’s time is refused and changes nothing', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    await api.created({ patientId: world.clinic.carla.id, daysOfWeek: [5], endDate: '2026-04-02' });
    const before = await allOf(id);
    const { status, body } = await patch(id, { daysOfWeek: [4, 5] });
    expect([status, body.code, body.details.conflicts.length]).toEqual([
      409,
      'recurrence_conflicts',
      1,
    ]);
    expect(await allOf(id)).toEqual(before);
  });

  it.each([
    [{ daysOfWeek: [] }, 'Selecione pelo menos um dia da semana.'],
    [{ startDate: '2026-03-01' }, 'A data de início não pode ser anterior a hoje.'],
    [{ endDate: '2026-03-01' }, 'A data de fim não pode ser anterior à data de início.'],
    [{ endTime: '10:00' }, 'Horário de fim deve ser posterior ao horário de início'],
    [{ isActive: 'sim' }, 'Status inválido'],
  ])('%j is refused', async (changes, message) => {
    const id = await api.created();
    const { status, body } = await patch(id, changes);
    expect([status, body.message]).toEqual([422, message]);
  });

  it('keeps a start that has passed', async () => {
    const id = await api.created({ endDate: '2026-04-30' });
    await workThrough(id);
    const sent = api.thursdays({ endDate: '2026-04-30', startTime: '16:00', endTime: '16:50' });
    expect((await patch(id, sent)).status).toBe(200);
    // The twelfth has its session, which took place.
    expect((await api.startsOf(id))[0]).toBe('2026-03-19T19:00:00.000Z');
  });
});

describe('ending a recurrence', () => {
  it('by deleting it cancels its sessions ahead', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    expect((await api.as('ana', 'DELETE', to(id))).body).toEqual({ id });
    expect((await api.as('ana', 'GET', to(id))).status).toBe(404);
    const sessions = await allOf(id);
    expect(sessions).toHaveLength(4);
    for (const session of sessions)
      expect(session).toMatchObject({
        status: 'cancelled',
        cancellationReason: 'Recorrência excluída',
      });
  });

  it('by deactivating it cancels them, and activating makes them again', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    const starts = await api.startsOf(id);
    const off = await patch(id, {}, '/deactivate');
    expect([off.status, off.body.isActive, off.body.generatedAppointments]).toEqual([
      200,
      false,
      0,
    ]);
    expect(await api.startsOf(id)).toEqual([]);
    const on = await patch(id, {}, '/activate');
    expect([on.status, on.body.isActive, on.body.generatedAppointments]).toEqual([200, true, 4]);
    expect(await api.startsOf(id)).toEqual(starts);
    await patch(id, {}, '/activate');
    expect(await api.startsOf(id)).toEqual(starts);
  });

  it('by a change of isActive is the same', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    await patch(id, { isActive: false });
    expect(await api.startsOf(id)).toEqual([]);
    await patch(id, { isActive: true, startTime: '11:00', endTime: '11:50' });
    expect((await api.startsOf(id))[0]).toBe('2026-03-12T14:00:00.000Z');
  });

  it('activating in another’s time, or of an inactive patient, is refused', async () => {
    const id = await api.created({ endDate: '2026-04-02' });
    await patch(id, {}, '/deactivate');
    const other = await api.created({ patientId: world.clinic.carla.id, endDate: '2026-04-02' });
    expect((await patch(id, {}, '/activate')).body.code).toBe('recurrence_conflicts');
    await api.as('ana', 'DELETE', to(other));
    await api.as('ana', 'PATCH', `/patients/${world.clinic.davi.id}/status`, { isActive: false });
    expect((await patch(id, {}, '/activate')).body.code).toBe('patient_inactive');
  });
});

describe('reading recurrences', () => {
  it('filters by patient, psychologist, state and type', async () => {
    const { carla, people } = world.clinic;
    const weekly = await api.created();
    world.api.clock.ms += 1000;
    const daily = await api.created({
      patientId: carla.id,
      recurringType: 'daily',
      startTime: '18:00',
      endTime: '18:50',
      endDate: '2026-03-20',
    });
    await patch(daily, {}, '/deactivate');
    const ids = async (query: string) => {
      const { body } = await api.as('ana', 'GET', `/recurring-appointments${query}`);
      return body.map((one: { id: string }) => one.id);
    };
    expect(await ids('')).toEqual([daily, weekly]);
    expect(await ids(`?patientId=${carla.id}`)).toEqual([daily]);
    expect(await ids(`?psychologistId=${people.ana.id}&isActive=true`)).toEqual([weekly]);
    expect(await ids(`?psychologistId=${people.bruno.id}`)).toEqual([]);
    expect(await ids('?isActive=false')).toEqual([daily]);
    expect(await ids('?recurringType=weekly')).toEqual([weekly]);
    expect((await api.as('ana', 'GET', '/recurring-appointments?isActive=x')).status).toBe(422);
  });

  it('shows a psychologist his own, an administrator all, and nobody else any', async () => {
    const id = await api.created();
    const seenBy = async (who: 'ana' | 'bruno' | 'admin' | 'stranger' | 'portal' | 'anonymous') => {
      const list = await api.as(who, 'GET', '/recurring-appointments');
      const one = await api.as(who, 'GET', to(id));
      return [list.status, list.body?.length, one.status];
    };
    expect(await seenBy('ana')).toEqual([200, 1, 200]);
    expect(await seenBy('admin')).toEqual([200, 1, 200]);
    expect(await seenBy('bruno')).toEqual([200, 0, 404]);
    expect(await seenBy('stranger')).toEqual([200, 0, 404]);
    expect(await seenBy('portal')).toEqual([403, undefined, 403]);
    expect(await seenBy('anonymous')).toEqual([401, undefined, 401]);
    for (const call of ['', '/activate', '/deactivate'])
      expect((await api.as('bruno', 'PATCH', to(id, call), {})).status).toBe(404);
    expect((await api.as('bruno', 'DELETE', to(id))).status).toBe(404);
  });
});
