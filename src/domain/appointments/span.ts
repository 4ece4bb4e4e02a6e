import type { Appointment } from './appointment.ts';

export const SESSION_MINUTES = 50;
export const SESSION_MINUTES_MIN = 5;

type Span = Pick<Appointment, 'startAt' | 'endAt'>;

export const durationMinutes = ({ startAt, endAt }: Span): number =>
  Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000);

/** True if two time spans share an instant; touching ends do not. */
export const overlaps = (a: Span, b: Span): boolean => a.startAt < b.endAt && b.startAt < a.endAt;
