import * as v from 'valibot';
import { day } from '../../domain/core/fields.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { isClockSpan } from '../../domain/recurrences/clockSpan.ts';
import type { Candidate } from '../../domain/recurrences/conflicts.ts';
import type { Schedule } from '../../domain/recurrences/expand.ts';
import { newRecurrence, type NewRecurrence } from '../../domain/recurrences/fields.ts';
import {
  type RecurringAppointment,
  type RecurringType,
  recurringTypes,
} from '../../domain/recurrences/recurrence.ts';
import { requireSchedule } from '../../domain/recurrences/rules.ts';
import { formatMinutes, parseMinutes } from '../../domain/time/format.ts';
import type { FieldErrors } from '../../ui/forms/useForm.ts';

/** What the form holds, as typed; a draft keeps texts alone. */
export interface RecurrenceForm {
  readonly patientId: string | null;
  readonly psychologistId: string | null;
  readonly recurringType: string;
  /** Digits, 0 Sunday … 6. */
  readonly daysOfWeek: string;
  readonly startTime: string;
  readonly endTime: string;
  /** `yyyy-MM-dd` */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly notes: string;
}

export type RecurrenceErrors = FieldErrors<RecurrenceForm>;

export const BLANK_RECURRENCE: RecurrenceForm = {
  patientId: null,
  psychologistId: null,
  recurringType: 'weekly',
  daysOfWeek: '',
  startTime: '09:00',
  endTime: '10:00',
  startDate: null,
  endDate: null,
  notes: '',
};

export const daysIn = (digits: string): number[] => digits.split('').map(Number);
export const digitsOf = (days: readonly number[]): string =>
  days.toSorted((a, b) => a - b).join('');

/** `09:30` of what was typed; what is no time stays for the rules to name. */
export function tidyTime(typed: string): string {
  if (/^24(?:[:h.]?00)?h?$/.test(typed.trim())) return '00:00';
  const minutes = parseMinutes(typed);
  return minutes === null ? typed : formatMinutes(minutes);
}

const types = v.picklist(recurringTypes);
const typeOf = (typed: string): RecurringType => (v.is(types, typed) ? typed : 'weekly');

/** What a form's fields say, in the words of the contract. A blank end is left out where nothing is to be taken away. */
function scheduleOf(form: RecurrenceForm): {
  [K in keyof Schedule]: Schedule[K] | null | undefined;
} & { readonly notes: string } {
  const recurringType = typeOf(form.recurringType);
  return {
    recurringType,
    daysOfWeek: recurringType === 'weekly' ? daysIn(form.daysOfWeek) : [],
    startTime: tidyTime(form.startTime),
    endTime: tidyTime(form.endTime),
    startDate: form.startDate ?? '',
    endDate: form.endDate,
    notes: form.notes.trim(),
  };
}

/** Of a new one. */
export function creationOf({ patientId, psychologistId, ...form }: RecurrenceForm) {
  const { endDate, notes, ...schedule } = scheduleOf({ patientId, psychologistId, ...form });
  return {
    ...schedule,
    patientId: patientId ?? '',
    ...(psychologistId && { psychologistId }),
    ...(endDate && { endDate }),
    ...(notes && { notes }),
  };
}

type Stored = Pick<RecurringAppointment, 'patientId' | 'psychologistId' | 'notes'> & Schedule;

export const formOf = (recurrence: Stored): RecurrenceForm => ({
  ...recurrence,
  daysOfWeek: digitsOf(recurrence.daysOfWeek),
  notes: recurrence.notes ?? '',
});

export const formOfNew = (data: NewRecurrence): RecurrenceForm => ({
  ...BLANK_RECURRENCE,
  ...data,
  psychologistId: data.psychologistId ?? null,
  daysOfWeek: digitsOf(data.daysOfWeek ?? []),
  endDate: data.endDate ?? null,
  notes: data.notes ?? '',
});

/** Only what the person changed, so that another device's change of the rest stays. */
export function changesOf(form: RecurrenceForm, before: RecurrenceForm): object {
  const [next, former] = [scheduleOf(form), scheduleOf(before)];
  const changed = Object.entries(next).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(former[name as keyof typeof former]),
  );
  const { notes, ...changes } = Object.fromEntries(changed) as Partial<typeof next>;
  return { ...changes, ...(notes !== undefined && { notes: notes || null }) };
}

const fieldOf: Readonly<Record<string, keyof RecurrenceForm>> = {
  weekday_required: 'daysOfWeek',
  invalid_span: 'endTime',
  invalid_dates: 'endDate',
};

/**
 * What the domain's rules say of the whole.
 * @param earliest the first day on which it may start; `null` where the start stays
 */
export function errorsOf(form: RecurrenceForm, earliest: string | null): RecurrenceErrors {
  const schedule = { ...scheduleOf(form), endDate: form.endDate } as Schedule;
  // What is no day cannot be compared; the command's own rules name it.
  if ([form.startDate, form.endDate].some((typed) => typed && !v.is(day, typed))) return {};
  if (earliest !== null && schedule.startDate && schedule.startDate < earliest)
    return { startDate: 'A data de início não pode ser anterior a hoje.' };
  try {
    requireSchedule(schedule);
  } catch (error) {
    const field = error instanceof DomainError ? fieldOf[error.code] : undefined;
    if (field) return { [field]: (error as DomainError).message };
  }
  return {};
}

/** What is looked at for conflicts; `null` while it is not complete. */
export function candidateOf(
  id: string,
  form: RecurrenceForm,
): (Candidate & { readonly psychologistId: string }) | null {
  const parsed = v.safeParse(newRecurrence, creationOf(form));
  const { psychologistId } = form;
  if (!parsed.success || !psychologistId || Object.keys(errorsOf(form, null)).length > 0)
    return null;
  const { output } = parsed;
  return { ...output, id, psychologistId, endDate: output.endDate ?? null } as Candidate & {
    readonly psychologistId: string;
  };
}

const HOUR = 60;

/** The end as it was, or an hour after a start that would come later, also over midnight. */
export function endFollowing(start: string, end: string): string {
  const [from, to] = [parseMinutes(start), parseMinutes(end)];
  // Not while the time is being typed.
  if (from === null || to === null || start.trim().length < 4 || to > from) return end;
  const isOvernight = isClockSpan({ startTime: formatMinutes(from), endTime: formatMinutes(to) });
  return isOvernight ? end : formatMinutes(from + HOUR);
}
