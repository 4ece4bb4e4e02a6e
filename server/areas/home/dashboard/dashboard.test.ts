import { beforeAll, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { appointment, idMaker } from '../../../../test/harness/practice/practice.ts';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';

let db: Database;
let world: ClinicApi;
let books: Books;

beforeAll(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
  books = await openBooks(db, world.clinic);
});

const get = (path: string, reader: ReaderName = 'ana') =>
  world.api.call('GET', `/dashboard/${path}`, { token: world.tokens[reader] });
const answer = async (path: string, reader: ReaderName = 'ana'): Promise<unknown> => {
  const { status, body } = await get(path, reader);
  expect(status).toBe(200);
  return body;
};

/** Adds sessions of Ana’s that start so many hours after noon. */
const addSessions = (starts: readonly number[], changes: Partial<Appointment>) => {
  const { tenantId, people, davi } = world.clinic;
  const newId = idMaker(starts.length + (starts[0] ?? 0));
  const of = { psychologistId: people.ana.id, patientId: davi.id };
  const appointments = starts.map((start) => ({ ...appointment(newId(), of, start), ...changes }));
  return withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments }));
};

describe('the dashboard', () => {
  it('is closed to patients and to those without a session', async () => {
    for (const path of ['stats', 'next-sessions', 'ongoing-sessions', 'nextPatientSummary']) {
      expect((await get(path, 'portal')).status).toBe(403);
      expect((await get(path, 'anonymous')).status).toBe(401);
    }
  });
});

describe('its figures', () => {
  it('are those of the month, with what is still to come', async () => {
    const expected = {
      patients: 2,
      appointments: { total: 6, completed: 2, cancelled: 1, today: 1 },
      attendanceRate: 100,
      totalHours: 2,
    };
    expect(await answer('stats')).toEqual(expected);
    expect(await answer('stats?period=month')).toEqual(expected);
  });

  it('follow the period: a day, a week from Monday, a year', async () => {
    expect(await answer('stats?period=today')).toMatchObject({
      appointments: { total: 1, completed: 0, cancelled: 0, today: 1 },
      attendanceRate: 0,
      totalHours: 0,
    });
    expect(await answer('stats?period=week')).toMatchObject({
      appointments: { total: 4, completed: 1, cancelled: 1, today: 1 },
      totalHours: 1,
    });
    expect(await answer('stats?period=year')).toMatchObject({
      appointments: { total: 7, completed: 2, cancelled: 1, today: 1 },
      attendanceRate: 66.7,
    });
    expect((await get('stats?period=decade')).status).toBe(422);
  });

  it('can be of one patient; a foreign one is missing', async () => {
    expect(await answer(`stats?patientId=${world.clinic.davi.id}`)).toEqual({
      patients: 1,
      appointments: { total: 4, completed: 2, cancelled: 1, today: 0 },
      attendanceRate: 100,
      totalHours: 2,
    });
    const missing = await get(`stats?patientId=${crypto.randomUUID()}`);
    const foreign = await get(`stats?patientId=${world.clinic.elisa.id}`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await get('stats?patientId=davi')).status).toBe(422);
  });

  it('are the whole clinic’s for its administrator, and zeros where nothing is', async () => {
    expect(await answer('stats', 'admin')).toMatchObject({
      patients: 3,
      appointments: { total: 7, completed: 3 },
    });
    expect(await answer('stats?period=today', 'stranger')).toEqual({
      patients: 2,
      appointments: { total: 0, completed: 0, cancelled: 0, today: 0 },
      attendanceRate: 0,
      totalHours: 0,
    });
  });
});

describe('the sessions in progress', () => {
  it('name the patient, and count notes for whoever may read them', async () => {
    const { running } = books.sessions;
    const expected = {
      id: running.id,
      patientId: world.clinic.carla.id,
      patient: { name: 'Carla' },
      startAt: running.startAt,
      endAt: running.endAt,
    };
    expect(await answer('ongoing-sessions')).toEqual([
      { ...expected, patientStats: { totalNotes: 1 } },
    ]);
    expect(await answer('ongoing-sessions', 'admin')).toEqual([
      { ...expected, patientStats: { totalNotes: 0 } },
    ]);
    expect(await answer('ongoing-sessions', 'bruno')).toEqual([]);
  });
});

describe('the next patient', () => {
  it('comes with the summary of the last note, for its psychologist alone', async () => {
    const { carla, session } = world.clinic;
    const expected = {
      appointment: { id: session.id, startAt: session.startAt },
      patient: { id: carla.id, name: 'Carla', email: carla.email },
    };
    expect(await answer('nextPatientSummary')).toEqual({
      ...expected,
      lastNote: {
        id: books.notes[2]?.id,
        summary: '<p>Resumo de 2026-02-10.</p>',
        isDraft: true,
        isOutdated: false,
        createdAt: books.sessions.missed.endAt,
      },
    });
    expect(await answer('nextPatientSummary', 'admin')).toEqual({ ...expected, lastNote: null });
  });

  it('is nobody where no session is to come', async () => {
    expect(await answer('nextPatientSummary', 'bruno')).toEqual({
      appointment: null,
      patient: null,
      lastNote: null,
    });
  });
});

describe('the next sessions', () => {
  it('are at most seven, by start, without what a connected calendar holds', async () => {
    const { session, carla } = world.clinic;
    expect(await answer('next-sessions')).toEqual([
      {
        id: session.id,
        startAt: session.startAt,
        endAt: session.endAt,
        status: 'scheduled',
        patientId: carla.id,
        patient: { name: 'Carla' },
      },
    ]);
    expect(await answer('next-sessions', 'bruno')).toEqual([]);
    await addSessions([1], { isGoogleCalendarEvent: true, patientId: null });
    await addSessions([30, 32, 34, 36, 38, 40, 42, 44], {});
    const next = (await answer('next-sessions', 'admin')) as { startAt: string }[];
    expect(next).toHaveLength(7);
    expect(next[0]).toMatchObject({ id: session.id });
    const starts = next.map(({ startAt }) => startAt);
    expect(starts).toEqual(starts.toSorted());
  });
});
