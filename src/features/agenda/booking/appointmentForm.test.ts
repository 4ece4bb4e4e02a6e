import { describe, expect, it } from 'vitest';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { BLANK_APPOINTMENT, collision, errorsOf, spanOf } from './appointmentForm.ts';

const ZONE = 'America/Sao_Paulo';
const filled = {
  ...BLANK_APPOINTMENT,
  patientId: 'p1',
  day: '2026-11-23',
  start: '14:00',
};
const rules = { needsPatient: true, needsPsychologist: false, earliest: '2026-11-21' };

describe('the form of a session', () => {
  it('lasts 50 minutes unless the person says otherwise', () => {
    expect(spanOf(filled, ZONE)).toEqual({
      startAt: '2026-11-23T17:00:00.000Z',
      endAt: '2026-11-23T17:50:00.000Z',
    });
  });

  it('says what is missing', () => {
    expect(
      errorsOf({ ...BLANK_APPOINTMENT, duration: '3' }, { ...rules, needsPsychologist: true }),
    ).toEqual({
      patientId: 'Selecione o paciente.',
      psychologistId: 'Selecione o psicólogo.',
      day: 'Data inválida',
      start: 'Horário inválido',
      duration: 'Entre 5 e 480 minutos',
    });
    expect(errorsOf(filled, rules)).toEqual({});
  });

  it('books no day before today, but moves a session to any', () => {
    const past = { ...filled, day: '2026-11-20' };
    expect(errorsOf(past, rules)).toEqual({ day: 'A data não pode ser anterior a hoje.' });
    expect(errorsOf(past, { ...rules, earliest: null })).toEqual({});
  });

  it('has no time that the clock skips on its day', () => {
    const lisbon = { ...rules, earliest: null, zone: 'Europe/Lisbon' };
    const at = (day: string, start: string) =>
      errorsOf({ ...BLANK_APPOINTMENT, patientId: 'p', day, start }, lisbon).start;
    expect(at('2027-03-28', '01:30')).toMatch(/não existe/);
    expect(at('2027-03-28', '02:00')).toBeUndefined();
    expect(at('2027-03-27', '01:30')).toBeUndefined();
  });
});

describe('a collision', () => {
  const session = (change: Partial<AppointmentRow>): AppointmentRow => ({
    id: 's1',
    startAt: '2026-11-23T17:30:00.000Z',
    endAt: '2026-11-23T18:20:00.000Z',
    status: 'scheduled',
    title: null,
    patientId: null,
    patientName: null,
    psychologistId: 'u1',
    psychologistName: null,
    note: null,
    isGoogleCalendarEvent: false,
    mark: 'saved',
    repair: null,
    ...change,
  });
  const span = { startAt: '2026-11-23T17:00:00.000Z', endAt: '2026-11-23T17:50:00.000Z' };

  it('is a session of the same psychologist that takes some of the time', () => {
    expect(collision(span, 'u1', [session({})], null)?.id).toBe('s1');
    expect(collision(span, 'u2', [session({})], null)).toBeUndefined();
    expect(collision(span, 'u1', [session({ status: 'cancelled' })], null)).toBeUndefined();
    expect(collision(span, 'u1', [session({ startAt: span.endAt })], null)).toBeUndefined();
  });

  it('is not the session that is moved', () => {
    expect(collision(span, 'u1', [session({})], 's1')).toBeUndefined();
  });
});
