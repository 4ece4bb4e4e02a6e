import * as v from 'valibot';
import { requireLength } from '../availability/fields.ts';
import { defineCommand } from '../core/command.ts';
import { changed, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, instant, line, text, uuid } from '../core/fields.ts';
import { isSession } from '../reports/billable.ts';
import { type Appointment, appointmentStatuses, statusAt } from './appointment.ts';
import { bookedByPatient, bookedByStaff, psychologistFor } from './booking.ts';
import { refuseTransition, transition } from './transitions.ts';

const staff = ['psych', 'administrator'] as const;
const everyone = ['psych', 'administrator', 'patient'] as const;
const entity = 'appointments';
const touches = ({ id }: { readonly id: string }): readonly Ref[] => [[entity, id]];

const requireSpan = (span: Pick<Appointment, 'startAt' | 'endAt'>): void =>
  requireLength(span, 1, 'Uma sessão não pode durar mais de um dia.');

export const createAppointment = defineCommand({
  name: 'appointment.create',
  entity,
  method: 'POST',
  path: '/appointments',
  roles: everyone,
  title: 'Nova sessão',
  args: v.object({
    id: uuid,
    psychId: v.optional(uuid),
    patientId: v.nullable(uuid),
    startAt: instant,
    endAt: instant,
    title: clearable(line()),
    notes: clearable(text),
  }),
  creates: touches,
  touches,
  reads: ({ psychId, patientId }, actor) => [
    ...(actor.role === 'patient' ? [] : [['users', psychologistFor(actor, psychId)] as const]),
    ...(patientId ? [['patients', patientId] as const] : []),
  ],
  apply(documents, args, context) {
    if (documents.get(entity, args.id)) return;
    requireSpan(args);
    const isPatient = context.actor.role === 'patient';
    documents.put(entity, {
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
      patientBookedAt: isPatient ? context.at : null,
      patientCancelledAt: null,
      createdAt: context.at,
    });
  },
});

/** Moves a session, or associates a patient with one that has none. */
export const updateAppointment = defineCommand({
  name: 'appointment.update',
  entity,
  method: 'PATCH',
  path: '/appointments/:id',
  roles: staff,
  title: 'Alterar sessão',
  args: v.object({
    id: uuid,
    patientId: v.optional(uuid),
    startAt: v.optional(instant),
    endAt: v.optional(instant),
    title: clearable(line()),
    notes: clearable(text),
  }),
  touches,
  reads: ({ patientId }) => (patientId ? [['patients', patientId]] : []),
  apply(documents, { id, ...changes }, { at }) {
    const appointment = required(documents, entity, id);
    if (changes.patientId) {
      required(documents, 'patients', changes.patientId);
      if (appointment.patientId && appointment.patientId !== changes.patientId)
        throw new DomainError('patient_set', 'Este agendamento já tem um paciente associado.');
    }
    const next = changed(appointment, changes);
    requireSpan(next);
    const moved = next.startAt !== appointment.startAt || next.endAt !== appointment.endAt;
    if (moved && !['scheduled', 'expired'].includes(statusAt(appointment, at)))
      throw new DomainError('invalid_transition', 'Só uma sessão agendada pode mudar de horário.');
    documents.put(entity, moved ? { ...next, status: 'scheduled' } : next);
  },
});

export const cancelAppointment = defineCommand({
  name: 'appointment.cancel',
  entity,
  method: 'PATCH',
  path: '/appointments/:id/cancel',
  roles: staff,
  title: 'Cancelar sessão',
  args: v.object({
    id: uuid,
    status: v.optional(v.literal('cancelled', 'Status inválido')),
    reason: clearable(text),
  }),
  touches,
  apply: (documents, { id, reason }, { at }) =>
    transition(documents, id, 'cancel', at, { cancellationReason: reason ?? null }),
});

/** Takes a cancellation back. Whether the time is still free the server decides. */
export const restoreAppointment = defineCommand({
  name: 'appointment.restore',
  entity,
  method: 'PATCH',
  path: '/appointments/:id/restore',
  roles: staff,
  title: 'Desfazer cancelamento',
  args: v.object({ id: uuid }),
  touches,
  apply(documents, { id }, { at }) {
    const session = required(documents, entity, id);
    if (!isSession(session)) throw refuseTransition('restore');
    transition(documents, id, 'restore', at, {
      cancellationReason: null,
      ...(session.patientCancelledAt && { patientCancelledAt: null }),
    });
  },
});

export const completeAppointment = defineCommand({
  name: 'appointment.complete',
  entity,
  method: 'PATCH',
  path: '/appointments/:id/complete',
  roles: staff,
  title: 'Concluir sessão',
  args: v.object({ id: uuid }),
  touches,
  apply: (documents, { id }, { at }) => transition(documents, id, 'complete', at),
});

export const setAppointmentStatus = defineCommand({
  name: 'appointment.setStatus',
  entity,
  method: 'PATCH',
  path: '/appointments/:id/status',
  roles: staff,
  title: 'Marcar como não compareceu',
  args: v.object({ id: uuid, status: v.picklist(appointmentStatuses, 'Status inválido') }),
  touches,
  apply(documents, { id, status }, { at }) {
    if (status !== 'no_show') throw refuseTransition('miss');
    transition(documents, id, 'miss', at);
  },
});

/** The patient's own cancellation: the session stays in the history as cancelled. */
export const withdrawAppointment = defineCommand({
  name: 'appointment.withdraw',
  entity,
  method: 'DELETE',
  path: '/appointments/:id',
  roles: everyone,
  title: 'Cancelar agendamento',
  args: v.object({ id: uuid }),
  touches,
  apply: (documents, { id }, { actor, at }) =>
    transition(
      documents,
      id,
      'withdraw',
      at,
      actor.role === 'patient' ? { patientCancelledAt: at } : {},
    ),
});
