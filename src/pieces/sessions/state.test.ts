import { describe, expect, it } from 'vitest';
import type { AppointmentStatus } from '../../domain/appointments/status.ts';
import { portalState, sessionState } from './state.ts';
import { sessionLine, sessionName } from './words.ts';

const session = {
  startAt: '2026-11-20T13:00:00.000Z',
  endAt: '2026-11-20T13:50:00.000Z',
  status: 'scheduled' as AppointmentStatus,
  isGoogleCalendarEvent: false,
  patientId: 'p1' as string | null,
};

describe('how a session stands', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', 'Agendado'],
    ['2026-11-20T13:10:00.000Z', 'Em andamento'],
    ['2026-11-20T14:00:00.000Z', 'Expirado'],
  ])('follows from the clock: at %s it is %s', (at, label) => {
    expect(sessionState(session, at).label).toBe(label);
  });

  it('is named as it is where this version has no word for it, and counts as cancelled in the portal', () => {
    const status = 'suspended' as AppointmentStatus;
    expect(sessionState({ ...session, status }, session.endAt)).toMatchObject({
      label: 'Status: suspended',
      tone: 'neutral',
    });
    expect(portalState({ ...session, status }, session.endAt).label).toBe('Cancelado');
  });

  it('is said of one that the server would not make', () => {
    expect(sessionState({ ...session, repair: 'k1' }, session.startAt).label).toBe('Não aceita');
  });

  it('is no matter for another calendar’s busy time', () => {
    const busy = { ...session, isGoogleCalendarEvent: true, patientId: null };
    expect(sessionState(busy, session.startAt).label).toBe('Google Calendar');
  });
});

describe('a session in words', () => {
  it.each([
    [{ patientName: 'Ana', title: 'x', patientId: 'p1' }, 'Ana'],
    [{ patientName: null, title: 'Supervisão', patientId: null }, 'Supervisão'],
    [{ patientName: null, title: null, patientId: 'p1' }, 'Paciente'],
    [{ patientName: null, title: null, patientId: null }, 'Sem paciente'],
  ])('%j is %s', (whose, name) => {
    expect(sessionName(whose)).toBe(name);
  });

  it('says day and time on the clock of the clinic', () => {
    expect(sessionLine(session, 'America/Sao_Paulo')).toBe('20/11/2026 · 10:00 – 10:50');
  });
});
