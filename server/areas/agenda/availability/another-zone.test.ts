import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { formatDate, formatSpan, formatTime } from '../../../../src/domain/time/format.ts';

// It is Tuesday 2026-03-10, 09:00 in São Paulo.

let db: Awaited<ReturnType<typeof sharedDatabase>>;
let world: ClinicApi;
beforeEach(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
});

type Body = Record<string, unknown>;
type Times = { startAt: string; endAt: string; startClock: string; endClock: string };

const HOME = 'America/Sao_Paulo';
const zones = ['America/Manaus', 'Europe/Lisbon', HOME];
const at = (time: string, day = '2026-03-11') => `${day}T${time}:00-03:00`;

const call = async <T = Body>(method: string, path: string, body?: unknown) => {
  const answer = await world.api.call<T>(method, path, { token: world.tokens.ana, body });
  expect([path, answer.status]).toEqual([path, method === 'POST' ? 201 : 200]);
  return answer.body;
};

const moveTo = (timeZone: string) =>
  world.api.call('PATCH', '/users/practice/time-zone', {
    token: world.tokens.admin,
    body: { timeZone },
  });

/** Wednesdays 08:00–12:00 with a pause, a blocked hour, a holiday, and a weekly whole day. */
async function sayTimes(): Promise<void> {
  const daysOfWeek = [3];
  await call('POST', '/availability-new/weekly-period', {
    daysOfWeek,
    startTime: '08:00',
    endTime: '12:00',
  });
  await call('POST', '/recurring-breaks', {
    dayOfWeek: 3,
    startTime: '10:00',
    endTime: '10:50',
  });
  await call('POST', '/availability-blocks', {
    startAt: at('11:00', '2026-03-18'),
    endAt: at('12:00', '2026-03-18'),
  });
  await call('POST', '/availability-blocks', {
    startAt: at('00:00', '2026-04-03'),
    endAt: at('00:00', '2026-04-04'),
    reason: 'Sexta-feira Santa',
  });
  await call('POST', '/availability-blocks', {
    startAt: at('00:00', '2026-03-12'),
    endAt: at('00:00', '2026-03-13'),
    isRecurring: true,
    recurringPattern: '{"dayOfWeek":4}',
  });
}

async function shownIn(zone: string) {
  const span = (one: Times) => `${formatDate(one.startAt, zone)} ${formatSpan(one, zone)}`;
  const range = 'startDate=2026-03-18&endDate=2026-03-18';
  const slots = await call<Times[]>('GET', `/availability-periods/available-slots?${range}`);
  return {
    periods: (await call<Times[]>('GET', '/availability-periods')).map(span),
    blocks: (await call<Times[]>('GET', '/availability-blocks?to=2026-04-30')).map(span),
    slots: slots.map(({ startAt }) => formatTime(startAt, zone)),
  };
}

it('leaves periods, pauses and blocks at the clock times that were said, there and back', async () => {
  await sayTimes();
  const before = await shownIn(HOME);
  expect(before).toEqual({
    periods: ['11/03/2026 08:00 – 12:00'],
    blocks: ['12/03/2026 00:00 – 00:00', '18/03/2026 11:00 – 12:00', '03/04/2026 00:00 – 00:00'],
    slots: ['08:00', '08:50'],
  });
  for (const zone of zones) {
    expect((await moveTo(zone)).status).toBe(200);
    expect(await shownIn(zone)).toEqual(before);
  }
});

it('lets an edit change what it names alone', async () => {
  await sayTimes();
  await moveTo('America/Manaus');
  const [period] = await call<(Times & { id: string })[]>('GET', '/availability-periods');
  const path = `/availability-periods/${period!.id}`;
  expect(await call('PUT', path, { notes: 'Sala 2' })).toMatchObject({
    startAt: '2026-03-11T12:00:00.000Z',
    startClock: '2026-03-11T08:00',
  });
  expect(await call('PUT', path, { endAt: '2026-03-11T17:00:00.000Z' })).toMatchObject({
    startClock: '2026-03-11T08:00',
    endClock: '2026-03-11T13:00',
  });
});

const migration = () =>
  readFileSync(
    new URL('../../../kernel/migrations/0200_wall_clocks.sql', import.meta.url),
    'utf8',
  ).replace(/^[\s\S]*?(?=with spans)/, '');

it('reads what was kept as instants by the clocks of the zone of then, for devices as well', async () => {
  await sayTimes();
  const entities = ['availabilityPeriods', 'availabilityBlocks'];
  const stored = () =>
    sql<{ body: string }>`select entity, audience, body from feed
      where entity = any(${entities}) order by entity, doc_id, audience`.execute(db.kysely);
  const parsed = async () =>
    (await stored()).rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as Body }));
  const before = await parsed();
  expect(before.length).toBe(8);
  for (const table of ['availability_periods', 'availability_blocks'])
    await sql`update ${sql.table(table)} set start_clock = null, end_clock = null`.execute(
      db.kysely,
    );
  await sql`update feed set body = (body::jsonb - 'startClock' - 'endClock')::text
    where entity = any(${entities})`.execute(db.kysely);
  await sql.raw(migration()).execute(db.kysely);
  expect(await parsed()).toEqual(before);
  const clocks = await sql<{ start_clock: string }>`
    select start_clock from availability_blocks order by start_clock`.execute(db.kysely);
  expect(clocks.rows.map(({ start_clock }) => start_clock)).toEqual([
    '2026-03-12T00:00',
    '2026-03-18T11:00',
    '2026-04-03T00:00',
  ]);
});
