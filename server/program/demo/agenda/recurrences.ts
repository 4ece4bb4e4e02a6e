import { formatInTimeZone } from 'date-fns-tz';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import { DAY_MS, dayOf } from '../calendar.ts';
import type { Random } from '../random.ts';

/** A place in the week is a patient's own from this many coming sessions on. */
const STEADY = 4;
const EACH = 6;

const clockOf = (at: string): string => formatInTimeZone(at, DEFAULT_TIME_ZONE, 'HH:mm');
const weekdayOf = (at: string): number =>
  new Date(`${dayOf(Date.parse(at))}T00:00:00Z`).getUTCDay();

/** The psychologist, the weekday and the time of a session. */
const placeOf = ({ psychologistId, startAt }: Appointment): string =>
  `${psychologistId} ${weekdayOf(startAt)} ${clockOf(startAt)}`;

/** Coming sessions by their place in the week, of those places that one patient has every week. */
function steadyPlaces(coming: readonly Appointment[]): Appointment[][] {
  const places = new Map<string, Appointment[]>();
  for (const session of coming) {
    const place = placeOf(session);
    places.set(place, [...(places.get(place) ?? []), session]);
  }
  return [...places.values()].filter(
    (sessions) =>
      sessions.length >= STEADY && new Set(sessions.map(({ patientId }) => patientId)).size === 1,
  );
}

function createRecurrence(
  random: Random,
  first: Appointment,
  patientId: string,
  now: number,
): RecurringAppointment {
  const { psychologistId, startAt, endAt } = first;
  const createdAt = now - random.between(5, 60) * DAY_MS;
  return {
    id: uuidv7(createdAt, random.bytes),
    patientId,
    psychologistId,
    recurringType: 'weekly',
    daysOfWeek: [weekdayOf(startAt)],
    startTime: clockOf(startAt),
    endTime: clockOf(endAt),
    startDate: dayOf(Date.parse(startAt)),
    endDate: null,
    isActive: true,
    notes: null,
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** One that came to its end: once a month through most of a year. */
function endedRecurrence(random: Random, session: Appointment, patientId: string, now: number) {
  const recurrence = createRecurrence(random, session, patientId, now - 300 * DAY_MS);
  return {
    ...recurrence,
    recurringType: 'monthly' as const,
    daysOfWeek: [],
    startDate: dayOf(now - 300 * DAY_MS),
    endDate: dayOf(now - 30 * DAY_MS),
    isActive: false,
  };
}

export interface Recurring {
  readonly recurringAppointments: readonly RecurringAppointment[];
  /** All sessions, the coming ones of recurrences with a hint to theirs. */
  readonly appointments: readonly Appointment[];
}

/** Makes some weekly places of each psychologist into recurrences, from their next session on. */
export function createRecurrences(
  random: Random,
  appointments: readonly Appointment[],
  now: number,
): Recurring {
  const at = new Date(now).toISOString();
  const coming = appointments.filter(
    ({ startAt, status }) => startAt > at && status === 'scheduled',
  );
  const counts = new Map<string, number>();
  const recurringAppointments: RecurringAppointment[] = [];
  const made = new Map<string, string>();
  for (const sessions of steadyPlaces(coming)) {
    const [first] = sessions;
    const count = counts.get(first?.psychologistId ?? '') ?? 0;
    if (!first?.patientId || count >= EACH) continue;
    counts.set(first.psychologistId, count + 1);
    const recurrence = createRecurrence(random, first, first.patientId, now);
    recurringAppointments.push(recurrence);
    for (const { id } of sessions) made.set(id, recurrence.id);
  }
  for (const psychologistId of counts.keys()) {
    const session = coming.findLast((one) => one.psychologistId === psychologistId);
    if (session?.patientId)
      recurringAppointments.push(endedRecurrence(random, session, session.patientId, now));
  }
  return {
    recurringAppointments,
    appointments: appointments.map((session) => {
      const recurringAppointmentId = made.get(session.id);
      if (!recurringAppointmentId) return session;
      const occurrenceDay = dayOf(Date.parse(session.startAt));
      return { ...session, recurringAppointmentId, occurrenceDay };
    }),
  };
}
