import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  timed,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const calendar = () => scene.google.calendar(PRIMARY);
const ana = (method: string, path: string, body?: unknown) =>
  scene.call(method, path, { token: scene.tokens.ana, body });
const give = (id: string) =>
  ana('PATCH', `/appointments/${id}`, { patientId: scene.clinic.davi.id });

/** A busy time of Google that was given to Davi. */
async function claimed(startsIn: number): Promise<string> {
  calendar().insert({ id: 'davi00', summary: 'Davi', ...timed(startsIn) });
  await scene.connect();
  const busy = (await scene.agenda()).find((one) => one.isGoogleCalendarEvent);
  expect((await give(busy!.id)).status).toBe(200);
  return busy!.id;
}

describe('a busy time that was given to a patient', () => {
  it('is a session like any other, of whom the patient is reminded by mail', async () => {
    const id = await claimed(30);
    expect(await scene.appointmentOf(id)).toMatchObject({
      isGoogleCalendarEvent: false,
      title: null,
    });
    await ana('PUT', '/reminders/own', { leadHours: 24 });
    scene.api.clock.ms += 6.5 * 3_600_000;
    await scene.api.jobs.runDue();
    const reminded = scene.api.mails.filter(({ kind }) => kind === 'reminder').map(({ to }) => to);
    expect(reminded).toContain(scene.clinic.davi.email);
  });

  it('takes its time: nobody books over it, and no session follows Google onto it', async () => {
    await claimed(30);
    const over = await ana('POST', '/appointments', {
      patientId: scene.clinic.davi.id,
      startAt: hours(30),
      endAt: hours(31),
    });
    expect(over.status).toBe(409);
    const { session } = scene.clinic;
    const own = calendar().events.find(({ start }) => start?.dateTime === session.startAt);
    calendar().patch(own!.id, timed(30));
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({ startAt: session.startAt });
    expect(calendar().get(own!.id)).toMatchObject(timed(24));
  });

  it('does not follow its event onto another session', async () => {
    const id = await claimed(30);
    calendar().patch('davi00', timed(24));
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.appointmentOf(id)).toMatchObject({ startAt: hours(30) });
    expect(calendar().get('davi00')).toMatchObject(timed(30));
  });

  it('is not given where a session stands', async () => {
    calendar().insert({ id: 'davi00', ...timed(24) });
    await scene.connect();
    const busy = (await scene.agenda()).find((one) => one.isGoogleCalendarEvent);
    expect((await give(busy!.id)).status).toBe(409);
    expect(await scene.appointmentOf(busy!.id)).toMatchObject({ patientId: null });
  });

  it('stays one event when it is shown as free there', async () => {
    const id = await claimed(30);
    calendar().patch('davi00', { transparency: 'transparent' });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await scene.appointmentOf(id)).toMatchObject({
      status: 'scheduled',
      startAt: hours(30),
    });
    expect(calendar().events).toHaveLength(3);
  });

  it('stands for its event again after the calendar was disconnected, moved or not', async () => {
    const id = await claimed(30);
    await ana('DELETE', '/google-calendar/disconnect');
    await scene.api.jobs.runDue();
    calendar().patch('davi00', timed(33));
    scene.api.clock.ms += 600_000;
    await scene.connect();
    await scene.sync();
    const events = calendar().events.filter(({ start }) => start?.dateTime !== hours(24));
    expect(events.map((one) => one.summary)).toContain('Davi');
    const there = calendar().get('davi00');
    expect(there.start?.dateTime).toBe((await scene.appointmentOf(id))?.startAt);
    const upcoming = (await scene.agenda()).filter(
      ({ startAt, status }) => startAt > hours(25) && status === 'scheduled',
    );
    expect(upcoming.map((one) => one.id)).toEqual([id]);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});
