import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  timed,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';

const WEEK = 24 * 7;
let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const calendar = () => scene.google.calendar(PRIMARY);
const ana = () => scene.tokens.ana;
const isBusy = (one: Appointment) => one.isGoogleCalendarEvent && one.patientId === null;
const busyStarts = async () => (await scene.agenda()).filter(isBusy).map((one) => one.startAt);
/** Davi's sessions that take place. */
const sessions = async () =>
  (await scene.agenda()).filter(
    ({ patientId, status }) => patientId === scene.clinic.davi.id && status === 'scheduled',
  );
const starts = async () => (await sessions()).map(({ startAt }) => startAt);
const isListed = (at: string): boolean => at > hours(2 * WEEK);
/** The hours from the third week on at which something stands in Google. */
const inGoogle = () =>
  calendar()
    .events.map(({ start }) => start?.dateTime ?? '')
    .filter(isListed)
    .toSorted((a, b) => (a < b ? -1 : 1));

/** A series of eight weeks in Google. Those from the third on are Davi's sessions. */
async function series(): Promise<void> {
  calendar().insert({ id: 'davi00', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=8'], ...timed(3) });
  await scene.connect();
  for (const { id } of (await scene.agenda()).filter(isBusy).slice(2)) {
    const { status } = await scene.call('PATCH', `/appointments/${id}`, {
      token: ana(),
      body: { patientId: scene.clinic.davi.id },
    });
    expect(status).toBe(200);
  }
}

const weeks = (from: number, to: number, hour: number): string[] =>
  Array.from({ length: to - from }, (_, n) => hours((from + n) * WEEK + hour));
const heldBack = async () => (await scene.integration()).heldBack.count;

describe('patients whose sessions are times of a series in Google', () => {
  it.each([
    ['a day later', 27],
    ['an hour earlier', 2],
    ['to a day before', 3 - 48],
  ])('keep them when the series is moved %s', async (_how, hour) => {
    await series();
    const before = (await sessions()).map(({ id }) => id);
    calendar().patch('davi00', timed(hour));
    expect(await scene.sync()).toMatchObject({ conflicts: 0 });
    expect(await starts()).toEqual(weeks(2, 8, hour));
    expect((await sessions()).map(({ id }) => id)).toEqual(before);
    expect(inGoogle()).toEqual(weeks(2, 8, hour).filter(isListed));
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    calendar().invalidateSyncTokens();
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
    expect(await busyStarts()).toEqual(weeks(0, 2, hour));
  });

  it('keep them although Google names nothing of a cancelled time but its id', async () => {
    await series();
    calendar().tellsSeriesOfCancelled = false;
    calendar().patch('davi00', timed(27));
    await scene.sync();
    expect(await starts()).toEqual(weeks(2, 8, 27));
    expect(inGoogle()).toEqual(weeks(2, 8, 27));
  });

  it('keep them when a read is cut and begins again', async () => {
    await series();
    calendar().pageLimit = 4;
    calendar().patch('davi00', timed(27));
    scene.google.faults.push({ fault: 'cut', on: /GET .*\/events$/, after: 2 });
    const { status } = await scene.call('POST', '/google-calendar/sync', { token: ana() });
    expect(status).toBe(503);
    expect(inGoogle()).toEqual(weeks(2, 8, 27));
    await scene.sync();
    expect(await starts()).toEqual(weeks(2, 8, 27));
    expect(inGoogle()).toEqual(weeks(2, 8, 27));
    expect(await heldBack()).toBe(0);
  });

  it.each([
    ['first cut and then begun anew', true, 'davi00_R20260407T150000', 27],
    ['first begun anew and then cut', false, 'davi00_R20260407T150000', 27],
    ['first cut, under another name at the same hours', true, 'outra0', 3],
    ['first begun anew, under another name at the same hours', false, 'outra0', 3],
  ])('keep them when the series is divided, %s, in two reads', async (...row) => {
    const [, isCutFirst, id, hour] = row;
    await series();
    await calendar().split(
      'davi00',
      { before: 4, after: 4 },
      { id, ...timed(4 * WEEK + hour) },
      { isCutFirst, run: () => scene.sync() },
    );
    expect(await sessions()).toHaveLength(6);
    await scene.sync();
    expect(await starts()).toEqual([...weeks(2, 4, 3), ...weeks(4, 8, hour)]);
    expect(inGoogle()).toEqual([...weeks(2, 4, 3), ...weeks(4, 8, hour)]);
    expect(await busyStarts()).toEqual(weeks(0, 2, 3));
    expect(await heldBack()).toBe(0);
    scene.api.clock.ms += 3_600_000;
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('wait for an answer when nobody can tell what became of the series', async () => {
    await series();
    await calendar().split(
      'davi00',
      { before: 4, after: 4 },
      { id: 'outra0', ...timed(4 * WEEK + 27) },
      { isCutFirst: true, run: () => scene.sync() },
    );
    await scene.sync();
    expect(await heldBack()).toBe(0);
    scene.api.clock.ms += 11 * 60_000;
    await scene.sync();
    expect(await heldBack()).toBe(4);
    expect(await starts()).toEqual(weeks(2, 8, 3));
    expect(inGoogle()).toEqual([...weeks(2, 4, 3), ...weeks(4, 8, 27)]);
  });

  it('are not written as twenty events of ours when the series is deleted', async () => {
    await series();
    calendar().delete('davi00');
    await scene.sync();
    scene.api.clock.ms += 11 * 60_000;
    await scene.sync();
    expect(inGoogle()).toEqual([]);
    expect(await heldBack()).toBe(6);
    expect(await starts()).toEqual(weeks(2, 8, 3));
  });

  it('keep the hour that a session was given here, to which its event goes back', async () => {
    await series();
    const [first, ...rest] = await sessions();
    await scene.call('PATCH', `/appointments/${first!.id}`, {
      token: ana(),
      body: { startAt: hours(2 * WEEK + 6), endAt: hours(2 * WEEK + 7) },
    });
    calendar().patch('davi00', timed(27));
    expect(await scene.sync()).toMatchObject({ conflicts: 1 });
    expect(await starts()).toEqual([hours(2 * WEEK + 6), ...weeks(3, 8, 27)]);
    expect(rest).toHaveLength(5);
    expect(inGoogle()).toEqual([hours(2 * WEEK + 6), ...weeks(3, 8, 27)]);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });
});
