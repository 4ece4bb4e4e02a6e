import * as v from 'valibot';
import { requireLength } from '../availability/fields.ts';
import { type CommandContext, defineCommand } from '../core/command.ts';
import { changed, type DocumentSet, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, instant, line, text, uuid } from '../core/fields.ts';
import { isSession } from '../reports/billable.ts';
import type { Appointment } from './appointment.ts';
import { durationMinutes, SESSION_MINUTES_MIN, SESSION_YEARS } from './span.ts';
import { statusAt } from './state.ts';
import { appointmentStatuses } from './status.ts';
import { bookedByPatient, bookedByStaff, type Booking, psychologistFor } from './booking.ts';
import { ALTERNATIVES_MAX, firstToCome, oneTimeOnly, type Wish, wishedTimes } from './wishes.ts';
import { refuseTransition, transition } from './transitions.ts';

const staff = ['psych', 'administrator'] as const;
const everyone = ['psych', 'administrator', 'patient'] as const;
const entity = 'appointments';
const touches = ({ id }: { readonly id: string }): readonly Ref[] => [[entity, id]];

const invalidSpan = (words: string): DomainError => new DomainError('invalid_span', words, 422);

/** Requires times that a session may have. Only of new ones: older sessions stay as they are. */
function requireSpan(span: Pick<Appointment, 'startAt' | 'endAt'>): void {
  requireLength(span, 1, 'Uma sessão não pode durar mais de um dia.');
  if (durationMinutes(span) < SESSION_MINUTES_MIN)
    throw invalidSpan(`Uma sessão dura pelo menos ${SESSION_MINUTES_MIN} minutos.`);
  const year = span.startAt.slice(0, 4);
  if (year < SESSION_YEARS.from || year > SESSION_YEARS.to)
    throw invalidSpan(`Escolha uma data de ${SESSION_YEARS.from} a ${SESSION_YEARS.to}.`);
}

type Made = 'psychologistId' | 'startAt' | 'endAt' | 'title' | 'notes' | 'patientNotes';

interface New extends Booking, Wish {
  readonly title?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

type Placing = (
  documents: DocumentSet,
  args: New,
  context: CommandContext,
) => Pick<Appointment, Made | 'patientBookedAt'>;

/** What staff book: at one time, with words of their own. */
const placed: Placing = (documents, args, { actor }) => {
  requireSpan(args);
  if (wishedTimes(args).length > 1) throw oneTimeOnly();
  return {
    psychologistId: bookedByStaff(documents, args, actor),
    startAt: args.startAt,
    endAt: args.endAt,
    title: args.title ?? null,
    notes: args.notes ?? null,
    patientNotes: null,
    patientBookedAt: null,
  };
};

/** What a patient asks for: the best of the wished times that is still to come, as far as the device can tell. */
const wishedFor: Placing = (documents, args, context) => {
  const wished = wishedTimes(args);
  for (const span of wished) requireSpan(span);
  const { startAt, endAt } = firstToCome(wished, context.at) ?? args;
  return {
    psychologistId: bookedByPatient(documents, { ...args, startAt }, context),
    startAt,
    endAt,
    title: null,
    notes: null,
    patientNotes: args.notes ?? null,
    patientBookedAt: context.at,
  };
};

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
    /** Times that would do as well, the better one first: of a patient, who may wait for a network. */
    alternatives: v.optional(
      v.pipe(
        v.array(v.object({ startAt: instant, endAt: instant })),
        v.maxLength(ALTERNATIVES_MAX, 'Escolha até três horários.'),
      ),
    ),
  }),
  creates: touches,
  touches,
  reads: ({ psychId, patientId }, actor) => [
    ...(actor.role === 'patient' ? [] : [['users', psychologistFor(actor, psychId)] as const]),
    ...(patientId ? [['patients', patientId] as const] : []),
  ],
  apply(documents, args, context) {
    if (documents.get(entity, args.id)) return;
    const made = context.actor.role === 'patient' ? wishedFor : placed;
    documents.put(entity, {
      id: args.id,
      patientId: args.patientId,
      status: 'scheduled',
      description: null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      recurringAppointmentId: null,
      occurrenceDay: null,
      patientCancelledAt: null,
      patientCancelReceivedAt: null,
      price: null,
      earlierPrices: null,
      isFree: null,
      patientName: null,
      remindedAt: null,
      remindedStartAt: null,
      createdAt: context.at,
      ...made(documents, args, context),
    });
  },
});

/** A busy time that is given to a patient is a session like any other from then on. */
const claimOf = (
  { isGoogleCalendarEvent }: Appointment,
  { patientId, title }: { readonly patientId?: string | undefined; readonly title?: unknown },
): Partial<Appointment> =>
  isGoogleCalendarEvent && patientId
    ? { isGoogleCalendarEvent: false, ...(title === undefined && { title: null }) }
    : {};

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
    const next = { ...changed(appointment, changes), ...claimOf(appointment, changes) };
    const moved = next.startAt !== appointment.startAt || next.endAt !== appointment.endAt;
    if (moved) requireSpan(next);
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
      ...(session.patientCancelledAt && {
        patientCancelledAt: null,
        patientCancelReceivedAt: null,
      }),
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
