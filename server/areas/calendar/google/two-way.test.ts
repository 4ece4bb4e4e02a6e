import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  timed,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours, idMaker } from '../../../../test/harness/practice/practice.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import type { GoogleEvent } from '../../../../test/standins/google/event.ts';

let scene: CalendarScene;
const newId = idMaker(77);

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const calendar = () => scene.google.calendar(PRIMARY);
const ours = (): GoogleEvent[] => calendar().events.filter(({ id }) => id.startsWith('sereno'));
const busyTimes = async () =>
  (await scene.agenda()).filter((one) => one.isGoogleCalendarEvent && one.patientId === null);
const patch = (path: string, body: unknown) =>
  scene.call('PATCH', path, { token: scene.tokens.ana, body });

describe('our sessions in Google', () => {
  it('are written with a discreet title and nothing else about them', async () => {
    await scene.connect();
    const { session, past } = scene.clinic;
    expect(ours()).toHaveLength(2);
    const event = scene.eventOf(session.id);
    expect(event).toMatchObject({
      summary: 'Sessão',
      visibility: 'private',
      start: { dateTime: session.startAt },
      end: { dateTime: session.endAt },
    });
    expect(event?.description).toBeUndefined();
    expect(scene.eventOf(past.id)?.start?.dateTime).toBe(past.startAt);
    expect(JSON.stringify(ours())).not.toMatch(/Carla|Davi|exames|exemplo\.com/);
  });

  it('follow when they are booked, moved and cancelled', async () => {
    await scene.connect();
    const id = await scene.book(30);
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(scene.eventOf(id)?.start?.dateTime).toBe(hours(30));
    await patch(`/appointments/${id}`, { startAt: hours(40), endAt: hours(41) });
    await scene.sync();
    expect(scene.eventOf(id)).toMatchObject(timed(40));
    await patch(`/appointments/${id}/cancel`, { reason: 'Viagem' });
    await scene.sync();
    expect(scene.eventOf(id)).toBeUndefined();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('come back when a cancellation is taken back, also after their event was removed', async () => {
    await scene.connect();
    const id = await scene.book(30);
    await scene.sync();
    await patch(`/appointments/${id}/cancel`, {});
    await scene.sync();
    expect(scene.eventOf(id)).toBeUndefined();
    await patch(`/appointments/${id}/restore`, {});
    await scene.sync();
    expect(scene.eventOf(id)?.start?.dateTime).toBe(hours(30));
    expect(await scene.appointmentOf(id)).toMatchObject({ status: 'scheduled' });
  });

  it('keep the words that their psychologist gave them in Google', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().patch(scene.eventOf(session.id)!.id, { summary: 'Sala azul' });
    await scene.sync();
    await patch(`/appointments/${session.id}`, { startAt: hours(50), endAt: hours(51) });
    await scene.sync();
    expect(scene.eventOf(session.id)).toMatchObject({ summary: 'Sala azul', ...timed(50) });
  });

  it('that are deleted in Google are cancelled', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().delete(scene.eventOf(session.id)!.id);
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Removido no Google Agenda',
    });
    expect(scene.eventOf(session.id)).toBeUndefined();
  });

  it('that have a payment are written again when they are deleted there', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    await changeDocuments(scene.api.parts, scene.clinic.tenantId, async ({ documents }) => {
      const id = newId();
      documents.adopt([['payments', id]], []);
      documents.put('payments', {
        id,
        appointmentId: session.id,
        patientId: session.patientId!,
        psychologistId: session.psychologistId,
        amount: 150,
        paymentMethod: 'pix',
        status: 'paid',
        notes: null,
        createdAt: hours(0),
      });
    });
    calendar().delete(scene.eventOf(session.id)!.id);
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({ status: 'scheduled' });
    expect(scene.eventOf(session.id)).toMatchObject({ summary: 'Sessão', ...timed(24) });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('that were moved here meanwhile are written again when they are deleted there', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    await patch(`/appointments/${session.id}`, { startAt: hours(44), endAt: hours(45) });
    calendar().delete(scene.eventOf(session.id)!.id);
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({ status: 'scheduled' });
    expect(scene.eventOf(session.id)).toMatchObject(timed(44));
  });

  it('that are past are written again when they are deleted there', async () => {
    await scene.connect();
    calendar().delete(scene.eventOf(scene.clinic.past.id)!.id);
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(scene.eventOf(scene.clinic.past.id)).toBeDefined();
  });

  it('move with their event', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().patch(scene.eventOf(session.id)!.id, timed(60, 61.5));
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({
      startAt: hours(60),
      endAt: hours(61.5),
      status: 'scheduled',
    });
  });

  it('stay, and their event goes back, where another session stands', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    await scene.book(60);
    await scene.sync();
    calendar().patch(scene.eventOf(session.id)!.id, timed(60.5, 61.5));
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({ startAt: session.startAt });
    expect(scene.eventOf(session.id)).toMatchObject(timed(24));
  });

  it('that change places in Google never stand on each other', async () => {
    await scene.connect();
    const [a, b] = [await scene.book(70), await scene.book(72)];
    await scene.sync();
    calendar().patch(scene.eventOf(a)!.id, timed(72));
    calendar().patch(scene.eventOf(b)!.id, timed(70));
    await scene.sync();
    await scene.sync();
    for (const id of [a, b])
      expect(scene.eventOf(id)?.start?.dateTime).toBe((await scene.appointmentOf(id))?.startAt);
  });

  it('keep their own time when both sides moved them', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().patch(scene.eventOf(session.id)!.id, timed(60));
    await patch(`/appointments/${session.id}`, { startAt: hours(80), endAt: hours(81) });
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({ startAt: hours(80) });
    expect(scene.eventOf(session.id)).toMatchObject(timed(80));
  });
});

describe('our sessions, where Google does not say plainly what happened', () => {
  const readAnew = async () => {
    calendar().invalidateSyncTokens();
    return scene.sync();
  };

  it('stay when their event was made a series', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    const { id } = scene.eventOf(session.id)!;
    calendar().patch(id, { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] });
    await scene.sync();
    await readAnew();
    expect(await scene.appointmentOf(session.id)).toMatchObject({ status: 'scheduled' });
    expect(calendar().get(id).status).toBe('confirmed');
    calendar().delete(id);
    await readAnew();
    expect(await scene.appointmentOf(session.id)).toMatchObject({ status: 'cancelled' });
  });

  it('move with an event that was moved further than a full read looks', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().patch(scene.eventOf(session.id)!.id, timed(24 * 500));
    expect(await readAnew()).toEqual({ synced: 1, conflicts: 0 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({
      startAt: hours(24 * 500),
      status: 'scheduled',
    });
    expect(await readAnew()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('keep the fractions of a second that Google drops', async () => {
    await scene.connect();
    const id = newId();
    const startAt = hours(30).replace('.000Z', '.500Z');
    const { status } = await scene.call('POST', '/appointments', {
      token: scene.tokens.ana,
      body: { id, patientId: scene.clinic.davi.id, startAt, endAt: hours(31) },
    });
    expect(status).toBe(201);
    await scene.sync();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await scene.appointmentOf(id)).toMatchObject({ startAt });
  });
});

describe("somebody's events here", () => {
  it('are busy times without their words', async () => {
    calendar().insert({ id: 'dentista', summary: 'Dentista', description: 'dente', ...timed(5) });
    await scene.connect();
    expect(await busyTimes()).toMatchObject([
      {
        startAt: hours(5),
        endAt: hours(6),
        status: 'scheduled',
        title: 'Ocupado',
        patientId: null,
      },
    ]);
    const shown = await scene.call('GET', '/appointments/upcoming', { token: scene.tokens.ana });
    expect(shown.text).toContain('"isGoogleCalendarEvent":true');
    expect(shown.text).not.toMatch(/Dentista|dente/);
  });

  it('count only where they take time', async () => {
    const me = [{ self: true, responseStatus: 'declined' }];
    calendar().insert({ id: 'livre0', transparency: 'transparent', ...timed(5) });
    calendar().insert({ id: 'recusado', attendees: me, ...timed(6) });
    calendar().insert({ id: 'casa00', eventType: 'workingLocation', ...timed(7) });
    calendar().insert({ id: 'longe0', ...timed(24 * 400) });
    calendar().insert({ id: 'antigo', ...timed(-24 * 30) });
    calendar().insert({ id: 'talve0', status: 'tentative', ...timed(8) });
    await scene.connect();
    expect((await busyTimes()).map(({ startAt }) => startAt)).toEqual([hours(8)]);
  });

  it('of whole days last from midnight to midnight of the practice', async () => {
    calendar().insert({
      id: 'congresso',
      start: { date: '2026-03-12' },
      end: { date: '2026-03-14' },
    });
    await scene.connect();
    expect(await busyTimes()).toMatchObject([
      { startAt: '2026-03-12T03:00:00.000Z', endAt: '2026-03-14T03:00:00.000Z' },
    ]);
  });

  it('that recur are busy each time, and each may be moved or left out', async () => {
    calendar().insert({ id: 'grupo', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'], ...timed(3) });
    await scene.connect();
    expect(await busyTimes()).toHaveLength(3);
    const [first, second] = calendar().events.filter(({ recurringEventId }) => recurringEventId);
    calendar().delete(first!.id);
    calendar().patch(second!.id, timed(24 * 7 + 5));
    await scene.sync();
    expect((await busyTimes()).map(({ startAt }) => startAt)).toEqual([
      hours(24 * 7 + 5),
      hours(24 * 14 + 3),
    ]);
    calendar().delete('grupo');
    await scene.sync();
    expect(await busyTimes()).toEqual([]);
  });

  it('that recur for longer than Google tells of all go with their series', async () => {
    calendar().insert({ id: 'grupo', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=45'], ...timed(3) });
    await scene.connect();
    expect(await busyTimes()).toHaveLength(45);
    calendar().delete('grupo');
    await scene.sync();
    expect(await busyTimes()).toEqual([]);
  });

  it('follow their changes, and go when they are deleted or no longer take time', async () => {
    calendar().insert({ id: 'reuniao1', ...timed(5) });
    calendar().insert({ id: 'reuniao2', ...timed(6) });
    await scene.connect();
    calendar().patch('reuniao1', timed(9));
    await scene.sync();
    expect((await busyTimes()).map(({ startAt }) => startAt)).toEqual([hours(6), hours(9)]);
    calendar().delete('reuniao1');
    calendar().patch('reuniao2', { transparency: 'transparent' });
    await scene.sync();
    expect(await busyTimes()).toEqual([]);
  });

  it('may stand on a session, and go back when they are moved here', async () => {
    calendar().insert({ id: 'aula00', ...timed(24) });
    await scene.connect();
    const [busy] = await busyTimes();
    expect(busy?.startAt).toBe(scene.clinic.session.startAt);
    await patch(`/appointments/${busy!.id}`, { startAt: hours(90), endAt: hours(91) });
    await scene.sync();
    expect((await busyTimes())[0]?.startAt).toBe(hours(24));
    expect(calendar().get('aula00')).toMatchObject(timed(24));
  });

  it('that were dismissed here stay away until they are moved there', async () => {
    calendar().insert({ id: 'aula00', ...timed(30) });
    await scene.connect();
    const [busy] = await busyTimes();
    await patch(`/appointments/${busy!.id}/cancel`, {});
    calendar().patch('aula00', { summary: 'Outra aula' });
    await scene.sync();
    expect(await scene.appointmentOf(busy!.id)).toMatchObject({ status: 'cancelled' });
    calendar().patch('aula00', timed(32));
    await scene.sync();
    expect(await scene.appointmentOf(busy!.id)).toMatchObject({
      status: 'scheduled',
      startAt: hours(32),
    });
    expect(calendar().get('aula00').status).toBe('confirmed');
  });

  it('that became sessions move both ways and are never taken away', async () => {
    calendar().insert({ id: 'davi00', summary: 'Davi 10h', ...timed(30) });
    await scene.connect();
    const [busy] = await busyTimes();
    const id = busy!.id;
    await patch(`/appointments/${id}`, { patientId: scene.clinic.davi.id });
    calendar().patch('davi00', timed(31));
    await scene.sync();
    expect(await scene.appointmentOf(id)).toMatchObject({ startAt: hours(31) });
    await patch(`/appointments/${id}`, { startAt: hours(33), endAt: hours(34) });
    await scene.sync();
    expect(calendar().get('davi00')).toMatchObject({ summary: 'Davi 10h', ...timed(33) });
    calendar().delete('davi00');
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(id)).toMatchObject({
      status: 'scheduled',
      startAt: hours(33),
    });
    expect(scene.eventOf(id)).toMatchObject({ summary: 'Sessão', ...timed(33) });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});

describe('a sync by the clock', () => {
  it('runs every five minutes, and not while it is switched off', async () => {
    await scene.connect();
    calendar().insert({ id: 'depois', ...timed(5) });
    scene.api.clock.ms += 5 * 60_000;
    await scene.api.jobs.runDue();
    expect(await busyTimes()).toHaveLength(1);
    const off = await scene.call('PUT', '/google-calendar/integration', {
      token: scene.tokens.ana,
      body: { syncEnabled: false },
    });
    expect(off.body).toMatchObject({ data: { syncEnabled: false } });
    calendar().delete('depois');
    scene.api.clock.ms += 5 * 60_000;
    await scene.api.jobs.runDue();
    expect(await busyTimes()).toHaveLength(1);
  });
});

describe('who no longer works here as a psychologist', () => {
  it.each([{ is_active: false }, { role: 'administrator' as const }])(
    'is synced no more (%o), and again once back',
    async (change) => {
      const { db, clinic, google, api } = scene;
      const become = (values: { is_active?: boolean; role?: 'psych' | 'administrator' }) =>
        db.kysely.updateTable('users').set(values).where('id', '=', clinic.people.ana.id).execute();
      await scene.connect();
      const id = await scene.book(30);
      await become(change);
      google.calls.length = 0;
      for (let n = 0; n < 2; n++) {
        await api.jobs.runDue();
        api.clock.ms += 5 * 60_000;
      }
      expect(google.calls).toEqual([]);
      const { rows } = await sql`select * from calendars_due(${hours(1)})`.execute(db.kysely);
      expect(rows).toEqual([]);
      await become({ is_active: true, role: 'psych' });
      await api.jobs.runDue();
      expect(scene.eventOf(id)).toMatchObject(timed(30));
    },
  );
});

describe('a change of a session', () => {
  it('is in Google soon, without waiting for the clock', async () => {
    await scene.connect();
    const id = await scene.book(30);
    await scene.api.jobs.runDue();
    expect(scene.eventOf(id)).toMatchObject(timed(30));
    await patch(`/appointments/${id}/cancel`, {});
    await scene.api.jobs.runDue();
    expect(scene.eventOf(id)).toBeUndefined();
  });

  it('makes no work where no calendar is connected, nor where only words changed', async () => {
    await scene.book(30);
    const { api, google } = scene;
    await api.jobs.runDue();
    expect(google.calls).toEqual([]);
    await scene.connect();
    google.calls.length = 0;
    await patch(`/appointments/${scene.clinic.session.id}`, { notes: 'Sala 2.' });
    await api.jobs.runDue();
    expect(google.calls).toEqual([]);
  });
});
