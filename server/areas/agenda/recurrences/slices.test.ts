import { beforeEach, describe, expect, it } from 'vitest';
import type { BatchAnswer } from '../../../../src/domain/sync/protocol.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours, idMaker } from '../../../../test/harness/practice/practice.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { SLICE } from './sessions.ts';

const YEAR = 365;
const newId = idMaker(31);
const daily = { recurringType: 'daily', daysOfWeek: [] };

let db: Database;
let api: RecurrenceApi;

beforeEach(async () => {
  db = await sharedDatabase();
  api = await openRecurrenceApi(db);
});

/** As a device of its own sends it. */
async function send(name: string, args: object) {
  const command = { seq: 1, key: newId(), name, args, at: hours(0) };
  const answer = await api.world.api.call<BatchAnswer>('POST', '/sync/commands', {
    token: api.world.tokens.ana,
    body: { clientId: newId(), commands: [command] },
  });
  return answer.body.results[0];
}
const sessions = async (id: string): Promise<number> => (await api.sessionsOf(id)).length;

describe('a recurrence of every day', () => {
  it('has its whole year when a REST call is answered', async () => {
    const { body } = await api.create(daily);
    expect(body.recurringAppointment).toMatchObject({
      generatedAppointments: YEAR,
      skippedAppointments: 0,
    });
  });

  it('has its first months when a device is answered, the rest soon after, and never two a day', async () => {
    const args = { id: newId(), ...api.thursdays(daily) };
    expect(await send('recurringAppointment.create', args)).toMatchObject({ status: 'done' });
    expect(await sessions(args.id)).toBe(SLICE);
    await api.world.api.jobs.runDue();
    await api.world.api.jobs.runDue();
    const made = await api.sessionsOf(args.id);
    expect(new Set(made.map(({ occurrenceDay }) => occurrenceDay)).size).toBe(YEAR);
    expect(made).toHaveLength(YEAR);
  });

  it('moves as a whole, and ends as a whole at once', async () => {
    const args = { id: newId(), ...api.thursdays(daily) };
    await send('recurringAppointment.create', args);
    await api.world.api.jobs.runDue();
    await send('recurringAppointment.update', {
      id: args.id,
      startTime: '11:00',
      endTime: '11:50',
    });
    const soon = await api.startsOf(args.id);
    expect(soon.length).toBeGreaterThan(7);
    expect(soon.length).toBeLessThan(SLICE);
    await api.world.api.jobs.runDue();
    const starts = await api.startsOf(args.id);
    expect(starts).toHaveLength(YEAR);
    expect(starts).toEqual(expect.arrayContaining(soon));
    expect(new Set(starts.map((start) => start.slice(11)))).toEqual(new Set(['14:00:00.000Z']));
    await send('recurringAppointment.deactivate', { id: args.id });
    expect(await api.startsOf(args.id)).toEqual([]);
  });

  it('that is ended before its year was made gets no more sessions', async () => {
    const args = { id: newId(), ...api.thursdays(daily) };
    await send('recurringAppointment.create', args);
    await send('recurringAppointment.delete', { id: args.id });
    await api.world.api.jobs.runDue();
    expect(await api.startsOf(args.id)).toEqual([]);
  });

  it('leaves out the days that others took before its year was made', async () => {
    const args = { id: newId(), ...api.thursdays(daily) };
    await send('recurringAppointment.create', args);
    const { carla } = api.world.clinic;
    const [startAt, endAt] = ['2026-11-10T13:00:00.000Z', '2026-11-10T14:00:00.000Z'];
    const booked = { id: newId(), patientId: carla.id, startAt, endAt };
    expect(await send('appointment.create', booked)).toMatchObject({ status: 'done' });
    await api.world.api.jobs.runDue();
    expect(await api.startsOf(args.id)).toHaveLength(YEAR - 1);
  });
});

describe('more recurrences than anybody has', () => {
  it('are refused in Portuguese, and one that is there can still be changed', async () => {
    const { clinic } = api.world;
    const ids = Array.from({ length: 300 }, newId);
    const { tenantId } = clinic.actor(clinic.people.ana);
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, {
        recurringAppointments: ids.map((id) => ({
          id,
          psychologistId: clinic.people.ana.id,
          patientId: clinic.davi.id,
          recurringType: 'weekly',
          daysOfWeek: [0],
          startTime: '05:00',
          endTime: '05:10',
          startDate: '2026-03-10',
          endDate: null,
          isActive: true,
          notes: null,
          createdAt: hours(0),
        })),
      }),
    );
    const args = { id: newId(), ...api.thursdays() };
    expect(await send('recurringAppointment.create', args)).toMatchObject({
      status: 'refused',
      code: 'too_many_recurrences',
      message:
        'Há 300 recorrências ativas. Desative as que não são mais usadas antes de criar outra.',
    });
    const moved = { id: ids[0], startTime: '06:00', endTime: '06:50' };
    expect(await send('recurringAppointment.update', moved)).toMatchObject({ status: 'done' });
  });
});
