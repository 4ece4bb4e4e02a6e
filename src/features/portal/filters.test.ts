import { describe, expect, it } from 'vitest';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { filterAppointments, nextFirst } from './filters.ts';
import { appointmentFilters } from './address.ts';

const row = (id: string, changes: Partial<AppointmentRow> = {}): AppointmentRow => ({
  id,
  startAt: '2026-11-20T13:00:00.000Z',
  endAt: '2026-11-20T13:50:00.000Z',
  status: 'completed',
  title: null,
  patientId: 'p1',
  patientName: null,
  psychologistId: 'u1',
  psychologistName: 'Dra. Inês Prado',
  note: null,
  isGoogleCalendarEvent: false,
  mark: 'saved',
  repair: null,
  ...changes,
});

const clock = { now: '2026-11-21T12:00:00.000Z', zone: 'America/Sao_Paulo' };
const ids = (rows: readonly AppointmentRow[]) => rows.map(({ id }) => id);

describe('the filters of Meus Agendamentos', () => {
  it('read the address and leave out what makes no sense', () => {
    const search = { status: 'paid', data: '21/11/2026', psicologo: 'Inês', busca: 7, outro: 'x' };
    expect(appointmentFilters(search)).toEqual({ psicologo: 'Inês' });
  });

  it('judge the status by the clock: a scheduled session in the past is expired', () => {
    const rows = [row('a', { status: 'scheduled' }), row('b')];
    expect(ids(filterAppointments(rows, { status: 'expired' }, clock))).toEqual(['a']);
    expect(ids(filterAppointments(rows, { status: 'scheduled' }, clock))).toEqual([]);
  });

  it('take the day on the clock of the clinic', () => {
    const late = row('late', {
      startAt: '2026-11-21T01:00:00.000Z',
      endAt: '2026-11-21T01:50:00.000Z',
    });
    expect(ids(filterAppointments([late], { data: '2026-11-20' }, clock))).toEqual(['late']);
  });

  it('search names whatever their case, and ids', () => {
    const rows = [row('0193-a'), row('0193-b', { psychologistName: 'Dr. Caio' })];
    expect(ids(filterAppointments(rows, { psicologo: 'INÊS' }, clock))).toEqual(['0193-a']);
    expect(ids(filterAppointments(rows, { busca: '93-b' }, clock))).toEqual(['0193-b']);
  });
});

it('the next session stands first, what is over behind what is to come, the newest before the oldest', () => {
  const on = (id: string, start: string) =>
    row(id, { startAt: `${start}:00.000Z`, endAt: `${start.slice(0, -2)}50:00.000Z` });
  const rows = [
    on('old', '2025-01-10T13:00'),
    on('later', '2026-12-01T13:00'),
    on('runs', '2026-11-21T11:30'),
    on('yesterday', '2026-11-20T13:00'),
    on('next', '2026-11-22T13:00'),
  ];
  expect(ids(nextFirst(rows, '2026-11-21T11:40:00.000Z'))).toEqual([
    'runs',
    'next',
    'later',
    'yesterday',
    'old',
  ]);
});
