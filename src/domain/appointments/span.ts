import type { Appointment } from './appointment.ts';

export const SESSION_MINUTES = 50;
export const SESSION_MINUTES_MIN = 5;

type Span = Pick<Appointment, 'startAt' | 'endAt'>;

export const durationMinutes = ({ startAt, endAt }: Span): number =>
  Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000);

export const SESSION_YEARS = { from: '1990', to: '2100' };
const DAY_MINUTES = 1440;

/** True if a session may have this time, by its length and year. */
export function maySessionStand(span: Span): boolean {
  const minutes = durationMinutes(span);
  const year = span.startAt.slice(0, 4);
  const isLong = Date.parse(span.endAt) - Date.parse(span.startAt) > DAY_MINUTES * 60_000;
  const { from, to } = SESSION_YEARS;
  return !isLong && minutes >= SESSION_MINUTES_MIN && from <= year && year <= to;
}

/** True if two time spans share an instant; touching ends do not. */
export const overlaps = (a: Span, b: Span): boolean => a.startAt < b.endAt && b.startAt < a.endAt;
