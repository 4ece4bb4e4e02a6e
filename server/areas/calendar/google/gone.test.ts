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
import type { IntegrationAnswer } from '../../../../src/domain/contract/calendar.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const calendar = () => scene.google.calendar(PRIMARY);
const stateOf = async (id: string) => (await scene.appointmentOf(id))?.status;
const answer = (cancel: boolean) =>
  scene.call<IntegrationAnswer>('POST', '/google-calendar/held-back', {
    token: scene.tokens.ana,
    body: { cancel },
  });

/** As her own devices have it. */
async function calendarAsk(): Promise<User['calendarAsk']> {
  const { tenantId, people } = scene.clinic;
  const row = await withTenant(scene.db, tenantId, (tx) =>
    tx
      .selectFrom('feed')
      .select('body')
      .where('tenant_id', '=', tenantId)
      .where('entity', '=', 'users')
      .where('doc_id', '=', people.ana.id)
      .where('audience', '=', `user:${people.ana.id}`)
      .executeTakeFirst(),
  );
  return (JSON.parse(row?.body ?? 'null') as User | null)?.calendarAsk;
}

/** Six sessions to come, which stand in Google. */
async function six(): Promise<readonly string[]> {
  const ids = [scene.clinic.session.id];
  for (const start of [30, 32, 34, 36, 38]) ids.push(await scene.book(start));
  await scene.connect();
  return ids;
}
const deleteThere = (ids: readonly string[]) => {
  for (const id of ids) calendar().delete(scene.eventOf(id)!.id);
};

describe('sessions that are gone in Google all at once', () => {
  it('stand, and their psychologist is asked about all of them as one', async () => {
    const ids = await six();
    calendar().clear();
    expect(await scene.sync()).toMatchObject({ synced: 0 });
    for (const id of ids) expect(await stateOf(id)).toBe('scheduled');
    const { heldBack } = await scene.integration();
    // The past one, of which the same holds, comes first.
    expect(heldBack.count).toBe(7);
    expect(heldBack.first.slice(1).map(({ appointmentId }) => appointmentId)).toEqual(ids);
    expect(await calendarAsk()).toEqual({ count: 7, at: hours(0) });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(calendar().events).toEqual([]);
  });

  it('are cancelled when the psychologist says so', async () => {
    const ids = await six();
    calendar().clear();
    await scene.sync();
    const { body } = await answer(true);
    expect(body.heldBack.count).toBe(0);
    for (const id of ids)
      expect(await scene.appointmentOf(id)).toMatchObject({
        status: 'cancelled',
        cancellationReason: 'Removido no Google Agenda',
      });
    expect(await calendarAsk()).toBeNull();
    await scene.api.jobs.runDue();
    for (const id of ids) expect(scene.eventOf(id)).toBeUndefined();
  });

  it.each([true, false])('stand in Google again when they are kept (revived: %s)', async (can) => {
    const ids = await six();
    calendar().clear();
    await scene.sync();
    calendar().revivesDeleted = can;
    expect((await answer(false)).status).toBe(200);
    await scene.api.jobs.runDue();
    for (const id of ids) {
      expect(await stateOf(id)).toBe('scheduled');
      expect(scene.eventOf(id)?.start?.dateTime).toBe((await scene.appointmentOf(id))?.startAt);
    }
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('are counted over all pages of a read, also of a full one', async () => {
    const ids = await six();
    calendar().pageLimit = 1;
    deleteThere(ids.slice(0, 4));
    calendar().invalidateSyncTokens();
    await scene.sync();
    for (const id of ids) expect(await stateOf(id)).toBe('scheduled');
    expect((await scene.integration()).heldBack.count).toBe(4);
    deleteThere(ids.slice(4));
    await scene.sync();
    expect((await scene.integration()).heldBack.count).toBe(6);
  });

  it('are asked about no more once their events are back', async () => {
    const ids = await six();
    const events = ids.map((id) => scene.eventOf(id)!);
    deleteThere(ids);
    await scene.sync();
    for (const { id, etag: _, ...event } of events)
      calendar().update(id, { ...event, status: 'confirmed' });
    await scene.sync();
    expect((await scene.integration()).heldBack.count).toBe(0);
    expect(await calendarAsk()).toBeNull();
    for (const id of ids) expect(await stateOf(id)).toBe('scheduled');
  });

  it('are cancelled without a question where they are three', async () => {
    const ids = await six();
    deleteThere(ids.slice(0, 3));
    expect(await scene.sync()).toEqual({ synced: 3, conflicts: 0 });
    expect(await Promise.all(ids.map(stateOf))).toEqual([
      ...Array<string>(3).fill('cancelled'),
      ...Array<string>(3).fill('scheduled'),
    ]);
    expect((await scene.integration()).heldBack.count).toBe(0);
  });

  it('that change here meanwhile are kept or gone as they are here', async () => {
    const ids = await six();
    deleteThere(ids);
    await scene.sync();
    const [first, second] = ids.slice(1);
    await scene.call('PATCH', `/appointments/${first}`, {
      token: scene.tokens.ana,
      body: { startAt: hours(60), endAt: hours(61) },
    });
    await scene.call('PATCH', `/appointments/${second}/cancel`, {
      token: scene.tokens.ana,
      body: {},
    });
    await scene.sync();
    expect(scene.eventOf(first!)).toMatchObject(timed(60));
    expect((await scene.integration()).heldBack.count).toBe(4);
    expect(await calendarAsk()).toMatchObject({ count: 4 });
  });

  it('are asked about no more when the calendar is disconnected', async () => {
    const ids = await six();
    calendar().clear();
    await scene.sync();
    await scene.call('DELETE', '/google-calendar/disconnect', { token: scene.tokens.ana });
    expect(await calendarAsk()).toBeNull();
    for (const id of ids) expect(await stateOf(id)).toBe('scheduled');
  });
});

describe('a session whose event still stands', () => {
  it('in another calendar is not cancelled: its psychologist is asked', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().moveTo(scene.eventOf(session.id)!.id, scene.google.calendar(SIDE));
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await stateOf(session.id)).toBe('scheduled');
    expect((await scene.integration()).heldBack.first).toEqual([
      { appointmentId: session.id, startAt: session.startAt, isElsewhere: true },
    ]);
    await answer(false);
    await scene.api.jobs.runDue();
    expect(scene.eventOf(session.id)).toMatchObject(timed(24));
  });

  it('waits where Google does not say whether it stands in another calendar', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    deleteThere([session.id]);
    scene.google.faults.push({ fault: { status: 503 }, on: /GET .*calendarList$/ });
    const sync = () => scene.call('POST', '/google-calendar/sync', { token: scene.tokens.ana });
    expect((await sync()).status).toBe(503);
    expect(await stateOf(session.id)).toBe('scheduled');
    expect((await sync()).status).toBe(200);
    expect(await stateOf(session.id)).toBe('cancelled');
  });

  it.each([
    ['without a length', timed(24, 24)],
    ['of two minutes', timed(24, 24 + 1 / 30)],
    ['of thirty hours', timed(24, 54)],
    ['in the row of whole days', { start: { date: '2026-03-11' }, end: { date: '2026-03-12' } }],
    [
      'in the year 2150',
      { start: { dateTime: '2150-01-01T12:00:00Z' }, end: { dateTime: '2150-01-01T13:00:00Z' } },
    ],
  ])('%s goes back to its hour', async (_how, times) => {
    await scene.connect();
    const { session } = scene.clinic;
    const { id } = scene.eventOf(session.id)!;
    const none = { dateTime: null, date: null, timeZone: null };
    calendar().patch(id, {
      start: { ...none, ...times.start },
      end: { ...none, ...times.end },
    });
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 1 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({
      status: 'scheduled',
      startAt: session.startAt,
      endAt: session.endAt,
    });
    expect(scene.eventOf(session.id)).toMatchObject(timed(24));
    expect(scene.eventOf(session.id)?.start?.date).toBeUndefined();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('takes what our own form would: another day, and another length', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    calendar().patch(scene.eventOf(session.id)!.id, timed(50, 51.5));
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
    expect(await scene.appointmentOf(session.id)).toMatchObject({
      startAt: hours(50),
      endAt: hours(51.5),
    });
  });
});
