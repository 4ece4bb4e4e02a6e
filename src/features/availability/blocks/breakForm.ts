import { createBreak, updateBreak } from '../../../domain/availability/commands/breakCommands.ts';
import type { RecurringBreak } from '../../../domain/availability/break.ts';
import { clockTime } from '../../../domain/availability/fields.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { changesIn, clock, endError, heldWeekdays, weekdaysOf, written } from '../times.ts';
import { NO_PSYCHOLOGIST } from '../texts.ts';
import * as v from 'valibot';

/** As typed. Of something new, several days may be chosen: each makes a break. */
export interface BreakForm {
  readonly psychologistId: string | null;
  /** `1,2,3` */
  readonly dayOfWeek: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string;
}

type Source = Partial<
  Pick<RecurringBreak, 'psychologistId' | 'dayOfWeek' | 'startTime' | 'endTime'>
> & { readonly description?: string | null | undefined };

export const breakFormOf = (source: Source): BreakForm => ({
  psychologistId: source.psychologistId ?? null,
  dayOfWeek: source.dayOfWeek === undefined ? '' : heldWeekdays([source.dayOfWeek]),
  startTime: source.startTime ?? '',
  endTime: source.endTime ?? '',
  description: source.description ?? '',
});

const timesOf = ({ startTime, endTime, description }: BreakForm) => ({
  startTime: clock(startTime),
  endTime: clock(endTime),
  description: written(description),
});

const ownerOf = ({ psychologistId }: BreakForm) => (psychologistId ? { psychologistId } : {});

/** @param isNamed whether the form says whose it is */
export const newBreak = (id: string, isNamed: boolean) => ({
  schema: createBreak.args,
  toArgs: (form: BreakForm) => ({
    id,
    ...(isNamed && ownerOf(form)),
    dayOfWeek: weekdaysOf(form.dayOfWeek)[0],
    ...timesOf(form),
  }),
});

/** Only what differs, over what else was sent. */
export const changedBreak = (
  before: RecurringBreak,
  sent: Partial<CommandArgs<'recurringBreak.update'>> = {},
) => ({
  schema: updateBreak.args,
  toArgs: (form: BreakForm) => ({
    ...('isActive' in sent && { isActive: sent.isActive }),
    ...changesIn(before, timesOf(form)),
    id: before.id,
  }),
});

export function breakErrors(form: BreakForm, isNamed: boolean): FieldErrors<BreakForm> {
  const end = endError(form.startTime, form.endTime);
  return {
    ...(form.dayOfWeek === '' && { dayOfWeek: 'Selecione o dia da semana.' }),
    ...(end && { endTime: end }),
    ...(isNamed && !form.psychologistId && { psychologistId: NO_PSYCHOLOGIST }),
  };
}

/** When the breaks of a form would be, for those whose times are complete. */
export function timesOfBreaks(form: BreakForm) {
  const { startTime, endTime } = timesOf(form);
  const isComplete = [startTime, endTime].every((time) => v.is(clockTime, time));
  if (!isComplete || endTime <= startTime) return [];
  return weekdaysOf(form.dayOfWeek).map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }));
}
