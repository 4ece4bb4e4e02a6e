import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { SESSION_MINUTES } from '../../../../src/domain/appointments/span.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { DAY_MS, dayOf, localHour, MINUTE_MS } from '../calendar.ts';
import type { Random } from '../random.ts';

/** Days ahead, and the morning hours that are looked at for room. */
const AHEAD = [1, 3, 6, 9] as const;
const HOURS = [11, 10, 9, 8] as const;

function isFree(own: readonly Appointment[], from: number, to: number): boolean {
  return !own.some(({ startAt, endAt }) => Date.parse(startAt) < to && Date.parse(endAt) > from);
}

/** What another calendar says of a psychologist's next days: that the time is taken, and nothing more. */
export function createBusyTimes(
  random: Random,
  psychologistId: string,
  appointments: readonly Appointment[],
  now: number,
): Appointment[] {
  const own = appointments.filter((session) => session.psychologistId === psychologistId);
  const createdAt = now - 2 * DAY_MS;
  return AHEAD.flatMap((ahead) => {
    const day = dayOf(now + ahead * DAY_MS);
    const starts = HOURS.map((hour) => localHour(day, hour));
    const end = (start: number) => start + SESSION_MINUTES * MINUTE_MS;
    const start = starts.find((one) => isFree(own, one, end(one)));
    if (start === undefined) return [];
    return {
      id: uuidv7(createdAt, random.bytes),
      psychologistId,
      patientId: null,
      startAt: new Date(start).toISOString(),
      endAt: new Date(end(start)).toISOString(),
      status: 'scheduled' as const,
      title: 'Ocupado',
      description: null,
      notes: null,
      cancellationReason: null,
      isGoogleCalendarEvent: true,
      createdAt: new Date(createdAt).toISOString(),
    };
  });
}
