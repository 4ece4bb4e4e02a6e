import * as v from 'valibot';
import { type Actor, type CommandContext, defineCommand } from '../core/command.ts';
import { changed, type DocumentSet, missing, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, instant, line, text, uuid } from '../core/fields.ts';
import { requirePsychologist } from '../users/psychologist.ts';
import { type Appointment, appointmentStatuses, statusAt } from './appointment.ts';
import { noPsychologist, slotUnavailable } from './refusals.ts';

const staff = ['psych', 'administrator'] as const;
const everyone = ['psych', 'administrator', 'patient'] as const;
const DAY_MS = 86_400_000;

/** The end must follow the start, within a day. */
function requireSpan(startAt: string, endAt: string): void {
  const length = Date.parse(endAt) - Date.parse(startAt);
  if (length <= 0)
    throw new DomainError(
      'invalid_span',
      'Horário de fim deve ser posterior ao horário de início',
      422,
    );
  if (length > DAY_MS)
    throw new DomainError('invalid_span', 'Uma sessão não pode durar mais de um dia.', 422);
}

interface Booking {
  readonly psychId?: string | undefined;
  readonly patientId: string | null;
  readonly startAt: string;
}

/** A psychologist books for himself, whomever he names. */
const psychologistFor = (actor: Actor, chosen: string | undefined): string =>
  actor.role === 'psych' ? actor.userId : (chosen ?? actor.userId);

/** Whom staff book, and with whom. @throws DomainError */
function bookedByStaff(documents: DocumentSet, booking: Booking, actor: Actor): string {
  const psychologistId = psychologistFor(actor, booking.psychId);
  requirePsychologist(documents, psychologistId);
  const patient = booking.patientId ? required(documents, 'patients', booking.patientId) : null;
  if (patient && !patient.isActive)
    throw new DomainError(
      'patient_inactive',
      'Este paciente está inativo. Ative-o antes de agendar.',
    );
  return psychologistId;
}

/**
 * A patient books for himself, with his psychologist and in the future. Whether the time is free the server decides:
 * a patient's device knows nothing of the agenda.
 * @throws DomainError
 */
function bookedByPatient(
  documents: DocumentSet,
  { psychId, patientId, startAt }: Booking,
  { actor, at }: CommandContext,
): string {
  if (!patientId) throw new DomainError('patient_unknown', 'Erro ao identificar paciente', 422);
  const patient = required(documents, 'patients', patientId);
  if (patient.userId !== actor.userId) throw missing('patients');
  if (!patient.psychologistId) throw noPsychologist();
  if (psychId && psychId !== patient.psychologistId) throw missing('users');
  if (!patient.isActive)
    throw new DomainError(
      'patient_inactive',
      'Seu cadastro está inativo. Entre em contato com a clínica.',
    );
  if (startAt <= at) throw slotUnavailable();
  return patient.psychologistId;
}

export const createAppointment = defineCommand({
  name: 'appointment.create',
  entity: 'appointments',
  method: 'POST',
  path: '/appointments',
  roles: everyone,
  title: 'Novo agendamento',
  args: v.object({
    id: uuid,
    psychId: v.optional(uuid),
    patientId: v.nullable(uuid),
    startAt: instant,
    endAt: instant,
    title: clearable(line()),
    notes: clearable(text),
  }),
  creates: ({ id }) => [['appointments', id]],
  touches: ({ id }) => [['appointments', id]],
  reads: ({ psychId, patientId }, actor) => [
    ...(actor.role === 'patient' ? [] : [['users', psychologistFor(actor, psychId)] as const]),
    ...(patientId ? [['patients', patientId] as const] : []),
  ],
  apply(documents, args, context) {
    if (documents.get('appointments', args.id)) return;
    requireSpan(args.startAt, args.endAt);
    const isPatient = context.actor.role === 'patient';
    documents.put('appointments', {
      id: args.id,
      psychologistId: isPatient
        ? bookedByPatient(documents, args, context)
        : bookedByStaff(documents, args, context.actor),
      patientId: args.patientId,
      startAt: args.startAt,
      endAt: args.endAt,
      status: 'scheduled',
      title: isPatient ? null : (args.title ?? null),
      description: null,
      notes: args.notes ?? null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      recurringAppointmentId: null,
      occurrenceDay: null,
      createdAt: context.at,
    });
  },
});

/** Moves a session, or associates a patient with one that has none. */
export const updateAppointment = defineCommand({
  name: 'appointment.update',
  entity: 'appointments',
  method: 'PATCH',
  path: '/appointments/:id',
  roles: staff,
  title: 'Alterar agendamento',
  args: v.object({
    id: uuid,
    patientId: v.optional(uuid),
    startAt: v.optional(instant),
    endAt: v.optional(instant),
    title: clearable(line()),
    notes: clearable(text),
  }),
  touches: ({ id }) => [['appointments', id]],
  reads: ({ patientId }) => (patientId ? [['patients', patientId]] : []),
  apply(documents, { id, ...changes }, { at }) {
    const appointment = required(documents, 'appointments', id);
    if (changes.patientId) {
      required(documents, 'patients', changes.patientId);
      if (appointment.patientId && appointment.patientId !== changes.patientId)
        throw new DomainError('patient_set', 'Este agendamento já tem um paciente associado.');
    }
    const next = changed(appointment, changes);
    requireSpan(next.startAt, next.endAt);
    const moved = next.startAt !== appointment.startAt || next.endAt !== appointment.endAt;
    if (moved && !['scheduled', 'expired'].includes(statusAt(appointment, at)))
      throw new DomainError('invalid_transition', 'Só uma sessão agendada pode mudar de horário.');
    documents.put('appointments', moved ? { ...next, status: 'scheduled' } : next);
  },
});

/** Sets the status if it may follow the present one. Repeating a change that already holds is no error. */
function transition(
  documents: DocumentSet,
  id: string,
  at: string,
  from: readonly Appointment['status'][],
  change: Pick<Appointment, 'status'> & Partial<Appointment>,
  refusal: string,
): void {
  const appointment = required(documents, 'appointments', id);
  if (appointment.status === change.status) return;
  if (!from.includes(statusAt(appointment, at)))
    throw new DomainError('invalid_transition', refusal);
  documents.put('appointments', { ...appointment, ...change });
}

export const cancelAppointment = defineCommand({
  name: 'appointment.cancel',
  entity: 'appointments',
  method: 'PATCH',
  path: '/appointments/:id/cancel',
  roles: staff,
  title: 'Cancelar agendamento',
  args: v.object({
    id: uuid,
    status: v.optional(v.literal('cancelled', 'Status inválido')),
    reason: clearable(text),
  }),
  touches: ({ id }) => [['appointments', id]],
  apply(documents, { id, reason }, { at }) {
    transition(
      documents,
      id,
      at,
      ['scheduled'],
      { status: 'cancelled', cancellationReason: reason ?? null },
      "Apenas agendamentos com status 'Agendado' podem ser cancelados",
    );
  },
});

export const completeAppointment = defineCommand({
  name: 'appointment.complete',
  entity: 'appointments',
  method: 'PATCH',
  path: '/appointments/:id/complete',
  roles: staff,
  title: 'Concluir sessão',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['appointments', id]],
  apply(documents, { id }, { at }) {
    transition(
      documents,
      id,
      at,
      ['scheduled', 'in_progress', 'expired'],
      { status: 'completed' },
      'Só uma sessão agendada, em andamento ou expirada pode ser concluída.',
    );
  },
});

export const setAppointmentStatus = defineCommand({
  name: 'appointment.setStatus',
  entity: 'appointments',
  method: 'PATCH',
  path: '/appointments/:id/status',
  roles: staff,
  title: 'Marcar como não compareceu',
  args: v.object({ id: uuid, status: v.picklist(appointmentStatuses, 'Status inválido') }),
  touches: ({ id }) => [['appointments', id]],
  apply(documents, { id, status }, { at }) {
    const refusal = 'Apenas sessões expiradas podem ser marcadas como não compareceu';
    if (status !== 'no_show') throw new DomainError('invalid_transition', refusal);
    transition(documents, id, at, ['expired'], { status }, refusal);
  },
});

/** The patient's own cancellation: the session stays in the history as cancelled. */
export const withdrawAppointment = defineCommand({
  name: 'appointment.withdraw',
  entity: 'appointments',
  method: 'DELETE',
  path: '/appointments/:id',
  roles: everyone,
  title: 'Cancelar agendamento',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['appointments', id]],
  apply(documents, { id }, { at }) {
    transition(
      documents,
      id,
      at,
      ['scheduled', 'in_progress'],
      { status: 'cancelled' },
      'Só uma sessão agendada ou em andamento pode ser cancelada.',
    );
  },
});
