import {
  createWeeklyPeriod,
  WEEKDAYS_REQUIRED,
} from '../../../domain/availability/commands/periodCommands.ts';
import { BREAK_MINUTES, SLOT_MINUTES } from '../../../domain/availability/period.ts';
import { TIMES_REQUIRED } from '../../../domain/availability/fields.ts';
import { parseMinutes } from '../../../domain/time/format.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { NO_PSYCHOLOGIST } from '../texts.ts';
import { clock, endError, heldWeekdays, weekdaysOf } from '../times.ts';

/** A week of two shifts; the second may stay empty. As typed. */
export interface WeekForm {
  readonly psychologistId: string | null;
  /** `1,2,3` */
  readonly daysOfWeek: string;
  readonly start: string;
  readonly end: string;
  readonly secondStart: string;
  readonly secondEnd: string;
  readonly slotDuration: string;
  readonly breakDuration: string;
}

/** What most practices keep: nobody types it who wants it. */
export const usualWeek = (psychologistId: string | null): WeekForm => ({
  psychologistId,
  daysOfWeek: '1,2,3,4,5',
  start: '08:00',
  end: '12:00',
  secondStart: '13:00',
  secondEnd: '18:00',
  slotDuration: String(SLOT_MINUTES),
  breakDuration: String(BREAK_MINUTES),
});

type Args = CommandArgs<'availabilityPeriod.createWeekly'>;

export const weekFormOf = (args: Args): WeekForm => ({
  psychologistId: args.psychologistId ?? null,
  daysOfWeek: heldWeekdays(args.daysOfWeek),
  start: args.startTime,
  end: args.endTime,
  secondStart: '',
  secondEnd: '',
  slotDuration: String(args.slotDuration ?? SLOT_MINUTES),
  breakDuration: String(args.breakDuration ?? BREAK_MINUTES),
});

export interface Shift {
  readonly startTime: string;
  readonly endTime: string;
}

/** The shifts that are filled in. */
export function shiftsOf({ start, end, secondStart, secondEnd }: WeekForm): readonly Shift[] {
  const first = { startTime: clock(start), endTime: clock(end) };
  const second = { startTime: clock(secondStart), endTime: clock(secondEnd) };
  return second.startTime === '' && second.endTime === '' ? [first] : [first, second];
}

/** The first shift; the others differ in id and times alone. */
export const weekly = (id: string, isNamed: boolean) => ({
  schema: createWeeklyPeriod.args,
  toArgs: (form: WeekForm) => ({
    id,
    ...(isNamed && form.psychologistId && { psychologistId: form.psychologistId }),
    daysOfWeek: [...weekdaysOf(form.daysOfWeek)],
    ...shiftsOf(form)[0],
    slotDuration: Number(form.slotDuration),
    breakDuration: Number(form.breakDuration),
  }),
});

const wrong = (typed: string): string | null => {
  if (typed.trim() === '') return TIMES_REQUIRED;
  return parseMinutes(typed) === null ? 'Horário inválido' : null;
};

type Errors = FieldErrors<WeekForm>;

function secondErrors({ end, secondStart, secondEnd }: WeekForm): Errors {
  if (secondStart.trim() === '' && secondEnd.trim() === '') return {};
  const [start, last] = [wrong(secondStart), wrong(secondEnd) ?? endError(secondStart, secondEnd)];
  const isEarly = clock(secondStart) < clock(end);
  return {
    ...(isEarly && { secondStart: 'O segundo turno começa depois do primeiro.' }),
    ...(start && { secondStart: start }),
    ...(last && { secondEnd: last }),
  };
}

export function weekErrors(form: WeekForm, isNamed: boolean): Errors {
  const [start, end] = [wrong(form.start), wrong(form.end) ?? endError(form.start, form.end)];
  return {
    ...(form.daysOfWeek === '' && { daysOfWeek: WEEKDAYS_REQUIRED }),
    ...(start && { start }),
    ...(end && { end }),
    ...secondErrors(form),
    ...(isNamed && !form.psychologistId && { psychologistId: NO_PSYCHOLOGIST }),
  };
}
