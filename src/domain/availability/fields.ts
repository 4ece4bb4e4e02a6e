import * as v from 'valibot';
import { DomainError } from '../core/errors.ts';
import { instant } from '../core/fields.ts';
import { weekdayIndex } from '../time/days.ts';

export const TIMES_REQUIRED = 'Horário de início e fim são obrigatórios.';

/** The weekday of a calendar day, 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): number => (weekdayIndex(day) + 1) % 7;

/** 0 is Sunday, 6 is Saturday: as the contract counts, and unlike `weekdayIndex`. */
export const weekday = v.pipe(
  v.number('Dia da semana inválido'),
  v.integer('Dia da semana inválido'),
  v.minValue(0, 'Dia da semana inválido'),
  v.maxValue(6, 'Dia da semana inválido'),
);

/** Different weekdays in their order. */
export const weekdays = v.pipe(
  v.array(weekday, 'Dia da semana inválido'),
  v.maxLength(50, 'Dia da semana inválido'),
  v.transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
);

/** A time of a clock on the wall, `HH:mm`. */
export const clockTime = v.pipe(
  v.string('Horário inválido'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Horário inválido'),
);

const given = v.pipe(v.string(TIMES_REQUIRED), v.nonEmpty(TIMES_REQUIRED));

/** An instant, or a clock time, of a form that asks for both of its times. */
export const requiredInstant = v.pipe(given, instant);
export const requiredTime = v.pipe(given, clockTime);

/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const END_BEFORE_START = 'Horário de fim deve ser posterior ao horário de início';

const endBeforeStart = (): DomainError => new DomainError('invalid_span', END_BEFORE_START, 422);

/** @throws DomainError where the end does not follow the start on the same day */
export function requireTimes(startTime: string, endTime: string): void {
  if (minutesOf(endTime) <= minutesOf(startTime)) throw endBeforeStart();
}

const DAY_MS = 86_400_000;

/** @throws DomainError where the end does not follow the start, or only after more than so many days */
export function requireLength(
  { startAt, endAt }: { readonly startAt: string; readonly endAt: string },
  days: number,
  tooLong: string,
): void {
  const length = Date.parse(endAt) - Date.parse(startAt);
  if (length <= 0) throw endBeforeStart();
  if (length > days * DAY_MS) throw new DomainError('invalid_span', tooLong, 422);
}

/** The other way round. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
