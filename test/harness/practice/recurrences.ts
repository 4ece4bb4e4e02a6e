import { waitFor } from '@testing-library/react';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { addDays } from '../../../src/domain/time/days.ts';
import type { RecurringAppointment } from '../../../src/domain/recurrences/recurrence.ts';
import type { MemoryServer } from '../memory/memoryServer.ts';
import { plain } from './plain.ts';
import { psych, psychId, sampleId, samplePatient, sampleTenant, sampleUser } from './samples.ts';
import { connectDevice, openPractice } from '../page/screen.tsx';

const today = new Date().toISOString().slice(0, 10);
/** The first day of the recurrences. */
export const from = addDays(today, 2);
export const [ana, bia] = [
  samplePatient(1, { name: 'Ana Souza', phone: '(11) 98888-7777' }),
  samplePatient(2, { name: 'Bia Lima' }),
];

/** Of Ana, every day from nine to ten. */
export const daily: RecurringAppointment = {
  id: sampleId(6, 1),
  patientId: ana.id,
  psychologistId: psychId,
  recurringType: 'daily',
  daysOfWeek: [],
  startTime: '09:00',
  endTime: '10:00',
  startDate: from,
  endDate: null,
  isActive: true,
  notes: null,
  createdAt: `${today}T00:00:00.000Z`,
};

/** The practice of Ana and Bia, and a device that holds all of it. */
export async function openRecurrences(
  recurringAppointments: readonly RecurringAppointment[],
  appointments: readonly Appointment[] = [],
) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [ana, bia],
    recurringAppointments,
    appointments,
  });
  const here = connectDevice(server, psych);
  // Everything has arrived before the network may be cut.
  await waitFor(async () => plain(await here.device.query('patients.list', {})), {
    timeout: 12_000,
  });
  return { server, here };
}

export const recurrencesIn = async (server: MemoryServer) =>
  (await server.projection(psych)).flatMap(({ entity, doc }) =>
    entity === 'recurringAppointments' ? [doc as RecurringAppointment] : [],
  );
