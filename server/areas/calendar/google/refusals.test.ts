import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  SIDE,
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
const patch = (path: string, body: unknown) =>
  scene.call('PATCH', path, { token: scene.tokens.ana, body });
const refused = async () => (await scene.integration()).refused;

/** An event of somebody else's in Ana's calendar that has become a session of Davi's. */
async function guestSession(startsIn: number): Promise<string> {
  const host = scene.google.calendar(SIDE);
  host.insert({ id: 'convite0', summary: 'Davi', ...timed(startsIn) });
  host.invite('convite0', calendar());
  await scene.connect();
  const busy = (await scene.agenda()).find((one) => one.isGoogleCalendarEvent);
  await patch(`/appointments/${busy!.id}`, { patientId: scene.clinic.davi.id });
  return busy!.id;
}

describe('a write that Google refuses', () => {
  const REFUSAL = { status: 403, reason: 'forbidden' };

  it('stops no other, is shown by its session, and is made later', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    await patch(`/appointments/${session.id}`, { startAt: hours(50), endAt: hours(51) });
    const others = [await scene.book(30), await scene.book(32), await scene.book(34)];
    scene.google.faults.push({ fault: REFUSAL, on: /PATCH/, times: 100 });
    expect(await scene.sync()).toEqual({ synced: 3, conflicts: 1 });
    for (const id of others) expect(scene.eventOf(id)).toBeDefined();
    expect(await refused()).toEqual({
      count: 1,
      first: [{ appointmentId: session.id, startAt: hours(50) }],
    });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(scene.google.count(/PATCH/)).toBe(1);
    scene.google.faults.length = 0;
    scene.api.clock.ms += 3_600_000;
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(scene.eventOf(session.id)).toMatchObject(timed(50));
    expect(await refused()).toEqual({ count: 0, first: [] });
  });

  it('is made at once when the session goes elsewhere, and forgotten when it goes back', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    scene.google.faults.push({ fault: REFUSAL, on: /PATCH/ });
    await patch(`/appointments/${session.id}`, { startAt: hours(50), endAt: hours(51) });
    await scene.sync();
    await patch(`/appointments/${session.id}`, { startAt: hours(60), endAt: hours(61) });
    await scene.sync();
    expect(scene.eventOf(session.id)).toMatchObject(timed(60));
    scene.google.faults.push({ fault: REFUSAL, on: /PATCH/ });
    await patch(`/appointments/${session.id}`, { startAt: hours(70), endAt: hours(71) });
    await scene.sync();
    await patch(`/appointments/${session.id}`, { startAt: hours(60), endAt: hours(61) });
    await scene.sync();
    expect(await refused()).toMatchObject({ count: 0 });
  });

  it.each([
    ['of a new session', /POST .*\/events$/, { synced: 1, conflicts: 1 }],
    ['of a cancellation', /DELETE/, { synced: 1, conflicts: 1 }],
  ])('%s stops no other', async (_what, on, tally) => {
    await scene.connect();
    const { session } = scene.clinic;
    scene.google.faults.push({ fault: REFUSAL, on });
    if (String(on).includes('DELETE')) await patch(`/appointments/${session.id}/cancel`, {});
    else await scene.book(30);
    const other = await scene.book(40);
    expect(await scene.sync()).toEqual(tally);
    expect(scene.eventOf(other)).toBeDefined();
    expect(await refused()).toMatchObject({ count: 1 });
    scene.api.clock.ms += 3_600_000;
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(await refused()).toMatchObject({ count: 0 });
  });

  it('because Google fails at that one each time lets the others go first', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    await patch(`/appointments/${session.id}`, { startAt: hours(50), endAt: hours(51) });
    const other = await scene.book(30);
    scene.google.faults.push({ fault: { status: 500 }, on: /PATCH/, times: 100 });
    const sync = () => scene.call('POST', '/google-calendar/sync', { token: scene.tokens.ana });
    expect((await sync()).status).toBe(503);
    expect((await sync()).status).toBe(503);
    expect(scene.eventOf(other)).toBeDefined();
    expect((await sync()).status).toBe(200);
    expect(await refused()).toMatchObject({ first: [{ appointmentId: session.id }] });
  });
});

describe('a session whose deleted event Google does not revive', () => {
  it('is written under another id, and stays one event', async () => {
    await scene.connect();
    calendar().revivesDeleted = false;
    const id = await scene.book(30);
    await scene.sync();
    await patch(`/appointments/${id}/cancel`, {});
    await scene.sync();
    expect(scene.eventOf(id)).toBeUndefined();
    await patch(`/appointments/${id}/restore`, {});
    const later = await scene.book(40);
    expect(await scene.sync()).toEqual({ synced: 2, conflicts: 0 });
    expect(scene.eventOf(id)).toMatchObject(timed(30));
    expect(scene.eventOf(later)).toMatchObject(timed(40));
    await patch(`/appointments/${id}`, { startAt: hours(35), endAt: hours(36) });
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(scene.eventOf(id)).toMatchObject(timed(35));
    calendar().invalidateSyncTokens();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(calendar().events).toHaveLength(4);
  });

  it('is written once where the answer to that is lost', async () => {
    await scene.connect();
    calendar().revivesDeleted = false;
    const id = await scene.book(30);
    await scene.sync();
    await patch(`/appointments/${id}/cancel`, {});
    await scene.sync();
    await patch(`/appointments/${id}/restore`, {});
    scene.google.faults.push({ fault: 'lost', on: /POST .*\/events$/, after: 1 });
    const { status } = await scene.call('POST', '/google-calendar/sync', {
      token: scene.tokens.ana,
    });
    expect(status).toBe(503);
    await scene.sync();
    const events = calendar().events.filter(({ start }) => start?.dateTime === hours(30));
    expect(events).toHaveLength(1);
  });
});

describe("a session at the time of somebody else's event", () => {
  it('keeps the time that it was given here, whatever Google reports afterwards', async () => {
    const id = await guestSession(30);
    await patch(`/appointments/${id}`, { startAt: hours(33), endAt: hours(34) });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 1 });
    expect(await refused()).toEqual({
      count: 1,
      first: [{ appointmentId: id, startAt: hours(33) }],
    });
    calendar().patch('convite0', { summary: 'Davi, sala 2' });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    calendar().invalidateSyncTokens();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await scene.appointmentOf(id)).toMatchObject({ startAt: hours(33) });
    expect(calendar().get('convite0')).toMatchObject(timed(30));
  });

  it('follows the organiser, who then has both sides the same again', async () => {
    const id = await guestSession(30);
    await patch(`/appointments/${id}`, { startAt: hours(33), endAt: hours(34) });
    await scene.sync();
    scene.google.calendar(SIDE).patch('convite0', timed(33));
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await refused()).toMatchObject({ count: 0 });
    scene.google.calendar(SIDE).patch('convite0', timed(36));
    await scene.sync();
    expect(await scene.appointmentOf(id)).toMatchObject({ startAt: hours(36) });
  });
});
