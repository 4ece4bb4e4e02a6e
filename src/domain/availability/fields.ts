import * as v from 'valibot';
import { DomainError } from '../core/errors.ts';

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

/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** @throws DomainError where the end does not follow the start on the same day */
export function requireTimes(startTime: string, endTime: string): void {
  if (minutesOf(endTime) <= minutesOf(startTime))
    throw new DomainError(
      'invalid_span',
      'Horário de fim deve ser posterior ao horário de início',
      422,
    );
}
