import * as v from 'valibot';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import { day as calendarDay } from '../../../domain/core/fields.ts';
import { createBlock, updateBlock } from '../../../domain/availability/commands/blockCommands.ts';
import { END_BEFORE_START, TIMES_REQUIRED } from '../../../domain/availability/fields.ts';
import { firstOccurrence } from '../../../domain/availability/occurrence.ts';
import {
  patternOf,
  UNREADABLE_PATTERN,
  weekdayOfPattern,
} from '../../../domain/availability/pattern.ts';
import {
  type ClockedSpan,
  clockedSpan,
  wallSpan,
  writtenClock,
} from '../../../domain/availability/wallSpan.ts';
import { addDays } from '../../../domain/time/days.ts';
import { formatMinutes, parseMinutes } from '../../../domain/time/format.ts';
import { boundsOf, type WallClock } from '../../../domain/time/zone.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { NO_PSYCHOLOGIST } from '../texts.ts';
import { DAY_MINUTES, changesIn, endMinutes, heldWeekdays, weekdaysOf, written } from '../times.ts';

/** As typed. */
export interface BlockForm {
  readonly psychologistId: string | null;
  /** `once` or `weekly` */
  readonly kind: string;
  /** Of a weekly one, the day from which on. */
  readonly day: string | null;
  /** Of one over several days. */
  readonly lastDay: string | null;
  /** `yes` or nothing. */
  readonly isWholeDay: string;
  readonly start: string;
  readonly end: string;
  /** `3`, or nothing. */
  readonly dayOfWeek: string;
  readonly reason: string;
}

export const blankBlock = (psychologistId: string | null, today: string): BlockForm => ({
  psychologistId,
  kind: 'once',
  day: today,
  lastDay: null,
  isWholeDay: '',
  start: '',
  end: '',
  dayOfWeek: '',
  reason: '',
});

type Times = ClockedSpan & Pick<AvailabilityBlock, 'isRecurring' | 'recurringPattern'>;
type Source = Times & {
  readonly psychologistId?: string | undefined;
  readonly reason?: string | null | undefined;
};

/** Midnight is the end of the day before. */
const lastDayOf = ({ day, minutes }: WallClock): string => (minutes === 0 ? addDays(day, -1) : day);

function dayOfWeekOf({ recurringPattern }: Times): string {
  const dayOfWeek = weekdayOfPattern(recurringPattern ?? '');
  return dayOfWeek === null ? '' : heldWeekdays([dayOfWeek]);
}

export function blockFormOf(block: Source, zone: string): BlockForm {
  const { start, end } = wallSpan(block, zone);
  const isWholeDay = start.minutes === 0 && end.minutes === 0 && end.day > start.day;
  const last = lastDayOf(end);
  const typed = ({ minutes }: WallClock) => (isWholeDay ? '' : formatMinutes(minutes));
  return {
    psychologistId: block.psychologistId ?? null,
    kind: block.isRecurring ? 'weekly' : 'once',
    day: start.day,
    lastDay: last > start.day ? last : null,
    isWholeDay: isWholeDay ? 'yes' : '',
    start: typed(start),
    end: typed(end),
    dayOfWeek: dayOfWeekOf(block),
    reason: block.reason ?? '',
  };
}

const isDay = (typed: string): boolean => v.is(calendarDay, typed);

/** Every week into the next day: of blocks that other programs made. */
const isOverNight = ({ kind, day, lastDay }: BlockForm): boolean =>
  kind === 'weekly' && lastDay !== null && lastDay !== day;

/** The times that were typed, in minutes; `null` where one cannot be read. */
function minutesIn(form: BlockForm) {
  if (form.isWholeDay) return { start: 0, end: DAY_MINUTES };
  const [start, end] = [parseMinutes(form.start), endMinutes(form.end)];
  if (start === null || end === null) return null;
  return { start, end: isOverNight(form) && end < DAY_MINUTES ? end + DAY_MINUTES : end };
}

/** When the block would be, the first time of a weekly one; `null` while the form is not complete. */
function spanOfBlock(form: BlockForm, zone: string): Required<ClockedSpan> | null {
  const minutes = minutesIn(form);
  const { day } = form;
  if (!minutes || !day) return null;
  if (form.kind === 'weekly') {
    const daysOfWeek = weekdaysOf(form.dayOfWeek);
    const isPossible = daysOfWeek.length > 0 && minutes.end > minutes.start;
    return isPossible
      ? clockedSpan(firstOccurrence({ daysOfWeek, ...minutes }, day, zone), zone)
      : null;
  }
  const last = form.lastDay ?? day;
  if (!isDay(last)) return null;
  const end =
    minutes.end === DAY_MINUTES
      ? { day: addDays(last, 1), minutes: 0 }
      : { day: last, minutes: minutes.end };
  // Nothing within the times that were said stays open, where clocks change.
  const start = { day, minutes: minutes.start };
  const startAt = boundsOf(start, zone).first;
  const endAt = boundsOf(end, zone).last;
  const clocks = { startClock: writtenClock(start), endClock: writtenClock(end) };
  return startAt < endAt ? { startAt, endAt, ...clocks } : null;
}

/** What of the form says when it is. */
const TIMES = ['kind', 'day', 'lastDay', 'isWholeDay', 'start', 'end'] as const;

const hasMoved = (form: BlockForm, start: BlockForm): boolean =>
  TIMES.some((name) => form[name] !== start[name]);

/** A block as the form says it. One whose times nobody touched keeps them to the second. */
export function timesOfBlock(form: BlockForm, zone: string, before?: Times): Times | null {
  const isKept = before && !hasMoved(form, blockFormOf(before, zone));
  const span = isKept ? before : spanOfBlock(form, zone);
  if (!span) return null;
  const [dayOfWeek] = weekdaysOf(form.dayOfWeek);
  const isRecurring = form.kind === 'weekly';
  const hasPattern = isRecurring && dayOfWeek !== undefined;
  return {
    startAt: span.startAt,
    endAt: span.endAt,
    startClock: span.startClock,
    endClock: span.endClock,
    isRecurring,
    recurringPattern: hasPattern ? patternOf(dayOfWeek) : null,
  };
}

const NOT_YET = { startAt: '', endAt: '' };

/** @param isNamed whether the form says whose it is */
export const newBlock = (id: string, zone: string, isNamed: boolean) => ({
  schema: createBlock.args,
  toArgs: (form: BlockForm) => ({
    id,
    ...(isNamed && form.psychologistId && { psychologistId: form.psychologistId }),
    ...(timesOfBlock(form, zone) ?? NOT_YET),
    reason: written(form.reason),
  }),
});

/** Only what differs. */
export const changedBlock = (before: AvailabilityBlock, zone: string) => ({
  schema: updateBlock.args,
  toArgs: (form: BlockForm) => ({
    ...changesIn<Partial<AvailabilityBlock>>(before, {
      ...(timesOfBlock(form, zone, before) ?? NOT_YET),
      reason: written(form.reason),
    }),
    id: before.id,
  }),
});

export interface BlockRules {
  readonly today: string;
  readonly isNamed: boolean;
  /** The block that is changed. */
  readonly before?: BlockForm | undefined;
}

const WEEKDAY_NEEDED = 'Selecione o dia da semana do bloqueio recorrente.';
const PAST = 'A data do bloqueio não pode ser anterior a hoje.';

function dayErrors(form: BlockForm, { today, before }: BlockRules): FieldErrors<BlockForm> {
  if (!form.day) return { day: 'Data inválida' };
  if (form.kind === 'once' && form.lastDay && !isDay(form.lastDay))
    return { lastDay: 'Data inválida' };
  const isMoved = !before || hasMoved(form, { ...before, end: form.end, lastDay: form.lastDay });
  if (form.kind === 'once' && isMoved && form.day < today) return { day: PAST };
  if (form.kind === 'once' && form.lastDay && form.lastDay < form.day)
    return { lastDay: 'O último dia não pode vir antes do primeiro.' };
  return {};
}

function timeErrors(form: BlockForm): FieldErrors<BlockForm> {
  if (form.isWholeDay) return {};
  const minutes = minutesIn(form);
  if (!minutes) {
    const [start, end] = [form.start, form.end].map((typed) =>
      typed.trim() === '' ? TIMES_REQUIRED : parseMinutes(typed) === null && 'Horário inválido',
    );
    return { ...(start && { start }), ...(end && { end }) };
  }
  const isOneDay = form.kind === 'weekly' || (form.lastDay ?? form.day) === form.day;
  return isOneDay && minutes.end <= minutes.start ? { end: END_BEFORE_START } : {};
}

export function blockErrors(form: BlockForm, rules: BlockRules): FieldErrors<BlockForm> {
  const isUnread = rules.before?.kind === 'weekly' && rules.before.dayOfWeek === '';
  return {
    ...(form.kind === 'weekly' &&
      form.dayOfWeek === '' && { dayOfWeek: isUnread ? UNREADABLE_PATTERN : WEEKDAY_NEEDED }),
    ...dayErrors(form, rules),
    ...timeErrors(form),
    ...(rules.isNamed && !form.psychologistId && { psychologistId: NO_PSYCHOLOGIST }),
  };
}
