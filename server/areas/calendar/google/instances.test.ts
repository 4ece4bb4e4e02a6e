import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, TEST_ORIGIN } from '../../../../test/harness/server/api.ts';
import {
  type CalendarScene,
  CLIENT,
  openCalendarScene,
  PRIMARY,
  timed,
} from '../../../../test/harness/server/calendarScene.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';

const LIST = /GET \/calendar\/v3\/calendars\/.*\/events$/;

describe.each(engines())('several instances on one database ($name)', ({ open }) => {
  let db: Database;
  let scene: CalendarScene;

  /** A second one on the database of the scene's. */
  let other: TestApi;

  // The first start of an embedded database takes long on a busy machine.
  beforeEach(async () => {
    db = await open();
    scene = await openCalendarScene(db);
    const { id: clientId, secret: clientSecret } = CLIENT;
    const { url } = scene.google;
    const google = { clientId, clientSecret, apiUrl: url, oauthUrl: url, timeoutMs: 3000 };
    other = createTestApi(db, { publicUrl: TEST_ORIGIN, google });
  }, 120_000);
  afterEach(async () => {
    await scene.close();
    await db.close();
  });

  it('sync one calendar once, whichever gets to it first', async () => {
    await scene.connect();
    for (let n = 0; n < 5; n++)
      scene.google.calendar(PRIMARY).insert({ id: `evento${n}`, ...timed(n) });
    scene.google.calls.length = 0;
    scene.api.clock.ms += 5 * 60_000;
    other.clock.ms = scene.api.clock.ms;
    const counts = await Promise.all([scene.api.jobs.runDue(), other.jobs.runDue()]);
    expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(2);
    expect(scene.google.count(LIST)).toBe(1);
    expect((await scene.agenda()).filter((one) => one.isGoogleCalendarEvent)).toHaveLength(5);
  });

  it('share the key: what one connected, another syncs, moves and disconnects', async () => {
    await scene.connect();
    const { session } = scene.clinic;
    const [event] = scene.google
      .calendar(PRIMARY)
      .events.filter(({ start: at }) => at?.dateTime === session.startAt);
    scene.google.calendar(PRIMARY).patch(event!.id, timed(60));
    const { ana: token } = scene.tokens;
    const synced = await other.call('POST', '/google-calendar/sync', { token });
    expect(synced.body).toEqual({ synced: 1, conflicts: 0 });
    const shown = await scene.call('GET', `/appointments/${session.id}`, { token });
    expect(shown.body).toMatchObject({ startAt: hours(60) });
    expect((await other.call('DELETE', '/google-calendar/disconnect', { token })).status).toBe(200);
    await scene.api.jobs.runDue();
    expect(scene.google.oauth.secrets).toEqual([]);
  });

  it('book and sync at the same moment without a session lost or doubled', async () => {
    await scene.connect();
    const { ana: token } = scene.tokens;
    const bookings = Array.from({ length: 12 }, (_, n) =>
      scene.call('POST', '/appointments', {
        token,
        body: { patientId: scene.clinic.davi.id, startAt: hours(40 + n), endAt: hours(41 + n) },
      }),
    );
    const syncs = Array.from({ length: 3 }, () =>
      scene.call('POST', '/google-calendar/sync', { token }),
    );
    const booked = await Promise.all(bookings);
    await Promise.all(syncs);
    expect(booked.map(({ status }) => status)).toEqual(Array(12).fill(201));
    await scene.api.jobs.runDue();
    await scene.sync();
    const times = scene.google.calendar(PRIMARY).events.map(({ start: at }) => at?.dateTime ?? '');
    const standing = (await scene.agenda()).map(({ startAt }) => startAt);
    expect(times.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(standing);
    expect(standing).toHaveLength(14);
  });
});
