import { weekdayIndex } from './days.ts';
import { isSecondTime, wallClock } from './zone.ts';

const WEEKDAYS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const weekdayName = (day: string): string => WEEKDAYS[weekdayIndex(day)] ?? '';

/** `seg`, `ter` … */
export const weekdayShort = (day: string): string => weekdayName(day).slice(0, 3);

export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** `novembro de 2026`, of a day or a month. */
export const monthTitle = (day: string): string => `${monthName(day)} de ${day.slice(0, 4)}`;

/** `21/11/2026` from `2026-11-21`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('/');

/** `sábado, 21 de novembro` */
export const longDay = (day: string): string =>
  `${weekdayName(day)}, ${Number(day.slice(8))} de ${monthName(day)}`;

/** `14:05` from minutes since midnight. */
export const formatMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

/**
 * Minutes since midnight of a time as people type it: `9`, `930`, `9:30`, `9h30`, `09:30`. `null` when it is none.
 */
export function parseMinutes(typed: string): number | null {
  const match = /^(\d{1,2})(?:[:h.]?(\d{2}))?h?$/.exec(typed.trim());
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** `21/11/2026` */
export const formatDate = (instant: string, zone: string): string =>
  formatDay(wallClock(instant, zone).day);

/** `14:05`, or `01:30 (2ª vez)` of an hour that the clock shows twice. No field takes that. */
export const formatTime = (instant: string, zone: string): string => {
  const time = formatMinutes(wallClock(instant, zone).minutes);
  return isSecondTime(instant, zone) ? `${time} (2ª vez)` : time;
};

/** `21/11/2026 às 14:05` */
export const formatMoment = (instant: string, zone: string): string =>
  `${formatDate(instant, zone)} às ${formatTime(instant, zone)}`;

/** `14:00 – 14:50` */
export const formatSpan = (
  { startAt, endAt }: { readonly startAt: string; readonly endAt: string },
  zone: string,
): string => `${formatTime(startAt, zone)} – ${formatTime(endAt, zone)}`;
