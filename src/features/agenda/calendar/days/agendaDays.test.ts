import { describe, expect, it, vi } from 'vitest';
import type {
  AppointmentRow,
  PsychologistTimes,
  WaitingSession,
} from '../../../../data/queries/agenda/results.ts';
import { weekOf } from '../../../../domain/time/days.ts';
import { type AgendaOf, agendaDays } from './agendaDays.ts';

const ZONE = 'America/Sao_Paulo';
const MONDAY = '2026-11-23';

/** An hour of the clinic's clock, three behind UTC. */
const at = (day: string, hour: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 3) * 3_600_000).toISOString();
const span = (day: string, from: number, to: number) => ({
  startAt: at(day, from),
  endAt: at(day, to),
});

const row = (
  id: string,
  startAt: string,
  changes: Partial<AppointmentRow> = {},
): AppointmentRow => ({
  id,
  startAt,
  endAt: new Date(Date.parse(startAt) + 50 * 60_000).toISOString(),
  status: 'scheduled',
  title: null,
  patientId: 'p',
  patientName: 'Ana Souza',
  psychologistId: 'a',
  psychologistName: 'Helena',
  note: null,
  isGoogleCalendarEvent: false,
  mark: 'saved',
  repair: null,
  ...changes,
});

const times = (changes: Partial<PsychologistTimes> = {}): PsychologistTimes => ({
  psychologistId: 'a',
  hasPeriods: true,
  open: weekOf(MONDAY)
    .slice(0, 5)
    .map((day) => ({ ...span(day, 8, 18), periodId: 'x' })),
  pauses: [],
  ...changes,
});

const pause = (kind: 'break' | 'block', title: string, when: ReturnType<typeof span>) => ({
  id: title,
  kind,
  title,
  ...when,
  psychologistId: 'a',
  mark: 'saved' as const,
});

const NAMES = new Map([
  ['a', 'Helena'],
  ['b', 'Marcos'],
]);

const show = (changes: Partial<AgendaOf> = {}) =>
  agendaDays({
    days: weekOf(MONDAY),
    rows: [],
    times: [times()],
    waiting: { sessions: [], leaving: [], unsure: [] },
    zone: ZONE,
    now: at(MONDAY, 7),
    today: MONDAY,
    isMixed: false,
    names: NAMES,
    ...changes,
  });
const monday = (changes: Partial<AgendaOf>) => show(changes).get(MONDAY);

describe('a day of the agenda', () => {
  it('holds its sessions, those that a recurrence takes back, and those that it will have, to be looked at only', () => {
    const waiting: WaitingSession = {
      id: 'w',
      recurrenceId: 'r',
      ...span(MONDAY, 9, 10),
      patientId: 'q',
      patientName: 'Bruno Lima',
      psychologistId: 'a',
      psychologistName: 'Helena',
    };
    const day = monday({
      rows: [row('1', at(MONDAY, 8)), row('2', at(MONDAY, 10)), row('3', at(MONDAY, 11))],
      waiting: { sessions: [waiting], leaving: ['2'], unsure: ['3'] },
    });
    expect(day?.entries.map(({ id, time, look, opens }) => [id, time, look, opens])).toEqual([
      ['1', '08:00', 'plain', true],
      ['w', '09:00', 'waiting', false],
      ['2', '10:00', 'over', true],
      ['3', '11:00', 'waiting', true],
    ]);
    expect(day?.entries[1]?.label).toBe('Bruno Lima, 09:00 – 10:00, Aguardando confirmação');
  });

  it('tells apart what waits, was refused, was cancelled and belongs to another calendar', () => {
    const looks = [
      row('waits', at(MONDAY, 8), { mark: 'waiting' }),
      row('refused', at(MONDAY, 9), { repair: 'key' }),
      row('cancelled', at(MONDAY, 10), { status: 'cancelled' }),
      row('google', at(MONDAY, 11), {
        isGoogleCalendarEvent: true,
        patientId: null,
        patientName: null,
        title: 'Ocupado',
      }),
    ];
    const entries = monday({ rows: looks })?.entries ?? [];
    expect(entries.map(({ look }) => look)).toEqual(['waiting', 'refused', 'over', 'other']);
    expect(entries[3]).toMatchObject({ text: 'Google · Ocupado', tone: 'neutral' });
  });

  it('stands on the clinic’s clock, also just before midnight', () => {
    expect(monday({ rows: [row('1', at(MONDAY, 23.5))] })?.entries).toHaveLength(1);
  });

  it('knows the national holiday', () => {
    const days = weekOf('2026-11-20');
    expect(show({ days }).get('2026-11-20')?.holiday?.name).toBe('Consciência Negra');
  });
});

describe('what is not free', () => {
  it('is a day without a period, unless nobody has any', () => {
    const rests = (of: PsychologistTimes) => [...show({ times: [of] }).values()].map((d) => d.rest);
    expect(rests(times())).toEqual([null, null, null, null, null, 'off', 'off']);
    expect(new Set(rests(times({ hasPeriods: false, open: [] })))).toEqual(new Set([null]));
  });

  it('is no week of the past before the first period', () => {
    const days = weekOf('2026-11-02');
    expect(new Set([...show({ days }).values()].map(({ rest }) => rest))).toEqual(new Set([null]));
  });

  it('is a day of which all the working time is blocked, by one block or several', () => {
    const blocks = [
      pause('block', 'Curso', span(MONDAY, 8, 12)),
      pause('block', 'Congresso', span(MONDAY, 12, 20)),
    ];
    expect(monday({ times: [times({ pauses: blocks })] })?.rest).toBe('blocked');
    expect(monday({ times: [times({ pauses: blocks.slice(1) })] })?.rest).toBeNull();
  });

  it('is on every day that a long block lasts', () => {
    const leave = pause('block', 'Férias', {
      startAt: at(MONDAY, 0),
      endAt: at('2026-11-26', 12),
    });
    const days = [...show({ times: [times({ pauses: [leave] })] }).values()];
    expect(days.map(({ pauses }) => pauses[0]?.time)).toEqual([
      'dia todo',
      'dia todo',
      'dia todo',
      '00:00 – 12:00',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows of one psychologist breaks and blocks, whoever looks', () => {
    const lunch = pause('break', 'Almoço', span(MONDAY, 12, 13));
    const away = pause('block', 'Curso', span(MONDAY, 15, 18));
    const day = monday({ times: [times({ pauses: [lunch, away] })] });
    expect(day?.pauses.map(({ text }) => text)).toEqual(['Almoço', 'Curso']);
  });

  it('shows of several psychologists whose blocks they are, no breaks, and rest only where all have it', () => {
    const lunch = pause('break', 'Almoço', span(MONDAY, 12, 13));
    const away = pause('block', 'Curso', span(MONDAY, 8, 18));
    const both = [times({ pauses: [lunch, away] }), times({ psychologistId: 'b' })];
    const day = monday({ times: both, isMixed: true });
    expect(day?.pauses).toMatchObject([
      { text: 'Helena · Curso', label: 'Helena · Curso, 08:00 – 18:00' },
    ]);
    expect(day?.rest).toBeNull();
  });
});

it('words only the sessions that are shown: a label is made when it is read', () => {
  const named = vi.fn<() => string>(() => 'Ana Souza');
  const many = Array.from({ length: 40 }, (_, n) =>
    Object.defineProperty(row(`${n}`, at(MONDAY, 8 + n / 10)), 'psychologistName', { get: named }),
  );
  const day = monday({ rows: many, isMixed: true });
  expect(named).not.toHaveBeenCalled();
  expect(day?.entries.slice(0, 3).map(({ label }) => label)).toHaveLength(3);
  expect(named.mock.calls.length).toBeLessThanOrEqual(2 * 3);
});
