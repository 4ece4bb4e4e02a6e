import * as v from 'valibot';
import { day, instant, line, text, uuid } from '../core/fields.ts';
import {
  defineEntity,
  field,
  OWNER_AND_PORTAL,
  schemaOf,
  STAFF,
  STAFF_AND_PORTAL,
  textOf,
} from '../core/entity.ts';
import { type AppointmentStatus, appointmentStatuses } from './status.ts';

export const SESSION_MINUTES = 50;

/** A session. What the patient portal may not see is absent there. */
export const appointmentFields = {
  id: field(uuid, 'Código', STAFF_AND_PORTAL),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF_AND_PORTAL),
  patientId: field(v.nullable(uuid), 'Paciente (código)', STAFF_AND_PORTAL),
  startAt: field(instant, 'Início', STAFF_AND_PORTAL),
  endAt: field(instant, 'Fim', STAFF_AND_PORTAL),
  status: field(v.picklist(appointmentStatuses), 'Status', STAFF_AND_PORTAL),
  title: field(v.optional(v.nullable(line())), 'Título', STAFF),
  description: field(v.optional(v.nullable(text)), 'Descrição', STAFF),
  /** The staff's observations when booking; not the clinical note. */
  notes: field(v.optional(v.nullable(text)), 'Observações', STAFF),
  /** What the patient wrote when booking: for patient and psychologist alone. */
  patientNotes: field(v.optional(v.nullable(text)), 'O paciente escreveu', OWNER_AND_PORTAL),
  cancellationReason: field(v.optional(v.nullable(text)), 'Motivo do cancelamento', STAFF),
  /** Came from a connected calendar: busy, with nothing of the event's but its time. */
  isGoogleCalendarEvent: field(v.boolean(), 'Veio do Google', STAFF_AND_PORTAL),
  /** The recurrence that it was made by. */
  recurringAppointmentId: field(
    v.optional(v.nullable(uuid)),
    'Recorrência (código)',
    STAFF_AND_PORTAL,
  ),
  /** The day of the recurrence that it stands for, wherever it was moved to; `null` once the recurrence gave it up. */
  occurrenceDay: field(v.optional(v.nullable(day)), 'Dia na recorrência', STAFF_AND_PORTAL),
  patientBookedAt: field(v.optional(v.nullable(v.string())), 'Agendada pelo paciente em', STAFF),
  /** By the clock of the patient's device, never later than the server's. */
  patientCancelledAt: field(
    v.optional(v.nullable(v.string())),
    'Cancelada pelo paciente em',
    STAFF,
  ),
  /** When that arrived, by the server's clock. */
  patientCancelReceivedAt: field(
    v.optional(v.nullable(v.string())),
    'Cancelamento recebido em',
    STAFF,
  ),
  remindedAt: field(v.optional(v.nullable(v.string())), 'Lembrete enviado em', STAFF),
  remindedStartAt: field(v.optional(v.nullable(v.string())), 'Lembrete para o horário', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
};

export const appointmentSchema = schemaOf(appointmentFields);

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

export const appointments = defineEntity({
  fields: appointmentFields,
  schema: appointmentSchema,
  missing: 'Agendamento não encontrado. Pode ter sido removido ou cancelado.',
  readers: {
    administrators: true,
    owner: ({ psychologistId }) => psychologistId,
    portal: 'patient',
  },
  hotAt: ({ startAt }) => startAt,
  subject: ({ id, patientId, title }, look) => {
    const session = look.get('appointments', id);
    const patient = look.patientName(patientId ?? session?.['patientId']);
    return patient ?? textOf(title ?? session?.['title']);
  },
});
