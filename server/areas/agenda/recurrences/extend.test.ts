import { beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { NOON, seededBytes, seededRandom } from '../../../../test/harness/practice/practice.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { createHandlers, periodic } from '../../../program/areas.ts';
import { createJobRunner } from '../../../engine/jobs/runner.ts';
import { EXTEND_ALL, extendEverywhere, extendRecurrences } from './extend.ts';

const DAY_MS = 86_400_000;

let db: Database;
let api: RecurrenceApi;
let world: RecurrenceApi['world'];

beforeEach(async () => {
  db = await sharedDatabase();
  api = await openRecurrenceApi(db);
  ({ world } = api);
});

const parts = () => ({
  ...world.api.parts,
  random: seededBytes(seededRandom(world.api.clock.ms)),
});

/** The job, some days after now, and what it leaves: every session of the practice that a recurrence made. */
async function extended(days: number) {
  world.api.clock.ms = NOON + days * DAY_MS;
  const { tenantId } = world.clinic;
  await extendRecurrences(parts(), tenantId);
  // Tokens would not last that long.
  world.api.clock.ms = NOON;
  return withTenant(db, tenantId, (tx) =>
    tx
      .selectFrom('appointments')
      .select(['id', 'occurrence_day as day', 'status', 'start_at as startAt', 'v'])
      .where('tenant_id', '=', tenantId)
      .where('recurring_appointment_id', 'is not', null)
      .orderBy('start_at')
      .execute(),
  );
}

describe('topping up recurrences', () => {
  it('adds what the year ahead lacks, and changes nothing the second time', async () => {
    await api.created();
    const before = await extended(0);
    expect(before).toHaveLength(52);
    const after = await extended(30);
    expect(after.slice(0, 52)).toEqual(before);
    expect(after.slice(52).map(({ day }) => day)).toEqual([
      '2027-03-11',
      '2027-03-18',
      '2027-03-25',
      '2027-04-01',
      '2027-04-08',
    ]);
    expect(await extended(30)).toEqual(after);
  });

  it('goes on at the same clock time where the practice’s clocks become others', async () => {
    const id = await api.created();
    const before = await extended(0);
    const [change, notes] = [{ timeZone: 'America/Manaus' }, { notes: 'Sala 3' }];
    await api.as('admin', 'PATCH', '/users/practice/time-zone', change);
    await api.as('ana', 'PATCH', `/recurring-appointments/${id}`, notes);
    const after = await extended(7);
    const startOf = ({ startAt }: { startAt: unknown }) => new Date(String(startAt)).toISOString();
    expect(after.slice(0, 52).map(startOf)).toEqual(before.map(startOf));
    expect(startOf(after[0]!)).toBe('2026-03-12T13:00:00.000Z');
    // 10:00 in Manaus.
    expect(startOf(after[52]!)).toBe('2027-03-11T14:00:00.000Z');
  });

  it('gives no second session to a day whose session was cancelled or moved', async () => {
    const id = await api.created({ endDate: '2026-04-30' });
    const [first, second, third] = await api.sessionsOf(id);
    await api.as('ana', 'PATCH', `/appointments/${first?.id}/cancel`, { reason: 'Viagem' });
    const friday = { startAt: '2026-03-20T18:00:00.000Z', endAt: '2026-03-20T18:50:00.000Z' };
    await api.as('ana', 'PATCH', `/appointments/${second?.id}`, friday);
    // Brought forward to today, so that it lies behind when the job comes.
    const today = { startAt: '2026-03-10T13:00:00.000Z', endAt: '2026-03-10T13:50:00.000Z' };
    expect((await api.as('ana', 'PATCH', `/appointments/${third?.id}`, today)).status).toBe(200);
    const sessions = await extended(1);
    expect(sessions).toHaveLength(8);
    expect(new Set(sessions.map(({ day }) => day)).size).toBe(8);
  });

  it('fills a day again that something else no longer takes', async () => {
    const booked = await api.as('ana', 'POST', '/appointments', {
      patientId: world.clinic.carla.id,
      startAt: '2026-03-19T13:00:00.000Z',
      endAt: '2026-03-19T13:50:00.000Z',
    });
    await api.created({ endDate: '2026-03-26' });
    expect(await extended(0)).toHaveLength(2);
    await api.as('ana', 'PATCH', `/appointments/${booked.body.id}/cancel`, {});
    expect((await extended(0)).map(({ day }) => day)).toEqual([
      '2026-03-12',
      '2026-03-19',
      '2026-03-26',
    ]);
  });

  it('leaves out days that a pause or block has taken since', async () => {
    await api.created();
    await api.as('ana', 'POST', '/availability-blocks', {
      startAt: '2027-03-18T13:00:00.000Z',
      endAt: '2027-03-18T15:00:00.000Z',
    });
    const days = (await extended(14)).map(({ day }) => day);
    expect(days.slice(-2)).toEqual(['2027-03-04', '2027-03-11']);
    await api.as('ana', 'POST', '/recurring-breaks', {
      dayOfWeek: 4,
      startTime: '10:20',
      endTime: '10:40',
    });
    expect(await extended(30)).toHaveLength(days.length);
  });

  it('makes none for what is inactive, over, or of an inactive patient', async () => {
    const off = await api.created();
    await api.as('ana', 'PATCH', `/recurring-appointments/${off}/deactivate`);
    await api.created({ endDate: '2026-03-12' });
    const { carla } = world.clinic;
    await api.created({ patientId: carla.id, daysOfWeek: [5] });
    await api.as('ana', 'PATCH', `/patients/${carla.id}/status`, { isActive: false });
    const before = await extended(0);
    expect(await extended(60)).toEqual(before);
  });

  it('of one that cannot be is an error only after all others are done', async () => {
    const { tenantId } = world.clinic;
    const broken = await api.created();
    await api.created({ daysOfWeek: [5] });
    const setTime = (time: string) =>
      withTenant(db, tenantId, (tx) =>
        tx
          .updateTable('recurring_appointments')
          .set({ start_time: time })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', broken)
          .execute(),
      );
    await setTime('?');
    await expect(extended(14)).rejects.toThrow('Some recurrences were not extended.');
    world.api.clock.ms = NOON;
    await setTime('10:00');
    const late = (await extended(0)).filter(({ day }) => (day ?? '') > '2027-03-09');
    expect(late.map(({ day }) => day)).toEqual(['2027-03-12', '2027-03-19']);
  });

  it('comes round daily, a job for each practice', async () => {
    await api.created();
    expect(periodic.find(({ kind }) => kind === EXTEND_ALL)?.everyMs).toBe(DAY_MS);
    await extendEverywhere({ db });
    const waiting = await db.kysely.selectFrom('jobs').select(['kind', 'tenant_id']).execute();
    expect(waiting.filter(({ kind }) => kind === 'recurrences.extendTenant')).toHaveLength(2);
    world.api.clock.ms = NOON + 30 * DAY_MS;
    const unused = { mailer: undefined as never, origin: '' };
    const handlers = createHandlers({ ...parts(), ...unused });
    const { 'recurrences.extend': all, 'recurrences.extendTenant': each } = handlers;
    const runner = createJobRunner(
      parts(),
      { 'recurrences.extend': all!, 'recurrences.extendTenant': each! },
      periodic.filter(({ kind }) => kind === EXTEND_ALL),
    );
    expect(await runner.runDue()).toBeGreaterThanOrEqual(3);
    const left = await db.kysely.selectFrom('jobs').select(['failed_at', 'attempts']).execute();
    expect(left.filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    const sessions = await extended(30);
    expect(sessions).toHaveLength(57);
  });
});
