import { END_BEFORE_START, TIMES_REQUIRED } from '../../../domain/availability/fields.ts';
import { firstOccurrence } from '../../../domain/availability/occurrence.ts';
import {
  type AvailabilityPeriod,
  BREAK_MINUTES,
  periodPatterns,
  SLOT_MINUTES,
} from '../../../domain/availability/period.ts';
import {
  createPeriod,
  updatePeriod,
  WEEKDAYS_REQUIRED,
} from '../../../domain/availability/commands/periodCommands.ts';
import {
  type ClockedSpan,
  clockedSpan,
  wallSpan,
  writtenClock,
} from '../../../domain/availability/wallSpan.ts';
import { weekOrder } from '../../../domain/time/weekdays.ts';
import { addDays } from '../../../domain/time/days.ts';
import { formatMinutes, parseMinutes } from '../../../domain/time/format.ts';
import { instantOf } from '../../../domain/time/zone.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { NO_PSYCHOLOGIST } from '../texts.ts';
import { DAY_MINUTES, changesIn, endMinutes, heldWeekdays, weekdaysOf, written } from '../times.ts';

/** As typed. */
export interface PeriodForm {
  readonly psychologistId: string | null;
  /** `once`, or how it repeats. */
  readonly kind: string;
  /** The day, or from which on. */
  readonly day: string | null;
  readonly start: string;
  readonly end: string;
  /** It ends on the day after it begins: of periods that other programs made. `yes` or nothing. */
  readonly overNight: string;
  /** `1,2,3` */
  readonly daysOfWeek: string;
  readonly slotDuration: string;
  readonly breakDuration: string;
  /** `yes` or nothing. */
  readonly isActive: string;
  readonly notes: string;
}

export const blankPeriod = (psychologistId: string | null, today: string): PeriodForm => ({
  psychologistId,
  kind: 'weekly',
  day: today,
  start: '',
  end: '',
  overNight: '',
  daysOfWeek: '',
  slotDuration: String(SLOT_MINUTES),
  breakDuration: String(BREAK_MINUTES),
  isActive: 'yes',
  notes: '',
});

type Source = Pick<AvailabilityPeriod, 'startAt' | 'endAt'> & {
  readonly [K in keyof AvailabilityPeriod]?: AvailabilityPeriod[K] | undefined;
};

const yes = (isTrue: boolean): string => (isTrue ? 'yes' : '');

const restOf = (period: Source) => ({
  slotDuration: String(period.slotDuration ?? SLOT_MINUTES),
  breakDuration: String(period.breakDuration ?? BREAK_MINUTES),
  isActive: yes(period.isActive ?? true),
  notes: period.notes ?? '',
});

export function periodFormOf(period: Source, zone: string): PeriodForm {
  const { start, end } = wallSpan(period, zone);
  return {
    psychologistId: period.psychologistId ?? null,
    kind: period.isRecurring ? (period.recurringPattern ?? 'weekly') : 'once',
    day: start.day,
    start: formatMinutes(start.minutes),
    end: formatMinutes(end.minutes),
    overNight: yes(end.day > start.day && end.minutes > 0),
    daysOfWeek: heldWeekdays(period.daysOfWeek ?? []),
    ...restOf(period),
  };
}

function minutesIn({ start, end, overNight }: PeriodForm) {
  const [from, to] = [parseMinutes(start), endMinutes(end)];
  if (from === null || to === null) return null;
  return { start: from, end: overNight && to < DAY_MINUTES ? to + DAY_MINUTES : to };
}

/** When it would be for the first time; `null` while the form is not complete. */
function spanOfPeriod(form: PeriodForm, zone: string): Required<ClockedSpan> | null {
  const minutes = minutesIn(form);
  const { day, kind } = form;
  if (!minutes || !day || minutes.end <= minutes.start) return null;
  if (kind === 'weekly' || kind === 'daily') {
    const daysOfWeek = kind === 'daily' ? weekOrder : weekdaysOf(form.daysOfWeek);
    return daysOfWeek.length > 0
      ? clockedSpan(firstOccurrence({ daysOfWeek, ...minutes }, day, zone), zone)
      : null;
  }
  const at = (time: number) => ({
    day: addDays(day, Math.floor(time / DAY_MINUTES)),
    minutes: time % DAY_MINUTES,
  });
  const [start, end] = [at(minutes.start), at(minutes.end)];
  return {
    startAt: instantOf(start, zone),
    endAt: instantOf(end, zone),
    startClock: writtenClock(start),
    endClock: writtenClock(end),
  };
}

const TIMES = ['kind', 'day', 'start', 'end', 'daysOfWeek'] as const;

const hasMoved = (form: PeriodForm, start: PeriodForm): boolean =>
  TIMES.some((name) => form[name] !== start[name]);

/** The period's fields as the form says them. One whose times nobody touched keeps them. */
function fieldsOf(form: PeriodForm, zone: string, before?: AvailabilityPeriod) {
  const isKept = before && !hasMoved(form, periodFormOf(before, zone));
  const span = isKept ? before : spanOfPeriod(form, zone);
  const pattern = periodPatterns.find((one) => one === form.kind) ?? null;
  return {
    startAt: span?.startAt ?? '',
    endAt: span?.endAt ?? '',
    startClock: span?.startClock,
    endClock: span?.endClock,
    isRecurring: pattern !== null,
    recurringPattern: pattern,
    daysOfWeek: pattern === 'weekly' ? [...weekdaysOf(form.daysOfWeek)] : [],
    slotDuration: Number(form.slotDuration),
    breakDuration: Number(form.breakDuration),
    isActive: form.isActive !== '',
    notes: written(form.notes),
  };
}

/** @param isNamed whether the form says whose it is */
export const newPeriod = (id: string, zone: string, isNamed: boolean) => ({
  schema: createPeriod.args,
  toArgs: (form: PeriodForm) => ({
    id,
    ...(isNamed && form.psychologistId && { psychologistId: form.psychologistId }),
    ...fieldsOf(form, zone),
  }),
});

/** Only what differs. */
export const changedPeriod = (before: AvailabilityPeriod, zone: string) => ({
  schema: updatePeriod.args,
  toArgs: (form: PeriodForm) => ({
    ...changesIn<Partial<AvailabilityPeriod>>(
      before,
      fieldsOf(form, zone, before) as Partial<AvailabilityPeriod>,
    ),
    id: before.id,
  }),
});

export function periodErrors(form: PeriodForm, isNamed: boolean): FieldErrors<PeriodForm> {
  const minutes = minutesIn(form);
  const wrong = (typed: string) => {
    if (typed.trim() === '') return TIMES_REQUIRED;
    return parseMinutes(typed) === null ? 'Horário inválido' : null;
  };
  const [start, end] = [wrong(form.start), wrong(form.end)];
  return {
    ...(form.kind === 'weekly' && form.daysOfWeek === '' && { daysOfWeek: WEEKDAYS_REQUIRED }),
    ...(!form.day && { day: 'Data inválida' }),
    ...(start && { start }),
    ...(end && { end }),
    ...(minutes && minutes.end <= minutes.start && { end: END_BEFORE_START }),
    ...(isNamed && !form.psychologistId && { psychologistId: NO_PSYCHOLOGIST }),
  };
}
