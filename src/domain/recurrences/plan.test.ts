import { describe, expect, it } from 'vitest';
import { id, makeAppointment } from '../../../test/fixtures/documents.ts';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { occupies } from '../appointments/state.ts';
import { overlaps } from '../appointments/span.ts';
import { upcomingOccurrences } from './expand.ts';
import {
  type Edit,
  type Made,
  type Obstacles,
  outdated,
  remarked,
  unmet,
  untouched,
  withRoom,
} from './plan.ts';
import type { RecurringAppointment } from './recurrence.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = '2026-03-10T12:00:00.000Z';
const DAY_MS = 86_400_000;

const recurrence: RecurringAppointment = {
  id: id(50),
  patientId: id(10),
  psychologistId: id(2),
  recurringType: 'daily',
  daysOfWeek: [],
  startTime: '10:00',
  endTime: '10:50',
  startDate: '2026-03-01',
  endDate: '2026-04-10',
  isActive: true,
  notes: null,
  createdAt: NOW,
};

interface Surroundings extends Made, Omit<Obstacles, 'sessions'> {
  /** Own sessions with a note or a payment. */
  readonly kept: ReadonlySet<string>;
  readonly agenda: readonly Appointment[];
}

/** As the server puts the parts together, see `server/areas/agenda/recurrences/sessions.ts`. */
function plan(edit: Edit, given: Surroundings, takesBack: boolean) {
  const { own, kept, agenda, breaks, blocks, zone, now } = given;
  const revocable = untouched(own, now).filter(({ id: one }) => !kept.has(one));
  const recurred = edit.after;
  const cancel = takesBack ? outdated(edit, { own: revocable, zone, now }) : [];
  const stays = (one: Appointment): boolean => !cancel.includes(one);
  const wanted = unmet(recurred, { own: own.filter(stays), zone, now });
  const create = withRoom(wanted, { sessions: agenda.filter(stays), breaks, blocks }, zone);
  return { cancel, create, skipped: wanted.filter((one) => !create.includes(one)) };
}
const atAnotherHour: RecurringAppointment = { ...recurrence, startTime: '09:30', endTime: '10:20' };
const planRegeneration = (
  after: RecurringAppointment,
  given: Surroundings,
  before: RecurringAppointment = atAnotherHour,
) => plan({ before, after }, given, true);
const planExtension = (recurred: RecurringAppointment, given: Surroundings) =>
  plan({ before: recurred, after: recurred }, given, false);

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  own: [],
  kept: new Set(),
  agenda: [],
  breaks: [],
  blocks: [],
  zone: ZONE,
  now: NOW,
  ...changes,
});

let made = 100;
const session = (day: string, changes: Partial<Appointment> = {}): Appointment =>
  makeAppointment({
    id: id(made++),
    startAt: `${day}T13:00:00.000Z`,
    endAt: `${day}T13:50:00.000Z`,
    recurringAppointmentId: recurrence.id,
    occurrenceDay: day,
    ...changes,
  });

const daysOf = (list: readonly { day: string }[]): string[] => list.map(({ day }) => day);

describe('regenerating', () => {
  const only = { ...recurrence, startDate: '2026-03-11', endDate: '2026-03-13' };

  it('makes each occurrence a session', () => {
    const found = planRegeneration(only, around());
    expect(daysOf(found.create)).toEqual(['2026-03-11', '2026-03-12', '2026-03-13']);
    expect([found.cancel, found.skipped]).toEqual([[], []]);
  });

  it('keeps a session that is already as it should be, and replaces any other', () => {
    const right = session('2026-03-11');
    const moved = session('2026-03-12', {
      startAt: '2026-03-12T18:00:00.000Z',
      endAt: '2026-03-12T18:50:00.000Z',
    });
    const own = [right, moved];
    const found = planRegeneration(only, around({ own, agenda: own }));
    expect(found.cancel).toEqual([moved]);
    expect(daysOf(found.create)).toEqual(['2026-03-12', '2026-03-13']);
  });

  it('moves no session for the sake of remarks or of another end, wherever a person put it', () => {
    const right = session('2026-03-11');
    const moved = session('2026-03-12', {
      startAt: '2026-03-12T18:00:00.000Z',
      endAt: '2026-03-12T18:50:00.000Z',
    });
    const own = [right, moved];
    const after = { ...only, notes: 'Sala 2', endDate: '2026-03-14' };
    const found = planRegeneration(after, around({ own, agenda: own }), only);
    expect(found.cancel).toEqual([]);
    expect(daysOf(found.create)).toEqual(['2026-03-13', '2026-03-14']);
    const shorter = { ...only, endDate: '2026-03-11' };
    expect(planRegeneration(shorter, around({ own }), only).cancel).toEqual([moved]);
  });

  it('leaves what was booked by the clocks of another zone, unless the hour changes', () => {
    const own = [session('2026-03-11'), session('2026-03-12'), session('2026-03-13')];
    const elsewhere = around({ own, agenda: own, zone: 'America/Manaus' });
    const after = { ...only, notes: 'Sala 2' };
    expect(planRegeneration(after, elsewhere, only)).toEqual({
      cancel: [],
      create: [],
      skipped: [],
    });
    const later = { ...only, startTime: '11:00', endTime: '11:50' };
    const found = planRegeneration(later, elsewhere, only);
    expect(found.cancel).toEqual(own);
    expect(found.create[0]?.startAt).toBe('2026-03-11T15:00:00.000Z');
  });

  it('hands new remarks on to the sessions that carry the old ones', () => {
    const own = [session('2026-03-11'), session('2026-03-12', { notes: 'Trazer exames' })];
    const edit = { before: only, after: { ...only, notes: 'Sala 2' } };
    expect(remarked(edit, around({ own }))).toEqual([own[0]]);
    expect(remarked({ before: only, after: only }, around({ own }))).toEqual([]);
  });

  it('leaves a day to the session that a person cancelled, and fills one that the recurrence gave up', () => {
    const cancelled = session('2026-03-11', { status: 'cancelled' });
    const released = session('2026-03-12', { status: 'cancelled', occurrenceDay: null });
    const found = planRegeneration(only, around({ own: [cancelled, released] }));
    expect(daysOf(found.create)).toEqual(['2026-03-12', '2026-03-13']);
    expect(found.cancel).toEqual([]);
  });

  it('leaves a session that was put off from the past', () => {
    const putOff = session('2026-03-12', {
      occurrenceDay: '2026-03-09',
      startAt: '2026-03-12T18:00:00.000Z',
      endAt: '2026-03-12T18:50:00.000Z',
    });
    expect(planRegeneration(only, around({ own: [putOff] })).cancel).toEqual([]);
    expect(untouched([putOff], NOW)).toEqual([putOff]);
  });

  it('says what it skipped for what takes the time', () => {
    const booked = makeAppointment({
      startAt: '2026-03-11T13:40:00.000Z',
      endAt: '2026-03-11T14:30:00.000Z',
    });
    const event = makeAppointment({
      startAt: '2026-03-12T12:00:00.000Z',
      endAt: '2026-03-12T20:00:00.000Z',
      isGoogleCalendarEvent: true,
    });
    const free = makeAppointment({
      ...booked,
      status: 'cancelled',
      startAt: '2026-03-13T13:00:00.000Z',
    });
    const found = planRegeneration(only, around({ agenda: [booked, event, free] }));
    expect(daysOf(found.skipped)).toEqual(['2026-03-11', '2026-03-12']);
    expect(daysOf(found.create)).toEqual(['2026-03-13']);
  });
});

/** An own session as life leaves it: somewhere, in some status, perhaps written about. */
function randomOwn(random: () => number, occurrence: { day: string; startAt: string }) {
  const moved = random() < 0.2 ? Math.floor(random() * 20 - 10) * DAY_MS : 0;
  const start = Date.parse(occurrence.startAt) + moved;
  const statuses = ['scheduled', 'scheduled', 'scheduled', 'cancelled', 'completed'] as const;
  const status = statuses[Math.floor(random() * 5)]!;
  return session(occurrence.day, {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 50 * 60_000).toISOString(),
    status,
    ...(status === 'cancelled' && random() < 0.5 && { occurrenceDay: null }),
  });
}

describe('planning, over random agendas', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'takes back only what it may and makes only what has a place (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const wanted = upcomingOccurrences(recurrence, NOW, ZONE);
      const own = wanted.filter(() => random() < 0.5).map((one) => randomOwn(random, one));
      const kept = new Set(own.filter(() => random() < 0.2).map((one) => one.id));
      const others = wanted
        .filter(() => random() < 0.2)
        .map(({ startAt, endAt }) => makeAppointment({ id: id(made++), startAt, endAt }));
      const surroundings = around({ own, kept, agenda: [...own, ...others] });
      for (const attempt of [planExtension, planRegeneration]) {
        const { cancel, create, skipped } = attempt(recurrence, surroundings);
        const stays = [...own, ...others].filter((one) => !cancel.includes(one));
        const takes = (one: { startAt: string; endAt: string }) =>
          stays.some((other) => occupies(other) && overlaps(other, one));
        const decided = [...daysOf(create), ...daysOf(skipped)];
        const stood = stays.flatMap(({ occurrenceDay }) => occurrenceDay ?? []);
        expect({
          case: `seed ${seed}, ${attempt.name}`,
          takenBackWrongly: cancel.filter(
            ({ id: one, status, startAt }) =>
              status !== 'scheduled' || startAt <= NOW || kept.has(one),
          ),
          madeWithoutPlace: create.filter(takes),
          skippedForNothing: skipped.filter((one) => !takes(one)),
          twice: decided.length - new Set(decided).size,
          days: new Set([...decided, ...stood]),
        }).toEqual({
          case: `seed ${seed}, ${attempt.name}`,
          takenBackWrongly: [],
          madeWithoutPlace: [],
          skippedForNothing: [],
          twice: 0,
          days: new Set(daysOf(wanted)),
        });
      }
    },
  );

  it('twice changes nothing the second time', () => {
    const first = planRegeneration(recurrence, around());
    const own = first.create.map(({ day, startAt, endAt }) => session(day, { startAt, endAt }));
    const since = { psychologistId: id(2), createdAt: NOW };
    const breaks = [
      {
        ...since,
        id: id(60),
        dayOfWeek: 4,
        startTime: '10:00',
        endTime: '11:00',
        description: null,
        isActive: true,
      },
    ];
    const blocks = [
      {
        ...since,
        id: id(70),
        startAt: '2026-03-11T13:00:00.000Z',
        endAt: '2026-03-11T14:00:00.000Z',
        reason: null,
        isRecurring: true,
        recurringPattern: '{"dayOfWeek":3}',
      },
    ];
    const again = { cancel: [], create: [], skipped: [] };
    expect(planRegeneration(recurrence, around({ own, agenda: own }))).toEqual(again);
    expect(planExtension(recurrence, around({ own, agenda: own }))).toEqual(again);
    expect(planExtension(recurrence, around({ own, agenda: own, breaks, blocks }))).toEqual(again);
  });
});
