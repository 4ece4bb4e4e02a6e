import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  SIDE,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { gate } from '../../../../test/harness/server/jobs.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const DELETE = /DELETE .*\/events\//;
const starts = (calendarId: string) =>
  scene.google
    .calendar(calendarId)
    .events.map(({ start }) => start?.dateTime ?? '')
    .toSorted((a, b) => (a < b ? -1 : 1));
const disconnect = (token = scene.tokens.ana) =>
  scene.call('DELETE', '/google-calendar/disconnect', { token });
const departures = async () =>
  (await sql`select id from calendar_departures`.execute(scene.db.kysely)).rows.length;
const statuses = async () => (await scene.agenda()).map(({ status }) => status);

async function book(count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await scene.call('POST', '/appointments', {
      token: scene.tokens.ana,
      body: {
        patientId: scene.clinic.davi.id,
        startAt: hours(100 + n),
        endAt: hours(101 + n),
      },
    });
}

describe('a calendar that is disconnected', () => {
  it('keeps what is past, and loses the sessions to come; then the grant ends', async () => {
    const { past } = scene.clinic;
    scene.google.calendar(PRIMARY).insert({
      id: 'dentista',
      start: { dateTime: hours(5) },
      end: { dateTime: hours(6) },
    });
    await scene.connect();
    expect(starts(PRIMARY)).toHaveLength(3);
    expect((await disconnect()).body).toEqual({ success: true });
    expect(scene.google.count(DELETE)).toBe(0);
    await scene.api.jobs.runDue();
    expect(starts(PRIMARY)).toEqual([past.startAt, hours(5)]);
    expect(scene.google.oauth.secrets).toEqual([]);
    expect(await departures()).toBe(0);
    expect(await statuses()).toEqual(['expired', 'scheduled']);
  });

  it('keeps a session’s event that was made a series, also when the session is cancelled', async () => {
    await scene.connect();
    await book(1);
    await scene.sync();
    const calendar = scene.google.calendar(PRIMARY);
    const weekly = { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] };
    const { session } = scene.clinic;
    for (const at of [session.startAt, hours(100)])
      calendar.patch(calendar.events.find(({ start }) => start?.dateTime === at)!.id, weekly);
    const { ana: token } = scene.tokens;
    await scene.call('PATCH', `/appointments/${session.id}/cancel`, { token, body: {} });
    await scene.sync();
    calendar.invalidateSyncTokens();
    await scene.sync();
    await scene.sync();
    await disconnect();
    await scene.api.jobs.runDue();
    expect(starts(PRIMARY).filter((at) => at > hours(20))).toHaveLength(8);
  });

  it('takes busy times along however long they are past', async () => {
    const calendar = scene.google.calendar(PRIMARY);
    const days = (n: number) => ({ dateTime: hours(24 * n) });
    calendar.insert({ start: days(-6), end: days(-5) });
    await scene.connect();
    scene.api.clock.ms += 5 * 86_400_000;
    const token = await scene.api.tokenFor(scene.clinic.actor(scene.clinic.people.ana));
    expect((await disconnect(token)).status).toBe(200);
    expect((await scene.agenda()).filter((one) => one.isGoogleCalendarEvent)).toEqual([]);
  });

  it('is left however long Google is out of reach, and emptied once it is back', async () => {
    await scene.connect();
    await book(2);
    await scene.sync();
    scene.google.faults.push({ fault: { status: 503 }, on: DELETE, after: 1, times: 2 });
    expect((await disconnect()).status).toBe(200);
    for (let n = 0; n < 4; n++) {
      await scene.api.jobs.runDue();
      scene.api.clock.ms += 3_600_000;
    }
    expect(starts(PRIMARY)).toEqual([scene.clinic.past.startAt]);
    expect(scene.google.oauth.secrets).toEqual([]);
    expect(await departures()).toBe(0);
  });

  it('is given up, and its tokens are forgotten, where Google never comes back or has ended the grant', async () => {
    await scene.connect();
    scene.google.faults.push({ fault: { status: 500 }, on: /./, times: 1000 });
    await disconnect();
    for (let n = 0; n < 12; n++) {
      await scene.api.jobs.runDue();
      scene.api.clock.ms += 2 * 3_600_000;
    }
    expect(await departures()).toBe(0);
    scene.google.faults.length = 0;
    await scene.connect();
    scene.google.oauth.revokeAll();
    await disconnect();
    await scene.api.jobs.runDue();
    expect(await departures()).toBe(0);
  });

  describe('in the middle of a sync', () => {
    const INSERT = /POST .*\/events$/;
    const sync = () => scene.call('POST', '/google-calendar/sync', { token: scene.tokens.ana });

    beforeEach(async () => {
      // A colleague on the same account: the grant lives on, and writes that are under way succeed.
      await scene.connect(SIDE, scene.tokens.bruno);
      const { code, state } = await scene.authorize();
      await scene.call('POST', '/google-calendar/connect', {
        token: scene.tokens.ana,
        body: { authCode: code, state },
      });
      scene.google.calls.length = 0;
    });

    it('keeps no event of a write whose answer was lost', async () => {
      scene.google.faults.push({ fault: 'lost', on: INSERT, after: 1 });
      expect((await sync()).status).toBe(503);
      expect(starts(PRIMARY)).toHaveLength(2);
      await disconnect();
      await scene.api.jobs.runDue();
      expect(starts(PRIMARY)).toEqual([scene.clinic.past.startAt]);
    });

    it('keeps no event of a write that is under way', async () => {
      const { open, opened } = gate();
      scene.google.faults.push({ fault: opened, on: INSERT, after: 1 });
      const running = sync();
      await vi.waitFor(() => expect(scene.google.count(INSERT)).toBe(2), 5000);
      await disconnect();
      await scene.api.jobs.runDue();
      open();
      expect((await running).status).toBe(200);
      scene.api.clock.ms += 60_000;
      await scene.api.jobs.runDue();
      expect(starts(PRIMARY)).toEqual([scene.clinic.past.startAt]);
    });
  });

  it('has more sessions to come than one run removes', async () => {
    await scene.connect();
    await book(120);
    while ((await scene.sync()).synced > 0);
    expect(starts(PRIMARY)).toHaveLength(122);
    await disconnect();
    await scene.api.jobs.runDue();
    expect(starts(PRIMARY)).toEqual([scene.clinic.past.startAt]);
  });

  it('keeps its tokens sealed until they are gone', async () => {
    await scene.connect();
    await disconnect();
    const { rows } = await sql<{
      t: string;
    }>`select x::text as t from calendar_departures x`.execute(scene.db.kysely);
    expect(rows).toHaveLength(1);
    for (const secret of scene.google.oauth.secrets) expect(rows[0]?.t).not.toContain(secret);
  });
});

describe('a calendar that is connected again', () => {
  it('before its events are out keeps them, and its sessions', async () => {
    await scene.connect();
    await book(3);
    await scene.sync();
    scene.google.faults.push({ fault: { status: 503 }, on: DELETE, after: 2 });
    await disconnect();
    await scene.api.jobs.runDue();
    await scene.connect();
    for (let n = 0; n < 3; n++) {
      scene.api.clock.ms += 5 * 60_000;
      await scene.api.jobs.runDue();
    }
    expect(starts(PRIMARY)).toHaveLength(5);
    expect(await statuses()).not.toContain('cancelled');
    expect(await departures()).toBe(0);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('waits with its first sync for an event that is on its way out, so that no session is cancelled', async () => {
    await scene.connect();
    scene.google.faults.push({ fault: 'silence', on: DELETE });
    await disconnect();
    const leaving = scene.api.jobs.runDue();
    await vi.waitFor(() => expect(scene.google.count(DELETE)).toBe(1), 5000);
    const { code, state } = await scene.authorize();
    const connected = await scene.call('POST', '/google-calendar/connect', {
      token: scene.tokens.ana,
      body: { authCode: code, state },
    });
    expect(connected.status).toBe(200);
    const early = await scene.call('POST', '/google-calendar/sync', { token: scene.tokens.ana });
    expect([early.status, early.body['code']]).toEqual([409, 'google_sync_running']);
    await leaving;
    scene.api.clock.ms += 60_000;
    await scene.api.jobs.runDue();
    expect(starts(PRIMARY)).toHaveLength(2);
    expect(await statuses()).not.toContain('cancelled');
  });
});

describe('another calendar in the place of the first', () => {
  it('takes the sessions along, and the grant of both lives on', async () => {
    await scene.connect(PRIMARY);
    await scene.connect(SIDE);
    expect(starts(PRIMARY)).toEqual([scene.clinic.past.startAt]);
    expect(starts(SIDE)).toHaveLength(2);
    expect(scene.google.oauth.secrets).not.toEqual([]);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});

describe('an account that two people share', () => {
  it('keeps its grant until the last of them has left', async () => {
    await scene.connect(PRIMARY);
    await scene.connect(SIDE, scene.tokens.bruno);
    await disconnect();
    await scene.api.jobs.runDue();
    expect(scene.google.count(/POST \/revoke/)).toBe(0);
    scene.api.clock.ms += 3_600_000;
    const bruno = { token: scene.tokens.bruno };
    expect((await scene.call('POST', '/google-calendar/sync', bruno)).status).toBe(200);
    await disconnect(scene.tokens.bruno);
    await scene.api.jobs.runDue();
    expect(scene.google.oauth.secrets).toEqual([]);
  });

  it('keeps its grant while the person is signing in again', async () => {
    await scene.connect();
    const { code, state } = await scene.authorize();
    await disconnect();
    await scene.api.jobs.runDue();
    const connected = await scene.call('POST', '/google-calendar/connect', {
      token: scene.tokens.ana,
      body: { authCode: code, state },
    });
    expect(connected.status).toBe(200);
    await scene.api.jobs.runDue();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});
