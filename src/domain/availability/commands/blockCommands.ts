import * as v from 'valibot';
import { type CommandContext, defineCommand } from '../../core/command.ts';
import { changed, type DocumentSet, required } from '../../core/documents.ts';
import { DomainError } from '../../core/errors.ts';
import { clearable, LINE_MAX, text, uuid } from '../../core/fields.ts';
import { wallClock } from '../../time/zone.ts';
import type { AvailabilityBlock } from '../block.ts';
import { requiredInstant, requireLength } from '../fields.ts';
import { ownerOf, readsForTimes, zoneFor } from '../owner.ts';
import { patternOf, requireWeekday } from '../pattern.ts';
import { changedSpan, clockedSpan, measuredByClock, spanIn, wallTime } from '../wallSpan.ts';

const staff = ['psych', 'administrator'] as const;

const fields = {
  /** By the clock, in place of the instants. */
  startClock: v.nullish(wallTime),
  endClock: v.nullish(wallTime),
  isRecurring: v.optional(v.boolean('Informe se o bloqueio se repete.')),
  recurringPattern: v.optional(
    v.nullable(v.pipe(v.string('Padrão inválido'), v.maxLength(LINE_MAX, 'Padrão inválido'))),
  ),
};

/** The block as it may stand, its pattern written one way. @throws DomainError */
function settled(block: AvailabilityBlock): AvailabilityBlock {
  if (!block.isRecurring) {
    requireLength(block, 366, 'Um bloqueio não pode durar mais de um ano.');
    return { ...block, recurringPattern: null };
  }
  requireLength(measuredByClock(block), 1, 'Um bloqueio recorrente não pode durar mais de um dia.');
  return { ...block, recurringPattern: patternOf(requireWeekday(block)) };
}

/** A block of one date is for today or later, by the practice's calendar. @throws DomainError */
function requireComing(
  documents: DocumentSet,
  { isRecurring, startAt }: AvailabilityBlock,
  { actor, at }: CommandContext,
): void {
  if (isRecurring) return;
  const zone = zoneFor(documents, actor);
  if (wallClock(startAt, zone).day < wallClock(at, zone).day)
    throw new DomainError('date_past', 'A data do bloqueio não pode ser anterior a hoje.', 422);
}

export const createBlock = defineCommand({
  name: 'availabilityBlock.create',
  entity: 'availabilityBlocks',
  method: 'POST',
  path: '/availability-blocks',
  roles: staff,
  title: 'Novo bloqueio',
  args: v.object({
    id: uuid,
    psychologistId: v.optional(uuid),
    startAt: requiredInstant,
    endAt: requiredInstant,
    reason: clearable(text),
    ...fields,
  }),
  creates: ({ id }) => [['availabilityBlocks', id]],
  touches: ({ id }) => [['availabilityBlocks', id]],
  reads: ({ psychologistId }, actor) => readsForTimes(actor, psychologistId),
  apply(documents, args, context) {
    if (documents.get('availabilityBlocks', args.id)) return;
    const block = settled({
      id: args.id,
      psychologistId: ownerOf(documents, context.actor, args.psychologistId),
      ...clockedSpan(args, zoneFor(documents, context.actor)),
      reason: args.reason ?? null,
      isRecurring: args.isRecurring ?? false,
      recurringPattern: args.recurringPattern ?? null,
      createdAt: context.at,
    });
    requireComing(documents, block, context);
    documents.put('availabilityBlocks', block);
  },
});

export const updateBlock = defineCommand({
  name: 'availabilityBlock.update',
  entity: 'availabilityBlocks',
  method: 'PATCH',
  path: '/availability-blocks/:id',
  roles: staff,
  title: 'Alterar bloqueio',
  args: v.object({
    id: uuid,
    startAt: v.optional(requiredInstant),
    endAt: v.optional(requiredInstant),
    reason: clearable(text),
    ...fields,
  }),
  touches: ({ id }) => [['availabilityBlocks', id]],
  reads: (_args, actor) => readsForTimes(actor),
  apply(documents, { id, ...changes }, context) {
    const before = required(documents, 'availabilityBlocks', id);
    const zone = zoneFor(documents, context.actor);
    const block = settled({
      ...changed(before, changes),
      ...changedSpan(before, changes, zone),
    });
    const hasMoved = block.startAt !== spanIn(before, zone).startAt;
    if (hasMoved || block.isRecurring !== before.isRecurring)
      requireComing(documents, block, context);
    documents.put('availabilityBlocks', block);
  },
});

export const deleteBlock = defineCommand({
  name: 'availabilityBlock.delete',
  entity: 'availabilityBlocks',
  method: 'DELETE',
  path: '/availability-blocks/:id',
  roles: staff,
  title: 'Remover bloqueio',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['availabilityBlocks', id]],
  apply(documents, { id }) {
    documents.remove('availabilityBlocks', id);
  },
});
