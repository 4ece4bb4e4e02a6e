import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { fold } from '../../../domain/core/fold.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { patientMatcher } from '../../../domain/patients/search.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { firstNotBefore } from '../../view/sortedIndex.ts';
import { between } from '../agenda/appointments.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { nextSessionOf } from '../agenda/nextSession.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';
import { zoneOf } from '../kit/zone.ts';

export interface FoundPatient {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  /** ISO instant; null also where none has arrived. */
  readonly next: string | null;
}

export interface FoundSession extends Pick<Appointment, 'id' | 'startAt' | 'endAt' | 'status'> {
  readonly name: string | null;
}

export interface Found {
  /** What was asked, so that an answer to something else is not taken for it. */
  readonly text: string;
  readonly patients: readonly FoundPatient[];
  readonly sessions: readonly FoundSession[];
}

const PATIENTS_MAX = 6;
/** Of so many of the found patients the next and the last session. */
const WITH_SESSIONS = 3;
const DAY_MAX = 12;
export const SEARCH_MAX = 100;

const foundPatient = (view: QueryView, patient: Patient, now: string): FoundPatient => ({
  id: patient.id,
  name: patient.name,
  isActive: patient.isActive,
  next: nextSessionOf(view, patient.id, now),
});

const foundSession = (view: QueryView, one: Appointment): FoundSession => ({
  id: one.id,
  startAt: one.startAt,
  endAt: one.endAt,
  status: one.status,
  name: patientName(view, one.patientId) ?? one.title ?? null,
});

/** Those who come, before those who no longer do; names that begin so, before those that hold it. */
function placeOf({ name, isActive }: Patient, first: string): number {
  const words = ` ${fold(name)}`;
  const begins = words.startsWith(` ${first}`) ? 0 : words.includes(` ${first}`) ? 1 : 2;
  return begins + (isActive ? 0 : 3);
}

function patientsOf(view: QueryView, text: string): readonly Patient[] {
  const first = fold(text).split(/\s+/)[0] ?? '';
  return view.indexes.patients.items
    .filter(patientMatcher(text))
    .map((patient) => ({ patient, place: placeOf(patient, first) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, PATIENTS_MAX)
    .map(({ patient }) => patient);
}

const isHeld = ({ status }: Appointment): boolean => status !== 'cancelled';

/** The next and the last of a patient's sessions. */
function sessionsOf({ indexes }: QueryView, { id }: Patient, now: string): Appointment[] {
  const all = indexes.appointmentsOfPatient.get(id);
  const place = firstNotBefore(all, ({ startAt }) => (startAt > now ? 0 : -1));
  const next = all.slice(place).find(({ status }) => status === 'scheduled');
  const last = all.slice(0, place).findLast(isHeld);
  return [next, last].filter((one) => one !== undefined);
}

function sessionsOn(view: QueryView, day: string): Appointment[] {
  const { from, to } = rangeOf([day], zoneOf(view));
  const sessions: Appointment[] = [];
  for (const one of between(view, from, to)) if (isSession(one)) sessions.push(one);
  return sessions.slice(0, DAY_MAX);
}

const hasAll = ({ coverage }: QuerySource): boolean =>
  coverage.people && coverage.sessions === 'all';

/** The few patients that are meant, with their next and last sessions; or the sessions of a day. Instants are ISO. */
export const searchFind = defineQuery({
  name: 'search.find',
  run(
    source: QuerySource,
    args: { readonly text: string; readonly day: string | null; readonly now: string },
  ): Gathered<Found> {
    const { view } = source;
    const now = new Date(args.now).toISOString();
    const text = args.text.slice(0, SEARCH_MAX).trim();
    // The digits of a date are in many a telephone number.
    const isDate = args.day !== null && /\d/.test(text);
    const patients = text === '' || isDate ? [] : patientsOf(view, text);
    const sessions = args.day
      ? sessionsOn(view, args.day)
      : patients.slice(0, WITH_SESSIONS).flatMap((each) => sessionsOf(view, each, now));
    return gathered(hasAll(source), {
      text: args.text,
      patients: patients.map((each) => foundPatient(view, each, now)),
      sessions: sessions.map((each) => foundSession(view, each)),
    });
  },
});

/** Those of the named that are still there, in that order. */
export const searchRecent = defineQuery({
  name: 'search.recent',
  run(
    { view }: QuerySource,
    args: { readonly ids: readonly string[]; readonly now: string },
  ): Pick<Found, 'patients' | 'sessions'> {
    const now = new Date(args.now).toISOString();
    const patients = args.ids.flatMap((id) => view.get('patients', id) ?? []);
    const sessions = args.ids.flatMap((id) => view.get('appointments', id) ?? []);
    return {
      patients: patients.map((each) => foundPatient(view, each, now)),
      sessions: sessions.map((each) => foundSession(view, each)),
    };
  },
});
