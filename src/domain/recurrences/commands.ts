import * as v from 'valibot';
import { clockTime, weekdays } from '../availability/fields.ts';
import { readsForTimes } from '../availability/owner.ts';
import { type Actor, defineCommand } from '../core/command.ts';
import { changed, type DocumentSet, missing, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, text, uuid } from '../core/fields.ts';
import {
  endDate,
  endTime,
  type NewRecurrence,
  newRecurrence,
  newRecurrenceEntries,
  newTime,
  recurringType,
  startDate,
  strategy,
} from './fields.ts';
import { recurrenceFrom, requireAhead, requireSchedule, withOwnWeekdays } from './rules.ts';

const staff = ['psych', 'administrator'] as const;
const entity = 'recurringAppointments';

const practice = (_args: unknown, actor: Actor): readonly Ref[] => readsForTimes(actor);

const peopleOf = (data: NewRecurrence, actor: Actor): readonly Ref[] => [
  ...readsForTimes(actor, data.psychologistId),
  ['patients', data.patientId],
];

/** The server refuses with `recurrence_conflicts` what meets another recurrence, a pause or a block. */
export const createRecurrence = defineCommand({
  name: 'recurringAppointment.create',
  entity,
  method: 'POST',
  path: '/recurring-appointments',
  roles: staff,
  title: 'Nova recorrência',
  args: v.object({ id: uuid, ...newRecurrenceEntries }),
  creates: ({ id }) => [[entity, id]],
  touches: ({ id }) => [[entity, id]],
  reads: peopleOf,
  apply(documents, { id, ...data }, context) {
    if (documents.get(entity, id)) return;
    documents.put(entity, recurrenceFrom(id, data, documents, context));
  },
});

/** What is not named stays; `endDate` is taken away by `null` or a blank. The server makes the sessions ahead anew. */
export const updateRecurrence = defineCommand({
  name: 'recurringAppointment.update',
  entity,
  method: 'PATCH',
  path: '/recurring-appointments/:id',
  roles: staff,
  title: 'Alterar recorrência',
  args: v.object({
    id: uuid,
    startDate: v.optional(startDate),
    endDate,
    recurringType: v.optional(recurringType),
    daysOfWeek: v.optional(weekdays),
    startTime: v.optional(clockTime),
    endTime: v.optional(endTime),
    isActive: v.optional(v.boolean('Status inválido')),
    notes: clearable(text),
  }),
  touches: ({ id }) => [[entity, id]],
  reads: practice,
  apply(documents, { id, ...changes }, context) {
    const recurrence = required(documents, entity, id);
    const next = withOwnWeekdays(changed(recurrence, changes));
    requireSchedule(next);
    if (next.startDate !== recurrence.startDate) requireAhead(next.startDate, documents, context);
    documents.put(entity, next);
  },
});

/** The server cancels its sessions ahead; those of the past remain. */
export const deleteRecurrence = defineCommand({
  name: 'recurringAppointment.delete',
  entity,
  method: 'DELETE',
  path: '/recurring-appointments/:id',
  roles: staff,
  title: 'Excluir recorrência',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [[entity, id]],
  apply: (documents, { id }) => documents.remove(entity, id),
});

function setActive(documents: DocumentSet, id: string, isActive: boolean): void {
  documents.put(entity, { ...required(documents, entity, id), isActive });
}

export const deactivateRecurrence = defineCommand({
  name: 'recurringAppointment.deactivate',
  entity,
  method: 'PATCH',
  path: '/recurring-appointments/:id/deactivate',
  roles: staff,
  title: 'Desativar recorrência',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [[entity, id]],
  reads: practice,
  apply: (documents, { id }) => setActive(documents, id, false),
});

export const activateRecurrence = defineCommand({
  name: 'recurringAppointment.activate',
  entity,
  method: 'PATCH',
  path: '/recurring-appointments/:id/activate',
  roles: staff,
  title: 'Reativar recorrência',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [[entity, id]],
  reads: practice,
  apply: (documents, { id }) => setActive(documents, id, true),
});

/**
 * Creates a recurrence in spite of conflicts. `replace` deactivates the recurrences in its way and leaves out the days of
 * pauses and blocks; `modify` creates it at another time; `cancel` creates nothing.
 */
export const resolveConflicts = defineCommand({
  name: 'recurringAppointment.resolveConflicts',
  entity,
  method: 'POST',
  path: '/recurring-appointments/resolve-conflicts',
  roles: staff,
  title: 'Resolver conflitos da recorrência',
  args: v.object({
    id: uuid,
    recurringAppointmentId: clearable(uuid),
    newRecurringAppointmentData: newRecurrence,
    strategy,
    newTime,
  }),
  creates: ({ id, strategy: chosen }) => (chosen === 'cancel' ? [] : [[entity, id]]),
  touches: ({ id, strategy: chosen, recurringAppointmentId: other }) =>
    [...new Set([...(chosen === 'cancel' ? [] : [id]), ...(other ? [other] : [])])].map(
      (one) => [entity, one] as const,
    ),
  reads: ({ newRecurringAppointmentData, strategy: chosen }, actor) =>
    chosen === 'cancel' ? [] : peopleOf(newRecurringAppointmentData, actor),
  apply(documents, { id, newRecurringAppointmentData: data, ...chosen }, context) {
    if (chosen.strategy === 'cancel' || documents.get(entity, id)) return;
    if (chosen.recurringAppointmentId === id) throw missing(entity);
    if (chosen.strategy === 'modify' && !chosen.newTime)
      throw new DomainError('time_required', 'Informe um horário válido para a recorrência.', 422);
    const times = chosen.strategy === 'modify' ? chosen.newTime : undefined;
    documents.put(entity, recurrenceFrom(id, { ...data, ...times }, documents, context));
    const { recurringAppointmentId: other } = chosen;
    if (chosen.strategy === 'replace' && other) setActive(documents, other, false);
  },
});
