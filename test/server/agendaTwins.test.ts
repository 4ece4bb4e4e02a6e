import { querySource } from '../harness/practice/querySource.ts';
import { describe, expect, it } from 'vitest';
import { View } from '../../src/data/view/view.ts';
import { type QueryArgs, type QueryName, runQuery } from '../../src/data/queries/index.ts';
import { occupies } from '../../src/domain/appointments/state.ts';
import { overlaps } from '../../src/domain/appointments/span.ts';
import { timeOf } from '../../src/domain/availability/fields.ts';
import type { Slot } from '../../src/domain/availability/slots.ts';
import { type Span, without } from '../../src/domain/availability/spans.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import type { Conflict } from '../../src/domain/recurrences/conflicts.ts';
import { recurringTypes } from '../../src/domain/recurrences/recurrence.ts';
import { addDays } from '../../src/domain/time/days.ts';
import { wallClock } from '../../src/domain/time/zone.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { sampleOutboxRow } from '../harness/practice/deviceSamples.ts';
import { openRandomAgenda } from '../harness/random/openRandomAgenda.ts';
import { plain } from '../harness/practice/plain.ts';
import { plus, quarter } from '../harness/random/randomAgenda.ts';
import { eachSeed, type Seeded } from '../harness/random/seeded.ts';
import { createSqlServer } from '../harness/database/sqlServer.ts';

// A random practice, asked on a device (its queries, over the view of what the server's feed has for the person) and at
// the server (the REST calls). `AGENDA_SEEDS=200` looks longer; `SEED=n` replays one.

const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Pacific/Auckland'] as const;
const SEEDS = Number(process.env['AGENDA_SEEDS'] ?? 4);
const RECURRENCES = 3;

type Agenda = Awaited<ReturnType<typeof openRandomAgenda>>;

/** What a person's device holds, and what its queries answer. */
async function deviceOf(db: Database, actor: Actor) {
  const view = new View(actor);
  const server = createSqlServer(db, { now: () => 0, newId: () => crypto.randomUUID() });
  const rows = await server.projection(actor);
  view.applyBase(rows.map((row) => ({ ...row, v: Number(row.v), g: 1, cs: 0 })));
  const source = querySource(view);
  return {
    view,
    ask: <N extends QueryName>(name: N, args: QueryArgs<N>) => plain(runQuery(source, name, args)),
  };
}
type Device = Awaited<ReturnType<typeof deviceOf>>;

const idOf = ({ clinic }: Agenda) => clinic.people.ana.id;

function slotsOn(device: Device, agenda: Agenda): readonly Slot[] {
  const { from, to, now } = agenda.search;
  return device.ask('slots.between', { from, to, now, psychologistId: idOf(agenda) }).slots;
}

/** What else the device knows of the time: open and paused spans, and what takes it. */
function timesOn(device: Device, agenda: Agenda) {
  const psychologistId = idOf(agenda);
  const range = { from: plus(agenda.search.from, -1440), to: plus(agenda.search.to, 2880) };
  const [times] = device.ask('availability.between', { ...range, psychologistId });
  const sessions = device.ask('appointments.between', { ...range, psychologistId });
  return { open: times!.open, pauses: times!.pauses, taken: sessions.filter(occupies) };
}

function requireFree(device: Device, agenda: Agenda): void {
  const { open, pauses, taken } = timesOn(device, agenda);
  for (const slot of slotsOn(device, agenda).filter(({ available }) => available)) {
    expect(slot.startAt > agenda.search.now).toBe(true);
    expect({ slot: slot.id, outside: without(slot, open) }).toEqual({ slot: slot.id, outside: [] });
    const met = [...pauses, ...taken].filter((one) => overlaps(one, slot));
    expect({ slot: slot.id, met }).toEqual({ slot: slot.id, met: [] });
  }
}

async function requireSameSlots(device: Device, agenda: Agenda): Promise<readonly Slot[]> {
  const { from, to } = agenda.search;
  const dates = `startDate=${from}&endDate=${to}`;
  const found = slotsOn(device, agenda);
  const all = `/availability-new/psychologist/${idOf(agenda)}?${dates}`;
  expect(found).toEqual(await agenda.get('ana', all));
  const free = found.filter(({ available }) => available);
  expect(free).toEqual(await agenda.get('ana', `/availability-periods/available-slots?${dates}`));
  return free;
}

/** Whether the device's own queries say that a time can be had. */
function isFreeOn(device: Device, agenda: Agenda, span: Span): boolean {
  const { open, pauses, taken } = timesOn(device, agenda);
  const isMet = [...pauses, ...taken].some((one) => overlaps(one, span));
  return span.startAt > agenda.search.now && !isMet && without(span, open).length === 0;
}

async function requireSameChecks(device: Device, agenda: Agenda, spans: readonly Span[]) {
  for (const { startAt, endAt } of spans) {
    const { available } = (await agenda.check('ana', startAt, endAt)) as { available: boolean };
    expect({ startAt, endAt, available }).toEqual({
      startAt,
      endAt,
      available: isFreeOn(device, agenda, { startAt, endAt }),
    });
  }
}

function randomRecurrence(random: Seeded, { clinic, search }: Agenda) {
  const start = quarter(random, 88);
  const recurringType = random.pick(recurringTypes);
  const startDate = addDays(wallClock(search.now, search.zone).day, random.int(4));
  return {
    patientId: random.pick([clinic.carla.id, clinic.davi.id]),
    startDate,
    ...(random.chance(0.5) && { endDate: addDays(startDate, random.int(40)) }),
    recurringType,
    daysOfWeek: recurringType === 'weekly' ? [random.int(7), random.int(7)] : [],
    startTime: timeOf(start),
    endTime: timeOf(start + 15 + quarter(random, 6)),
  };
}

interface Creation {
  readonly hasConflicts: boolean;
  readonly conflicts: readonly Conflict[];
  readonly recurringAppointment: { readonly id: string } | null;
}

/** A recurrence on its way: its conflicts, the sessions that it will make, and the slots that it leaves are known before. */
async function requireSameRecurrence(db: Database, agenda: Agenda, random: Seeded): Promise<void> {
  const { clinic, search } = agenda;
  const { from, to, now } = search;
  const psychologistId = idOf(agenda);
  const form = randomRecurrence(random, agenda);
  const id = crypto.randomUUID();
  const device = await deviceOf(db, clinic.actor(clinic.people.ana));
  const candidate = { endDate: null, ...form, id, psychologistId };
  const conflicts = device.ask('recurrences.conflicts', { candidate, now });
  const answer = await agenda.post<Creation>('ana', '/recurring-appointments', { ...form, id });
  expect(answer.body).toHaveProperty('hasConflicts');
  expect(conflicts).toEqual(answer.body.conflicts);
  if (answer.body.hasConflicts) return;
  device.view.setOutbox([
    sampleOutboxRow(
      1,
      'recurringAppointment.create',
      { ...form, id },
      {
        userId: psychologistId,
        at: now,
      },
    ),
  ]);
  const { sessions } = device.ask('recurrences.waiting', { from, to, now, psychologistId });
  const expected = slotsOn(device, agenda);
  const after = await deviceOf(db, clinic.actor(clinic.people.ana));
  const made = after
    .ask('appointments.between', { from, to, psychologistId })
    .filter((one) => after.view.get('appointments', one.id)?.recurringAppointmentId === id);
  const spansOf = (rows: readonly Span[]) => rows.map(({ startAt, endAt }) => [startAt, endAt]);
  expect(spansOf(sessions)).toEqual(spansOf(made));
  expect(expected).toEqual(slotsOn(after, agenda));
  const { pauses, taken } = timesOn(after, agenda);
  for (const session of made)
    expect(
      [...pauses, ...taken].filter((one) => one.id !== session.id && overlaps(one, session)),
    ).toEqual([]);
}

/** A free slot can be booked, once; then it is free nowhere. */
async function requireBookable(db: Database, agenda: Agenda, slot: Slot): Promise<void> {
  const { clinic } = agenda;
  const { startAt, endAt } = slot;
  const book = () =>
    agenda.post<{ code?: string }>('ana', '/appointments', {
      patientId: clinic.davi.id,
      startAt,
      endAt,
    });
  expect((await book()).status).toBe(201);
  expect((await book()).body.code).toBe('appointment_overlap');
  const device = await deviceOf(db, clinic.actor(clinic.people.ana));
  const free = await requireSameSlots(device, agenda);
  expect(free.filter((one) => overlaps(one, slot))).toEqual([]);
}

describe.each(ZONES)('a random practice in %s', (zone) => {
  it(
    'has slots, pauses, sessions and recurrences that agree, on the device as on the server',
    async () => {
      const db = await sharedDatabase();
      let offered = 0;
      await eachSeed(SEEDS, async (random, seed) => {
        const agenda = await openRandomAgenda(db, random, seed, zone);
        const { people, actor } = agenda.clinic;
        const device = await deviceOf(db, actor(people.ana));
        const free = await requireSameSlots(device, agenda);
        requireFree(device, agenda);
        const clinic = await deviceOf(db, actor(people.admin));
        expect(slotsOn(clinic, agenda)).toEqual(slotsOn(device, agenda));
        const anywhere = Array.from({ length: 3 }, () => {
          const startAt = plus(agenda.search.from, quarter(random, 6 * 96));
          return { startAt, endAt: plus(startAt, 50) };
        });
        await requireSameChecks(device, agenda, [...anywhere, ...free.slice(0, 2)]);
        for (let count = 0; count < RECURRENCES; count++)
          await requireSameRecurrence(db, agenda, random);
        const now = await deviceOf(db, actor(people.ana));
        const left = await requireSameSlots(now, agenda);
        requireFree(now, agenda);
        if (left.length > 0) await requireBookable(db, agenda, random.pick(left));
        offered += free.length;
      });
      expect(offered).toBeGreaterThan(SEEDS);
    },
    60_000 + SEEDS * 15_000,
  );
});
