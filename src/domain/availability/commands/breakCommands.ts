import * as v from 'valibot';
import { defineCommand } from '../../core/command.ts';
import { changed, required } from '../../core/documents.ts';
import { DomainError } from '../../core/errors.ts';
import { clearable, text, uuid } from '../../core/fields.ts';
import { requiredTime, requireTimes, weekday } from '../fields.ts';
import { ownerOf, readsForTimes } from '../owner.ts';

const staff = ['psych', 'administrator'] as const;
const isActive = v.optional(v.boolean('Informe se a pausa está ativa.'));

export const createBreak = defineCommand({
  name: 'recurringBreak.create',
  entity: 'recurringBreaks',
  method: 'POST',
  path: '/recurring-breaks',
  roles: staff,
  title: 'Nova pausa',
  args: v.object({
    id: uuid,
    psychologistId: v.optional(uuid),
    dayOfWeek: weekday,
    startTime: requiredTime,
    endTime: requiredTime,
    description: clearable(text),
    isActive,
  }),
  creates: ({ id }) => [['recurringBreaks', id]],
  touches: ({ id }) => [['recurringBreaks', id]],
  reads: ({ psychologistId }, actor) => readsForTimes(actor, psychologistId),
  apply(documents, args, { actor, at }) {
    if (documents.get('recurringBreaks', args.id)) return;
    requireTimes(args.startTime, args.endTime);
    documents.put('recurringBreaks', {
      id: args.id,
      psychologistId: ownerOf(documents, actor, args.psychologistId),
      dayOfWeek: args.dayOfWeek,
      startTime: args.startTime,
      endTime: args.endTime,
      description: args.description ?? null,
      isActive: args.isActive ?? true,
      createdAt: at,
    });
  },
});

export const updateBreak = defineCommand({
  name: 'recurringBreak.update',
  entity: 'recurringBreaks',
  method: 'PATCH',
  path: '/recurring-breaks/:id',
  roles: staff,
  title: 'Alterar pausa',
  args: v.object({
    id: uuid,
    dayOfWeek: v.optional(weekday),
    startTime: v.optional(requiredTime),
    endTime: v.optional(requiredTime),
    description: clearable(text),
    isActive,
  }),
  touches: ({ id }) => [['recurringBreaks', id]],
  apply(documents, { id, ...changes }) {
    const before = required(documents, 'recurringBreaks', id);
    if (changes.dayOfWeek !== undefined && changes.dayOfWeek !== before.dayOfWeek)
      throw new DomainError('weekday_fixed', 'O dia da semana não pode ser alterado', 422);
    const next = changed(before, changes);
    requireTimes(next.startTime, next.endTime);
    documents.put('recurringBreaks', next);
  },
});

export const deleteBreak = defineCommand({
  name: 'recurringBreak.delete',
  entity: 'recurringBreaks',
  method: 'DELETE',
  path: '/recurring-breaks/:id',
  roles: staff,
  title: 'Remover pausa',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['recurringBreaks', id]],
  apply(documents, { id }) {
    documents.remove('recurringBreaks', id);
  },
});
