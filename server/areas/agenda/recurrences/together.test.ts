import { beforeEach, describe, expect, it } from 'vitest';
import { occupies } from '../../../../src/domain/appointments/state.ts';
import { overlaps } from '../../../../src/domain/appointments/span.ts';
import { createTestApi } from '../../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import { Seeded } from '../../../../test/harness/random/seeded.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { findDocuments } from '../../../engine/documents/load.ts';
import { extendRecurrences } from './extend.ts';

// On PostgreSQL the calls of a storm really run at once, each on a connection of its own.

const CALLS = 14;
const HOUR_MS = 3_600_000;
const ENDS = { endDate: '2026-04-30' };

let db: Database;
let api: RecurrenceApi;
let world: RecurrenceApi['world'];

beforeEach(async () => {
  db = await sharedDatabase();
  api = await openRecurrenceApi(db);
  ({ world } = api);
});

/** Calls as Ana, now through the one instance, now through the other. */
function twoInstances() {
  const both = [world.api, createTestApi(db)];
  let turn = 0;
  return (method: string, path: string, body?: unknown) =>
    both[turn++ % 2]!.call(method, path, { token: world.tokens.ana, body });
}

const stored = <E extends 'appointments' | 'recurringAppointments'>(entity: E) =>
  withTenant(db, world.clinic.tenantId, async (tx) => {
    const found = await findDocuments(tx, world.clinic.tenantId, entity, {});
    return found.map(({ document }) => document);
  });

const topUp = () => extendRecurrences(world.api.parts, world.clinic.tenantId);

/** Something that somebody does to one of the recurrences, or the job. */
function act(
  random: Seeded,
  call: ReturnType<typeof twoInstances>,
  ids: readonly string[],
  sessions: readonly string[],
) {
  const to = (path = '') => `/recurring-appointments/${random.pick(ids)}${path}`;
  const hour = 10 + random.int(4);
  const times = { startTime: `${hour}:00`, endTime: `${hour}:50` };
  const startAt = Date.parse('2026-03-12T13:00:00Z') + random.int(5) * HOUR_MS;
  const span = {
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(startAt + HOUR_MS).toISOString(),
  };
  const { carla, davi } = world.clinic;
  const acts = [
    () => call('PATCH', to(), { ...times, daysOfWeek: [random.int(3) + 2] }),
    () => call('PATCH', to(), { ...times, isActive: true }),
    () => call('PATCH', to('/deactivate')),
    () => call('PATCH', to('/activate')),
    () => call('DELETE', to()),
    () => call('POST', '/appointments', { patientId: carla.id, ...span }),
    () => call('PATCH', `/appointments/${random.pick(sessions)}`, span),
    () => call('PATCH', `/appointments/${random.pick(sessions)}/cancel`),
    () =>
      call('POST', '/recurring-appointments/resolve-conflicts', {
        newRecurringAppointmentData: api.thursdays({ ...ENDS, patientId: davi.id, ...times }),
        recurringAppointmentId: random.pick(ids),
        strategy: 'replace',
      }),
    async () => {
      await topUp();
      return { status: 200 };
    },
  ];
  return random.pick(acts)();
}

/** What must hold however the calls of a storm have met. */
async function requireOrder(): Promise<void> {
  const sessions = await stored('appointments');
  const recurrences = new Map((await stored('recurringAppointments')).map((one) => [one.id, one]));
  const days = sessions.flatMap(({ recurringAppointmentId, occurrenceDay }) =>
    occurrenceDay ? `${recurringAppointmentId} ${occurrenceDay}` : [],
  );
  const standing = sessions.filter(occupies).toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  expect({
    doubled: days.filter((one, index) => days.indexOf(one) !== index),
    overlapping: standing.slice(1).filter((one, index) => overlaps(one, standing[index]!)),
    left: standing.filter(
      ({ recurringAppointmentId: id, startAt }) =>
        id &&
        startAt > new Date(world.api.clock.ms).toISOString() &&
        !recurrences.get(id)?.isActive,
    ),
  }).toEqual({ doubled: [], overlapping: [], left: [] });
}

describe('recurrences that are changed at once through two instances', () => {
  it.each([1, 2, 3, 4])(
    'leave one session a day, none over another, and none of what is ended (seed %i)',
    async (seed) => {
      const random = new Seeded(seed);
      const { davi, carla } = world.clinic;
      const ids = [
        await api.created({ ...ENDS, patientId: davi.id }),
        await api.created({ ...ENDS, patientId: carla.id, daysOfWeek: [3] }),
      ];
      const made = await Promise.all(ids.map((id) => api.sessionsOf(id)));
      const sessions = made.flat().map(({ id }) => id);
      const call = twoInstances();
      const answers = await Promise.all(
        Array.from({ length: CALLS }, () => act(random, call, ids, sessions)),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await requireOrder();
      await topUp();
      const settled = await stored('appointments');
      await requireOrder();
      await topUp();
      expect(await stored('appointments')).toEqual(settled);
    },
    120_000,
  );

  it('are created once where ten create the same', async () => {
    const call = twoInstances();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/recurring-appointments', api.thursdays())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await stored('recurringAppointments')).toHaveLength(1);
    await requireOrder();
  });

  it('are topped up once by two jobs at once', async () => {
    await api.created();
    world.api.clock.ms += 30 * 24 * HOUR_MS;
    await Promise.all([topUp(), topUp(), topUp()]);
    const own = (await stored('appointments')).filter((one) => one.recurringAppointmentId);
    expect(own).toHaveLength(57);
    await requireOrder();
  });
});
