import { describe, expect, it } from 'vitest';
import { sampleAppointmentRow } from '../../../../../test/harness/practice/deviceSamples.ts';
import type {
  AppointmentRow,
  PsychologistTimes,
  WaitingSession,
} from '../../../../data/queries/agenda/results.ts';
import { whyFixed } from './fixed.ts';
import { objectionTo } from './objection.ts';

const DAY = '2026-11-24';
/** In São Paulo. */
const span = (from: string, to: string) => ({
  startAt: new Date(`${DAY}T${from}:00-03:00`).toISOString(),
  endAt: new Date(`${DAY}T${to}:00-03:00`).toISOString(),
});
const session = (from: string, to: string, changes: Partial<AppointmentRow> = {}) => ({
  ...sampleAppointmentRow('other'),
  ...span(from, to),
  patientName: 'Ana Souza',
  ...changes,
});
const times: PsychologistTimes = {
  psychologistId: 'p',
  open: [{ ...span('08:00', '18:00'), periodId: 'a' }],
  pauses: [
    {
      id: 'b',
      kind: 'break',
      title: 'Almoço',
      ...span('12:00', '13:00'),
      psychologistId: 'p',
      mark: 'saved',
    },
    {
      id: 'c',
      kind: 'block',
      title: 'Dentista',
      ...span('16:00', '17:00'),
      psychologistId: 'p',
      mark: 'saved',
    },
  ],
  hasPeriods: true,
};

const against = (
  from: string,
  to: string,
  rows: readonly AppointmentRow[] = [],
  {
    now = `${DAY}T10:00:00.000Z`,
    of = times,
    id = 'own',
    waiting = [] as readonly WaitingSession[],
  } = {},
) =>
  objectionTo(
    { ...span(from, to), psychologistId: 'p', id },
    { rows, times: [of], waiting, zone: 'America/Sao_Paulo', now },
  );

describe('what speaks against a time', () => {
  it('is nothing where it is free, or only touches', () => {
    expect(against('10:00', '10:50', [session('09:00', '10:00')])).toBeNull();
  });

  it('is another session of the same psychologist, which nothing may overlap', () => {
    expect(against('09:30', '10:20', [session('09:00', '09:50')])).toEqual({
      kind: 'refused',
      words: 'Já há sessão: Ana Souza, 09:00 – 09:50',
    });
  });

  it('is one that a recurrence of this device will have, also before the server knows of it', () => {
    const awaited = (psychologistId: string): WaitingSession => ({
      ...span('09:00', '09:50'),
      id: 'w',
      recurrenceId: 'r',
      patientId: 'a',
      patientName: 'Bia Lima',
      psychologistId,
      psychologistName: null,
    });
    expect(against('09:30', '10:20', [], { waiting: [awaited('p')] })).toEqual({
      kind: 'refused',
      words: 'Já há sessão: Bia Lima, 09:00 – 09:50',
    });
    expect(against('09:30', '10:20', [], { waiting: [awaited('q')] })).toBeNull();
  });

  it('is no session of a colleague, none that was cancelled or refused, and not itself', () => {
    const rows = [
      session('09:00', '09:50', { psychologistId: 'q' }),
      session('09:00', '09:50', { status: 'cancelled' }),
      session('09:00', '09:50', { repair: 'k' }),
      session('09:00', '09:50', { id: 'own' }),
    ];
    expect(against('09:30', '10:20', rows)).toBeNull();
  });

  it.each([
    ['a break', '12:30', '13:20', 'Pausa: Almoço, 12:00 – 13:00'],
    ['a block', '15:30', '16:20', 'Bloqueado: Dentista, 16:00 – 17:00'],
    ['the hours outside', '17:30', '18:20', 'Fora do expediente'],
    ['what is past', '06:00', '06:50', 'Este horário já passou'],
  ])('is said of %s, and the person decides', (_what, from, to, words) => {
    expect(against(from, to)).toEqual({ kind: 'warned', words });
  });

  it('is said of an event of another calendar, which the server lets overlap', () => {
    const event = session('09:00', '09:50', { isGoogleCalendarEvent: true });
    expect(against('09:00', '09:50', [event])).toEqual({
      kind: 'warned',
      words: 'Google Calendar: ocupado, 09:00 – 09:50',
    });
  });

  it('is no hour of the day where nobody said when they work', () => {
    const unsaid = { ...times, open: [], pauses: [], hasPeriods: false };
    expect(against('22:00', '22:50', [], { of: unsaid })).toBeNull();
  });
});

describe('a session', () => {
  const now = `${DAY}T12:00:00.000Z`;
  const why = (changes: Partial<AppointmentRow>) =>
    whyFixed(session('10:00', '10:50', changes), now);

  it('moves while it is to come, or after nobody said how it ended', () => {
    expect(why({})).toBeNull();
    expect(why(span('06:00', '06:50'))).toBeNull();
  });

  it.each([
    [{ status: 'completed' }, 'Uma sessão concluída não muda de horário.'],
    [{ status: 'cancelled' }, 'Uma sessão cancelada não muda de horário.'],
    [{ ...span('08:50', '09:40') }, 'Uma sessão em andamento não muda de horário.'],
    [{ isGoogleCalendarEvent: true }, 'Este horário é do Google Calendar: mude-o lá.'],
    [{ repair: 'k' }, 'Esta sessão não foi aceita: abra-a para corrigir.'],
  ] as const)('that cannot says why (%#)', (changes, words) => {
    expect(why(changes as Partial<AppointmentRow>)).toBe(words);
  });
});
