import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { formatMoment } from '../../../../src/domain/time/format.ts';

let scene: CalendarScene;
beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const busyIn = async (zone: string) =>
  (await scene.agenda())
    .filter((one) => one.isGoogleCalendarEvent && one.patientId === null)
    .map(({ startAt, endAt }) => [startAt, endAt].map((at) => formatMoment(at, zone)));

it('a whole day of another calendar stays that day where the practice’s clocks become others', async () => {
  scene.google.calendar(PRIMARY).insert({
    id: 'feriado',
    start: { date: '2026-03-17' },
    end: { date: '2026-03-18' },
  });
  await scene.connect();
  const day = [['17/03/2026 às 00:00', '18/03/2026 às 00:00']];
  expect(await busyIn('America/Sao_Paulo')).toEqual(day);
  for (const timeZone of ['America/Manaus', 'Europe/Lisbon', 'America/Sao_Paulo']) {
    const token = scene.tokens.admin;
    await scene.call('PATCH', '/users/practice/time-zone', { token, body: { timeZone } });
    await scene.api.jobs.runDue();
    expect(await busyIn(timeZone)).toEqual(day);
  }
});
