import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  timed,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import type { Fault } from '../../../../test/standins/google/faults.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const calendar = () => scene.google.calendar(PRIMARY);
const LIST = /GET \/calendar\/v3\/calendars\/.*\/events$/;
const busyTimes = async () => (await scene.agenda()).filter((one) => one.isGoogleCalendarEvent);
const post = (path: string) =>
  scene.call(`POST`, `/google-calendar${path}`, { token: scene.tokens.ana });
const tick = async (ms = 5 * 60_000) => {
  scene.api.clock.ms += ms;
  await scene.api.jobs.runDue();
};

const failures: readonly (readonly [string, Fault, number, string])[] = [
  ['500', { status: 500 }, 503, 'google_unavailable'],
  ['503', { status: 503 }, 503, 'google_unavailable'],
  ['no answer in time', 'silence', 503, 'google_unavailable'],
  ['garbage', 'garbage', 503, 'google_unavailable'],
  ['a cut body', 'cut', 503, 'google_unavailable'],
  ['429', { status: 429, retryAfter: 120 }, 429, 'google_limited'],
  ['403 for too many calls', { status: 403, reason: 'rateLimitExceeded' }, 429, 'google_limited'],
  ['403', { status: 403, reason: 'forbidden' }, 409, 'google_refused'],
  ['400, also for a full read,', { status: 400, reason: 'invalid' }, 409, 'google_refused'],
];

describe('a failure of Google', () => {
  it.each(failures)('%s is told to the person, and the next sync makes it good', async (...row) => {
    const [, fault, status, code] = row;
    await scene.connect();
    calendar().insert({ id: 'depois', ...timed(5) });
    scene.google.faults.push({ fault, on: LIST, times: code === 'google_refused' ? 2 : 1 });
    const answer = await post('/sync');
    scene.google.faults.length = 0;
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.headers.has('retry-after')).toBe(status === 429);
    expect(answer.text).not.toMatch(/Planned|googleapis|helena@/);
    expect(await busyTimes()).toEqual([]);
    expect(await scene.integration()).toMatchObject({ exists: true, needsReconnect: false });
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
  });

  it('makes the job wait, longer each time, and at least as long as Google asks', async () => {
    await scene.connect();
    scene.google.faults.push({ fault: { status: 429, retryAfter: 1800 }, on: LIST, times: 1 });
    await tick();
    const calls = scene.google.count(LIST);
    for (let minutes = 5; minutes < 30; minutes += 5) await tick();
    expect(scene.google.count(LIST)).toBe(calls);
    await tick();
    await tick();
    expect(scene.google.count(LIST)).toBeGreaterThan(calls);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('may ask for a patience that no calendar holds', async () => {
    await scene.connect();
    const fault = { status: 429, retryAfter: 1e14 };
    scene.google.faults.push({ fault, on: LIST });
    const answer = await post('/sync');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '86400']);
    await tick(25 * 3_600_000);
    expect(await scene.integration()).toMatchObject({
      lastSyncAt: new Date(scene.api.clock.ms).toISOString(),
    });
  });

  it('over one event of somebody else leaves the rest of the sync alone', async () => {
    calendar().insert({ id: 'davi00', ...timed(30) });
    await scene.connect();
    const [busy] = await busyTimes();
    const change = (body: object) =>
      scene.call('PATCH', `/appointments/${busy!.id}`, { token: scene.tokens.ana, body });
    await change({ patientId: scene.clinic.davi.id });
    await change({ startAt: hours(33), endAt: hours(34) });
    const fault = { status: 400, reason: 'eventTypeRestriction' };
    scene.google.faults.push({ fault, on: /PATCH/ });
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('to take a write that never ends is left to the next sync by the clock', async () => {
    await scene.connect();
    await scene.call('PATCH', `/appointments/${scene.clinic.session.id}`, {
      token: scene.tokens.ana,
      body: { startAt: hours(40), endAt: hours(41) },
    });
    const fault = { status: 412, reason: 'conditionNotMet' };
    scene.google.faults.push({ fault, on: /PATCH/, times: 40 });
    await scene.api.jobs.runDue();
    expect(scene.google.count(/PATCH/)).toBe(3);
  });

  it('in the middle of the pages leaves nothing twice and nothing out', async () => {
    calendar().pageLimit = 2;
    for (let n = 0; n < 7; n++) calendar().insert({ id: `evento${n}`, ...timed(n * 2) });
    const { code, state } = await scene.authorize();
    await scene.call('POST', '/google-calendar/connect', {
      token: scene.tokens.ana,
      body: { authCode: code, state },
    });
    scene.google.faults.push({ fault: { status: 500 }, on: LIST, after: 2 });
    expect((await post('/sync')).status).toBe(503);
    expect(await busyTimes()).toHaveLength(4);
    await scene.sync();
    expect(await busyTimes()).toHaveLength(7);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await busyTimes()).toHaveLength(7);
  });

  it('that loses the answer to a write does not write a second event', async () => {
    const { code, state } = await scene.authorize();
    await scene.call('POST', '/google-calendar/connect', {
      token: scene.tokens.ana,
      body: { authCode: code, state },
    });
    scene.google.faults.push({ fault: 'lost', on: /POST .*\/events$/ });
    expect((await post('/sync')).status).toBe(503);
    expect(calendar().events).toHaveLength(1);
    await scene.sync();
    expect(calendar().events).toHaveLength(2);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});

describe('an access token', () => {
  it('whose time is up is renewed before it is used', async () => {
    await scene.connect();
    scene.api.clock.ms += 3_600_000;
    scene.google.calls.length = 0;
    await scene.sync();
    expect(scene.google.count(/POST \/token/)).toBe(1);
    await scene.sync();
    expect(scene.google.count(/POST \/token/)).toBe(1);
  });

  it('that Google no longer takes is renewed once', async () => {
    await scene.connect();
    scene.google.oauth.expireAccess();
    scene.google.calls.length = 0;
    await scene.sync();
    expect(scene.google.count(/POST \/token/)).toBe(1);
    scene.google.faults.push({ fault: { status: 401 }, on: LIST, times: 5 });
    expect((await post('/sync')).status).toBe(503);
    expect(scene.google.faults[0]?.times).toBe(3);
    expect(await scene.integration()).toMatchObject({ needsReconnect: false });
  });
});

describe('a grant that is over', () => {
  it('keeps the connection, switches the sync off and asks to connect anew', async () => {
    calendar().insert({ id: 'antes0', ...timed(5) });
    await scene.connect();
    scene.google.oauth.revokeAll();
    const answer = await post('/sync-appointments');
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'google_reconnect',
        message: 'A conexão com o Google Agenda expirou. Conecte a agenda novamente.',
      },
    ]);
    expect(await scene.integration()).toMatchObject({
      exists: true,
      needsReconnect: true,
      data: { syncEnabled: false, calendarName: 'Helena' },
    });
    const calls = scene.google.calls.length;
    await tick();
    expect(scene.google.calls).toHaveLength(calls);
    const on = await scene.call('PUT', '/google-calendar/integration', {
      token: scene.tokens.ana,
      body: { syncEnabled: true },
    });
    expect(on.body['code']).toBe('google_reconnect');
    calendar().delete('antes0');
    await scene.connect();
    expect(await scene.integration()).toMatchObject({ needsReconnect: false });
    expect(await busyTimes()).toEqual([]);
  });

  it('and so does a calendar that is gone', async () => {
    await scene.connect();
    scene.google.removeCalendar(PRIMARY);
    expect((await post('/sync')).status).toBe(404);
    expect(await scene.integration()).toMatchObject({ exists: true, needsReconnect: true });
  });
});

describe('a sync token that Google no longer knows (410)', () => {
  it('leads to a full read: nothing twice, and what was deleted meanwhile goes', async () => {
    calendar().pageLimit = 2;
    for (let n = 0; n < 5; n++) calendar().insert({ id: `evento${n}`, ...timed(n * 2) });
    await scene.connect();
    const before = (await busyTimes()).map(({ id }) => id);
    calendar().delete('evento0');
    calendar().patch('evento1', timed(15));
    calendar().insert({ id: 'evento5', ...timed(17) });
    const session = calendar().events.find(({ start }) => start?.dateTime === hours(24));
    calendar().delete(session!.id);
    calendar().invalidateSyncTokens();
    expect(await scene.sync()).toEqual({ synced: 4, conflicts: 0 });
    const after = await busyTimes();
    expect(after.map(({ startAt }) => startAt)).toEqual([4, 6, 8, 15, 17].map(hours));
    expect(after.filter(({ id }) => before.includes(id))).toHaveLength(4);
    const [cancelled] = (await scene.agenda()).filter(({ status }) => status === 'cancelled');
    expect(cancelled).toMatchObject({ id: scene.clinic.session.id });
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('in the middle of the pages leads there as well', async () => {
    await scene.connect();
    calendar().pageLimit = 2;
    for (let n = 0; n < 5; n++) calendar().insert({ id: `evento${n}`, ...timed(n * 2) });
    scene.google.faults.push({ fault: { status: 410 }, on: LIST, after: 1 });
    await scene.sync();
    expect(await busyTimes()).toHaveLength(5);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('may be refused in other words', async () => {
    await scene.connect();
    calendar().insert({ id: 'depois', ...timed(5) });
    scene.google.faults.push({ fault: { status: 400, reason: 'invalid' }, on: LIST });
    expect(await scene.sync()).toEqual({ synced: 1, conflicts: 0 });
  });

  it('is not needed for the window to move on: everything is read anew each week', async () => {
    calendar().insert({ id: 'longe0', ...timed(24 * 370) });
    await scene.connect();
    expect(await busyTimes()).toEqual([]);
    await tick(8 * 86_400_000);
    expect(await busyTimes()).toHaveLength(1);
  });
});

describe('a calendar that became one to read only', () => {
  it('syncs one way from then on, and both ways once it may be written to again', async () => {
    await scene.connect();
    calendar().accessRole = 'reader';
    const { session } = scene.clinic;
    await scene.call('PATCH', `/appointments/${session.id}`, {
      token: scene.tokens.ana,
      body: { startAt: hours(40), endAt: hours(41) },
    });
    expect((await post('/sync')).status).toBe(200);
    expect(await scene.integration()).toMatchObject({
      readOnly: true,
      calendar: { accessRole: 'reader' },
    });
    const starts = () => calendar().events.map(({ start }) => start?.dateTime);
    expect(starts()).not.toContain(hours(40));
    calendar().accessRole = 'writer';
    await scene.sync();
    expect(starts()).toContain(hours(40));
    expect(await scene.integration()).toMatchObject({ readOnly: false, warning: null });
  });
});

describe('two syncs at once', () => {
  it('do not happen: one runs, the other says so', async () => {
    await scene.connect();
    calendar().insert({ id: 'depois', ...timed(5) });
    const answers = await Promise.all([post('/sync'), post('/sync'), post('/sync')]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('google_sync_running');
    expect(await busyTimes()).toHaveLength(1);
  });

  it('and one that died with its process does not stand in the way for ever', async () => {
    await scene.connect();
    scene.google.faults.push({ fault: 'silence', on: LIST });
    const calls = scene.google.count(LIST);
    const dying = post('/sync');
    await vi.waitFor(() => expect(scene.google.count(LIST)).toBe(calls + 1), 5000);
    scene.api.clock.ms += 4 * 60_000;
    expect((await post('/sync')).status).toBe(200);
    await dying;
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('and one whose calendar is disconnected meanwhile ends quietly', async () => {
    await scene.connect();
    scene.google.faults.push({ fault: 'silence', on: LIST });
    const calls = scene.google.count(LIST);
    const running = post('/sync');
    await vi.waitFor(() => expect(scene.google.count(LIST)).toBe(calls + 1), 5000);
    const gone = await scene.call('DELETE', '/google-calendar/disconnect', {
      token: scene.tokens.ana,
    });
    expect(gone.status).toBe(200);
    expect((await running).status).toBeLessThan(500);
    expect(await scene.integration()).toMatchObject({ exists: false });
  });
});
