import * as v from 'valibot';
import { day, instant, line, text, uuid } from '../core/fields.ts';
import { type Entity, textOf } from '../core/entity.ts';
import { type AppointmentStatus, appointmentStatuses } from './status.ts';

export const SESSION_MINUTES = 50;

/** What the staff write about a session, for themselves. The patient portal does not receive it. */
export const staffFields = ['title', 'description', 'notes', 'cancellationReason'] as const;

/** When the patient did it alone: what the staff's bell tells of. The portal knows it anyway. */
export const patientActs = [
  'patientBookedAt',
  'patientCancelledAt',
  'patientCancelReceivedAt',
] as const;

/** When the patient was last reminded by mail, and of which start: a session may have been moved since. Not for the portal. */
export const reminderFields = ['remindedAt', 'remindedStartAt'] as const;

/** A session. What the patient portal may not see is absent there. */
export const appointmentSchema = v.object({
  id: uuid,
  psychologistId: uuid,
  patientId: v.nullable(uuid),
  startAt: instant,
  endAt: instant,
  status: v.picklist(appointmentStatuses),
  title: v.optional(v.nullable(line())),
  description: v.optional(v.nullable(text)),
  /** The staff's observations when booking; not the clinical note. */
  notes: v.optional(v.nullable(text)),
  /** What the patient wrote when booking: for patient and psychologist alone. */
  patientNotes: v.optional(v.nullable(text)),
  cancellationReason: v.optional(v.nullable(text)),
  /** Came from a connected calendar: busy, with nothing of the event's but its time. */
  isGoogleCalendarEvent: v.boolean(),
  /** The recurrence that it was made by. */
  recurringAppointmentId: v.optional(v.nullable(uuid)),
  /** The day of the recurrence that it stands for, wherever it was moved to; `null` once the recurrence gave it up. */
  occurrenceDay: v.optional(v.nullable(day)),
  patientBookedAt: v.optional(v.nullable(v.string())),
  /** By the clock of the patient's device, never later than the server's. */
  patientCancelledAt: v.optional(v.nullable(v.string())),
  /** When that arrived, by the server's clock. */
  patientCancelReceivedAt: v.optional(v.nullable(v.string())),
  remindedAt: v.optional(v.nullable(v.string())),
  remindedStartAt: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
});

export type Appointment = v.InferOutput<typeof appointmentSchema>;

type Timed = Pick<Appointment, 'status' | 'startAt' | 'endAt'>;

/** Nothing was decided about the session yet: which of the three it is follows from the clock. */
export const isOpen = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress' || status === 'expired';

/**
 * The status at an instant: a scheduled session is in progress while it runs and expired once its end has passed. What
 * a job has stored of that meanwhile makes no difference: somebody may have acted before, on a device without network.
 * @param at ISO instant
 */
export function statusAt({ status, startAt, endAt }: Timed, at: string): AppointmentStatus {
  if (!isOpen({ status })) return status;
  if (endAt <= at) return 'expired';
  return startAt <= at ? 'in_progress' : 'scheduled';
}

export const durationMinutes = ({
  startAt,
  endAt,
}: Pick<Appointment, 'startAt' | 'endAt'>): number =>
  Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000);

/** Whether two time spans share an instant; touching ends do not. */
export const overlaps = (
  a: Pick<Appointment, 'startAt' | 'endAt'>,
  b: Pick<Appointment, 'startAt' | 'endAt'>,
): boolean => a.startAt < b.endAt && b.startAt < a.endAt;

/** Whether the session takes its psychologist's time. */
export const occupies = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress';

export const appointments: Entity<Appointment> = {
  schema: appointmentSchema,
  missing: 'Agendamento não encontrado. Pode ter sido removido ou cancelado.',
  seenBy: {
    administrators: { except: ['patientNotes'] },
    owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' },
    portal: {
      of: 'patient',
      sees: { except: [...staffFields, ...patientActs, ...reminderFields] },
    },
  },
  hotAt: ({ startAt }) => startAt,
  subject: ({ id, patientId, title }, look) => {
    const session = look.get('appointments', id);
    const patient = look.patientName(patientId ?? session?.['patientId']);
    return patient ?? textOf(title ?? session?.['title']);
  },
};
