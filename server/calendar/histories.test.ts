import { afterEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
} from '../../test/harness/calendarScene.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { hours } from '../../test/harness/practice.ts';
import { eachSeed, type Seeded } from '../../test/harness/seeded.ts';
import type { Fault } from '../../test/standins/google/faults.ts';

let scene: CalendarScene | undefined;
afterEach(() => scene?.close());

const faults: readonly Fault[] = ['garbage', 'cut', 'lost', { status: 500 }, { status: 401 }];

const span = (random: Seeded) => {
  const from = 30 + random.int(40);
  return { startAt: hours(from), endAt: hours(from + 1 + random.int(2)) };
};
const times = ({ startAt, endAt }: { startAt: string; endAt: string }) => ({
  start: { dateTime: startAt },
  end: { dateTime: endAt },
});

/** One thing that a person does here or there, or that happens to a sync between. Refusals are part of life. */
async function happen(
  { call, tokens, google, clinic, api, ...rest }: CalendarScene,
  random: Seeded,
) {
  const { ana: token } = tokens;
  const calendar = google.calendar(PRIMARY);
  const open = (await rest.agenda()).filter(({ status }) => status === 'scheduled');
  const appointment = open.length > 0 ? random.pick(open) : undefined;
  const event = calendar.events.length > 0 ? random.pick(calendar.events) : undefined;
  const path = `/appointments/${appointment?.id ?? clinic.session.id}`;
  const patientId = clinic.davi.id;
  const steps: (() => unknown)[] = [
    () => call('POST', '/appointments', { token, body: { patientId, ...span(random) } }),
    () => call('PATCH', path, { token, body: span(random) }),
    () => call('PATCH', `${path}/cancel`, { token, body: {} }),
    () => call('PATCH', path, { token, body: { patientId } }),
    () => calendar.insert(times(span(random))),
    () => event && calendar.patch(event.id, times(span(random))),
    () => event && calendar.delete(event.id),
    () => event && calendar.patch(event.id, { summary: 'Outro título' }),
    () => call('POST', '/google-calendar/sync', { token }),
    () => api.jobs.runDue(),
    () => calendar.invalidateSyncTokens(),
    () => google.faults.push({ fault: random.pick(faults), after: random.int(4) }),
  ];
  await random.pick(steps)();
}

describe('agenda and calendar over HTTP, changed and disturbed at random', () => {
  it('hold the same once they rest, and nothing twice', async () => {
    await eachSeed(4, async (random) => {
      scene = await openCalendarScene(await sharedDatabase());
      const { google, api } = scene;
      google.calendar(PRIMARY).pageLimit = 3;
      await scene.connect();
      for (let step = 0; step < 30; step++) await happen(scene, random);
      google.faults.length = 0;
      api.clock.ms += 2 * 3_600_000;
      for (let round = 0; round < 3; round++) await scene.sync();
      const here = (await scene.agenda()).filter(({ status }) => status !== 'cancelled');
      const there = google.calendar(PRIMARY).events;
      const sorted = (all: readonly string[]) => all.toSorted((a, b) => (a < b ? -1 : 1));
      const dismissed = (await scene.agenda()).filter(
        (one) => one.status === 'cancelled' && one.isGoogleCalendarEvent,
      );
      const kept = dismissed.filter(({ startAt, endAt }) =>
        there.some(({ start, end }) => start?.dateTime === startAt && end?.dateTime === endAt),
      );
      expect(there.length).toBeGreaterThanOrEqual(here.length);
      expect(there.length).toBeLessThanOrEqual(here.length + kept.length);
      const standing = sorted(here.map(({ startAt, endAt }) => `${startAt} ${endAt}`));
      const shown = there.map(({ start, end }) => `${start?.dateTime} ${end?.dateTime}`);
      for (const time of standing) {
        expect(shown).toContain(time);
        shown.splice(shown.indexOf(time), 1);
      }
      expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
      await scene.close();
    });
  }, 300_000);
});
