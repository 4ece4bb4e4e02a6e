import * as v from 'valibot';
import { defineCommand } from '../../core/command.ts';
import { changed, required } from '../../core/documents.ts';
import { DomainError } from '../../core/errors.ts';
import { clearable, day, text, uuid } from '../../core/fields.ts';
import { wallClock } from '../../time/zone.ts';
import {
  minutesOf,
  requiredInstant,
  requiredTime,
  requireLength,
  requireTimes,
  weekdays,
} from '../fields.ts';
import { firstOccurrence } from '../occurrence.ts';
import { ownerOf, readsForTimes, zoneFor } from '../owner.ts';
import {
  type AvailabilityPeriod,
  BREAK_MINUTES,
  breakDurations,
  periodPatterns,
  SLOT_MINUTES,
  slotDurations,
} from '../period.ts';
import { changedSpan, clockedSpan, measuredByClock, wallTime } from '../wallSpan.ts';

const staff = ['psych', 'administrator'] as const;

const durations = {
  slotDuration: v.optional(v.picklist(slotDurations, 'Duração da sessão inválida')),
  breakDuration: v.optional(v.picklist(breakDurations, 'Duração do intervalo inválida')),
};

const fields = {
  /** By the clock, in place of the instants. */
  startClock: v.nullish(wallTime),
  endClock: v.nullish(wallTime),
  isRecurring: v.optional(v.boolean('Informe se o período se repete.')),
  recurringPattern: v.optional(v.nullable(v.picklist(periodPatterns, 'Padrão inválido'))),
  daysOfWeek: v.optional(weekdays),
  isActive: v.optional(v.boolean('Informe se o período está ativo.')),
  notes: clearable(text),
  ...durations,
};

export const WEEKDAYS_REQUIRED = 'Selecione pelo menos um dia da semana para períodos semanais.';

const requireDays = (days: readonly number[]): void => {
  if (days.length === 0) throw new DomainError('weekdays_required', WEEKDAYS_REQUIRED, 422);
};

/** The period as it may stand: what its kind of repetition does not use is empty. @throws DomainError */
function settled(period: AvailabilityPeriod): AvailabilityPeriod {
  const span = period.isRecurring ? measuredByClock(period) : period;
  requireLength(span, 1, 'Um período não pode durar mais de um dia.');
  if (!period.isRecurring) return { ...period, recurringPattern: null, daysOfWeek: [] };
  const recurringPattern = period.recurringPattern ?? 'weekly';
  if (recurringPattern !== 'weekly') return { ...period, recurringPattern, daysOfWeek: [] };
  requireDays(period.daysOfWeek);
  return { ...period, recurringPattern };
}

export const createPeriod = defineCommand({
  name: 'availabilityPeriod.create',
  entity: 'availabilityPeriods',
  method: 'POST',
  path: '/availability-periods',
  roles: staff,
  title: 'Novo período de disponibilidade',
  args: v.object({
    id: uuid,
    psychologistId: v.optional(uuid),
    startAt: requiredInstant,
    endAt: requiredInstant,
    ...fields,
  }),
  creates: ({ id }) => [['availabilityPeriods', id]],
  touches: ({ id }) => [['availabilityPeriods', id]],
  reads: ({ psychologistId }, actor) => readsForTimes(actor, psychologistId),
  apply(documents, args, { actor, at }) {
    if (documents.get('availabilityPeriods', args.id)) return;
    const period = settled({
      id: args.id,
      psychologistId: ownerOf(documents, actor, args.psychologistId),
      ...clockedSpan(args, zoneFor(documents, actor)),
      isRecurring: args.isRecurring ?? false,
      recurringPattern: args.recurringPattern ?? null,
      daysOfWeek: args.daysOfWeek ?? [],
      isActive: args.isActive ?? true,
      notes: args.notes ?? null,
      slotDuration: args.slotDuration ?? SLOT_MINUTES,
      breakDuration: args.breakDuration ?? BREAK_MINUTES,
      createdAt: at,
    });
    documents.put('availabilityPeriods', period);
  },
});

/** A period by its clock times and weekdays, in the practice's time zone. */
export const createWeeklyPeriod = defineCommand({
  name: 'availabilityPeriod.createWeekly',
  entity: 'availabilityPeriods',
  method: 'POST',
  path: '/availability-new/weekly-period',
  roles: staff,
  title: 'Novo período semanal',
  args: v.object({
    id: uuid,
    psychologistId: v.optional(uuid),
    daysOfWeek: weekdays,
    startTime: requiredTime,
    endTime: requiredTime,
    startDate: clearable(day),
    notes: clearable(text),
    ...durations,
  }),
  creates: ({ id }) => [['availabilityPeriods', id]],
  touches: ({ id }) => [['availabilityPeriods', id]],
  reads: ({ psychologistId }, actor) => readsForTimes(actor, psychologistId),
  apply(documents, args, { actor, at }) {
    if (documents.get('availabilityPeriods', args.id)) return;
    requireTimes(args.startTime, args.endTime);
    requireDays(args.daysOfWeek);
    const zone = zoneFor(documents, actor);
    documents.put('availabilityPeriods', {
      id: args.id,
      psychologistId: ownerOf(documents, actor, args.psychologistId),
      ...clockedSpan(
        firstOccurrence(
          {
            daysOfWeek: args.daysOfWeek,
            start: minutesOf(args.startTime),
            end: minutesOf(args.endTime),
          },
          args.startDate ?? wallClock(at, zone).day,
          zone,
        ),
        zone,
      ),
      isRecurring: true,
      recurringPattern: 'weekly',
      daysOfWeek: args.daysOfWeek,
      isActive: true,
      notes: args.notes ?? null,
      slotDuration: args.slotDuration ?? SLOT_MINUTES,
      breakDuration: args.breakDuration ?? BREAK_MINUTES,
      createdAt: at,
    });
  },
});

export const updatePeriod = defineCommand({
  name: 'availabilityPeriod.update',
  entity: 'availabilityPeriods',
  method: 'PUT',
  path: '/availability-periods/:id',
  roles: staff,
  title: 'Alterar período de disponibilidade',
  args: v.object({
    id: uuid,
    startAt: v.optional(requiredInstant),
    endAt: v.optional(requiredInstant),
    ...fields,
  }),
  touches: ({ id }) => [['availabilityPeriods', id]],
  reads: (_args, actor) => readsForTimes(actor),
  apply(documents, { id, ...changes }, { actor }) {
    const before = required(documents, 'availabilityPeriods', id);
    const span = changedSpan(before, changes, zoneFor(documents, actor));
    documents.put('availabilityPeriods', settled({ ...changed(before, changes), ...span }));
  },
});

export const deletePeriod = defineCommand({
  name: 'availabilityPeriod.delete',
  entity: 'availabilityPeriods',
  method: 'DELETE',
  path: '/availability-periods/:id',
  roles: staff,
  title: 'Remover período de disponibilidade',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['availabilityPeriods', id]],
  apply(documents, { id }) {
    documents.remove('availabilityPeriods', id);
  },
});
