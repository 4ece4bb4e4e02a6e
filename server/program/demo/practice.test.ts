import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointmentSchema } from '../../../src/domain/appointments/appointment.ts';
import { overlaps } from '../../../src/domain/appointments/span.ts';
import { statusAt } from '../../../src/domain/appointments/state.ts';
import { noteSchema } from '../../../src/domain/notes/note.ts';
import { patientSchema } from '../../../src/domain/patients/patient.ts';
import { tenantSchema } from '../../../src/domain/tenants/tenant.ts';
import { userSchema } from '../../../src/domain/users/user.ts';
import { CLOSES, dayOf, localHour, OPENS } from './calendar.ts';
import { isValidCpf } from '../../../src/domain/core/taxIds/cpf.ts';
import { createPractice } from './practice.ts';

const now = Date.parse('2026-03-11T14:20:00Z');
const at = new Date(now).toISOString();
const practice = createPractice({ now });
const past = practice.appointments.filter(({ endAt }) => endAt < at);
const upcoming = practice.appointments.filter(({ startAt }) => startAt > at);

describe('the demonstration practice', () => {
  it('is the same for the same seed and instant, and another for another seed', () => {
    expect(createPractice({ now })).toEqual(practice);
    expect(createPractice({ now, seed: 8 })).not.toEqual(practice);
  });

  it('holds documents as the domain defines them, unchanged by validation', () => {
    expect(v.parse(tenantSchema, practice.tenant)).toEqual(practice.tenant);
    for (const user of practice.users) expect(v.parse(userSchema, user)).toEqual(user);
    for (const patient of practice.patients)
      expect(v.parse(patientSchema, patient)).toEqual(patient);
    for (const one of practice.appointments) expect(v.parse(appointmentSchema, one)).toEqual(one);
    for (const note of practice.notes) expect(v.parse(noteSchema, note)).toEqual(note);
  });

  it('has forty patients and about a year of sessions with notes', () => {
    expect(practice.patients).toHaveLength(40);
    expect(past.length).toBeGreaterThan(600);
    expect(upcoming.length).toBeGreaterThan(60);
    expect(practice.notes.length).toBeGreaterThan(400);
    expect(Date.parse(past[0]?.startAt ?? at)).toBeGreaterThan(now - 380 * 86_400_000);
  });

  it('gives every id once', () => {
    const ids = [practice.users, practice.patients, practice.appointments, practice.notes]
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives each patient an address of their own and a CPF with valid check digits', () => {
    expect(new Set(practice.patients.map(({ email }) => email)).size).toBe(40);
    const known = practice.patients.flatMap(({ cpf }) => cpf ?? []);
    expect(known.length).toBeGreaterThan(25);
    expect(known.filter((cpf) => !isValidCpf(cpf))).toEqual([]);
  });

  it('links the portal account to a patient', () => {
    const account = practice.users.find(({ role }) => role === 'patient');
    const patient = practice.patients.find(({ userId }) => userId === account?.id);
    expect(patient?.email).toBe('paciente@demo.local');
    expect(upcoming.some(({ patientId }) => patientId === patient?.id)).toBe(true);
  });
});

describe('its agenda', () => {
  it('never books a psychologist twice at a time', () => {
    for (const { id } of practice.users) {
      const own = practice.appointments.filter(({ psychologistId }) => psychologistId === id);
      expect(
        own.filter((one, i) => own.slice(i + 1, i + 3).some((next) => overlaps(one, next))),
      ).toEqual([]);
    }
  });

  it('stays within opening hours', () => {
    for (const { startAt, endAt } of practice.appointments) {
      const day = dayOf(Date.parse(startAt));
      expect(Date.parse(startAt)).toBeGreaterThanOrEqual(localHour(day, OPENS));
      expect(Date.parse(endAt)).toBeLessThanOrEqual(localHour(day, CLOSES));
    }
  });

  it('has one session running now for each psychologist, and others today', () => {
    for (const { id } of practice.users.filter(({ role }) => role === 'psych')) {
      const own = practice.appointments.filter(({ psychologistId }) => psychologistId === id);
      expect(own.filter((one) => statusAt(one, at) === 'in_progress')).toHaveLength(1);
      const today = own.filter(({ startAt }) => dayOf(Date.parse(startAt)) === dayOf(now));
      expect(today.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('books nobody at night, but the next day as usual', () => {
    const night = createPractice({ now: Date.parse('2026-03-12T05:00:00Z') });
    const running = night.appointments.filter(
      (one) => statusAt(one, '2026-03-12T05:00:00.000Z') === 'in_progress',
    );
    expect(running).toEqual([]);
  });

  it('knows every outcome of a past session and only open or cancelled future ones', () => {
    const outcomes = new Set(past.map(({ status }) => status));
    expect(outcomes).toEqual(new Set(['scheduled', 'completed', 'cancelled', 'no_show']));
    for (const { status } of upcoming) expect(['scheduled', 'cancelled']).toContain(status);
  });
});

describe('its notes', () => {
  it('belong to completed sessions of the same patient and psychologist, one each', () => {
    const sessions = new Map(practice.appointments.map((one) => [one.id, one]));
    for (const note of practice.notes) {
      const session = sessions.get(note.appointmentId);
      expect(session?.status).toBe('completed');
      expect(session?.patientId).toBe(note.patientId);
      expect(session?.psychologistId).toBe(note.psychologistId);
    }
    expect(new Set(practice.notes.map((note) => note.appointmentId)).size).toBe(
      practice.notes.length,
    );
  });

  it('are several sentences, hardly ever the same, with every placeholder filled', () => {
    const texts = practice.notes.map(({ plaintext }) => plaintext);
    expect(new Set(texts).size).toBe(texts.length);
    for (const plaintext of texts) {
      expect(plaintext).not.toMatch(/[{}]|undefined/);
      expect(plaintext.match(/[.?!]/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the large practice', () => {
  it('has about 62,000 documents', () => {
    const large = createPractice({ now, years: 10, patients: 2000 });
    const total =
      large.patients.length +
      large.appointments.length +
      large.notes.length +
      large.users.length +
      1;
    expect(total).toBeGreaterThan(58_000);
    expect(total).toBeLessThan(66_000);
  });
});
