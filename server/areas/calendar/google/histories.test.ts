import { afterEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
} from '../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import { eachSeed, type Seeded } from '../../../../test/harness/random/seeded.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import type { Fault } from '../../../../test/standins/google/faults.ts';

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

/** Says what becomes of sessions whose events are gone. */
const answer = ({ call, tokens: { ana: token } }: CalendarScene, random: Seeded) =>
  call('POST', '/google-calendar/held-back', { token, body: { cancel: random.chance(0.5) } });

/** One thing that a person does here or there, or that happens to a sync between. Refusals are part of life. */
async function happen(scene: CalendarScene, random: Seeded): Promise<void> {
  const { call, tokens, google, clinic, api } = scene;
  const { ana: token } = tokens;
  const calendar = google.calendar(PRIMARY);
  const open = (await scene.agenda()).filter(({ status }) => status === 'scheduled');
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
    () => calendar.insert({ ...times(span(random)), recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] }),
    () => event?.recurringEventId && calendar.delete(event.recurringEventId),
    () => call('DELETE', '/google-calendar/disconnect', { token }),
    () => scene.connect().catch(() => {}),
    () => answer(scene, random),
    // Both have ended before the next step, whichever of them failed.
    () => Promise.allSettled([scene.sync(), happen(scene, random)]),
    () => calendar.invalidateSyncTokens(),
    () => google.faults.push({ fault: random.pick(faults), after: random.int(4) }),
  ];
  await random.pick(steps)();
}

/** The appointment of each event, and the events that are somebody else's. */
const linksOf = async ({ db, clinic: { tenantId } }: CalendarScene) => {
  const rows = await withTenant(db, tenantId, (tx) =>
    tx
      .selectFrom('calendar_links')
      .select(['event_id', 'appointment_id', 'origin'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  );
  const theirs = rows.filter(({ origin }) => origin === 'theirs').map((row) => row.event_id);
  return [new Map(rows.map((row) => [row.event_id, row.appointment_id])), new Set(theirs)] as const;
};

describe('agenda and calendar over HTTP, changed and disturbed at random', () => {
  it('hold the same once they rest, and nothing twice', async () => {
    await eachSeed(5, async (random) => {
      scene = await openCalendarScene(await sharedDatabase());
      const { google, api } = scene;
      google.calendar(PRIMARY).pageLimit = 3;
      await scene.connect();
      for (let step = 0; step < 30; step++) await happen(scene, random);
      google.faults.length = 0;
      api.clock.ms += 2 * 3_600_000;
      await scene.connect();
      for (let round = 0; round < 3; round++) {
        await scene.sync();
        // By then nothing more is expected of a series, and its psychologist is asked.
        api.clock.ms += 11 * 60_000;
        await scene.sync();
        await answer(scene, random);
      }
      await scene.sync();
      const agenda = new Map((await scene.agenda()).map((one) => [one.id, one]));
      const [links, theirs] = await linksOf(scene);
      const shown = google.calendar(PRIMARY).events.map(({ id, start, end }) => {
        const one = agenda.get(links.get(id) ?? '');
        const isDismissed = one?.status === 'cancelled' && theirs.has(id);
        expect([id, isDismissed || start?.dateTime === one?.startAt]).toEqual([id, true]);
        expect([id, isDismissed || end?.dateTime === one?.endAt]).toEqual([id, true]);
        return isDismissed ? [] : [one?.id];
      });
      const standing = [...agenda.values()].filter(({ status }) => status !== 'cancelled');
      expect(shown.flat()).toHaveLength(standing.length);
      expect(new Set(shown.flat())).toEqual(new Set(standing.map(({ id }) => id)));
      expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
      await scene.close();
    });
  }, 300_000);
});
