import { sql } from 'kysely';
import type {
  RecurrenceAnswer,
  RecurrenceDetail,
} from '../../../../src/domain/contract/recurrences.ts';
import { upcomingOccurrences } from '../../../../src/domain/recurrences/expand.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import {
  isVisibleRow,
  patientsOf,
  psychologistsOf,
  type Reader,
  requireVisible,
} from '../../../engine/reading/reader.ts';

/** Recurrences as the REST contract shows them, with whom the reader may know. */
export async function presentRecurrences(
  reader: Reader,
  recurrences: readonly RecurringAppointment[],
): Promise<RecurrenceAnswer[]> {
  const patients = await patientsOf(reader, recurrences);
  const people = await psychologistsOf(reader, recurrences);
  return recurrences.map((recurrence) => {
    const patient = patients.get(recurrence.patientId);
    const psychologist = people.get(recurrence.psychologistId);
    return {
      ...recurrence,
      patient: patient
        ? { id: patient.id, name: patient.name, email: patient.email, phone: patient.phone }
        : null,
      psychologist: psychologist ? { id: psychologist.id, name: psychologist.name } : null,
    };
  });
}

/** The days from today on for which a recurrence has a session, and how many of those are still to come. */
async function standing(reader: Reader, id: string, today: string) {
  const rows = await reader.tx
    .selectFrom('appointments')
    .where('appointments.tenant_id', '=', reader.actor.tenantId)
    .where('recurring_appointment_id', '=', id)
    .where(isVisibleRow(reader, 'appointments', 'appointments'))
    .where((eb) => eb.or([eb('occurrence_day', '>=', today), eb('start_at', '>', reader.now)]))
    .select([
      'occurrence_day',
      sql<boolean>`status = 'scheduled' and start_at > ${reader.now}`.as('is_ahead'),
    ])
    .execute();
  return {
    days: new Set(rows.map(({ occurrence_day }) => occurrence_day)),
    ahead: rows.filter(({ is_ahead }) => is_ahead).length,
  };
}

async function detail(
  reader: Reader,
  recurrence: RecurrenceAnswer,
  zone: string,
): Promise<RecurrenceDetail> {
  const { days, ahead } = await standing(reader, recurrence.id, wallClock(reader.now, zone).day);
  const wanted = recurrence.isActive ? upcomingOccurrences(recurrence, reader.now, zone) : [];
  const skippedDates = wanted.map(({ day: one }) => one).filter((one) => !days.has(one));
  return {
    ...recurrence,
    generatedAppointments: ahead,
    skippedAppointments: skippedDates.length,
    skippedDates,
  };
}

/** Recurrences with their year ahead: for few, since each is expanded. */
export async function presentDetails(
  reader: Reader,
  recurrences: readonly RecurringAppointment[],
): Promise<RecurrenceDetail[]> {
  const { timeZone } = await requireVisible(reader, 'tenants', reader.actor.tenantId);
  const details: RecurrenceDetail[] = [];
  for (const one of await presentRecurrences(reader, recurrences))
    details.push(await detail(reader, one, timeZone));
  return details;
}
