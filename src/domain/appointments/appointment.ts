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
import { appointmentStatuses } from './status.ts';

const earlierPrice = v.object({
  /** In reais; `null`: nobody had said one. */
  price: v.nullable(v.number()),
  /** ISO instant. */
  until: v.string(),
});

/** A session. What the patient portal may not see is absent there. */
const appointmentFields = {
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
  /**
   * In reais, kept once the session took place or its patient went elsewhere.
   * `null`: the fee in force when it began (`priceOf`).
   */
  price: field(v.optional(v.nullable(v.number())), 'Valor', STAFF),
  /** Prices that somebody changed on purpose, the oldest first. */
  earlierPrices: field(v.optional(v.nullable(v.array(earlierPrice))), 'Valores anteriores', STAFF),
  /** All that a portal learns of the price. */
  isFree: field(v.optional(v.nullable(v.boolean())), 'Gratuita', STAFF_AND_PORTAL),
  /** Kept when the patient goes to another psychologist, for whom no longer sees the patient. */
  patientName: field(v.optional(v.nullable(line())), 'Nome do paciente', STAFF),
  remindedAt: field(v.optional(v.nullable(v.string())), 'Lembrete enviado em', STAFF),
  remindedStartAt: field(v.optional(v.nullable(v.string())), 'Lembrete para o horário', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
};

export const appointmentSchema = schemaOf(appointmentFields);

export type Appointment = v.InferOutput<typeof appointmentSchema>;

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
