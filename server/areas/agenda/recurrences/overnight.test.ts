import { beforeEach, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  openRecurrenceApi,
  type RecurrenceApi,
} from '../../../../test/harness/server/recurrenceApi.ts';

let api: RecurrenceApi;
beforeEach(async () => {
  api = await openRecurrenceApi(await sharedDatabase());
});

const month = { endDate: '2026-04-10' };

it('a weekly session crosses midnight, and meets what begins on the next day', async () => {
  const { status, body } = await api.create({ ...month, startTime: '23:30', endTime: '00:20' });
  expect(status).toBe(201);
  const [first] = await api.sessionsOf(body.recurringAppointment.id);
  expect(first).toMatchObject({
    startAt: '2026-03-13T02:30:00.000Z',
    endAt: '2026-03-13T03:20:00.000Z',
    occurrenceDay: '2026-03-12',
  });
  const fridays = { ...month, daysOfWeek: [5], startTime: '00:00', endTime: '00:50' };
  const refused = await api.create(fridays);
  expect(refused.body).toMatchObject({
    hasConflicts: true,
    conflicts: [{ type: 'recurring_overlap', conflictingItem: { time: '23:30 - 00:20' } }],
  });
});

it('a weekly session ends at midnight, which may be written 24:00', async () => {
  const id = await api.created({ ...month, startTime: '23:10', endTime: '24:00' });
  const [first] = await api.sessionsOf(id);
  expect(first).toMatchObject({
    startAt: '2026-03-13T02:10:00.000Z',
    endAt: '2026-03-13T03:00:00.000Z',
  });
  const path = `/recurring-appointments/${id}`;
  const moved = await api.as('ana', 'PATCH', path, { startTime: '23:30', endTime: '00:20' });
  expect(moved.status).toBe(200);
  expect(await api.startsOf(id)).toContain('2026-03-13T02:30:00.000Z');
});

it('an end that was typed before its start is still refused', async () => {
  const { status, body } = await api.create({ startTime: '14:00', endTime: '13:00' });
  expect([status, body.message]).toEqual([
    422,
    'Horário de fim deve ser posterior ao horário de início',
  ]);
});
